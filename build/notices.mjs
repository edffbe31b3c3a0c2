import { readFileSync, readdirSync } from 'node:fs'

/** Ids of helper modules begin with a NUL. */
const packageFolder = /(?<=^\0?)\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/** The licence of a package, by its folder. */
function noticeOf(folder) {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const file = readdirSync(folder).find(one => /^licen[cs]e/i.test(one))
  if (!file) throw new Error(`${name} has no licence file: what it asks for is unknown`)
  return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`
}

/** Writes the licences of all bundled packages beside the bundle, as they ask for. */
export const notices = () => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
    const folders = new Set(ids.flatMap(id => packageFolder.exec(id)?.[0] ?? []))
    const source = [...folders].sort().map(noticeOf).join('\n---\n\n')
    this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source })
  },
})
