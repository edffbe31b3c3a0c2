import { expect, nextFrame } from '@open-wc/testing'
import 'virtual:dp-service-card'
import { page } from '../../../src/page/page.ts'
import { eventsOf, inShadow, mount } from '../../support/browser.ts'
import { warnings } from '../../support/warnings.ts'

const tag = 'dp-service-card'
const baseAsin = 'B0WASHER01'
const asin = 'B0SVCBUND1'
const bundle = `data-kind="vsx-bundle" data-base-asin="${baseAsin}" data-asin="${asin}"
  data-offer-listing-id="OL${asin}" data-price="€59.00" data-title="Installation and haul-away"`

async function card(attributes: string, content = '') {
  page.addOns(baseAsin).set([])
  page.buyingOption(baseAsin).set(null)
  const host = await mount(tag, `<form><${tag} ${attributes}>${content}</${tag}></form>`)
  const form = host.closest('form')!
  await nextFrame()
  const box = () => inShadow(host, 'input') as HTMLInputElement
  const submitted = () => new FormData(form).getAll('selectedServices')
  return { form, host, box, submitted }
}

describe(tag, () => {
  it('CRD-001 shows a bundle with its name, its price and a check box that is named by both', async () => {
    const { box, host } = await card(`${bundle} data-message="We connect it."`)
    expect(inShadow(host, '[part=title]').textContent).to.equal('Installation and haul-away')
    expect(inShadow(host, '[part=price]').textContent).to.equal('€59.00')
    expect(box().type).to.equal('checkbox')
    expect(box().labels?.[0]?.textContent).to.equal('Installation and haul-away €59.00')
    const described = box().getAttribute('aria-describedby') ?? ''
    expect(inShadow(host, `#${described}`).textContent).to.equal('We connect it.')
  })

  it('CRD-001 CRD-005 chooses and takes back by a press, and tells of each once', async () => {
    const { box, host, submitted } = await card(bundle)
    const events = eventsOf(host, 'dp-service-selected', 'dp-service-removed')
    box().click()
    await nextFrame()
    expect(box().checked).to.equal(true)
    expect(submitted()).to.have.lengthOf(1)
    box().click()
    await nextFrame()
    expect([box().checked, submitted()]).to.deep.equal([false, []])
    expect(events.take().map(({ type }) => type)).to.deep.equal([
      'dp-service-selected',
      'dp-service-removed',
    ])
  })

  it('CRD-002 shows a message with a link, and nothing to choose', async () => {
    const { host } = await card(`data-kind="simple-messaging" data-message="We connect it."
      data-link-url="/dp/B0WASHER01/services" data-link-text="See how"`)
    const link = inShadow(host, 'a')
    expect([link.getAttribute('href'), link.textContent]).to.deep.equal([
      '/dp/B0WASHER01/services',
      'See how',
    ])
    expect(inShadow(host, '[part=message]').textContent).to.equal('We connect it.')
    expect(host.shadowRoot?.querySelector('input')).to.equal(null)
  })

  it('CRD-002 names a link without words of its own, and shows none without an address', async () => {
    const { host } = await card(
      'data-kind="simple-messaging" data-message="M" data-link-url="/help"',
    )
    expect(inShadow(host, 'a').textContent).to.equal('Learn more')
    host.removeAttribute('data-link-url')
    await nextFrame()
    await nextFrame()
    expect(host.shadowRoot?.querySelector('a')).to.equal(null)
  })

  it('CRD-004 disables the check box of a bundle without an offer, and says why', async () => {
    let shown: Awaited<ReturnType<typeof card>> | undefined
    const said = await warnings(async () => {
      shown = await card(bundle.replace('data-offer-listing-id', 'data-other'))
    })
    const { box, host } = shown!
    expect(box().disabled).to.equal(true)
    expect(inShadow(host, '.check-note').textContent).to.equal('Not available now')
    expect(said.join()).to.match(/offerListingId is missing; the service cannot be chosen/)
  })

  it('CRD-006 disables the field of the server, and goes back to its choice on a reset', async () => {
    const value = JSON.stringify([{ asin }])
    const field = `<input type="checkbox" name="selectedServices" value='${value}' checked>`
    const { box, form, host, submitted } = await card(bundle, field)
    expect(box().checked).to.equal(true)
    expect(submitted()).to.have.lengthOf(1)
    expect(JSON.parse(`${submitted()[0]}`)[0].offerListingId).to.equal(`OL${asin}`)
    box().click()
    await nextFrame()
    expect(submitted()).to.deep.equal([])
    form.reset()
    await nextFrame()
    expect([box().checked, submitted().length]).to.deep.equal([true, 1])
    host.remove()
    await nextFrame()
    expect(host.querySelector('input')?.disabled).to.equal(false)
  })

  it('CRD-006 takes the choice back when the fieldset of the page is disabled', async () => {
    const { box, form, host, submitted } = await card(bundle)
    box().click()
    await nextFrame()
    const fieldset = document.createElement('fieldset')
    fieldset.disabled = true
    form.append(fieldset)
    fieldset.append(host)
    await nextFrame()
    await nextFrame()
    expect([box().disabled, submitted()]).to.deep.equal([true, []])
  })
})
