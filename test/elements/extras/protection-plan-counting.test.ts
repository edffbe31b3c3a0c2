import { expect } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import type { DeviceType } from '../../../src/page/shapes.ts'
import { holdClocks } from '../../support/clock.ts'
import {
  asin,
  monthly,
  otherAsin,
  protection,
  tag,
  threeYears,
  twoYears,
  type Protection,
} from '../../support/protection.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const common = {
  producerId: 'warranties',
  feature: 'MBB',
  deviceType: 'DESKTOP',
  baseAsin: asin,
  currency: 'USD',
}
const first = { warrantyAsin: twoYears.asin, position: 1, price: 4.99 }

/** What an interaction counts. */
const done = (action: string, more: object = {}) => ({
  ...common,
  schemaVersion: 3,
  action,
  ...more,
})

const of = (metrics: readonly { name: string; fields: object }[], name: string) =>
  metrics.filter(one => one.name === name).map(one => one.fields)
const interactions = (view: Protection) => of(view.metrics(), 'WarrantyInteraction')
const purchases = (view: Protection) => of(view.metrics(), 'WarrantyAddToCart')

const added = (of_ = asin) => {
  const detail = { items: [{ asin: of_, quantity: 1 }], cartCount: 1 }
  document.dispatchEvent(new CustomEvent('dp-cart-added', { detail }))
}

/** Lets the page look whether something is in view. */
const looks = async () => {
  for (let frames = 0; frames < 4; frames++) await nextDrawing()
}

describe(`${tag} and its metrics`, () => {
  it('PRO-035 PRO-038 counts each plan once, when the shopper first sees it', async () => {
    const view = await protection()
    await looks()
    expect(of(view.metrics(), 'WarrantyImpression')).to.deep.equal([])
    view.header().click()
    const seen: object[] = []
    await waitUntil(() => seen.push(...of(view.metrics(), 'WarrantyImpression')) === 3)
    // The browser may see the rows one after the other.
    expect(seen).to.have.deep.members(
      [twoYears, threeYears, monthly].map((plan, index) => ({
        ...common,
        schemaVersion: 4,
        action: 'impression',
        warrantyAsin: plan.asin,
        position: index + 1,
        price: plan.price,
      })),
    )
    view.header().click()
    await waitUntil(() => !view.isOpen())
    view.header().click()
    await looks()
    // Put back later, it draws its plans again.
    view.host.remove()
    await nextDrawing()
    view.form.append(view.host)
    await looks()
    expect(of(view.metrics(), 'WarrantyImpression')).to.deep.equal([])
  })

  it('PRO-035 counts a plan only once half of it is in the window', async () => {
    const view = await protection({
      attributes: 'data-auto-expand',
      before: '<div style="block-size: 3000px"></div>',
    })
    await looks()
    expect(of(view.metrics(), 'WarrantyImpression')).to.deep.equal([])
    view.host.scrollIntoView({ block: 'center' })
    const seen: object[] = []
    await waitUntil(() => seen.push(...of(view.metrics(), 'WarrantyImpression')) === 3)
  })

  it('PRO-036 counts a purchase by the form', async () => {
    const view = await protection()
    view.buy()
    expect(purchases(view)).to.deep.equal([])
    view.radio(1).click()
    view.metrics()
    view.buy()
    expect(purchases(view)).to.deep.equal([
      { ...common, ...first, schemaVersion: 2, action: 'addToCart' },
    ])
    // A script of the page has sent the form, and tells of it.
    added()
    expect(purchases(view)).to.deep.equal([])
    added()
    expect(purchases(view)).to.have.length(1)
  })

  it('PRO-036 counts an add of the product by a call, and a claim', async () => {
    const view = await protection()
    view.radio(1).click()
    view.metrics()
    added(otherAsin)
    expect(purchases(view)).to.deep.equal([])
    added()
    expect(purchases(view)).to.have.length(1)
    for (const claimed of [asin, otherAsin]) {
      document.dispatchEvent(new CustomEvent('dp-deal-claimed', { detail: { asin: claimed } }))
    }
    expect(purchases(view)).to.have.length(1)
  })

  it('PRO-036 counts an add again that comes long after the form was sent', async () => {
    const clock = holdClocks()
    try {
      const view = await protection()
      view.radio(1).click()
      view.buy()
      view.metrics()
      await clock.tickAsync(10_000)
      added()
      expect(purchases(view)).to.have.length(1)
    } finally {
      clock.restore()
    }
  })

  it('PRO-036 counts no form of others, and none that is stopped or without its plan', async () => {
    const view = await protection()
    view.radio(1).click()
    view.metrics()
    const other = document.createElement('form')
    other.addEventListener('submit', event => event.preventDefault())
    view.form.after(other)
    other.requestSubmit()
    view.host.toggleAttribute('disabled', true)
    view.buy()
    view.host.toggleAttribute('disabled', false)
    const needed = document.createElement('input')
    needed.required = true
    view.form.append(needed)
    view.buy()
    expect(purchases(view)).to.deep.equal([])
  })

  it('PRO-037 PRO-038 counts what the shopper does, each once', async () => {
    const view = await protection()
    view.header().click()
    await waitUntil(view.isOpen)
    view.radio(1).click()
    view.header().click()
    await waitUntil(() => !view.isOpen())
    view.header().click()
    view.radio(0).click()
    expect(interactions(view)).to.deep.equal([
      done('expand'),
      done('select', first),
      done('collapse', first),
      done('expand', first),
      done('clear', first),
    ])
    for (const subject of ['details', 'reviews', 'learnMore']) {
      view.link(subject)!.click()
      await view.comes('dialog[open]')
      expect(interactions(view)).to.deep.equal([done(subject, first)])
      view.find('dialog .icon-button')!.click()
      await view.goes('dialog[open]')
    }
  })

  it('PRO-037 counts the explanation of a plan in the open list', async () => {
    const view = await protection({ attributes: 'data-variant="attach"' })
    view.link('explain')!.click()
    expect(interactions(view)).to.deep.equal([
      { ...common, schemaVersion: 3, action: 'explain', ...first },
    ])
  })

  it('PRO-037 counts no choice that the quantity has taken back', async () => {
    const view = await protection()
    view.radio(3).click()
    view.metrics()
    page.quantity(asin).set(2)
    expect(interactions(view)).to.deep.equal([])
  })

  it('PRO-038 PRO-039 tells feature and currency as configured, and MBB for any other', async () => {
    const configured = 'data-feature="TWISTER_PLUS" data-currency-code="EUR"'
    const view = await protection({ attributes: configured })
    view.header().click()
    expect(interactions(view)).to.deep.include.members([
      { ...common, schemaVersion: 3, action: 'expand', feature: 'TWISTER_PLUS', currency: 'EUR' },
    ])
    const told = await warnings(async said => {
      view.host.dataset['feature'] = 'TWISTER'
      await waitUntil(() => said.length === 1)
    })
    expect(told[0]).to.match(/data-feature: expected one of MBB, SI, TWISTER_PLUS, got "TWISTER"/)
    view.header().click()
    expect(interactions(view)).to.have.nested.property('[0].feature', 'MBB')
  })

  const devices: Readonly<Record<DeviceType, string>> = {
    desktop: 'DESKTOP',
    mobile: 'MOBILE',
    iPad: 'MOBILE',
    mobileApp: 'MOBILE_APP',
    tabletApp: 'MOBILE_APP',
    tabletLargeApp: 'MOBILE_APP',
  }
  it('PRO-040 names the device', async () => {
    const view = await protection()
    const named = Object.keys(devices).map(deviceType => {
      page.$shopper.set({ ...page.$shopper.get(), deviceType: deviceType as DeviceType })
      view.header().click()
      const [fields] = interactions(view)
      return [deviceType, (fields as { deviceType: string }).deviceType]
    })
    expect(Object.fromEntries(named)).to.deep.equal(devices)
  })
})
