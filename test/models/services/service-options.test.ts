import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { serviceOptions } from '../../../elements/services/service-options.ts'
import type { CallSpec, Outcome } from '../../../src/contract/call.ts'
import { serviceContent } from '../../../src/contract/services/options.ts'
import { page } from '../../../src/page/page.ts'
import { messages } from '../../../src/widgets/services/service-options/service-options.messages.ts'
import { optionsModel } from '../../../src/widgets/services/service-options/service-options.model.ts'
import { portsOf } from '../../support/ports.ts'

const baseAsin = 'B0WASHER01'
const option = (asin: string, more: object = {}) => ({
  asin,
  offerListingId: `OL${asin}`,
  offerPrice: '€49.00',
  name: `Name of ${asin}`,
  key: { unified: 'installation', mappingSet: 'heavybulky' },
  renderStyle: 'card',
  selectionBehaviour: 'RECOMMENDED',
  singleServiceSelectionMessage: `${asin} alone`,
  twoServiceSelectionMessage: `${asin} and others`,
  itemAssociation: { associatedItemId: baseAsin, renderType: 'renderAll' },
  ...more,
})
const association = {
  associatedItemId: baseAsin,
  renderType: 'renderAll',
  programType: 'HeavyBulky',
}
const [first, second, third] = ['B0SVCINST1', 'B0SVCHAUL1', 'B0SVCBUND1'] as const
const html = '<div data-dp-option="B0SVCINST1">Connected</div>'
const found = (value: string) => ({ ok: true, value, status: 200 }) as unknown as Outcome<CallSpec>
const lost = (problem: string, status = 0): Outcome<CallSpec> =>
  ({ ok: false, problem, status, code: '' }) as Outcome<CallSpec>

const here: (() => void)[] = []

function make(options: readonly unknown[] = [option(first), option(second)], given: object = {}) {
  const fields = {
    baseAsin,
    buyingOptionIndex: 1,
    showFeatures: 'serviceOptions',
    experienceId: 'experience',
    options,
    ...given,
  }
  const host = portsOf(serviceOptions, fields as never, { messages })
  here.push(host.leave)
  const model = optionsModel(host.ports)
  const at = (asin: string) => model.$options.get().find(one => one.asin === asin)!
  /** What the page hears of a press comes last (COR-051). */
  const choose = async (asin: string, isChosen = true) => {
    model.choose(at(asin), isChosen)
    await host.settled()
  }
  const answer = async (outcome: Outcome<CallSpec>, call = host.said.calls.length - 1) => {
    host.said.calls[call]?.answer(outcome)
    await host.settled()
  }
  const chosen = () => [...model.$chosen.get()].toSorted()
  const submitted = (): readonly Record<string, unknown>[] =>
    JSON.parse(host.said.submitted?.['selectedServices'] ?? '[]')
  const told = () =>
    host.said.events
      .filter(({ name }) => name.startsWith('dp-service'))
      .map(({ detail, name }) => [
        name.slice('dp-service-'.length),
        (detail as { serviceAsin: string }).serviceAsin,
      ])
  return { ...host, model, at, choose, answer, chosen, submitted, told }
}
const stored = () =>
  page
    .addOns(baseAsin)
    .get()
    .map(({ asin }) => asin)

/** Shows the buying option anew. */
function show(): void {
  page.buyingOption(baseAsin).set('USED')
  page.buyingOption(baseAsin).set('NEW')
}
/** What the form submits of a service. */
const selection = (asin: string, price: string, IAData: object) => ({
  itemType: 'asin',
  asin,
  offerListingId: `OL${asin}`,
  quantity: 1,
  price,
  selectionType: 'add',
  enableIA: true,
  IAData,
})

describe('model of service options', () => {
  beforeEach(() => {
    page.addOns(baseAsin).set([])
    page.buyingOption(baseAsin).set(null)
  })
  afterEach(() => {
    for (const leave of here.splice(0)) leave()
  })

  it('OPT-001 OPT-002 asks with what the page says of the services', () => {
    const { said } = make([option(first)], { requestId: 'R1', language: 'de-DE', sr: '8-1' })
    const [call] = said.calls
    const { vasProductData, ...query } = (call!.input as { query: Record<string, string> }).query
    assert.deepEqual(query, {
      asin: baseAsin,
      showFeatures: 'serviceOptions',
      experienceId: 'experience',
      userExperienceType: 'BUNDLE_V2',
      buyingOptionIndex: '1',
      language: 'de-DE',
      sr: '8-1',
      psc: '1',
    })
    assert.deepEqual(JSON.parse(vasProductData ?? ''), {
      buyingOptionIndex: 1,
      userExperienceType: 'BUNDLE_V2',
      baseAsin,
      requestId: 'R1',
      language: 'de-DE',
      options: [option(first)],
    })
  })

  it('OPT-006 gives the call up after 10 s, and then counts it as failed', async () => {
    assert.equal(serviceContent.timeout, 10_000)
    const { answer, model } = make()
    await answer(lost('timeout'))
    assert.equal(model.$state.get(), 'failed')
  })

  it('OPT-001 waits until its buying option is shown', () => {
    const { model, said } = make(undefined, { buyingOption: 'NEW' })
    assert.deepEqual([model.$state.get(), said.calls.length], ['empty', 0])
    page.buyingOption(baseAsin).set('USED')
    assert.equal(said.calls.length, 0)
    page.buyingOption(baseAsin).set('NEW')
    assert.deepEqual([model.$state.get(), said.calls.length], ['loading', 1])
  })

  it('OPT-009 loads a buying option once, and again only after a failure or nothing', async () => {
    const { answer, model, said } = make(undefined, { buyingOption: 'NEW' })
    show()
    await answer(lost('offline'))
    show()
    assert.equal(said.calls.length, 2)
    await answer(found(' '))
    show()
    assert.equal(said.calls.length, 3)
    await answer(found(html))
    show()
    assert.deepEqual([model.$state.get(), said.calls.length], ['ready', 3])
    const loaded = said.events.filter(({ name }) => name === 'dp-options-loaded')
    assert.deepEqual(loaded, [{ name: 'dp-options-loaded', detail: { buyingOptionIndex: 1 } }])
  })

  it('OPT-009 keeps what it has when it moves in the page, also a failure', async () => {
    for (const [outcome, state] of [
      [found(html), 'ready'],
      [found(''), 'none'],
      [lost('offline'), 'failed'],
    ] as const) {
      const { answer, comeBack, leave, model, said, settled } = make()
      await answer(outcome)
      leave()
      comeBack()
      await settled()
      assert.deepEqual([model.$state.get(), said.calls.length], [state, 1])
    }
  })

  it('OPT-005 OPT-007 says that there are no services when nothing comes', async () => {
    const { answer, model, said } = make()
    assert.equal(model.$state.get(), 'loading')
    await answer(found('\n '))
    assert.equal(model.$state.get(), 'none')
    assert.deepEqual(said.warnings, ['GXA Call Failure: Empty response'])
    assert.deepEqual(said.announced, ['No services are available.'])
    assert.deepEqual(
      said.metrics.map(({ name }) => name),
      ['ServiceOptionsEmpty'],
    )
  })

  for (const [problem, status] of [
    ['timeout', 0],
    ['offline', 0],
    ['malformed', 200],
    ['unavailable', 500],
  ] as const) {
    it(`OPT-005 OPT-008 OPT-026 tells of a failure (${problem}), and tries again`, async () => {
      const { answer, model, said } = make()
      await answer(lost(problem, status))
      assert.equal(model.$state.get(), 'failed')
      assert.deepEqual(said.announced, ['The services could not be loaded.'])
      const detail = { buyingOptionIndex: 1, reason: problem, status }
      assert.deepEqual(said.events, [{ name: 'dp-options-failed', detail }])
      assert.equal(said.metrics[0]?.name, 'ServiceOptionsFailed')
      void model.retry()
      assert.deepEqual([model.$state.get(), said.calls.length], ['loading', 2])
    })
  }

  it('OPT-009 drops the answer for an earlier product', async () => {
    const { answer, configure, model, said } = make()
    configure({ baseAsin: 'B0FRIDGE01' })
    await answer(found('<p>old</p>'), 0)
    assert.deepEqual([model.$state.get(), said.calls.length], ['loading', 2])
    await answer(found(html), 1)
    assert.equal(model.$html.get(), html)
  })

  it('OPT-009 loads anew when the page names other services, not when it names the same', async () => {
    const { answer, configure, model, said } = make([])
    await answer(found(''))
    assert.equal(model.$state.get(), 'none')
    configure({ options: [option(first)] })
    assert.equal(model.$state.get(), 'loading')
    await answer(found(html))
    configure({ options: [option(first, { offerPrice: '€39.00' })] })
    assert.deepEqual([model.$state.get(), said.calls.length], ['ready', 2])
    configure({ options: [option(second)] })
    assert.deepEqual([model.$state.get(), said.calls.length], ['loading', 3])
  })

  it('OPT-003 OPT-011 OPT-022 submits a selection with what ties it to its product', async () => {
    const { choose, submitted } = make([
      option(first),
      option(second, {
        renderStyle: 'checkbox',
        offerPrice: 19,
        key: { mappingSet: 'other' },
        itemAssociation: {
          ...association,
          programType: 'Own',
          deleteConstraint: { mutuallyInclusive: true },
        },
      }),
    ])
    await choose(first)
    await choose(second)
    assert.deepEqual(submitted(), [
      selection(first, '€49.00', association),
      selection(second, '19', {
        ...association,
        programType: 'Own',
        deleteConstraint: { mutuallyInclusive: true },
      }),
    ])
    await choose(first, false)
    await choose(second, false)
    assert.deepEqual(submitted(), [])
  })

  it('OPT-012 OPT-023 OPT-025 takes back the other cards first', async () => {
    const { choose, chosen, said, told } = make([option(first), option(second), option(third)])
    await choose(first)
    await choose(third)
    assert.deepEqual(chosen(), [third])
    assert.deepEqual(told(), [
      ['selected', first],
      ['removed', first],
      ['selected', third],
    ])
    const fields = {
      serviceAsin: third,
      productAsin: baseAsin,
      pageType: 'DetailPage',
      subPageType: 'AddServices',
      deviceType: 'd',
      hitType: 'popUp',
    }
    assert.deepEqual(
      said.metrics.map(({ name }) => name),
      ['ServiceSelected', 'ServiceRemoved', 'ServiceSelected'],
    )
    assert.deepEqual(said.metrics.at(-1), { name: 'ServiceSelected', fields })
  })

  it('OPT-012 OPT-015 leaves a mandatory card where it is', async () => {
    const { choose, chosen, told } = make([
      option(first, { selectionBehaviour: 'MANDATORY' }),
      option(second),
    ])
    assert.deepEqual([chosen(), told()], [[first], []])
    await choose(second)
    await choose(first, false)
    assert.deepEqual(chosen(), [second, first].toSorted())
    assert.deepEqual(told(), [['selected', second]])
  })

  it('OPT-021 takes a card back', async () => {
    const { choose, chosen, said } = make()
    await choose(first)
    await choose(first, false)
    assert.deepEqual(chosen(), [])
    const { detail } = said.events.at(-1) ?? {}
    assert.deepEqual(detail, {
      serviceAsin: first,
      productAsin: baseAsin,
      offerListingId: `OL${first}`,
      price: '€49.00',
      source: 'dp-service-options',
      selection: {
        itemType: 'asin',
        asin: first,
        offerListingId: `OL${first}`,
        quantity: 1,
        price: '€49.00',
        selectionType: 'delete',
        enableIa: true,
        iaData: association,
      },
      buyingOptionIndex: 1,
    })
  })

  it('OPT-014 leaves the others alone when a check box changes', async () => {
    const { choose, chosen } = make([
      option(first),
      option(second, { renderStyle: 'checkbox' }),
      option(third, { renderStyle: 'expander' }),
    ])
    for (const asin of [first, second, third]) await choose(asin)
    assert.deepEqual(chosen(), [first, second, third].toSorted())
    await choose(second, false)
    assert.deepEqual(chosen(), [first, third].toSorted())
  })

  it('OPT-013 keeps the choice of another buying option', async () => {
    const one = make(undefined, { buyingOption: 'NEW', buyingOptionIndex: 0 })
    const other = make(undefined, { buyingOption: 'USED', buyingOptionIndex: 1 })
    await one.choose(first)
    await other.choose(second)
    assert.deepEqual([one.chosen(), other.chosen()], [[first], [second]])
    page.buyingOption(baseAsin).set('USED')
    assert.deepEqual([one.submitted(), other.submitted().length, stored()], [[], 1, [second]])
    page.buyingOption(baseAsin).set('NEW')
    assert.deepEqual([one.submitted().length, other.submitted(), stored()], [1, [], [first]])
  })

  it('OPT-016 OPT-017 OPT-018 says what is chosen', async () => {
    const checkbox = { renderStyle: 'checkbox' }
    const { choose, model } = make([
      option(first, { ...checkbox, twoServiceSelectionMessage: null }),
      option(second, checkbox),
      option(third, { ...checkbox, singleServiceSelectionMessage: undefined }),
    ])
    assert.equal(model.message(), '')
    await choose(first)
    assert.equal(model.message(), `${first} alone`)
    await choose(second)
    assert.equal(model.message(), `${second} and others`)
    await choose(third)
    assert.equal(model.message(), `${second} and others`)
    await choose(first, false)
    await choose(second, false)
    assert.equal(model.message(), '')
  })

  for (const [what, more, asin] of [
    ['no product id', { asin: undefined }, ''],
    ['a product id that is no text', { asin: 7 }, ''],
    ['no offer', { offerListingId: null }, first],
    ['an offer that is no text', { offerListingId: { id: 1 } }, first],
    ['no association', { itemAssociation: null }, first],
    ['an unknown program', { key: { mappingSet: 'none' } }, first],
    ['a program that objects have', { key: { mappingSet: 'constructor' } }, first],
    ['no key', { key: null }, first],
  ] as const) {
    it(`OPT-019 never adds an option with ${what}, and counts it once`, async () => {
      const { configure, model, said, submitted } = make([option(first, more), option(second)])
      const [invalid, valid] = model.$options.get()
      model.choose(invalid!, true)
      configure({ sr: 'other' })
      assert.deepEqual([invalid?.isValid, valid?.isValid], [false, true])
      assert.deepEqual([submitted(), said.events], [[], []])
      assert.equal(said.warnings.length, 1)
      const [metric, ...others] = said.metrics.filter(({ name }) => name === 'ServiceInvalid')
      assert.equal((metric!.fields as { serviceAsin: string }).serviceAsin, asin)
      assert.deepEqual(others, [])
    })
  }

  it('OPT-019 leaves out what is no object or comes twice, and says so', () => {
    const { model, said } = make([null, 'text', option(first), option(first), [option(second)]])
    assert.deepEqual(
      model.$options.get().map(({ asin }) => asin),
      [first],
    )
    assert.equal(said.warnings.length, 4)
  })

  it('OPT-015 is not fooled by a mandatory option that is invalid', () => {
    const { chosen, submitted } = make([
      option(first, { selectionBehaviour: 'MANDATORY', offerListingId: '' }),
    ])
    assert.deepEqual([chosen(), submitted()], [[], []])
  })

  it('OPT-010 draws an unknown style as a check box, and says so', () => {
    const { model, said } = make([option(first, { renderStyle: 'wheel' })])
    assert.equal(model.$options.get()[0]?.style, 'checkbox')
    assert.match(said.warnings.join(), /options\[0\]\.renderStyle: expected .*, got "wheel"/)
  })

  it('OPT-024 says in $addOns what the form submits', async () => {
    const { choose } = make(undefined, { buyingOption: 'NEW' })
    await choose(first)
    assert.deepEqual(stored(), [])
    page.buyingOption(baseAsin).set('NEW')
    assert.deepEqual(page.addOns(baseAsin).get(), [
      {
        kind: 'service',
        asin: first,
        offerListingId: `OL${first}`,
        addedBy: 'form',
        title: `Name of ${first}`,
      },
    ])
  })

  it('OPT-022 keeps the choice when the page gives the same options again, and drops what is gone', async () => {
    const { choose, chosen, configure, submitted } = make()
    await choose(first)
    configure({ options: [option(first), option(third)] })
    assert.deepEqual([chosen(), submitted().length], [[first], 1])
    configure({ options: [option(third)] })
    assert.deepEqual([chosen(), submitted(), stored()], [[], [], []])
  })
})
