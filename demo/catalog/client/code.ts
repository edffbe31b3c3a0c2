import type { Descriptor } from '../../../src/element/describe.ts'
import { judge } from '../writer/judge.ts'
import { languages } from '../writer/languages.ts'
import type { Language } from '../writer/language.ts'
import type { GivenFields } from '../writer/read.ts'
import { writeHead, type BuiltLibrary } from '../writer/write-head.ts'
import { writeTag } from '../writer/write-tag.ts'
import { valueOf, type Filled, type Taken } from './filled.ts'

/** From what stands in the form to the lines for a template, and to what is wrong with it. */

const [html] = languages
export const plain = html as Language

interface Given {
  fields: GivenFields
  /** What is wrong, by field. */
  problems: ReadonlyMap<string, string>
}

/** Reads the form: JSON that does not parse is told, and not given. */
function read({ fields: known }: Descriptor, filled: Filled): Given {
  const fields: Record<string, GivenFields[string]> = {}
  const problems = new Map<string, string>()
  for (const [name, { from, text }] of filled) {
    const field = known[name]
    try {
      if (from === 'expression') fields[name] = { expression: text }
      else fields[name] = { value: field ? valueOf(field, text) : JSON.parse(text) }
    } catch (error) {
      problems.set(name, `This is no JSON: ${(error as Error).message}.`)
    }
  }
  return { fields, problems }
}

export function judged(descriptor: Descriptor, filled: Filled): ReadonlyMap<string, string> {
  const { fields, problems } = read(descriptor, filled)
  const told = judge(descriptor, fields).map(({ field = '', message }) => [field, message] as const)
  return new Map([...told, ...problems])
}

/** The example with what is filled in, as lines of a template. */
export function tagLines(
  descriptor: Descriptor,
  filled: Filled,
  { content, before, after }: Taken,
  language: Language,
): string {
  const { fields } = read(descriptor, filled)
  const tag = writeTag(descriptor, { fields, content }, language)
  return `${language.html(before)}${tag}${language.html(after)}`
}

const readJson = async (name: string) => {
  const answer = await fetch(new URL(`../../${name}`, import.meta.url))
  return answer.ok ? answer.json() : {}
}

/** What the head lines are made of: the library that lies beside the catalogue. */
export async function library(): Promise<BuiltLibrary> {
  const [preload, sri] = await Promise.all([readJson('preload.json'), readJson('sri.json')])
  return { base: new URL('../..', import.meta.url).pathname, preload, sri }
}

export const headLines = writeHead
export { languages }
export type { BuiltLibrary, Language }
