import type { Language } from './language.ts'

const inAttribute = /[&"<\t\n\r]/
const inScript = /[<\u2028\u2029]/

const named: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/** Matches one of these characters, or a character with a meaning in the template language. */
const either = (own: RegExp, { special }: Language): RegExp =>
  new RegExp(special ? `${own.source}|${special.source}` : own.source, 'g')

/** Escapes a text for a double-quoted attribute. */
export const attributeText = (text: string, language: Language): string =>
  text.replace(
    either(inAttribute, language),
    character => named[character] ?? `&#${character.charCodeAt(0)};`,
  )

const hex = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON for a script element. The escaped characters occur only inside JSON strings. */
export const scriptJson = (value: unknown, language: Language): string =>
  (JSON.stringify(value, null, 2) ?? 'null').replace(either(inScript, language), hex)

/** Whether an HTML attribute can hold the text: some characters cannot be written. */
export const fitsAttribute = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
