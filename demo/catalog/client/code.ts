import type { Descriptor } from '../../../src/element/describe.ts'
import { judge } from '../writer/judge.ts'
import { languages } from '../writer/languages.ts'
import type { Language } from '../writer/language.ts'
import { fieldsOf, type GivenFields } from '../writer/read.ts'
import { metasOf, writeHead, type BuiltLibrary } from '../writer/write-head.ts'
import { indentAs } from '../writer/indent.ts'
import { hasState, writeTag } from '../writer/write-tag.ts'
import { valueOf, type Filled, type Taken } from './filled.ts'

/** Turns the form into lines for a template, and into problems. */

const [html] = languages
export const plain = html as Language

interface Given {
  fields: GivenFields
  /** Problems by field. */
  problems: ReadonlyMap<string, string>
}

/** Reads the form. Invalid JSON becomes a problem, not a value. A variable without a name gets the name of the field. */
function read(descriptor: Descriptor, filled: Filled, { variable }: Language = plain): Given {
  const known = fieldsOf(descriptor)
  const fields: Record<string, GivenFields[string]> = {}
  const problems = new Map<string, string>()
  for (const [name, { from, text }] of filled) {
    const field = known.find(one => one.name === name)
    try {
      if (from === 'expression') fields[name] = { expression: text || variable(name) }
      else fields[name] = { value: field ? valueOf(field, text) : JSON.parse(text) }
    } catch (error) {
      problems.set(name, `This is not valid JSON: ${(error as Error).message}.`)
    }
  }
  return { fields, problems }
}

export function judged(descriptor: Descriptor, filled: Filled): ReadonlyMap<string, string> {
  const { fields, problems } = read(descriptor, filled)
  const told = judge(descriptor, fields).map(({ field = '', message }) => [field, message] as const)
  return new Map([...told, ...problems])
}

/** The example with the values of the form, as lines of a template. */
export function tagLines(
  descriptor: Descriptor,
  filled: Filled,
  { content, before, after }: Taken,
  language: Language,
): string {
  const { fields } = read(descriptor, filled, language)
  const tag = writeTag(descriptor, { fields, content }, language)
  return `${language.html(before)}${indentAs(before, tag)}${language.html(after)}`
}

/** The head lines for the tag with the values of the form. */
export function headLines(
  descriptor: Descriptor,
  filled: Filled,
  language: Language,
  { base, sri, preload, preloadState }: Library,
): string {
  const { fields } = read(descriptor, filled, language)
  const files = hasState(descriptor, fields) ? preloadState : preload
  const metas = metasOf(descriptor, fields)
  return writeHead([descriptor.tag], language, { base, sri, preload: files }, metas)
}

type Files = NonNullable<BuiltLibrary['preload']>

/** The library in the folder of the catalogue. */
export interface Library extends Required<BuiltLibrary> {
  /** Files by tag, for a page with page state. */
  preloadState: Files
}

const readJson = async (name: string) => {
  const answer = await fetch(new URL(`../../${name}`, import.meta.url))
  return answer.ok ? answer.json() : {}
}

export async function library(): Promise<Library> {
  const files = ['preload.json', 'preload-state.json', 'sri.json']
  const [preload, preloadState, sri] = await Promise.all(files.map(readJson))
  return { base: new URL('../..', import.meta.url).pathname, preload, preloadState, sri }
}

export { languages }
export type { Language }
