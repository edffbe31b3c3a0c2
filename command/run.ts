import { nearest } from '../src/element/wording.ts'
import { WrongUse, type Command, type ExitCode, type Terminal } from './command.ts'
import { copy } from './copy.ts'
import { lint } from './lint.ts'
import { preload } from './preload.ts'
import { tags } from './tags.ts'

const commands: Readonly<Record<string, Command>> = { copy, lint, preload, tags }
const names = Object.keys(commands)

const width = Math.max(...names.map(name => name.length))

const overview = [
  'Usage: dp COMMAND …',
  '',
  ...names.map(name => `  ${name.padEnd(width)}  ${commands[name]?.about}`),
  '',
  'dp COMMAND --help shows how to use a command. dp --version shows the version.',
].join('\n')

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h'

/** Whether parseArgs of node:util rejects the options. */
const isOfOptions = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS')

async function runCommand(name: string, words: readonly string[], terminal: Terminal) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    throw new WrongUse(`There is no command ${name}: did you mean dp ${nearest(name, names)}?`)
  }
  if (words.some(asksForHelp)) {
    terminal.say(`${command.usage}\n\n${command.about}`)
    return 0
  }
  try {
    return await command.run(words, terminal)
  } catch (error) {
    if (isOfOptions(error)) throw new WrongUse(`${error.message}\n\n${command.usage}`)
    throw error
  }
}

/** Runs the command that the first word names. Returns its exit code. */
export async function run(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [first, ...others] = words
  if (!first || asksForHelp(first)) {
    terminal.say(overview)
    return first ? 0 : 2
  }
  if (first === '--version' || first === '-v') {
    terminal.say(terminal.version)
    return 0
  }
  try {
    return await runCommand(first, others, terminal)
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error
    terminal.complain(error.message)
    return 2
  }
}
