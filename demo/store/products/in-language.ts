import type { Language } from '../../pages/render/preferences.ts'
import type { Offer, ProductCard, ProductPage } from '../../pages/shop/data.ts'
import type { Words } from '../server/words.ts'
import type { ProductData } from './page-data.ts'

/** What has a title, in the language as far as the store has words for it. */
export async function titlesIn<T extends { asin: string; title: string }>(
  words: Words,
  language: Language,
  given: readonly T[],
): Promise<T[]> {
  const found = await words.products(
    language,
    given.map(({ asin }) => asin),
  )
  return given.map(one => ({ ...one, title: found.get(one.asin)?.title ?? one.title }))
}

const badgeIn = ({ name }: Words, language: Language, { badge }: ProductCard) =>
  badge === undefined ? {} : { badge: name(language, badge) }

export async function cardsIn(
  words: Words,
  language: Language,
  given: readonly ProductCard[],
): Promise<ProductCard[]> {
  const titled = await titlesIn(words, language, given)
  return titled.map(card => ({ ...card, ...badgeIn(words, language, card) }))
}

/** Products in the visitor's language, as far as the store has words for them. */
export function productDataIn(data: ProductData, words: Words, language: Language): ProductData {
  const name = (english: string) => words.name(language, english)

  async function page(given: ProductPage): Promise<ProductPage> {
    const said = (await words.products(language, [given.asin])).get(given.asin)
    return {
      ...given,
      ...badgeIn(words, language, given),
      title: said?.title ?? given.title,
      department: name(given.department),
      bullets: [...(said?.bullets ?? given.bullets)],
      description: said?.description ?? given.description,
      variations: given.variations.map(({ values, ...one }) => ({
        ...one,
        values: Object.fromEntries(
          Object.entries(values).map(([fact, value]) => [name(fact), name(value)]),
        ),
      })),
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
    products: async filter => cardsIn(words, language, await data.products(filter)),
    async product(asin) {
      const found = await data.product(asin)
      return found && page(found)
    },
  }
}
