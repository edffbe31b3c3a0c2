import { expect } from '@open-wc/testing'
import 'virtual:dp-service-card'
import 'virtual:dp-service-options'
import {
  clearJournal,
  eventsOf,
  journal,
  mount,
  pageState,
  session,
} from '../../support/browser.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'
import { opened } from '../../support/service-interstitial.ts'
import { usualFields } from '../../support/services.ts'

const marker = 'vas_seen/äß'
const attribute = `data-impression-reftag="${marker}"`
const option = {
  asin: 'B0SVCINST1',
  offerListingId: 'OLB0SVCINST1',
  key: { mappingSet: 'heavybulky' },
  renderStyle: 'card',
}
const options = `<dp-service-options data-base-asin="B0WASHER01" data-buying-option-index="0" ${attribute}>
  ${pageState('service-options', { options: [option] })}</dp-service-options>`
const card = `<dp-service-card data-kind="simple-messaging" data-base-asin="B0WASHER01" data-message="We connect it."
  ${attribute}></dp-service-card>`

const hits = async () => (await journal('/hctp/log/refMarker')).map(({ query }) => query)
const seen = (heard: ReturnType<typeof eventsOf>) =>
  heard
    .take()
    .filter(({ detail }) => detail.name === 'ServiceImpression')
    .map(({ detail }) => detail.fields)

describe('What shoppers see of services', () => {
  beforeEach(async () => {
    await session()
    await clearJournal()
  })
  after(() => scrollTo(0, 0))

  for (const [row, tag, html] of [
    ['OPT-027', 'dp-service-options', options],
    ['CRD-008', 'dp-service-card', card],
  ] as const) {
    it(`${row} SVC-047 is told once, when <${tag}> is in view`, async () => {
      const counted = eventsOf(document, 'dp-metric')
      const host = await mount(tag, `<div><div style="height: 300vh"></div>${html}</div>`)
      await nextDrawing()
      expect(await hits()).to.deep.equal([])
      host.scrollIntoView()
      await waitUntil(async () => (await hits()).length > 0, 'no hit')
      scrollTo(0, 0)
      await nextDrawing()
      host.scrollIntoView()
      await nextDrawing()
      expect(await hits()).to.deep.equal([{ ref_: marker }])
      expect(seen(counted)).to.deep.equal([{ refMarker: marker, ...usualFields }])
    })
  }

  it('INT-053 is told each time the popover of dp-service-interstitial opens', async () => {
    const counted = eventsOf(document, 'dp-metric')
    const view = await opened({ attributes: attribute })
    await waitUntil(async () => (await hits()).length === 1, 'no hit')
    view.press('skip')
    await waitUntil(() => !view.isOpen())
    await nextDrawing()
    view.add.click()
    await waitUntil(async () => (await hits()).length === 2, 'no second hit')
    const told = { refMarker: marker, ...usualFields }
    expect(seen(counted)).to.deep.equal([told, told])
  })

  it('INT-053 asks nothing without a marker', async () => {
    await opened()
    expect(await hits()).to.deep.equal([])
  })

  it('INT-052 names page, device and hit type in the metrics of dp-service-interstitial', async () => {
    const view = await opened()
    const counted = eventsOf(view.host, 'dp-metric')
    view.add.click()
    view.press('continue')
    await view.submits()
    const told = counted.take().map(({ detail }) => [detail.name, detail.fields])
    const ids = { serviceAsin: 'B0SVCINST1', productAsin: 'B0WASHER01' }
    expect(told).to.deep.equal([
      ['InterstitialPressedAgain', { ...ids, ...usualFields }],
      [
        'InterstitialContinued',
        { isApp: false, isCBM: false, fulfillmentType: '', ...usualFields },
      ],
    ])
  })
})
