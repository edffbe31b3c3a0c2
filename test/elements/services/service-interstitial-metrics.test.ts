import { expect } from '@open-wc/testing'
import { clearJournal, eventsOf, session } from '../../support/browser.ts'
import { hits, markerAttribute, seen, seenIn } from '../../support/impressions.ts'
import { ids, opened, tag } from '../../support/service-interstitial.ts'
import { usualFields } from '../../support/services.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

describe(tag, () => {
  beforeEach(async () => {
    await session()
    await clearJournal()
  })

  it('INT-053 tells each time that the popover opens', async () => {
    const counted = eventsOf(document, 'dp-metric')
    const view = await opened({ attributes: markerAttribute })
    await waitUntil(async () => (await hits()).length === 1, 'no hit')
    view.press('skip')
    await view.closes()
    await nextDrawing()
    view.add.click()
    await waitUntil(async () => (await hits()).length === 2, 'no second hit')
    expect(seenIn(counted)).to.deep.equal([seen, seen])
  })

  it('INT-053 asks nothing without a marker', async () => {
    await opened()
    expect(await hits()).to.deep.equal([])
  })

  it('INT-052 names page, device and hit type in its metrics', async () => {
    const view = await opened()
    const counted = eventsOf(view.host, 'dp-metric')
    view.add.click()
    view.press('continue')
    await view.submits()
    const told = counted.take().map(({ detail }) => [detail.name, detail.fields])
    expect(told).to.deep.equal([
      ['InterstitialPressedAgain', { ...ids, ...usualFields }],
      [
        'InterstitialContinued',
        { isApp: false, isCBM: false, fulfillmentType: '', ...usualFields },
      ],
    ])
  })
})
