import type { PageData } from '../data.ts'
import type { Page, PageMaker, Visit } from '../render/visit.ts'
import { slotOptions } from '../schedule/index.ts'
import type { TextId } from '../site.ts'
import { paymentMethods, steps, type Step } from './data.ts'
import { sums } from './sums.ts'

/** Why the order was not placed, in the shopper's words. */
export function refusal({ query, words }: Visit): string | null {
  const code = query['error']
  if (code === undefined) return null
  const id = `checkout.error.${code}`
  return words.t(words.has(id) ? id : 'checkout.error')
}

const titles: Readonly<Record<Step, TextId>> = {
  address: 'checkout.address',
  delivery: 'checkout.delivery',
  payment: 'checkout.payment',
  review: 'checkout.review',
}

const empty = ({ words }: Visit): Page => ({
  template: 'ordering/nothing',
  title: words.t('checkout.title'),
  model: {},
})

/** A step of the checkout; without a step, the first that is not done. */
async function stepPage(visit: Visit, data: PageData, asked?: Step): Promise<Page> {
  const { cart, sessionId, words, visitor, query } = visit
  if (cart.lines.length === 0) return empty(visit)
  const given = await data.checkout(sessionId)
  const step = asked ?? given.open
  const [addresses, destinations, told] = await Promise.all([
    data.addresses(sessionId),
    data.destinations(),
    sums(cart.lines, visit, given.place ?? visit.place, data, given.speed),
  ])
  return {
    template: `ordering/${step}`,
    title: words.t(titles[step]),
    model: {
      ...told,
      shipments: told.shipments.map(one => ({
        ...one,
        slots: slotOptions(one, data, query['shipoption']),
      })),
      given,
      step,
      steps: steps.map((name, n) => ({
        name,
        title: words.t(titles[name]),
        /** One may go back to what is done. */
        isOpen: n <= steps.indexOf(given.open),
      })),
      addresses,
      countries: destinations.filter(({ sampleZip }) => sampleZip === undefined),
      paymentMethods,
      name: visitor.name,
      checked: 'check' in query,
      problem: refusal(visit),
    },
  }
}

/** `/checkout`, and a page for each step, which a shopper can come back to. */
export const checkoutRoutes: Readonly<Record<string, PageMaker>> = {
  '/checkout': (visit, data) => stepPage(visit, data),
  ...Object.fromEntries(
    steps.map((step): [string, PageMaker] => [
      `/checkout/${step}`,
      (visit, data) => stepPage(visit, data, step),
    ]),
  ),
}
