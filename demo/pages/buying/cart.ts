import { sums } from '../ordering/index.ts'
import type { TextId } from '../site.ts'
import type { PageMaker, Visit } from '../render/visit.ts'
import type { CartLine } from './data.ts'
import { texts } from './texts.en.ts'

const isText = (id: string): id is TextId => Object.hasOwn(texts, id)

/** What went wrong on the way into the cart, in the shopper's words. */
function problem({ query, words }: Visit): string | null {
  const code = query['error']
  if (code === undefined) return null
  const id = `cart.error.${code}`
  return words.t(isText(id) ? id : 'cart.error')
}

const minutesLeft = ({ reservedUntil }: CartLine, now: number) =>
  reservedUntil === undefined ? null : Math.max(0, Math.ceil((reservedUntil - now) / 60_000))

/** Plans stand under the line they belong to; one whose line is gone stands alone. */
function groups(lines: readonly CartLine[], now: number) {
  const ids = new Set(lines.map(line => line.lineId))
  const belongs = (line: CartLine) => line.associatedTo !== undefined && ids.has(line.associatedTo)
  return lines
    .filter(line => !belongs(line))
    .map(line => ({
      line,
      minutesLeft: minutesLeft(line, now),
      total: { ...line.price, amount: line.price.amount * line.quantity },
      plans: lines.filter(plan => plan.associatedTo === line.lineId),
    }))
}

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
