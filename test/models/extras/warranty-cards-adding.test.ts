import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { warrantyCards } from '../../../elements/extras/warranty-cards.ts'
import type { CallSpec, Outcome } from '../../../src/contract/call.ts'
import { page } from '../../../src/page/page.ts'
import { minimalPlan } from '../../support/extras.ts'
import { adding } from '../../../src/widgets/extras/warranty-cards/adding.model.ts'
import { messages } from '../../../src/widgets/extras/warranty-cards/warranty-cards.messages.ts'
import type { WarrantyPorts } from '../../../src/widgets/extras/warranty-cards/warranty-cards.ports.ts'
import { portsOf } from '../../support/ports.ts'

const asin = 'B0WASHER01'
const ids = { baseAsin: asin, warrantyAsin: 'B0PLANWSH3' }
const lastAdded = 'last-added-cart-item'
const service = 'warranty-service'

const answer = (value: unknown): Outcome<CallSpec> =>
  ({ ok: true, value, status: 200 }) as Outcome<CallSpec>
const fault = (
  problem: 'timeout' | 'offline' | 'malformed' | 'unavailable' | 'aborted',
  status = 0,
): Outcome<CallSpec> => ({ ok: false, problem, status, code: '' })
const found = answer({ status: 'OK', lastAddedItemCartId: '4711' })
const done = answer({ status: 'OK', numActiveItemsInCart: 2 })

const wanted = (more: object = {}) => ({
  plan: minimalPlan('B0PLANWSH3'),
  baseAsin: asin,
  offerListingId: 'OLB0WASHER01',
  quantity: 2,
  uniqueId: 'w1',
  ...more,
})

function start(config: object = {}) {
  const host = portsOf(warrantyCards, { asin, ...config }, { messages })
  const calls: [string, unknown][] = []
  const heard = (name: string) => (detail: unknown) => calls.push([name, detail])
  const element = { serviceSuccess: heard('success'), serviceFailure: heard('failure') }
  const ports = Object.assign(host.ports, { element }) as unknown as WarrantyPorts
  const add = adding(ports)
  void add.start(() => wanted())
  return {
    ...host,
    add,
    /** What the functions of the page heard. */
    calls,
    sent: () => host.said.calls.map(({ id }) => id),
    /** Answers the calls one after another. */
    async answers(...outcomes: readonly Outcome<CallSpec>[]) {
      for (const outcome of outcomes) {
        host.said.calls.at(-1)?.answer(outcome)
        await host.settled()
      }
    },
  }
}

const failures: Readonly<Record<string, [Outcome<CallSpec>, string, number]>> = {
  'a timeout': [fault('timeout'), 'timeout', 0],
  'no connection': [fault('offline'), 'offline', 0],
  'a status of 503': [fault('unavailable', 503), 'unavailable', 503],
  'another shape': [fault('malformed', 200), 'malformed', 200],
  'another status than OK': [answer({ status: 'NO' }), 'refused', 200],
  'OK without its value': [answer({ status: 'OK' }), 'malformed', 200],
}

describe('adding a plan by calls', () => {
  afterEach(() => page.$cart.set({ count: null }))

  it('WTY-022 WTY-023 WTY-024 WTY-025 asks for the item, then adds the plan to it', async () => {
    const { answers, said, sent } = start()
    assert.deepEqual(said.calls[0]?.input, { body: { asin, offerListingId: 'OLB0WASHER01' } })
    await answers(found)
    assert.deepEqual(sent(), [lastAdded, service])
    assert.deepEqual(said.calls[1]?.input, {
      body: {
        asin: 'B0PLANWSH3',
        offerListingId: 'OLB0PLANWSH3',
        quantity: 2,
        itemAssociation: {
          associatedItemId: '4711',
          programType: 'AmazonProtect',
          renderType: 'renderAll',
          mutualDelete: false,
          quantityInvarianceFactor: 1,
          quantityEditable: false,
        },
        itemAssoc: '4711',
        'UNIQ-itemAssoc': 'w1',
        'UNIQ-lnkdWrrnty': 'w1',
        itemAssocType: 'AmazonProtect',
        itemAssocRenderType: 'renderAll',
      },
    })
  })

  it('WTY-022 WTY-023 sends its calls where the fields of the element say', async () => {
    const { answers, said } = start({ lastAddedUrl: '/a', warrantyServiceUrl: '/b' })
    await answers(found)
    assert.deepEqual(
      said.calls.map(({ options }) => options?.at),
      ['/a', '/b'],
    )
  })

  it('WTY-026 sets the count of the cart, tells of the plan, and calls the function for success', async () => {
    const { add, answers, calls, said } = start()
    await answers(found, done)
    assert.deepEqual(page.$cart.get(), { count: 2 })
    const detail = { ...ids, cartCount: 2 }
    assert.deepEqual(said.events, [{ name: 'dp-warranty-added', detail }])
    assert.deepEqual(calls, [['success', detail]])
    assert.deepEqual(said.announced, ['Title of B0PLANWSH3 was added to your cart.'])
    assert.deepEqual([add.$state.get(), [...said.states]], ['added', ['added']])
  })

  for (const [what, [outcome, reason, status]] of Object.entries(failures)) {
    it(`WTY-032 WTY-044 adds nothing after ${what} in place of the item, and tells of it once`, async () => {
      const { add, answers, calls, said, sent } = start()
      await answers(outcome)
      assert.deepEqual(sent(), [lastAdded])
      const detail = { ...ids, call: lastAdded, reason, status }
      assert.deepEqual(said.events, [{ name: 'dp-warranty-failed', detail }])
      assert.deepEqual(calls, [['failure', detail]])
      assert.deepEqual(said.warnings, [
        `Error while doing a call to last-added-cart-item-id.html: ${status} ${reason}`,
      ])
      assert.equal(add.$state.get(), 'failed')
    })

    it(`WTY-028 WTY-029 WTY-030 WTY-031 WTY-044 leaves the cart as it is after ${what} in place of the plan`, async () => {
      const { add, answers, calls, said } = start()
      page.$cart.set({ count: 1 })
      await answers(found, outcome)
      const detail = { ...ids, call: service, reason, status }
      assert.deepEqual(said.events, [{ name: 'dp-warranty-failed', detail }])
      assert.deepEqual(calls, [['failure', detail]])
      const log =
        status === 200
          ? 'Invalid answer from warranty-service.html'
          : 'Error while doing a call to warranty-service.html'
      assert.deepEqual(said.warnings, [`${log}: ${status} ${reason}`])
      assert.deepEqual(said.announced, ['Title of B0PLANWSH3 could not be added to your cart.'])
      assert.deepEqual(page.$cart.get(), { count: 1 })
      assert.equal(add.$state.get(), 'failed')
    })
  }

  it('WTY-033 starts again at the item, with the same ids, and tells each try', async () => {
    const { add, answers, said, sent } = start()
    await answers(found, fault('timeout'))
    void add.retry()
    await answers(found)
    assert.deepEqual(sent(), [lastAdded, service, lastAdded, service])
    assert.deepEqual(said.calls[3]?.input, said.calls[1]?.input)
    await answers(done)
    assert.deepEqual(
      said.events.map(({ name }) => name),
      ['dp-warranty-failed', 'dp-warranty-added'],
    )
  })

  it('WTY-034 starts nothing during the two calls', async () => {
    const { add, answers, sent } = start()
    const made: number[] = []
    const again = () => add.start(() => (made.push(1), wanted({ uniqueId: 'w2' })))
    await again()
    await answers(found)
    await again()
    await add.retry()
    assert.deepEqual([sent(), made], [[lastAdded, service], []])
  })

  it('WTY-043 starts again once the plan is added, and after a failure', async () => {
    const { add, answers, sent } = start()
    await answers(found, done)
    void add.start(() => wanted())
    await answers(fault('offline'))
    void add.start(() => wanted())
    assert.deepEqual(sent(), [lastAdded, service, lastAdded, lastAdded])
  })

  it('WTY-041 hears no answer of calls that it has ended', async () => {
    const { add, answers, said, sent } = start()
    add.stop()
    await answers(found)
    assert.deepEqual([sent(), add.$state.get()], [[lastAdded], 'idle'])
    void add.start(() => wanted())
    await answers(found)
    add.stop()
    await answers(done)
    assert.deepEqual([said.events, page.$cart.get()], [[], { count: null }])
  })

  it('COR-032 tells nothing of calls that end because the element leaves the page', async () => {
    const { add, answers, calls, said } = start()
    await answers(fault('aborted'))
    void add.start(() => wanted())
    await answers(found, fault('aborted'))
    assert.deepEqual([said.events, said.warnings, calls], [[], [], []])
    assert.equal(add.$state.get(), 'idle')
  })
})
