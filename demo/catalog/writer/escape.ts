import type { Language } from './language.ts'

const inAttribute = /[&"<\t\n\r]/
const inScript = /[<\u2028\u2029]/

const named: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/** One of these, or a character that the language would take for its own. */
const either = (own: RegExp, { special }: Language): RegExp =>
  new RegExp(special ? `${own.source}|${special.source}` : own.source, 'g')

/** The value of a double-quoted attribute. */
export const attributeText = (text: string, language: Language): string =>
  text.replace(
    either(inAttribute, language),
    character => named[character] ?? `&#${character.charCodeAt(0)};`,
  )

const hex = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON as it may stand in a script element. What is replaced stands in texts only, never as a sign of JSON. */
export const scriptJson = (value: unknown, language: Language): string =>
  (JSON.stringify(value, null, 2) ?? 'null').replace(either(inScript, language), hex)

/** Whether HTML can carry a text in an attribute: not every character has a reference. */
export const fitsAttribute = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
