import { readFileSync, readdirSync } from 'node:fs'
import { foldersIn, packageIn } from './bundled.mjs'
import { noteFor } from './sbom.mjs'

/** The licence of a package: its text, or at least its name. */
function noticeOf(folder) {
  const { name, version, license } = packageIn(folder)
  const file = readdirSync(folder).find(one => /^licen[cs]e/i.test(one))
  const text = file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : license
  if (!text) throw new Error(`${name} names no licence: check its terms or remove the package`)
  return `${name} ${version}\n\n${text}\n`
}

/**
 * Writes the licences of all bundled packages next to the bundle, as the licences require, and notes the packages for the
 * bill of materials. `part`: what the bundle is for: pages, react, command or catalog. `copied`: folders of packages whose
 * content is copied and not imported.
 */
export const notices = (part, copied = []) => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const folders = [...foldersIn(bundle), ...copied].sort()
    for (const folder of folders) noteFor(folder, part)
    const source = folders.map(noticeOf).join('\n---\n\n')
    this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source })
  },
})
