import { addressOf, integrityOf, preloadLine } from '../../../src/command/head.ts'
import { attributeText } from './escape.ts'
import type { Language } from './language.ts'

export interface BuiltLibrary {
  /** Where the page finds the library. */
  base: string
  /** Checksums by file: sri.json. Without them none are written. */
  sri?: Readonly<Record<string, string>>
  /** Files by tag: preload.json, or preload-state.json for a page with page state. */
  preload?: Readonly<Record<string, readonly string[]>>
}

/** The lines for the head of a page with these tags. */
export function writeHead(
  tags: readonly string[],
  language: Language,
  { base, sri = {}, preload = {} }: BuiltLibrary,
): string {
  const address = (file: string) => attributeText(addressOf(base, file), language)
  const ahead = new Set(tags.flatMap(tag => preload[tag] ?? []))
  const checked = (file: string) => (sri[file] ? integrityOf(sri[file]) : '')
  return [
    `<link rel="stylesheet" href="${address('dp.css')}"${checked('dp.css')}>`,
    ...[...ahead].map(file => preloadLine(address(file), sri[file])),
    `<script src="${address('dp.js')}" defer${checked('dp.js')}></script>`,
  ].join('\n')
}
