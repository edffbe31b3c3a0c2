import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { storeIntro } from '../../../elements/fresh/store-intro.ts'
import type { Config } from '../../../src/element/describe.ts'
import { registry } from '../../../src/page/registry.ts'
import { messages } from '../../../src/widgets/fresh/store-intro/store-intro.messages.ts'
import { model } from '../../../src/widgets/fresh/store-intro/store-intro.model.ts'
import { stay, wentTo } from '../../support/bare-page.ts'
import { answer, fault } from '../../support/fresh-model.ts'
import { portsOf } from '../../support/ports.ts'

const farm = {
  asin: 'B0MILK0001',
  brandId: 'ALDER',
  storeId: 'FARM',
  offerListingDiscriminator: 'OL1',
}
const html = '<h2>Welcome</h2>'

function introOf(
  config: Partial<Config<typeof storeIntro>> = {},
  { cancels = [] }: { cancels?: readonly string[] } = {},
) {
  stay()
  const host = portsOf(storeIntro, config, { messages, cancels })
  const intro = model(host.ports)
  const { said, settled } = host
  const settle = async () => {
    await settled()
    await settled()
  }
  return {
    ...host,
    intro,
    settle,
    /** Asks as a page does. Returns whether the element has taken the request. */
    async ask(detail: unknown = farm, defaultPrevented = false): Promise<boolean> {
      let taken = false
      const event = { defaultPrevented, preventDefault: () => (taken = true) }
      host.hears('dp-intro-requested', detail, event)
      await settle()
      return taken
    },
    async answer(outcome: Parameters<(typeof said.calls)[number]['answer']>[0]) {
      said.calls.at(-1)?.answer(outcome)
      await settle()
    },
    query: () => (said.calls.at(-1)?.input as { query: unknown } | undefined)?.query,
    events: () => said.events.map(({ name, detail }) => [name, detail]),
  }
}

describe('model of the store introduction', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    registry.done?.clear()
  })
  afterEach(() => mock.timers.reset())

  it('SIS-003 takes a request up, and leaves one alone that others have taken', async () => {
    const { ask, intro, said } = introOf()
    assert.equal(await ask({ ...farm, html }, true), false)
    assert.deepEqual([intro.$intro.get(), said.calls.length], [null, 0])
    assert.equal(await ask({ ...farm, html }), true)
    assert.deepEqual([intro.$intro.get()?.html, said.calls.length], [html, 0])
  })

  it('SIS-004 loads what did not come with the request', async () => {
    const view = introOf({ isDelivery: true, clientId: 'fresh', deliveryMessage: 'Today by 8 pm' })
    await view.ask({ ...farm, newGlowAddressId: 'A1', isAlmDetailPageBopis: true })
    assert.deepEqual(view.query(), {
      almBrandId: 'ALDER',
      almStoreId: 'FARM',
      asin: 'B0MILK0001',
      offerListingDiscriminator: 'OL1',
      isDelivery: 'true',
      isAlmDetailPageBopis: 'true',
      newGlowAddressId: 'A1',
      clientId: 'fresh',
      deliveryMessage: 'Today by 8 pm',
    })
    assert.ok(view.said.states.has('loading'))
    await view.answer(answer(html))
    assert.equal(view.said.states.has('loading'), false)
    assert.deepEqual([view.intro.isShown(), view.intro.$intro.get()?.html], [true, html])
  })

  for (const name of ['asin', 'brandId', 'offerListingDiscriminator', 'storeId'] as const) {
    it(`SIS-005 names a missing ${name}, and makes no call`, async () => {
      const { ask, intro, said } = introOf()
      assert.equal(await ask({ ...farm, [name]: undefined }), true)
      await ask({ ...farm, [name]: '' })
      assert.deepEqual([said.calls.length, intro.isShown()], [0, false])
      assert.equal(said.warnings.length, 2)
      assert.match(said.warnings.join(), new RegExp(`expected ${name}, got nothing`))
    })
  }

  it('SIS-005 SIS-011 takes what a request lacks from the configuration', async () => {
    const { ask, query, said } = introOf({ ...farm, storeId: 'HALL' })
    await ask({ storeId: 'FARM' })
    assert.deepEqual(said.warnings, [])
    assert.equal((query() as { almStoreId: string }).almStoreId, 'FARM')
  })

  it('SIS-006 tells of a failed call, opens nothing, and asks again at the next request', async () => {
    const view = introOf()
    await view.ask()
    await view.answer(fault('timeout'))
    assert.deepEqual(view.said.metrics, [
      { name: 'StoreIntroFailed', fields: { reason: 'timeout', status: 0 } },
    ])
    assert.match(view.said.warnings.join(), /store FARM could not be loaded: timeout/)
    assert.deepEqual([view.intro.isShown(), view.events()], [false, []])
    await view.ask()
    assert.equal(view.said.calls.length, 2)
  })

  for (const storefrontUrl of ['/fresh?store=FARM', undefined]) {
    it(`SIS-007 goes to the page of the store, of the request first: ${storefrontUrl}`, async () => {
      const view = introOf({ storefrontUrl: '/fresh' })
      await view.ask({ ...farm, html, storefrontUrl })
      view.intro.visit()
      const url = `https://shop.example${storefrontUrl ?? '/fresh'}`
      assert.deepEqual(
        [view.events(), wentTo()],
        [[['dp-before-navigate', { url, kind: 'page' }]], [url]],
      )
    })
  }

  it('SIS-007 stays where the page cancels', async () => {
    const view = introOf({ storefrontUrl: '/fresh' }, { cancels: ['dp-before-navigate'] })
    await view.ask({ ...farm, html })
    view.intro.visit()
    assert.deepEqual([wentTo(), view.intro.isShown()], [[], false])
  })

  it('SIS-007 SIS-008 offers no way to other sites, and none where there is no page', async () => {
    const view = introOf()
    await view.ask({ ...farm, html })
    assert.equal(view.intro.$intro.get()?.storefront, null)
    await view.ask({ ...farm, html, storefrontUrl: 'https://evil.example/' })
    assert.equal(view.intro.$intro.get()?.storefront, null)
    assert.match(view.said.warnings.join(), /evil\.example\/ is refused/)
  })

  it('SIS-011 shows what a newer request brings in the open sheet', async () => {
    const view = introOf()
    await view.ask({ ...farm, html })
    mock.timers.tick(300)
    await view.ask({ ...farm, html: '<p>Other</p>', storeId: 'HALL' })
    mock.timers.tick(300)
    assert.deepEqual(view.intro.$intro.get()?.html, '<p>Other</p>')
    assert.deepEqual(
      view.events().map(([name]) => name),
      ['dp-intro-opened'],
    )
  })

  it('SIS-011 drops what an older request still loads', async () => {
    const view = introOf()
    await view.ask()
    const [older] = view.said.calls
    await view.ask({ ...farm, storeId: 'RHINE' })
    older?.answer(answer('<p>Old</p>'))
    await view.settle()
    assert.equal(view.intro.isShown(), false)
    await view.answer(answer(html))
    assert.equal(view.intro.$intro.get()?.storeId, 'RHINE')
  })

  for (const [field, value] of [
    ['storeId', 7],
    ['html', {}],
    ['isDelivery', 'yes'],
  ] as const) {
    it(`SIS-011 uses what is configured where ${field} does not fit`, async () => {
      const { ask, said } = introOf(farm)
      await ask({ ...farm, [field]: value })
      assert.equal(said.warnings.length, 1)
      assert.match(said.warnings.join(), new RegExp(`dp-intro-requested: ${field}: expected`))
      assert.equal(said.calls.length, 1)
    })
  }

  it('SIS-005 throws nothing for a request without a detail', async () => {
    const { ask, said } = introOf()
    assert.equal(await ask(null), true)
    assert.equal(said.warnings.length, 1)
  })

  it('SIS-012 closes again, and tells of it, if nothing of the content can show', async () => {
    const view = introOf()
    await view.ask()
    await view.answer(answer('<script></script>'))
    view.intro.lose()
    mock.timers.tick(300)
    assert.equal(view.intro.isShown(), false)
    assert.match(view.said.warnings.join(), /store FARM holds nothing that can show/)
    assert.equal(view.said.metrics[0]?.name, 'StoreIntroFailed')
  })

  it('SIS-013 tells once that the sheet stands, and once that it is gone', async () => {
    const view = introOf()
    await view.ask({ ...farm, html })
    assert.deepEqual(view.events(), [])
    mock.timers.tick(300)
    view.intro.close()
    view.intro.close()
    mock.timers.tick(300)
    const detail = { storeId: 'FARM', brandId: 'ALDER' }
    assert.deepEqual(view.events(), [
      ['dp-intro-opened', detail],
      ['dp-intro-closed', detail],
    ])
  })

  it('SIS-014 loads the introduction of a store once in a page view', async () => {
    const view = introOf()
    await view.ask()
    await view.ask()
    assert.equal(view.said.calls.length, 1)
    await view.answer(answer(html))
    view.intro.close()
    const other = introOf()
    await other.ask()
    assert.deepEqual([other.said.calls.length, other.intro.isShown()], [0, false])
    await other.ask({ ...farm, storeId: 'RHINE' })
    assert.equal(other.said.calls.length, 1)
  })

  it('COR-032 opens nothing after it has left', async () => {
    const view = introOf()
    await view.ask()
    view.leave()
    await view.answer(answer(html))
    assert.equal(view.intro.isShown(), false)
  })
})
