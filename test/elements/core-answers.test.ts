import { expect } from '@open-wc/testing'
import { stub, type SinonStub } from 'sinon'
import { cartCount } from '../../src/contract/buying/cart.ts'
import { defineCall } from '../../src/contract/call.ts'
import { known, list, object, optional, text, whole } from '../../src/contract/schema.ts'
import * as v from 'valibot'
import { clearFaults, eventsOf, mount, session, setFault } from '../support/browser.ts'
import { dealBox } from '../support/deal-box.ts'
import { probe } from '../support/probe.tsx'
import { spoil } from '../support/spoil.ts'
import { waitUntil } from '../support/wait.ts'

const path = '/dp/cart/count'
const basket = defineCall({
  ...cartCount,
  id: 'basket',
  refusals: {
    changed: {
      about: 'It has changed.',
      status: 409,
      body: object({ items: whole, note: optional(text) }),
    },
  },
  output: object({
    entity: object({
      items: whole,
      closes: optional(v.pipe(whole, v.minValue(0), v.maxValue(9))),
      state: optional(v.picklist(['OPEN', 'PAID'])),
      mood: optional(known(['calm', 'busy'])),
      slateToken: optional(v.literal('right')),
      lines: optional(
        list(
          v.union([
            object({ kind: v.literal('PART'), fit: object({ isRight: v.boolean() }) }),
            object({ kind: v.pipe(text, v.notValue('PART')) }),
          ]),
        ),
      ),
    }),
  }),
})
const fragment = defineCall({ ...cartCount, id: 'fragment', output: text, answer: 'html' })

/** A host that asks, and everything that the page's author hears of it. */
async function asker() {
  const tag = probe({
    descriptor: { calls: [basket, fragment] },
    model: ports => ({
      ask: () => ports.call(basket, {}),
      askHtml: () => ports.call(fragment, {}),
    }),
  })
  const host = await mount(tag, `<${tag} id="one"></${tag}>`)
  const { core } = host as unknown as { core: { guarded: Asker } }
  const { ask, askHtml } = core.guarded
  return { ask, askHtml, errors: eventsOf(host, 'dp-error') }
}
interface Asker {
  ask(): Promise<{ ok: boolean; problem?: string; value?: unknown }>
  askHtml(): Promise<{ ok: boolean; problem?: string }>
}

describe('Answers', () => {
  let told: SinonStub
  let spoilt: { end(): void } | undefined

  beforeEach(async () => {
    await session()
    told = stub(console, 'warn')
  })
  afterEach(() => {
    told.restore()
    spoilt?.end()
    spoilt = undefined
  })

  const warnings = () => told.args.map(([message]) => `${message}`)
  const answerWith = (entity: object) => {
    spoilt?.end()
    spoilt = spoil(path, () => JSON.stringify({ entity }))
  }

  for (const [what, entity, warning] of [
    [
      'a text outside a closed set',
      { items: 1, state: 'INCART' },
      'expected one of OPEN, PAID at entity.state in the answer, got "INCART"',
    ],
    ['a missing value', {}, 'expected a whole number at entity.items in the answer, got nothing'],
    [
      'a number outside of its bounds',
      { items: 1, closes: 10 },
      'expected a whole number from 0 to 9 at entity.closes in the answer, got 10',
    ],
    [
      'a value in a list',
      { items: 1, lines: [{ kind: 'OTHER' }, { kind: 'PART', fit: { isRight: 'yes' } }] },
      'expected true or false at entity.lines[1].fit.isRight in the answer, got "yes"',
    ],
    [
      'a token, which it masks',
      { items: 1, slateToken: 'secret' },
      'expected "right" at entity.slateToken in the answer, got •••',
    ],
  ] as const) {
    it(`COR-126 COR-083 warns once of an answer with ${what}`, async () => {
      const { ask, errors } = await asker()
      answerWith(entity)
      expect(await ask()).to.include({ ok: false, problem: 'malformed' })
      await waitUntil(() => told.called, 'the warning')
      await ask()
      expect(warnings()).to.have.length(1)
      expect(warnings()[0]).to.match(/^dp-elements: <dp-probe-\d+ id="one">: basket: /)
      expect(warnings()[0]).to.contain(`${warning}; the call counts as failed`)
      const [error, ...others] = errors.take()
      expect([error?.detail.code, others.length]).to.deep.equal(['call', 0])
      const [problem] = error?.detail.problems ?? []
      expect(problem.message).to.contain(warning)
      expect(warning).to.contain(problem.expected).and.contain(problem.received)
    })
  }

  it('COR-126 takes an answer with an unknown text that a requirement allows, and warns once', async () => {
    const { ask } = await asker()
    answerWith({ items: 1, mood: 'sleepy' })
    const outcome = await ask()
    expect([outcome.ok, outcome.value]).to.deep.equal([
      true,
      { entity: { items: 1, mood: 'sleepy' } },
    ])
    await waitUntil(() => told.called, 'the warning')
    await ask()
    expect(warnings()).to.have.length(1)
    expect(warnings()[0]).to.contain(
      'expected one of calm, busy at entity.mood in the answer, got "sleepy"; the element does not know this value',
    )
  })

  it('COR-194 tells what a refusal holds, and warns of one without it', async () => {
    const { ask } = await asker()
    await setFault({ match: { path }, fault: 'status:409' })
    spoilt = spoil(path, () => JSON.stringify({ type: 'CHANGED', items: 2 }))
    expect(await ask()).to.deep.include({ problem: 'changed', body: { type: 'CHANGED', items: 2 } })
    spoilt.end()
    spoilt = spoil(path, () => JSON.stringify({ type: 'CHANGED', items: 'two' }))
    expect(await ask()).to.deep.include({ problem: 'changed', code: 'CHANGED', body: null })
    await clearFaults()
    await waitUntil(() => told.called, 'the warning')
    expect(warnings()).to.have.length(1)
    expect(warnings()[0]).to.contain(
      'basket: expected a whole number at items in the refusal changed, got "two"; the element uses nothing of it',
    )
  })

  it('COR-198 takes null for what may be absent, in an answer and in a refusal', async () => {
    const { ask } = await asker()
    answerWith({ items: 1, closes: null, mood: null, lines: null })
    expect((await ask()).value).to.deep.equal({ entity: { items: 1 } })
    answerWith({ items: null })
    expect(await ask()).to.include({ problem: 'malformed' })
    await setFault({ match: { path }, fault: 'status:409' })
    spoilt?.end()
    spoilt = spoil(path, () => JSON.stringify({ type: 'CHANGED', items: 2, note: null }))
    expect(await ask()).to.deep.include({ body: { type: 'CHANGED', items: 2 } })
    await clearFaults()
    await waitUntil(() => told.called, 'the warning')
    expect(warnings()).to.have.length(1)
    expect(warnings()[0]).to.contain('expected a whole number at entity.items')
  })

  it('COR-126 says so when an answer is no JSON, or no fragment of HTML', async () => {
    const { ask, askHtml } = await asker()
    spoilt = spoil(path, () => '<!doctype html>')
    expect((await ask()).problem).to.equal('malformed')
    expect((await askHtml()).problem).to.equal('malformed')
    await waitUntil(() => told.callCount === 2, 'the warnings')
    const [json, html] = warnings().toSorted()
    expect(json).to.contain('basket: expected JSON as the answer, got "<!doctype html>"')
    expect(html).to.contain(
      'fragment: expected a part of a page, sent as text/html as the answer, got application/json',
    )
  })

  it('COR-126 warns of nothing in an answer that fits, whatever it holds besides', async () => {
    const { ask, errors } = await asker()
    answerWith({ items: 1, state: 'OPEN', mood: 'calm', more: { of: 'it' } })
    expect((await ask()).ok).to.equal(true)
    await import('../../src/element/diagnose.ts')
    expect([warnings(), errors.take()]).to.deep.equal([[], []])
  })

  it('COR-126 DEA-065 keeps what a shopper has in the cart when a poll answers with a name that is none', async () => {
    const { button, host, says, text: shown } = await dealBox()
    button()?.click()
    await says('In your cart')
    spoilt = spoil('/dp/deals/product', body => body.replace('"IN_CART"', '"INCART"'))
    host.setAttribute('data-polling-interval-ms', '1000')
    await waitUntil(() => told.called, 'the warning')
    expect(warnings()[0]).to.match(
      /deal-product: expected one of NONE, IN_CART, .* at entity\.buyingOptions\[0\]\.customerStatus\.state in the answer, got "INCART"/,
    )
    expect(shown()).to.contain('In your cart')
  })
})
