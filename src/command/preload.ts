import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { nearest } from '../element/wording.ts'
import { WrongUse, type Command } from './command.ts'
import { addressOf, preloadLine } from './head.ts'

const usage = `Usage: dp preload [--base=/dist/] [--state] [--with=NAME]… [--nonce[=TEXT]] TAG…

  --base   where the page finds the library
  --state  for a page with data-dp-state scripts
  --with   code that comes later otherwise, such as stepper.view for quantity steppers
  --nonce  for a policy by nonce: TEXT stands in each line as it is, such as '<?= $nonce ?>'; NONCE without one`

const options = {
  base: { type: 'string', default: '/dist/' },
  state: { type: 'boolean', default: false },
  with: { type: 'string', multiple: true },
  nonce: { type: 'string' },
} as const

/** What a server has to put its own in place of. */
const placeholder = 'NONCE'
/** An option may stand without its text. */
const withNonce = (word: string): string => (word === '--nonce' ? `--nonce=${placeholder}` : word)

/** The files of each tag, or of each piece of code that comes later. */
type Files = Readonly<Record<string, readonly string[]>>

function readManifest<T>(library: string, name: string): T {
  try {
    return JSON.parse(readFileSync(library + name, 'utf8'))
  } catch {
    throw new WrongUse(`${library}${name} cannot be read: build the library first (npm run build)`)
  }
}

function pick(files: Files, names: readonly string[], what: string): readonly string[] {
  return names.flatMap(name => {
    const known = Object.keys(files)
    if (!known.includes(name)) {
      throw new WrongUse(`There is no ${what} ${name}: did you mean ${nearest(name, known)}?`)
    }
    return files[name] ?? []
  })
}

/** The lines that make the load of these tags one round trip after the page (COR-115). */
export const preload: Command = {
  about: 'Prints the modulepreload lines for the head of a page with these tags.',
  usage,
  run(words, { say, library }) {
    const args = words.map(withNonce)
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (positionals.length === 0) throw new WrongUse(usage)
    const manifest = values.state ? 'preload-state.json' : 'preload.json'
    const files = new Set([
      ...pick(readManifest(library, manifest), positionals, 'element'),
      ...pick(readManifest(library, 'preload-later.json'), values.with ?? [], 'code'),
    ])
    const sums = readManifest<Record<string, string>>(library, 'sri.json')
    for (const file of files) {
      say(preloadLine(addressOf(values.base, file), sums[file], values.nonce))
    }
    return 0
  },
}
