import { catalogue, families } from '../../../elements/index.ts'
import { commonMessages } from '../../../src/element/common.messages.ts'
import type { Descriptor } from '../../../src/element/describe.ts'
import type { Widget } from '../../../src/element/define.ts'
import { load as loadFile } from '../../../src/element/late.ts'
import type { Texts } from '../../../src/element/ports.ts'
import { pageState } from '../browser.ts'
import { nameOf } from './host.ts'

export const commonTexts: Texts = commonMessages

function codeOf(descriptor: Descriptor): string {
  const family = families.find(({ elements }) => elements.includes(descriptor))?.name
  const name = nameOf(descriptor)
  return `/src/widgets/${family}/${name}/${name}`
}

async function load(descriptor: Descriptor): Promise<[tag: string, texts: Texts]> {
  const { messages }: { messages: Texts } = await import(`${codeOf(descriptor)}.messages.ts`)
  return [descriptor.tag, messages]
}

/** Loads what elements need once they are used: what they draw does not wait for it then. */
export const warmUp = () =>
  Promise.all(
    catalogue.map(async descriptor => {
      const { late = {} }: Pick<Widget, 'late'> = await import(`${codeOf(descriptor)}.ts`)
      const near = Object.values(late).filter(({ when }) => when === 'near')
      await Promise.all(near.map(loadFile))
    }),
  )

/** All own texts of each element, by tag. */
const ownTexts = new Map(await Promise.all(catalogue.map(load)))

/** Of an element that is in no folder of its own. */
export const learn = (tag: string, texts: Texts) => void ownTexts.set(tag, texts)

export const textsOf = ({ tag }: Pick<Descriptor, 'tag'>): Texts => ownTexts.get(tag) ?? {}

const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنه'
const arabicOf = (letter: string) => arabic[(letter.codePointAt(0) ?? 0) - 97] ?? letter
const digitOf = (digit: string) => String.fromCodePoint(0x660 + Number(digit))

const inArabic = (words: string) =>
  words.toLowerCase().replaceAll(/[a-z]/g, arabicOf).replaceAll(/\d/g, digitOf)

/** A text as Arabic would write it, without a Latin letter or digit; its places stay as they are. */
function translated(text: string): string {
  let depth = 0
  // In a place, forms of a plural are text again.
  return text.replaceAll(/[{}]|[^{}]+/g, piece => {
    if (piece === '{') depth += 1
    else if (piece === '}') depth -= 1
    else if (depth % 2 === 0) return inArabic(piece)
    return piece
  })
}

const allTranslated = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, translated(text)]))

/** Page state that says all texts of an element, and of those that it draws, in Arabic letters. */
export function arabicTexts({ tag, uses = [] }: Descriptor): string {
  const all = [tag, ...uses].map(one => {
    const texts = { ...commonTexts, ...ownTexts.get(one) }
    return [one, allTranslated(texts)]
  })
  return pageState('messages', Object.fromEntries(all))
}

/** Own texts of an element for what the common catalogue has a text for. */
export const ownCommon = (descriptor: Descriptor): [id: string, text: string][] =>
  Object.entries(textsOf(descriptor)).filter(([id]) => id in commonTexts)

/** English for two things, which other languages tell apart: this one folds in again what was unfolded. */
const homonyms = new Set(['expander.close'])

const isOurs = (name: string) => catalogue.some(({ tag }) => tag === name)

/** What is wrong with a text that an element has of its own: that it is not its own. */
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
