import type { Money } from '../src/contract/schema.ts'

/**
 * What things cost and whether they can be had: the one calculation that cards, product pages, cart, checkout and orders
 * share (STO-046). It reads nothing: who asks brings what the database says.
 */

/** A deal on an offer, as far as its price goes. Moments: epoch milliseconds. */
export interface DealTerms {
  dealPrice: Money
  state: 'AVAILABLE' | 'UPCOMING' | 'WAITLISTFULL'
  /** true: every unit is claimed. A claim then waits, if the waiting list has room. */
  isFull: boolean
  /** For members; for everybody else `earlyAccessMs` later. */
  startTime: number
  endTime: number
  earlyAccessMs?: number
  accessBehavior?: 'PRIME_EARLY_ACCESS' | 'APP_ONLY_LD' | 'PRIME_ONLY'
}

/** What is for sale: an offer and the deal on it. */
export interface ForSale {
  price: Money
  /** The maker's price. */
  listPrice?: Money | undefined
  deal?: DealTerms | null | undefined
}

/** Who asks for a price, and when. */
export interface Asking {
  member: boolean
  /** They shop in the app. */
  app: boolean
  /** Epoch milliseconds. */
  now: number
}

export interface Quote {
  /** The best that one unit costs this shopper now. */
  price: Money
  /** What `price` is lower than: it stands crossed out beside it. */
  reference: Money | null
  /** Whole percent between the two. */
  saving: number | null
  /** What a unit costs that is put into the cart without a claim. */
  regular: Money
  /** `running`: `price` is that of a deal, which this shopper can claim. */
  deal: 'running' | 'upcoming' | 'members' | 'app' | 'claimed' | null
  /** When the deal starts for this shopper. */
  dealStarts: number | null
}

/** When a deal starts for a member, or for everybody else. */
export const startsFor = (
  { startTime, earlyAccessMs = 0, accessBehavior }: DealTerms,
  member: boolean,
): number =>
  accessBehavior === 'PRIME_EARLY_ACCESS' && !member ? startTime + earlyAccessMs : startTime

function dealFor(deal: DealTerms | null | undefined, { member, app, now }: Asking): Quote['deal'] {
  if (!deal || deal.endTime <= now) return null
  if (deal.accessBehavior === 'PRIME_ONLY' && !member) return 'members'
  if (deal.accessBehavior === 'APP_ONLY_LD' && !app) return 'app'
  if (startsFor(deal, member) > now) return 'upcoming'
  return deal.isFull ? 'claimed' : 'running'
}

/** Whole percent, rounded down: a shop must not promise more than it gives. */
const savingOf = (price: Money, reference: Money) =>
  Math.floor((1 - price.amount / reference.amount) * 100)

function priced(price: Money, reference: Money | undefined) {
  const isLower = reference !== undefined && reference.amount > price.amount
  if (!isLower) return { price, reference: null, saving: null }
  return { price, reference, saving: savingOf(price, reference) || null }
}

/** What an offer costs a shopper now. */
export function quoteOf(sold: ForSale, asking: Asking): Quote {
  const { price: regular, listPrice, deal } = sold
  const stage = dealFor(deal, asking)
  const dealStarts = deal && stage ? startsFor(deal, asking.member) : null
  // The price of a deal is compared with what the shop itself takes, not with what the maker would.
  const shown =
    deal && stage === 'running' ? priced(deal.dealPrice, regular) : priced(regular, listPrice)
  return { ...shown, regular, deal: stage, dealStarts }
}

/** A line of a cart or an order: `claimed` is the price of the deal that it was claimed at. */
export const quoteOfLine = (
  regular: Money,
  listPrice: Money | undefined,
  claimed: Money | undefined,
): Pick<Quote, 'price' | 'reference' | 'saving'> =>
  claimed ? priced(claimed, regular) : priced(regular, listPrice)

/** From this many units on, a shopper need not hurry. */
const plenty = 6

export type Availability = 'in' | 'few' | 'out'
export function availabilityOf(stock: number): Availability {
  if (stock < 1) return 'out'
  return stock < plenty ? 'few' : 'in'
}

/** Percent of value added tax that is in a price. Vouchers are taxed when they are spent. */
const reducedTax = 7
const standardTax = 19
const taxRates: Readonly<Record<string, number>> = {
  fresh: reducedTax,
  pantry: reducedTax,
  book: reducedTax,
  'gift-card': 0,
}
const taxRateOf = (kind: string): number => taxRates[kind] ?? standardTax
const taxIn = (amount: number, rate: number): number => Math.round((amount * rate) / (100 + rate))

/** Paying in parts: `interest` is that of the whole term, in hundredths of a percent of the price. */
export interface Terms {
  termCount: number
  interest: number
}

export interface Instalments {
  count: number
  /** Each month. */
  amount: Money
  /** In the last month: what is left, as cents do not divide. */
  last: Money
  interest: Money
  /** Price and interest. */
  total: Money
}

export function instalmentsOf(price: Money, { termCount, interest }: Terms): Instalments {
  const money = (amount: number): Money => ({ ...price, amount })
  const added = Math.round((price.amount * interest) / 10_000)
  const total = price.amount + added
  const amount = Math.ceil(total / termCount)
  // Of a few cents nothing would be left for the last month.
  const each = amount * (termCount - 1) < total ? amount : Math.floor(total / termCount)
  return {
    count: termCount,
    amount: money(each),
    last: money(total - each * (termCount - 1)),
    interest: money(added),
    total: money(total),
  }
}

export interface SumLine {
  kind: string
  price: Money
  quantity: number
  /** What paying the line in instalments adds. */
  interest?: Money
}

/** What an order comes to. */
export interface Sum {
  items: Money
  delivery: Money
  /** Of what is paid in instalments. No value added tax is in it. */
  interest: Money
  total: Money
  /** Value added tax that is in the total. */
  tax: Money
}

/** `costs`: what each of the deliveries costs. */
export function sumOf(lines: readonly SumLine[], costs: readonly Money[]): Sum {
  const currency = lines[0]?.price.currency ?? 'EUR'
  const money = (amount: number): Money => ({ amount, currency })
  const amountOf = ({ price, quantity }: SumLine) => price.amount * quantity
  const items = lines.reduce((sum, line) => sum + amountOf(line), 0)
  const delivery = costs.reduce((sum, { amount }) => sum + amount, 0)
  const interest = lines.reduce((sum, line) => sum + (line.interest?.amount ?? 0), 0)
  const tax = lines.reduce((sum, line) => sum + taxIn(amountOf(line), taxRateOf(line.kind)), 0)
  return {
    items: money(items),
    delivery: money(delivery),
    interest: money(interest),
    total: money(items + delivery + interest),
    tax: money(tax + taxIn(delivery, standardTax)),
  }
}

const measures: Readonly<Record<string, { unit: string; size: number }>> = {
  g: { unit: 'kg', size: 1_000 },
  kg: { unit: 'kg', size: 1 },
  ml: { unit: 'l', size: 1_000 },
  l: { unit: 'l', size: 1 },
}

/** What a kilogram or a litre costs, where the title of a product ends in its content, as the law asks of groceries. */
export function unitPriceOf({
  title,
  price,
}: {
  title: string
  price: Money
}): { price: Money; unit: string } | null {
  const [, content = '', name = ''] = /, ([\d.,]+) (g|kg|ml|l)$/.exec(title) ?? []
  const measure = measures[name]
  const held = Number(content.replace(',', '.'))
  if (!measure || !(held > 0)) return null
  const amount = Math.round((price.amount * measure.size) / held)
  return { price: { ...price, amount }, unit: measure.unit }
}
