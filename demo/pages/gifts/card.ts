import type { Money } from '../../../src/contract/schema.ts'
import { currencyOf, wholeMoney } from '../render/amounts.ts'
import type { Piece, ProductVisit } from '../render/family.ts'
import type { Visit } from '../render/visit.ts'
import { choicesOf } from '../variations/index.ts'
import { occasions, type GiftCard, type GiftDesign } from './data.ts'

/** The card of a design that any amount can be put on. */
const variable = ({ cards }: GiftDesign) => cards.find(({ limits }) => limits)
const units = ({ amount }: Money) => amount / 100

/** The amounts of fixed cards, each with a place of its own. Place 0: any amount. */
const denominationsOf = (designs: readonly GiftDesign[]): number[] => [
  0,
  ...new Set(
    designs
      .flatMap(({ cards }) => cards.filter(({ limits }) => !limits))
      .map(({ price }) => units(price))
      .toSorted((a, b) => a - b),
  ),
]

const placeOf = (denominations: readonly number[], { limits, price }: GiftCard) =>
  limits ? 0 : denominations.indexOf(units(price))

/** What `dp-gift-card-picker` reads of the designs. */
function stateOf(designs: readonly GiftDesign[], { preferences, words }: Visit) {
  const { language } = preferences
  const denominations = denominationsOf(designs)
  const used = occasions.filter(one =>
    designs.some(({ shown, occasions: fit }) => shown && fit.includes(one)),
  )
  const byDesign = <T>(of: (design: GiftDesign) => T) =>
    Object.fromEntries(designs.map((design, n) => [n, of(design)]))
  const swatch = (money: Money, denominationIndex: number) => ({
    value: units(money),
    display: wholeMoney(money, language),
    denominationIndex,
  })
  const [limits] = designs.flatMap(design => variable(design)?.limits ?? [])
  const range = limits && {
    least: wholeMoney(limits.least, language),
    most: wholeMoney(limits.most, language),
  }
  return {
    dimensions: {
      denomination: denominations.map(String),
      design_name: designs.map(({ name }) => name),
      occasion_type: used.map(one => words.t(`gifts.occasion.${one}`)),
    },
    combinations: Object.fromEntries(
      designs.flatMap(({ cards }, n) =>
        cards.map(card => [
          `${placeOf(denominations, card)}_${n}`,
          {
            asin: card.asin,
            title: `${card.title} · Harbor & Pine`,
            canonicalUrl: `/dp/${card.asin}`,
            imageUrl: card.imageUrl,
          },
        ]),
      ),
    ),
    amountSwatches: byDesign(({ cards }) =>
      cards.flatMap(card =>
        card.limits
          ? card.amounts.map(amount => swatch(amount, 0))
          : [swatch(card.price, placeOf(denominations, card))],
      ),
    ),
    designOccasions: byDesign(({ occasions: fit }) =>
      used.flatMap((one, n) => (fit.includes(one) ? [n] : [])),
    ),
    designVisibility: byDesign(({ cards, shown }) => {
      if (!shown) return 'HIDDEN'
      return cards.some(({ stock }) => stock > 0) ? 'SHOWN' : 'VGC_OUT_OF_STOCK'
    }),
    ...(limits && {
      constraints: {
        gcCustomAmount: [
          { method: 'atLeast', value: units(limits.least), errorId: 'gift-amount-range' },
          { method: 'atMost', value: units(limits.most), errorId: 'gift-amount-range' },
        ],
      },
      strings: { 'gift-amount-range': words.t('gifts.amount.range', range) },
    }),
  }
}

/** The amount that the address asks for, if the card takes it; else the one to start with. */
function amountOf({ limits, price }: GiftCard, { query }: Visit): number {
  const { gpo = '' } = query
  const asked = /^\d{1,7}(\.\d{1,2})?$/.test(gpo) ? Number(gpo) : Number.NaN
  const isTaken = limits && asked >= units(limits.least) && asked <= units(limits.most)
  return isTaken ? asked : units(price)
}

/** Amounts and designs of a gift card. Without scripts: links to the other designs, and a field for the amount. */
export async function cardPieces({ data, product, sells, visit }: ProductVisit): Promise<Piece[]> {
  if (product.kind !== 'gift-card') return []
  const designs = await data.giftDesigns(product.parentAsin)
  const design = designs.find(({ cards }) => cards.some(({ asin }) => asin === product.asin))
  const card = design?.cards.find(({ asin }) => asin === product.asin)
  if (!design || !card) return []
  const { language } = visit.preferences
  const denominations = denominationsOf(designs)
  const shown = new Set(
    designs.flatMap(one => (one.shown ? one.cards.map(({ asin }) => asin) : [])),
  )
  const variations = product.variations.filter(({ asin }) => shown.has(asin))
  const model = {
    sells,
    state: stateOf(designs, visit),
    products: designs
      .flatMap(({ cards }) => cards)
      .map(({ asin, imageUrl, offerListingId, price, title }) => ({
        asin,
        imageUrl,
        offerListingId,
        price,
        title,
        parentAsin: product.parentAsin,
      })),
    combination: `${placeOf(denominations, card)}_${designs.indexOf(design)}`,
    symbol: currencyOf(card.price, language),
    price: units(card.price),
    amount: amountOf(card, visit),
    limits: card.limits && {
      least: units(card.limits.least),
      most: units(card.limits.most),
      text: visit.words.t('gifts.amount.range', {
        least: wholeMoney(card.limits.least, language),
        most: wholeMoney(card.limits.most, language),
      }),
    },
    counts: {
      amounts: card.limits ? card.amounts.length : design.cards.length,
      designs: designs.filter(one => one.shown).length,
    },
    choices: choicesOf({ ...product, variations }),
  }
  return [{ slot: 'variations', template: 'gifts/card', model }]
}
