import { expect } from '@open-wc/testing'
import { eventsOf, journal, mount } from './browser.ts'
import { usualFields } from './services.ts'
import { nextDrawing, waitUntil } from './wait.ts'

/** What elements of services tell of what shoppers see (SVC-046). */

export const marker = 'vas_seen/äß'
export const markerAttribute = `data-impression-reftag="${marker}"`

/** What the store was asked, in order. */
export const hits = async () => (await journal('/hctp/log/refMarker')).map(({ query }) => query)

/** Fields of the metrics that say so. */
export const seenIn = (heard: ReturnType<typeof eventsOf>): unknown[] =>
  heard
    .take()
    .filter(({ detail }) => detail.name === 'ServiceImpression')
    .map(({ detail }) => detail.fields)

/** What the metric says. */
export const seen = { refMarker: marker, ...usualFields }

/** Expects an element far down in its page to tell it once, when it comes into view. */
export async function tellsOnce(tag: string, html: string): Promise<void> {
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
  scrollTo(0, 0)
  expect(await hits()).to.deep.equal([{ ref_: marker }])
  expect(seenIn(counted)).to.deep.equal([seen])
}
