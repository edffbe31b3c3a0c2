import { sums } from '../ordering/index.ts'
import type { PageMaker, Visit } from '../render/visit.ts'
import type { CartLine } from './data.ts'
import { withAddOns } from './lines.ts'

/** What went wrong on the way into the cart, in the shopper's words. */
function problem({ query, words }: Visit): string | null {
  const code = query['error']
  if (code === undefined) return null
  const id = `cart.error.${code}`
  return words.t(words.has(id) ? id : 'cart.error')
}

const minutesLeft = ({ reservedUntil }: CartLine, now: number) =>
  reservedUntil === undefined ? null : Math.max(0, Math.ceil((reservedUntil - now) / 60_000))

const groups = (lines: readonly CartLine[], now: number) =>
  withAddOns(lines).map(({ line, addOns }) => ({
    line,
    minutesLeft: minutesLeft(line, now),
    total: { ...line.price, amount: line.price.amount * line.quantity },
    addOns,
  }))

/** `/cart`: exactly what arrived. */
export const cart: PageMaker = async (visit, data) => ({
  template: 'buying/cart',
  title: visit.words.t('cart.title'),
  model: {
    problem: problem(visit),
    groups: groups(visit.cart.lines, visit.now),
    ...(await sums(visit.cart.lines, visit, visit.place, data)),
  },
})
