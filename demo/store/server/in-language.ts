import type { Offer, PageData, ProductCard, ProductPage } from '../../pages/page-data.ts'
import type { PartData, PartList, PartNode } from '../../pages/part-data.ts'
import type { Language } from '../../pages/preferences.ts'
import type { Orm } from '../database/database.ts'
import { productWords } from '../fitment/wording/drawn-parts.ts'
import { nameIn, wordingOf } from './words.ts'

/** What the pages read, in the visitor's language as far as the store has words for it. */
export function inLanguage(orm: Orm, data: PageData, language: Language): PageData {
  if (!wordingOf(language)) return data
  const name = (english: string) => nameIn(language, english)

  const wordsOf = (given: readonly { asin: string }[]) =>
    productWords(
      orm,
      language,
      given.map(({ asin }) => asin),
    )

  const badge = (given: ProductCard) =>
    given.badge === undefined ? {} : { badge: name(given.badge) }

  async function cards(given: readonly ProductCard[]): Promise<ProductCard[]> {
    const words = await wordsOf(given)
    return given.map(card => ({
      ...card,
      title: words.get(card.asin)?.title ?? card.title,
      ...badge(card),
    }))
  }

  async function page(given: ProductPage): Promise<ProductPage> {
    const words = (await wordsOf([given])).get(given.asin)
    return {
      ...given,
      ...badge(given),
      title: words?.title ?? given.title,
      department: name(given.department),
      bullets: [...(words?.bullets ?? given.bullets)],
      description: words?.description ?? given.description,
      specs: given.specs.map(([fact, value]) => [name(fact), name(value)]),
      offers: given.offers.map(offer),
    }
  }

  const offer = (given: Offer): Offer => ({
    ...given,
    ...(given.conditionLabel === undefined ? {} : { conditionLabel: name(given.conditionLabel) }),
    ...(given.conditionNote === undefined ? {} : { conditionNote: name(given.conditionNote) }),
  })

  return {
    ...data,
    products: async filter => cards(await data.products(filter)),
    async product(asin) {
      const found = await data.product(asin)
      return found && page(found)
    },
    async cart(sessionId) {
      const cart = await data.cart(sessionId)
      const words = await wordsOf(cart.lines)
      const lines = cart.lines.map(line => ({
        ...line,
        title: words.get(line.asin)?.title ?? line.title,
      }))
      return { ...cart, lines }
    },
    ...(data.parts && { parts: partsIn(data.parts, language, cards) }),
  }
}

function partsIn(
  parts: PartData,
  language: Language,
  cards: (given: readonly ProductCard[]) => Promise<ProductCard[]>,
): PartData {
  const machines = wordingOf(language)?.parts.machines ?? {}
  const node = (given: PartNode): PartNode => ({
    ...given,
    label: nameIn(language, given.label),
    machineTypes: given.machineTypes.map(type => ({
      ...type,
      label: machines[type.value]?.one ?? type.label,
    })),
  })
  const types = (given: PartList['types']) =>
    given
      .map(type => ({ ...type, label: nameIn(language, type.label) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language))
  return {
    ...parts,
    async facts(asin) {
      const facts = await parts.facts(asin)
      return facts && { ...facts, node: node(facts.node) }
    },
    nodes: async () => (await parts.nodes()).map(node),
    async list(filter) {
      const list = await parts.list(filter)
      return { ...list, cards: await cards(list.cards), types: types(list.types) }
    },
  }
}
