import { catalogue } from '../../../elements/index.ts'
import { widgets } from 'virtual:widgets'
import { commonMessages } from '../../../src/element/common.messages.ts'
import type { Descriptor } from '../../../src/element/describe.ts'
import { load as loadFile } from '../../../src/element/late.ts'
import type { Texts } from '../../../src/element/ports.ts'
import { pageState } from '../browser.ts'
import { elements } from '../scope.ts'

export const commonTexts: Texts = commonMessages

/** Loads late files of elements, so that no drawing waits for them. */
export const warmUp = () =>
  Promise.all(
    elements.map(async ({ tag }) => {
      const { late = {} } = widgets[tag] ?? {}
      const near = Object.values(late).filter(({ when }) => when === 'near')
      await Promise.all(near.map(loadFile))
    }),
  )

/** All own texts of each element, by tag. */
const ownTexts = new Map(Object.entries(widgets).map(([tag, { messages }]) => [tag, messages]))

/** Adds the texts of an element without a folder. */
export const learn = (tag: string, texts: Texts) => void ownTexts.set(tag, texts)

export const textsOf = ({ tag }: Pick<Descriptor, 'tag'>): Texts => ownTexts.get(tag) ?? {}

const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنه'
const arabicOf = (letter: string) => arabic[(letter.codePointAt(0) ?? 0) - 97] ?? letter
const digitOf = (digit: string) => String.fromCodePoint(0x660 + Number(digit))

const inArabic = (words: string) =>
  words.toLowerCase().replaceAll(/[a-z]/g, arabicOf).replaceAll(/\d/g, digitOf)

/** A text in Arabic letters, without a Latin letter or digit. Its places stay unchanged. */
function translated(text: string): string {
  let depth = 0
  // Inside a place, the forms of a plural are text again.
  return text.replaceAll(/[{}]|[^{}]+/g, piece => {
    if (piece === '{') depth += 1
    else if (piece === '}') depth -= 1
    else if (depth % 2 === 0) return inArabic(piece)
    return piece
  })
}

const allTranslated = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, translated(text)]))

/** Page state with all texts of an element, and of the elements it draws or configures, in Arabic letters. */
export function arabicTexts({ configures, tag, uses = [] }: Descriptor): string {
  const inside = configures ? [configures.tag] : []
  const all = [tag, ...uses, ...inside].map(one => {
    const texts = { ...commonTexts, ...ownTexts.get(one) }
    return [one, allTranslated(texts)]
  })
  return pageState('messages', Object.fromEntries(all))
}

/** An element's own texts that replace common texts. */
export const ownCommon = (descriptor: Descriptor): [id: string, text: string][] =>
  Object.entries(textsOf(descriptor)).filter(([id]) => id in commonTexts)

/** One word in English, two in other languages: this text folds again what was unfolded. */
const homonyms = new Set(['expander.close'])

const isOurs = (name: string) => catalogue.some(({ tag }) => tag === name)

/** Finds own texts of an element that repeat a common text or another element's text. */
export async function repeatFaults(
  { tag }: Descriptor,
  [id, text]: [id: string, text: string],
): Promise<string[]> {
  const known = Object.keys(commonTexts).filter(
    one => commonTexts[one] === text && !homonyms.has(id),
  )
  const holders = [...ownTexts].filter(
    ([name, texts]) => isOurs(name) === isOurs(tag) && Object.values(texts).includes(text),
  )
  return [
    ...known.map(one => `${id} of <${tag}> says what ${one} says`),
    ...(holders.length > 2
      ? [`${id}: "${text}" is of ${holders.map(([name]) => name).join()}`]
      : []),
  ]
}
