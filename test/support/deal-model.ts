import { useFakeTimers } from 'sinon'
import { dealBox, type DealBox } from '../../elements/deals/deal-box.ts'
import type { LightningOption } from '../../src/contract/deals/deals.ts'
import type { Config } from '../../src/element/describe.ts'
import { messages } from '../../src/widgets/deals/deal-box/deal-box.messages.ts'
import { model } from '../../src/widgets/deals/deal-box/deal-box.model.ts'
import { noon } from './deal.ts'
import { setHidden } from './node-page.ts'
import { portsOf } from './ports.ts'

let made = 0
const pollingIntervalMs = 60_000

/** The model of a deal box at noon. The test moves the clock and answers the calls. */
export async function dealModel(
  given: Partial<Config<DealBox>> = {},
  { cancels = [] }: { cancels?: readonly string[] } = {},
) {
  const clock = useFakeTimers({
    now: noon,
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    shouldClearNativeTimers: true,
  })
  const asin = `B0DEAL${String(++made).padStart(4, '0')}`
  const config = { asin, offerListingId: 'OL1', pollingIntervalMs, slateToken: 's', ...given }
  const harness = portsOf<DealBox, typeof messages>(dealBox, config, { messages, cancels })
  const { said } = harness
  const deal = model(harness.ports)

  /** Lets time pass. Code that waits for an answer continues in between. */
  async function pass(ms: number): Promise<void> {
    await harness.settled()
    await clock.tickAsync(ms)
    await harness.settled()
  }
  const asked = (id = 'deal-product') => said.calls.filter(call => call.id === id)
  const reply = async (
    id: string,
    outcome: Parameters<(typeof said.calls)[number]['answer']>[0],
  ) => {
    asked(id).at(-1)?.answer(outcome)
    await pass(0)
  }
  await pass(0)
  return {
    ...harness,
    asin,
    pass,
    asked,
    deal: () => deal,
    view: () => deal.$view.get(),
    /** Answers the newest call of this kind. */
    succeed: (id: string, value: unknown) =>
      reply(id, { ok: true, value: value as null, status: 200 }),
    fail: (id: string, problem: string, status = 0, code = '') =>
      reply(id, { ok: false, problem: problem as never, status, code }),
    /** Answers the newest request for the deal. null: the offer has no deal. */
    answer: (option: LightningOption | null, others: object[] = []) =>
      reply('deal-product', {
        ok: true,
        value: { entity: { buyingOptions: option ? [...others, option] : others } } as never,
        status: 200,
      }),
    eventsNamed: (name: string) =>
      said.events.filter(event => event.name === name).map(({ detail }) => detail),
    end() {
      harness.leave()
      clock.restore()
      setHidden(false)
    },
  }
}
export type DealTest = Awaited<ReturnType<typeof dealModel>>
