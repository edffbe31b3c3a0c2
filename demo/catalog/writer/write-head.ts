import { addressOf, integrityOf, preloadLine } from '../../../command/head.ts'
import type { Descriptor } from '../../../src/element/describe.ts'
import { attributeText } from './escape.ts'
import type { Language } from './language.ts'
import { fieldsOf, type GivenFields } from './read.ts'

export interface BuiltLibrary {
  /** Address of the library. */
  base: string
  /** Checksums by file, from sri.json. Without them, the lines have no checksums. */
  sri?: Readonly<Record<string, string>>
  /** Files by tag: preload.json, or preload-state.json for a page with page state. */
  preload?: Readonly<Record<string, readonly string[]>>
}

/** Metas that the page needs, because the tag does not set the field: required fields
 * other than addresses, and the anti-forgery token. */
export const metasOf = (descriptor: Descriptor, given: GivenFields): readonly string[] =>
  fieldsOf(descriptor).flatMap(({ call, name, required, meta }) =>
    meta && !call && !given[name] && (required || name === 'csrfToken') ? [meta] : [],
  )

/** csrfToken for dp-csrf-token. */
const variableOf = (meta: string): string =>
  meta.slice('dp-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The head lines of a page with these tags. `metas`: metas that the page needs. */
export function writeHead(
  tags: readonly string[],
  language: Language,
  { base, sri = {}, preload = {} }: BuiltLibrary,
  metas: readonly string[] = [],
): string {
  const address = (file: string) => attributeText(addressOf(base, file), language)
  const ahead = new Set(tags.flatMap(tag => preload[tag] ?? []))
  const checked = (file: string) => (sri[file] ? integrityOf(sri[file]) : '')
  const printed = (meta: string) => language.text(language.variable(variableOf(meta)))
  return [
    ...metas.map(meta => `<meta name="${meta}" content="${printed(meta)}">`),
    `<link rel="stylesheet" href="${address('dp.css')}"${checked('dp.css')}>`,
    ...[...ahead].map(file => preloadLine(address(file), sri[file])),
    `<script src="${address('dp.js')}" defer${checked('dp.js')}></script>`,
  ].join('\n')
}
