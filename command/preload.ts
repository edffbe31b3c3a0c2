import { parseArgs } from 'node:util'
import { nearest } from '../src/element/wording.ts'
import { WrongUse, type Command } from './command.ts'
import { addressOf, preloadLine } from './head.ts'
import { readManifest } from './manifest.ts'

const usage = `Usage: dp preload [--base=/dist/] [--state] [--with=NAME]… [--nonce[=TEXT]] TAG…

  --base   address of the folder dist/. Default: /dist/
  --state  for a page with page state (data-dp-state scripts)
  --with   adds a late file, such as quantity-selector.stepper for quantity steppers
  --nonce  adds a nonce to each line: TEXT as you give it, such as '<?= $nonce ?>', or the word NONCE without TEXT`

const options = {
  base: { type: 'string', default: '/dist/' },
  state: { type: 'boolean', default: false },
  with: { type: 'string', multiple: true },
  nonce: { type: 'string' },
} as const

/** The server replaces this word with its nonce. */
const placeholder = 'NONCE'
/** `--nonce` alone means the placeholder: parseArgs itself would require a text. */
const withNonce = (word: string): string => (word === '--nonce' ? `--nonce=${placeholder}` : word)

/** File lists by tag, or by name of code that loads later. */
type Files = Readonly<Record<string, readonly string[]>>

function pick(files: Files, names: readonly string[], what: string): readonly string[] {
  return names.flatMap(name => {
    const known = Object.keys(files)
    if (!known.includes(name)) {
      throw new WrongUse(`There is no ${what} ${name}: did you mean ${nearest(name, known)}?`)
    }
    return files[name] ?? []
  })
}

/** Prints the lines that let a browser fetch all files of the tags at once (COR-115). */
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
      ...pick(readManifest(library, 'preload-late.json'), values.with ?? [], 'late file'),
    ])
    const sums = readManifest<Record<string, string>>(library, 'sri.json')
    for (const file of files) {
      say(preloadLine(addressOf(values.base, file), sums[file], values.nonce))
    }
    return 0
  },
}
