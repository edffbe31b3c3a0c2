import { expect, fixtureCleanup } from '@open-wc/testing'
import { spy, stub, type SinonFakeTimers, type SinonSpy } from 'sinon'
import * as v from 'valibot'
import { defineCall } from '../../src/contract/call.ts'
import { cartAddItems, cartCount } from '../../src/contract/buying/cart.ts'
import { dealClaim } from '../../src/contract/deals/deal-claim.ts'
import { object, text as string } from '../../src/contract/schema.ts'
import { text, type Descriptor } from '../../src/element/describe.ts'
import type { Ports, Texts } from '../../src/element/ports.ts'
import { atRest, slides } from '../../src/page/at-rest.ts'
import { page } from '../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  hold,
  journal,
  mount,
  session,
  setFault,
  setMeta,
} from '../support/browser.ts'
import { holdClocks } from '../support/clock.ts'
import { engine } from '../support/engine.ts'
import { alive } from '../support/left.ts'
import { probe } from '../support/probe.tsx'
import { allEnded, nextDrawing, nextTask, waitUntil } from '../support/wait.ts'

const countPath = '/dp/cart/count'
const addPath = '/dp/cart/add-items'
const item = { asin: 'B0PAPER001', offerListingId: 'OLB0PAPER001' }

/** A call with every header that this library has. */
const everyHeader = defineCall({
  id: 'every-header',
  about: '',
  method: 'GET',
  path: countPath,
  output: object({ entity: object({ items: v.number() }) }),
  headers: ['csrf', 'slate', 'encrypted', 'device', 'currency', 'metadata', 'language'],
  timeout: 10_000,
})
const wantsText = defineCall({
  ...cartCount,
  id: 'wants-text',
  output: object({ entity: object({ items: string }) }),
})

const wantsBody = defineCall({
  id: 'wants-body',
  about: '',
  method: 'POST',
  path: addPath,
  encoding: 'form',
  output: null,
  headers: ['csrf'],
  timeout: 10_000,
})

const wantsNested = defineCall({
  id: 'wants-nested',
  about: '',
  method: 'POST',
  path: addPath,
  query: object({ csrf: string }),
  body: object({ inner: object({ csrfToken: string, asin: string }) }),
  output: null,
  timeout: 10_000,
})

const report = defineCall({
  id: 'report',
  about: '',
  method: 'POST',
  path: '/dp/reports',
  body: object({ of: string }),
  output: null,
  outlives: true,
  timeout: 10_000,
})

interface Outcome {
  ok: boolean
  problem?: string
  status: number
  value?: unknown
}
interface Caller {
  count(signal?: AbortSignal): Promise<Outcome>
  countAt(at: string): Promise<Outcome>
  add(quantity?: number, series?: number): Promise<Outcome>
  claim(dealId?: string): Promise<Outcome>
  every(at?: string): Promise<Outcome>
  form(at: string): Promise<Outcome>
  nested(at: string): Promise<Outcome>
  report(of: string): Promise<Outcome>
  wants(): Promise<Outcome>
}

/** A host whose only actions are calls. */
async function caller(attributes = ''): Promise<Caller & { host: HTMLElement }> {
  const tag = probe({
    descriptor: {
      calls: [
        cartCount,
        cartAddItems,
        dealClaim,
        everyHeader,
        report,
        wantsText,
        wantsBody,
        wantsNested,
      ],
      fields: {
        slateToken: text({ about: '', meta: 'dp-slate-token' }),
        encryptedToken: text({ about: '' }),
        currencyPreference: text({ about: '' }),
        assistantMetadata: text({ about: '' }),
        language: text({ about: '' }),
      },
    },
    model: ports => ({
      count: (signal?: AbortSignal) => ports.call(cartCount, {}, signal && { signal }),
      countAt: (at: string) => ports.call(cartCount, {}, { at }),
      add: (quantity = 5, series = 0) =>
        ports.call(
          cartAddItems,
          { query: {}, body: { items: [{ ...item, quantity }] } },
          { series },
        ),
      claim: (dealId = 'NODEAL') =>
        ports.call(dealClaim, {
          params: { dealId },
          query: { ref_: 'test' },
          body: { asin: item.asin, quantity: 1, devicePreRegistered: false },
        }),
      every: (at?: string) => ports.call(everyHeader, {}, { device: 'DESKTOP', ...(at && { at }) }),
      form: (at: string) =>
        ports.call(wantsBody, { body: { 'anti-csrftoken': 'own', asin: 'A' } }, { at }),
      nested: (at: string) =>
        ports.call(
          wantsNested,
          { query: { csrf: 'own' }, body: { inner: { csrfToken: 'own', asin: 'A' } } },
          { at },
        ),
      report: (of: string) => ports.call(report, { body: { of } }),
      wants: () => ports.call(wantsText, {}),
    }),
  })
  const host = await mount(tag, `<div><${tag} ${attributes}></${tag}></div>`)
  return { host, ...modelOf(host) }
}
const modelOf = (host: Element): Caller => {
  const { guarded } = (host as unknown as { core: { guarded: Caller } }).core
  const { count, countAt, add, claim, every, form, nested, report: reports, wants } = guarded
  return { count, countAt, add, claim, every, form, nested, report: reports, wants }
}

/** A host that waits for two calls. The second call replaces the first. */
async function replaceCall(): Promise<WeakRef<Element>> {
  const { host, count } = await caller()
  void count().then(() => host.focus())
  await count()
  return new WeakRef(host)
}

describe('Calls', () => {
  let clock: SinonFakeTimers | undefined
  let fetched: SinonSpy

  beforeEach(async () => {
    await session()
    await clearFaults()
    await clearJournal()
    fetched = spy(window, 'fetch')
  })
  afterEach(async () => {
    clock?.restore()
    fetched.restore()
    await clearFaults()
  })

  it('COR-070 ends in timeout after the milliseconds of its contract', async () => {
    await hold({ path: countPath })
    const { count } = await caller()
    clock = holdClocks()
    const outcome = count()
    let ended = false
    void outcome.then(() => (ended = true))
    clock.tick(cartCount.timeout - 1)
    await new Promise(requestAnimationFrame)
    expect(ended).to.equal(false)
    clock.tick(1)
    expect(await outcome).to.include({ ok: false, problem: 'timeout', status: 0 })
  })

  it('COR-193 waits with its answer until no layer slides in', async () => {
    const { count } = await caller()
    clock = holdClocks()
    slides(200)
    const order: string[] = []
    void atRest()?.then(() => order.push('rests'))
    const read = spy(Response.prototype, 'text')
    const outcome = count().then(() => order.push('answered'))
    await waitUntil(() => read.called, 'the answer')
    read.restore()
    await allEnded(read.returnValues)
    await nextDrawing()
    expect(order).to.deep.equal([])
    clock.tick(200)
    await outcome
    expect(order).to.deep.equal(['rests', 'answered'])
  })

  it('COR-070 ends with aborted when its element leaves', async () => {
    await hold({ path: countPath })
    const { count, host } = await caller()
    const outcome = count()
    host.remove()
    expect(await outcome).to.include({ ok: false, problem: 'aborted' })
    expect(fetched.lastCall.args[1].signal.aborted).to.equal(true)
  })

  it('COR-070 is aborted by a newer call of its kind, and never settles', async () => {
    const release = await hold({ path: countPath })
    const { count } = await caller()
    const settled: string[] = []
    void count().then(() => settled.push('first'))
    await waitUntil(() => fetched.calledWith(countPath), 'the first call')
    const second = count()
    await release()
    const { ok } = await second
    await allEnded(fetched.returnValues)
    expect([ok, settled]).to.deep.equal([true, []])
    const first = fetched.args.find(([address]) => address === countPath)
    expect(first?.[1].signal.aborted).to.equal(true)
  })

  engine.it(
    'COR-033 holds no host whose call a newer one has replaced',
    'the DevTools protocol',
    async () => {
      fetched.restore()
      const ref = await replaceCall()
      fixtureCleanup()
      expect(await alive([ref])).to.equal(0)
    },
  )

  it('COR-070 never settles once the state that made it has been left', async () => {
    const { count } = await caller()
    const state = new AbortController()
    const settled: unknown[] = []
    void count(state.signal).then(outcome => settled.push(outcome))
    state.abort()
    await allEnded(fetched.returnValues)
    expect(settled).to.deep.equal([])
    expect(fetched.lastCall.args[1].signal.aborted).to.equal(true)
  })

  it('COR-070 sends nothing, and never settles, for a state that has been left before', async () => {
    const { count } = await caller()
    const settled: unknown[] = []
    void count(AbortSignal.abort()).then(outcome => settled.push(outcome))
    await allEnded(fetched.returnValues)
    expect(settled).to.deep.equal([])
    expect(await journal(countPath)).to.deep.equal([])
  })

  it('COR-070 aborts the second call for the third, though the first has ended meanwhile', async () => {
    const release = await hold({ path: countPath })
    const { count } = await caller()
    const settled: string[] = []
    void count().then(() => settled.push('first'))
    void count().then(() => settled.push('second'))
    const [first, second] = fetched.returnValues
    await allEnded([first])
    const third = count()
    await allEnded([second])
    await release()
    expect([(await third).ok, settled]).to.deep.equal([true, []])
  })

  it('COR-033 holds nothing of a call that has ended', async () => {
    const { count, host, report: reports } = await caller()
    const { signal } = new AbortController()
    const [added, removed] = [spy(signal, 'addEventListener'), spy(signal, 'removeEventListener')]
    await Promise.all([count(signal), reports('one'), reports('two')])
    expect(removed.args.map(([type, heard]) => [type, heard])).to.deep.equal(
      added.args.map(([type, heard]) => [type, heard]),
    )
    const aborts = spy(AbortController.prototype, 'abort')
    host.remove()
    await nextDrawing()
    aborts.restore()
    expect(aborts.callCount).to.equal(0)
  })

  it('COR-074 sends each report, however soon the next one follows', async () => {
    fetched.restore()
    const answers = stub(window, 'fetch').callsFake(
      (_, init) =>
        new Promise((resolve, reject) => {
          init?.signal?.addEventListener('abort', reject)
          void nextTask().then(() => resolve(new Response()))
        }),
    )
    try {
      const { report: reports } = await caller()
      const outcomes = await Promise.all([reports('one'), reports('two')])
      expect(outcomes.map(({ ok }) => ok)).to.deep.equal([true, true])
      expect(answers.args.map(([, init]) => init?.keepalive)).to.deep.equal([true, true])
    } finally {
      answers.restore()
    }
  })

  it('COR-074 COR-032 sends a report to its end, even if the element leaves', async () => {
    fetched.restore()
    const signals: AbortSignal[] = []
    const answers = stub(window, 'fetch').callsFake(async (_, init) => {
      if (init?.signal) signals.push(init.signal)
      await nextTask()
      return new Response()
    })
    try {
      const { count, host, report: reports } = await caller()
      const outcomes = [reports('one'), count()]
      host.remove()
      expect((await Promise.all(outcomes)).map(({ problem }) => problem)).to.deep.equal([
        'aborted',
        'aborted',
      ])
      expect(signals.map(({ aborted }) => aborted)).to.deep.equal([false, true])
    } finally {
      answers.restore()
    }
  })

  for (const [fault, problem, status] of [
    ['html', 'malformed', 200],
    ['wrong-shape', 'malformed', 200],
    ['empty', 'malformed', 200],
    ['truncated', 'malformed', 200],
    ['drop-before', 'offline', 0],
    ['status:400', 'unavailable', 400],
    ['status:401', 'unavailable', 401],
    ['status:403', 'unavailable', 403],
    ['status:404', 'unavailable', 404],
    ['status:409', 'unavailable', 409],
    ['status:429', 'unavailable', 429],
    ['status:500', 'unavailable', 500],
    ['status:503', 'unavailable', 503],
  ] as const) {
    it(`COR-071 COR-072 COR-073 ends in ${problem} on ${fault}, and is not sent again`, async () => {
      const { count } = await caller()
      // Firefox repeats a GET after a dropped connection, so drop every one.
      const times = fault === 'drop-before' ? {} : { times: 1 }
      await setFault({ match: { path: countPath }, fault, ...times })
      const outcome = await count()
      expect([outcome.problem, outcome.status]).to.deep.equal([problem, status])
      expect(fetched.args.filter(([address]) => `${address}`.includes(countPath)).length).to.equal(
        1,
      )
    })
  }

  it('COR-071 takes an answer of another shape as malformed, and one with an extra field', async () => {
    const { wants, count } = await caller()
    expect(await wants()).to.include({ ok: false, problem: 'malformed', status: 200 })
    const answer = Response.json({ entity: { items: 3, more: true }, extra: [] })
    fetched.restore()
    const answers = stub(window, 'fetch').resolves(answer)
    const outcome = await count()
    answers.restore()
    expect([
      outcome.ok,
      (outcome.value as { entity: { items: number } }).entity.items,
    ]).to.deep.equal([true, 3])
  })

  it('COR-072 tells a failure by reason and status, and counts it where a metric is named', async () => {
    type Failed = Ports<Descriptor, Texts>['failed']
    const tag = probe({ model: ports => ({ failed: ports.failed.bind(ports) }) })
    const host = await mount(tag, `<${tag}></${tag}>`)
    const { failed } = (host as unknown as { core: { guarded: { failed: Failed } } }).core.guarded
    const metrics = eventsOf(host, 'dp-metric')
    const outcome = { ok: false, problem: 'timeout', status: 0, code: '' } as const
    const told = { reason: 'timeout', status: 0 }
    expect([failed(outcome), metrics.take()]).to.deep.equal([told, []])
    expect(failed(outcome, 'Failed', { at: 1 })).to.deep.equal(told)
    const [counted, ...more] = metrics.take().map(({ detail }) => detail)
    expect(counted).to.deep.include({ name: 'Failed', fields: { at: 1, ...told } })
    expect(more).to.deep.equal([])
    expect(failed({ ...outcome, problem: 'aborted' }, 'Failed')).to.equal(null)
    expect(failed({ ok: true, value: {}, status: 200 } as never, 'Failed')).to.equal(null)
    expect(metrics.take()).to.deep.equal([])
  })

  it('COR-072 names the refusal of the server', async () => {
    const { claim, add } = await caller()
    expect(await claim()).to.include({ ok: false, problem: 'redemption-failed' })
    await setFault({ match: { path: addPath }, fault: 'status:422', times: 1 })
    expect(await add()).to.include({ ok: false, problem: 'incomplete', status: 422 })
  })

  const keysSent = () =>
    fetched.args.flatMap(([, init]) => init?.headers?.['Idempotency-Key'] ?? [])

  // After each of these faults, the server may have done it.
  for (const [fault, problem] of [
    ['drop-after', 'offline'],
    ['truncated', 'malformed'],
    ['sign-in', 'malformed'],
    ['status:500', 'unavailable'],
    ['status:503', 'unavailable'],
  ] as const) {
    it(`COR-073 carries a key with what creates something, the same for a second try after ${fault}`, async () => {
      const { add } = await caller()
      await setFault({ match: { path: addPath }, fault, times: 1 })
      expect((await add()).problem).to.equal(problem)
      const { value } = await add()
      expect(value).to.have.nested.property('entity.count.entity.items', 5)
      expect((await add()).ok).to.equal(true)
      const [first, second, third] = keysSent()
      expect(first).to.match(/^[\da-f]{32}$/)
      expect(second).to.equal(first)
      expect(third).not.to.equal(first)
    })
  }

  it('COR-073 carries another key with other input, and after a refusal', async () => {
    const { add } = await caller()
    await setFault({ match: { path: addPath }, fault: 'drop-before', times: 1 })
    await add()
    await add(6)
    await setFault({ match: { path: addPath }, fault: 'status:422', times: 1 })
    await add(7)
    await setFault({ match: { path: addPath }, fault: 'status:400', times: 1 })
    await add(7)
    await add(7)
    expect(new Set(keysSent()).size).to.equal(5)
  })

  it('COR-073 carries another key in another series, also after no answer', async () => {
    await setFault({ match: { path: addPath }, fault: 'drop-before' })
    const { add } = await caller()
    for (const series of [1, 1, 2]) await add(5, series)
    const [first, second, third] = keysSent()
    expect(second).to.equal(first)
    expect(third).not.to.equal(first)
  })

  it('COR-073 writes each byte of a key with two digits', async () => {
    const random = stub(crypto, 'getRandomValues').callsFake(bytes => {
      new Uint8Array((bytes as Uint8Array).buffer).set([...Array(16).keys()])
      return bytes
    })
    try {
      const { add } = await caller()
      await add()
    } finally {
      random.restore()
    }
    expect(keysSent()).to.deep.equal(['000102030405060708090a0b0c0d0e0f'])
  })

  it('COR-073 carries no key with what only reads', async () => {
    const { count } = await caller()
    await count()
    expect(fetched.lastCall.args[1].headers).not.to.have.property('Idempotency-Key')
  })

  it('COR-075 sends same-origin cookies, or credentials where the contract says so', async () => {
    const { count, add } = await caller()
    await count()
    expect(fetched.lastCall.args[1].credentials).to.equal('same-origin')
    await add()
    expect(fetched.lastCall.args[1].credentials).to.equal('include')
  })

  it('COR-075 sends the CSRF token as a header and in no URL', async () => {
    const { csrfToken } = await session()
    const { add } = await caller()
    await clearJournal()
    await add()
    const [{ headers, query } = { headers: {}, query: {} }] = await journal(addPath)
    expect(headers).to.have.property('x-dp-csrf-token', csrfToken)
    expect(JSON.stringify(query)).not.to.contain(csrfToken)
    expect(fetched.args.map(([address]) => `${address}`).join()).not.to.contain(csrfToken)
  })

  it('COR-076 names its headers as core.md does', async () => {
    setMeta('dp-slate-token', 'slate')
    const { every } = await caller(
      'data-encrypted-token="enc" data-csrf-token="own" data-currency-preference="EUR" data-assistant-metadata="m" lang="de-AT"',
    )
    await every()
    document.head.querySelector('meta[name="dp-slate-token"]')?.remove()
    expect(fetched.lastCall.args[1].headers).to.deep.equal({
      Accept: 'application/json',
      'x-dp-csrf-token': 'own',
      'x-dp-slate-token': 'slate',
      'x-dp-encrypted-token': 'enc',
      'x-dp-device-attributes': 'DESKTOP',
      'x-dp-currency-preference': 'EUR',
      'x-dp-metadata': 'm',
      'Accept-Language': 'de-AT',
    })
  })

  const languageOf = async (call: Caller['every']) => {
    await call()
    return fetched.lastCall.args[1].headers['Accept-Language']
  }

  it('COR-076 names the language of the field, else of the page, else of the element', async () => {
    const { every } = await caller('lang="de-AT"')
    expect(await languageOf(every)).to.equal('de-AT')
    page.$context.set({ language: 'fr' })
    try {
      expect(await languageOf(every)).to.equal('fr')
      expect(await languageOf((await caller('lang="de-AT" data-language="it"')).every)).to.equal(
        'it',
      )
    } finally {
      page.$context.set({})
    }
  })

  it('COR-070 rejects nothing when a part of the address has no encoding', async () => {
    const { claim } = await caller()
    expect(await claim('\ud800')).to.include({ ok: false })
    expect(`${fetched.lastCall.args[0]}`).to.contain('/%EF%BF%BD/')
  })

  it('COR-123 sends no token to an origin that the page has not named, and says so once', async () => {
    setMeta('dp-slate-token', 'slate')
    const { every, form } = await caller('data-encrypted-token="enc" data-csrf-token="own"')
    const warned = stub(console, 'warn')
    const sentTo = async (address: string) => {
      await every(address)
      return JSON.stringify(fetched.lastCall.args[1].headers)
    }
    try {
      for (const address of ['https://evil.example/x', '//evil.example/y', '/\\evil.example/z']) {
        expect(await sentTo(address), address).not.to.match(/own|slate|enc/)
        await form(address)
        const [, { body, headers }] = fetched.lastCall.args
        expect(`${body}`, address).to.equal('asin=A')
        expect(headers).not.to.have.property('x-dp-csrf-token')
      }
      // One origin by https, one by the protocol of the page.
      await waitUntil(() => warned.callCount > 1, 'both warnings')
      expect(warned.args).to.have.lengthOf(2)
      expect(warned.args.join('\n')).to.match(
        /: \S+ sends no token to https:\/\/evil\.example\..*dp-call-origins/,
      )
      expect(await sentTo('/dp/here')).to.match(/own.*slate.*enc/)
      await form('/dp/here')
      expect(`${fetched.lastCall.args[1].body}`).to.equal('anti-csrftoken=own&asin=A')
      setMeta('dp-call-origins', ' https://evil.example  http://evil.example')
      expect(await sentTo('https://evil.example/x')).to.match(/own.*slate.*enc/)
      setMeta('dp-call-origins', '')
      setMeta('dp-base-url', 'https://api.example/v1')
      expect(await sentTo('/dp/here')).to.match(/own.*slate.*enc/)
      expect(await sentTo('https://evil.example/x')).not.to.match(/own|slate|enc/)
    } finally {
      warned.restore()
      for (const name of ['dp-slate-token', 'dp-call-origins', 'dp-base-url']) {
        document.head.querySelector(`meta[name="${name}"]`)?.remove()
      }
    }
  })

  it('COR-123 sends no token in a query, or deep in a body, to an origin that the page has not named', async () => {
    const { nested } = await caller()
    const warned = stub(console, 'warn')
    const sent = async (address: string) => {
      await nested(address)
      const [to, { body }] = fetched.lastCall.args
      return `${to} ${body}`
    }
    try {
      expect(await sent('https://evil.example/x')).to.equal(
        'https://evil.example/x {"inner":{"asin":"A"}}',
      )
      expect(await sent('/dp/here')).to.equal(
        '/dp/here?csrf=own {"inner":{"csrfToken":"own","asin":"A"}}',
      )
    } finally {
      warned.restore()
    }
  })

  it('COR-123 says nothing of a call that has no token to send', async () => {
    const { countAt, every } = await caller()
    const warned = stub(console, 'warn')
    try {
      await countAt('https://other.example/x')
      await every('https://other.example/x')
      await waitUntil(() => warned.callCount > 0, 'the warning of the other call')
      expect(warned.args.join()).to.match(/^\S+ \S+ every-header sends no token/)
    } finally {
      warned.restore()
    }
  })

  it('COR-076 puts the base URL before root-relative addresses', async () => {
    setMeta('dp-base-url', `${location.origin}/shop/`)
    const { count } = await caller()
    await count()
    document.head.querySelector('meta[name="dp-base-url"]')?.remove()
    expect(fetched.lastCall.args[0]).to.equal(`${location.origin}/shop${countPath}`)
  })
})
