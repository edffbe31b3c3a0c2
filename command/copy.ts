import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { WrongUse, type Command } from './command.ts'
import { readManifest } from './manifest.ts'

const usage = `Usage: dp copy [--debug] FOLDER

  FOLDER   a new folder, or one that an earlier dp copy wrote. dp copy replaces the folder
  --debug  also copies source maps, and the inspector that ?dp-inspect opens`

const options = { debug: { type: 'boolean', default: false } } as const

const inspector = 'elements/dp-inspector.js'
/** What a page or its server reads beside the scripts. The licences of the bundled packages ask to be passed on. */
const others = ['dp.css', 'LICENSES.txt', 'preload.json', 'preload-state.json', 'preload-late.json']

/** The scripts of the entries, and those that they load at first or later. */
function scriptsOf(library: string, entries: readonly string[]): string[] {
  const files = new Set(entries)
  for (const file of files) {
    const text = readFileSync(library + file, 'utf8')
    for (const [, target = ''] of text.matchAll(/["'](\.\.?\/[\w./-]+\.js)["']/g)) {
      files.add(posix.join(posix.dirname(file), target))
    }
  }
  return [...files]
}

/** Empties the folder. Refuses a folder with files that are not a copy of the library. */
function empty(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  if (!['dp.js', 'sri.json'].every(file => existsSync(join(folder, file)))) {
    throw new WrongUse(
      `${folder} holds other files, and dp copy replaces the whole folder: name a new folder, such as ${join(folder, 'dist')}`,
    )
  }
  rmSync(folder, { recursive: true })
}

/** Copies what a shop serves: no types, schemas, command or catalogue. */
export const copy: Command = {
  about: 'Copies the files that pages load into a folder of your server.',
  usage,
  run(words, { say, library }) {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [folder] = positionals
    if (!folder || positionals.length > 1) throw new WrongUse(usage)
    const sums = readManifest<Record<string, string>>(library, 'sri.json')
    if (resolve(folder) === resolve(library)) throw new WrongUse(`${folder} is the library itself`)
    const entries = globSync('elements/*.js', { cwd: library })
      .map(file => file.replaceAll('\\', '/'))
      .filter(file => values.debug || file !== inspector)
    const scripts = scriptsOf(library, ['dp.js', 'wanted.js', ...entries.toSorted()])
    const maps = values.debug ? scripts.map(file => `${file}.map`) : []
    const files = [...scripts, ...others, ...maps]
    empty(folder)
    for (const file of files) cpSync(library + file, join(folder, file))
    const kept = Object.entries(sums).filter(([file]) => files.includes(file))
    writeFileSync(
      join(folder, 'sri.json'),
      `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`,
    )
    say(`Copied ${files.length + 1} files to ${folder}. Serve this folder as it is.`)
    return 0
  },
}
