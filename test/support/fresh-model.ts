import { freshCart } from '../../elements/fresh/fresh-cart.ts'
import type { CallSpec, Outcome } from '../../src/contract/call.ts'
import type { Config } from '../../src/element/describe.ts'
import { page } from '../../src/page/page.ts'
import type { FreshCart } from '../../elements/fresh/fresh-cart.ts'
import { messages } from '../../src/widgets/fresh/fresh-cart/fresh-cart.messages.ts'
import { model } from '../../src/widgets/fresh/fresh-cart/fresh-cart.model.ts'
import { stay, wentTo } from './bare-page.ts'
import { portsOf } from './ports.ts'

export const milk = { asin: 'B0MILK0001', storeId: 'HALL' }

export const answerOf = (items: readonly object[], more: object = {}): Outcome<CallSpec> =>
  ({
    ok: true,
    status: 200,
    value: {
      clientResponseModel: { items, uberCartStatus: {} },
      refreshGlowLabel: false,
      shouldRedirectToOgs: false,
      renderUFGCartProgressIndicator: false,
      delivery: true,
      ...more,
    },
  }) as unknown as Outcome<CallSpec>
export const holds = (amountInCart: number, more: object = {}) =>
  answerOf([{ ASIN: milk.asin, storeId: milk.storeId, amountInCart }], more)
export const answer = (value: unknown) => ({ ok: true, status: 200, value }) as Outcome<CallSpec>
export const fault = (problem: string, status = 0) =>
  ({ ok: false, problem, status, code: '' }) as Outcome<CallSpec>
export const refusal = (body: object | null, status = 400) =>
  ({ ...fault('notAdded', status), body }) as unknown as Outcome<CallSpec>

export interface Sent {
  params?: { reftag: string }
  query: Record<string, string>
  body: Record<string, unknown>
}

interface Made {
  cancels?: readonly string[]
}

export function make(config: Partial<Config<FreshCart>> = {}, { cancels = [] }: Made = {}) {
  stay()
  page.$cart.set({ count: null })
  page.$location.set(null)
  const given = { ...milk, brandId: 'HARBOR', csrfToken: 'token', ...config }
  const host = portsOf(freshCart, given, { messages, cancels })
  const cart = model(host.ports)
  const { said, settled } = host
  const calls = (id: string) => said.calls.filter(call => call.id === id)
  /** What the newest call of this id sends. */
  const sent = (id: string) => calls(id).at(-1)?.input as Sent
  let widgets = 0
  return {
    ...host,
    cart,
    calls,
    sent,
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
    /** What the dialogs are about, in their order. */
    dialogs: () => cart.$open.get().map(({ words: _, ...told }) => told),
    /** A quantity selector asks for a quantity. Returns whether the element has taken it up. */
    commit(quantity: number, more: object = {}, known = true): boolean {
      const widgetId = `w${(widgets += 1)}`
      const detail = {
        widgetId,
        ...milk,
        quantity,
        previousQuantity: 1,
        isStepper: true,
        setQuantity: true,
        reftag: '_qs_add',
        ...more,
      }
      let taken = false
      host.hears('dp-quantity-committed', detail, {
        defaultPrevented: false,
        preventDefault: () => (taken = true),
        composedPath: () => [{ config: { id: known ? detail.widgetId : 'other' } }],
      })
      return taken
    },
  }
}
export type MadeCart = ReturnType<typeof make>
