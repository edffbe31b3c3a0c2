import type { GivenPlan } from '../../../contract/extras/plans.ts'
import { isObject } from '../../../rules/is-object.ts'
import { minorUnits } from '../../../rules/minor-units.ts'
import { formatMoney } from '../../../rules/money.ts'

/** Texts in HTML that a plan may have, each behind a link of its own. */
export const subjects = ['details', 'reviews', 'learnMore', 'explain'] as const
export type Subject = (typeof subjects)[number]

/** A plan that can be offered. */
export interface Plan {
  asin: string
  offerListingId: string
  title: string
  shortTitle: string
  /** '': the plan has no display text of its own. */
  display: string
  /** In units of the currency. */
  price: number
  /** The price as the server writes it. '': by the element. */
  priceText: string
  imageUrl: string
  monthly: boolean
  monthlyWarning: string
  html: Readonly<Record<Subject, string>>
  /** What it covers, in short texts. */
  covers: readonly string[]
  /** Place among the plans that are offered, from 1. */
  position: number
}

const isText = (given: unknown): given is string => typeof given === 'string' && given.trim() !== ''

interface Given extends GivenPlan {
  covers?: readonly string[]
  priceText?: string | null | undefined
}

/** Why a plan cannot be offered (PRO-025, WTY-046). null: nothing stands against it. */
function flawOf(given: unknown): string | null {
  if (!isObject(given)) return 'is no object'
  const { asin, offerListingId, price, shortDisplayTitle, title } = given as unknown as Given
  if (!isText(asin)) return 'has no asin'
  if (!isText(offerListingId)) return 'has no offerListingId'
  if (!isText(title) && !isText(shortDisplayTitle)) return 'has no title'
  return typeof price === 'number' && Number.isFinite(price)
    ? null
    : 'has no price that is a number'
}

const text = (one: unknown) => (isText(one) ? one : '')

function planOf(given: Given, position: number): Plan {
  const title = text(given.title)
  const short = text(given.shortDisplayTitle)
  return {
    asin: given.asin as string,
    offerListingId: given.offerListingId as string,
    title: title || short,
    shortTitle: short || title,
    display: text(given.display),
    price: given.price as number,
    priceText: text(given.priceSubtitle ?? given.priceText),
    imageUrl: text(given.imageUrl),
    monthly: given.monthly === true,
    monthlyWarning: text(given.monthlyWarning),
    html: {
      details: text(given.detailsHtml),
      reviews: text(given.reviewsHtml),
      learnMore: text(given.learnMoreHtml),
      explain: text(given.explainHtml),
    },
    covers: given.covers ?? [],
    position,
  }
}

/** Texts that a plan can do without. What is no text counts as missing. */
const texts = [
  'title',
  'shortDisplayTitle',
  'display',
  'priceSubtitle',
  'priceText',
  'imageUrl',
  'monthlyWarning',
  'detailsHtml',
  'reviewsHtml',
  'learnMoreHtml',
  'explainHtml',
]

/**
 * Returns the plans to offer. Calls `warn` with what is wrong with each other plan, and with each text that is none. `list`:
 * the field.
 */
export function offeredPlans(
  given: readonly unknown[],
  list: string,
  warn: (message: string) => void,
): readonly Plan[] {
  const known = new Set<unknown>()
  const offered = given.filter((one, index) => {
    const asin = isObject(one) ? one['asin'] : undefined
    const flaw = flawOf(one) ?? (known.has(asin) ? 'has the asin of an earlier plan' : null)
    known.add(asin)
    if (flaw) warn(`${list}[${index}] ${flaw}; the plan is not offered`)
    const wrong = isObject(one) ? texts.filter(name => typeof (one[name] ?? '') !== 'string') : []
    for (const name of wrong) warn(`${list}[${index}].${name} is no text; it is left out`)
    return !flaw
  })
  return offered.map((one, index) => planOf(one as Given, index + 1))
}

/** The price as the server writes it, else in the language of the page. */
export const priceOf = ({ price, priceText }: Plan, currency: string, locale: string): string =>
  priceText || formatMoney({ amount: minorUnits(price, currency), currency }, locale)

/** Reads which plan a field holds. The text may be of the server or of an earlier visit. null: none. */
export function plannedIn(field: string | null | undefined): string | null {
  try {
    const selection: unknown = JSON.parse(field ?? '')
    const { asin = null } = selection as { asin?: unknown }
    return typeof asin === 'string' ? asin : null
  } catch {
    return null
  }
}
