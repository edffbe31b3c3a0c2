import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { WrongUse, type Command, type Terminal } from './command.ts'
import { filesOf } from './lint/files.ts'
import { findingsOf, placer, type Place } from './lint/lint.ts'
import type { Problem, Severity } from './lint/problem.ts'
import { textsIn, type Texts } from './lint/texts.ts'
import { namesToken } from './lint/token.ts'

const usage = `Usage: dp lint [--json] [--quiet] FILE…

  FILE     a page or template, a folder of them, or a pattern such as 'views/**/*.twig'
  --json   prints one object: {files, errors, warnings, problems: [{file, line, column, severity, rule, message}]}
  --quiet  prints errors only

Exit code: 0 no errors, 1 errors, 2 wrong use.`

const options = {
  json: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
} as const

/** A mistake, as --json prints it. */
type Found = { file: string } & Place & Pick<Problem, 'severity' | 'rule' | 'message'>

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new WrongUse(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

const found = (file: string, text: string, problems: readonly Problem[]): Found[] => {
  if (problems.length === 0) return []
  const place = placer(text)
  return problems.map(({ severity, rule, message, offset }) => ({
    file,
    ...place(offset),
    severity,
    rule,
    message,
  }))
}

/** Problems in the order of the files. The token note shows once, or never if some file names the token. */
function lintFiles(files: readonly string[], texts: Texts): Found[] {
  let isTold = false
  let note: Found[] = []
  const all = files.flatMap(file => {
    const text = read(file)
    const findings = findingsOf(text, file, texts)
    isTold ||= namesToken(text)
    if (findings.note && note.length === 0) note = found(file, text, [findings.note])
    return found(file, text, findings.problems)
  })
  return isTold ? all : [...all, ...note]
}

const codes: Readonly<Record<Severity, number>> = { error: 31, warning: 33, note: 36 }
const painted = (text: string, code: number, { hasColors }: Terminal): string =>
  hasColors ? `\u001B[${code}m${text}\u001B[0m` : text

const amount = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

export const lint: Command = {
  about: 'Checks pages and templates for mistakes in tags, attributes and page state.',
  usage,
  run(words, terminal) {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    if (positionals.length === 0) throw new WrongUse(usage)
    const files = filesOf(positionals)
    const texts = textsIn(terminal.library)
    const all = lintFiles(files, texts)
    const of = (wanted: Severity) => all.filter(({ severity }) => severity === wanted)
    const errors = of('error')
    const counts = {
      files: files.length,
      errors: errors.length,
      warnings: of('warning').length,
    }
    const problems = values.quiet ? errors : all
    if (values.json) {
      terminal.say(JSON.stringify({ ...counts, problems }, null, 2))
    } else {
      for (const { file, line, column, severity, rule, message } of problems) {
        const kind = painted(severity, codes[severity], terminal)
        terminal.say(`${file}:${line}:${column}: ${kind}: ${message} [${rule}]`)
      }
      const sum = `${amount(counts.errors, 'error')}, ${amount(counts.warnings, 'warning')}`
      terminal.say(`${amount(counts.files, 'file')}: ${sum}`)
    }
    return errors.length > 0 ? 1 : 0
  },
}
