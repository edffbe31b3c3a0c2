import { groceryAdd } from '../../elements/fresh/grocery-add.ts'
import type { CallSpec, Outcome } from '../../src/contract/call.ts'
import type { Config } from '../../src/element/describe.ts'
import { page } from '../../src/page/page.ts'
import type { Shopper } from '../../src/page/shapes.ts'
import { messages } from '../../src/widgets/fresh/grocery-add/grocery-add.messages.ts'
import { model } from '../../src/widgets/fresh/grocery-add/grocery-add.model.ts'
import { stay, wentTo } from './bare-page.ts'
import { answer } from './fresh-model.ts'
import { portsOf } from './ports.ts'

export const coffee = {
  asin: 'B0COFFEE01',
  title: 'House blend coffee',
  offerListingId: 'OLB0COFFEE01',
  sessionId: 'S1',
}
export const added = (more: object = {}) => answer({ isOK: true, ...more })
export const refused = (more: object = {}) => answer({ isOK: false, ...more })
export const counted = (items: number) => answer({ entity: { items } })

interface Made {
  cancels?: readonly string[]
  deviceType?: Shopper['deviceType']
}

/** A model of dp-grocery-add, with what the page and the server say. */
export function grocery(
  config: Partial<Config<typeof groceryAdd>> = {},
  { cancels = [], deviceType = null }: Made = {},
) {
  stay()
  page.$cart.set({ count: null })
  page.quantity(coffee.asin).set(undefined)
  page.$shopper.set({ ...page.$shopper.get(), deviceType })
  const host = portsOf(groceryAdd, { ...coffee, ...config }, { messages, cancels })
  const one = model(host.ports)
  const { said, settled } = host
  const calls = (id: string) => said.calls.filter(call => call.id === id)
  return {
    ...host,
    one,
    calls,
    /** What the newest call of this id sends. */
    sent: (id: string) =>
      calls(id).at(-1)?.input as
        | { body: Record<string, unknown>; query: Record<string, unknown> }
        | undefined,
    /** Answers the newest call of this id. */
    async answer(id: string, outcome: Outcome<CallSpec>) {
      calls(id).at(-1)?.answer(outcome)
      await settled()
      await settled()
    },
    names: () => said.events.map(({ name }) => name),
    detail: (name: string) =>
      said.events.findLast(event => event.name === name)?.detail as Record<string, unknown>,
    left: wentTo,
    quantity: () => page.quantity(coffee.asin).get(),
  }
}
