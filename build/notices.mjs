import { readFileSync, readdirSync } from 'node:fs'

/** Ids of helper modules start with a NUL. */
const packageFolder = /(?<=^\0?)\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/** The licence of a package: its text, or at least its name. */
function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const file = readdirSync(folder).find(one => /^licen[cs]e/i.test(one))
  const text = file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : license
  if (!text) throw new Error(`${name} names no licence: check its terms or remove the package`)
  return `${name} ${version}\n\n${text}\n`
}

/** Writes the licences of all bundled packages next to the bundle, as the licences require. */
export const notices = () => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
    const folders = new Set(ids.flatMap(id => packageFolder.exec(id)?.[0] ?? []))
    const source = [...folders].sort().map(noticeOf).join('\n---\n\n')
    this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source })
  },
})
