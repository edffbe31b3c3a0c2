import { protectionOf } from '../../../src/rules/association.ts'
import { planOffer } from '../../plan-offers.ts'
import type { Piece, ProductVisit } from '../render/family.ts'
import type { Plan } from './data.ts'

/** One element offers the plans of a product: a page never has two. */
type Place =
  /** In the form as a card, or below the buy box as an open list. */
  | { element: 'protection'; variant: 'card' | 'attach'; loads?: true }
  /** In the form as cards. call: the buy box adds the product in place, and the element adds the plan after it. */
  | { element: 'warranty'; addMode: 'form' | 'call' }

const places: Readonly<Record<string, Place>> = {
  B0HEADPH01: { element: 'protection', variant: 'card' },
  B0EARBUD01: { element: 'protection', variant: 'card', loads: true },
  B0SPEAKER1: { element: 'protection', variant: 'attach' },
  B0WASHER01: { element: 'warranty', addMode: 'call' },
  B0REPHONE1: { element: 'warranty', addMode: 'form' },
}

/** What the form submits of a plan without scripts. */
const selectionOf = ({ asin, offerListingId, price, shortTitle }: Plan, base: string) => ({
  itemType: 'Warranty',
  selectionType: 'add',
  asin,
  offerListingId,
  price: price.amount / 100,
  quantity: 1,
  shortDisplayTitle: shortTitle,
  itemAssociation: protectionOf(base),
})

function warrantyOf(plan: Plan, language: string) {
  const { asin, explainHtml, offerListingId, price, priceSubtitle, title } = planOffer(
    plan,
    language,
  )
  return {
    asin,
    offerListingId,
    title,
    shortDisplayTitle: plan.shortTitle,
    price,
    priceText: priceSubtitle,
    covers: plan.bullets,
    detailsHtml: explainHtml,
  }
}

/** What the element reads. null: it loads its plans by a call. */
function stateOf(place: Place, plans: readonly Plan[], language: string) {
  if (place.element === 'warranty') {
    return { warranties: plans.map(plan => warrantyOf(plan, language)) }
  }
  return place.loads ? null : { plans: plans.map(plan => planOffer(plan, language)) }
}

export async function planPieces({ data, product, sells, visit }: ProductVisit) {
  const place = places[product.asin]
  if (!place || !sells) return []
  const all = await data.plans(product.asin)
  // Cards are for any quantity, and a plan by the month is for one unit.
  const plans = place.element === 'warranty' ? all.filter(({ monthly }) => !monthly) : all
  if (plans.length === 0) return []
  const { language } = visit.preferences
  const model = {
    ...place,
    currency: plans[0]?.price.currency,
    state: stateOf(place, plans, language),
    choices: plans.map(plan => ({
      asin: plan.asin,
      name: plan.shortTitle,
      price: planOffer(plan, language).priceSubtitle,
      value: JSON.stringify(selectionOf(plan, product.asin)),
    })),
  }
  const isOutside = place.element === 'protection' && place.variant === 'attach'
  const template = `extras/${place.element}`
  return [{ slot: isOutside ? 'plans' : 'options', template, model }] satisfies Piece[]
}
