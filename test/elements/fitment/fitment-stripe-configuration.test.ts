import { expect, nextFrame } from '@open-wc/testing'
import { stub } from 'sinon'
import 'virtual:dp-fitment-stripe'
import { mount, pageState, session } from '../../support/browser.ts'
import { waitUntil } from '../../support/wait.ts'

const tag = 'dp-fitment-stripe'

/** Each field of the row with a value of its own. */
const named = {
  finderName: 'smartbox',
  pageType: 'browse',
  stripeState: 'no-result',
  browseNode: 'n1',
  rootBrowseNode: 'n2',
  category: 'vacuum',
  ptd: 'VACUUM',
  asin: 'B0STATE001',
  modelBrand: 'NORTHWIND',
  modelDisplayBrand: 'Northwind',
  modelSeries: 'V8',
  modelNumber: 'V8-100',
  resultCount: 7,
  showBullet: 1,
  widgetRedirectURL: '/b/?node=n1',
  partSearch: true,
  hideStripeOnLoad: true,
  overriddenStripeId: 's9',
  weblabName: 'lab',
  weblabTreatment: 'T1',
  stripeParams: { scope: 'tools', category: 'vacuum', brandsMissingFitment: 'HALDEN#LUMA' },
  isFeedbackWidgetUpdateEnabled: true,
  extendedPopoverAndEnabledTextbox: true,
  enableV2CalloutBox: true,
  bulletAlreadyClicked: true,
}

describe('dp-fitment-stripe as the page configures it', () => {
  beforeEach(() => session())

  it('FIT-006 takes every field of the page state, and shows it in host.config', async () => {
    const host = await mount(
      tag,
      `<div><${tag}>${pageState('fitment-stripe', named)}</${tag}></div>`,
    )
    const { config } = host as HTMLElement & { config: Record<string, unknown> }
    const shown = Object.fromEntries(Object.keys(named).map(name => [name, config[name]]))
    expect(shown).to.deep.equal(named)
  })

  it('FIT-005 ignores fields that it does not know', async () => {
    const warn = stub(console, 'warn')
    const faults: unknown[] = []
    const hear = ({ detail }: Event & { detail?: unknown }) => faults.push(detail)
    document.addEventListener('dp-error', hear)
    try {
      const state = { pageType: 'detail', hash: '{hash}', rppWidgetId: 4, nested: { a: [1] } }
      const html = `<div><${tag}>${pageState('fitment-stripe', state)}</${tag}></div>`
      const host = await mount(tag, html)
      await waitUntil(() => host.shadowRoot?.querySelector('#model'), 'the finder')
      await nextFrame()
      expect([warn.args, faults]).to.deep.equal([[], []])
    } finally {
      warn.restore()
      document.removeEventListener('dp-error', hear)
    }
  })
})
