import { expect, nextFrame } from '@open-wc/testing'
import { stub } from 'sinon'
import 'virtual:dp-service-options'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  hold,
  inShadow,
  journal,
  mount,
  pageState,
  session,
  setFault,
} from '../../support/browser.ts'
import { waitUntil } from '../../support/wait.ts'

const tag = 'dp-service-options'
const baseAsin = 'B0WASHER01'
const [installation, haulAway, bundle] = ['B0SVCINST1', 'B0SVCHAUL1', 'B0SVCBUND1'] as const

const option = (asin: string, more: object = {}) => ({
  asin,
  offerListingId: `OL${asin}`,
  offerPrice: '€49.00',
  name: `Name of ${asin}`,
  key: { mappingSet: 'heavybulky' },
  renderStyle: 'card',
  singleServiceSelectionMessage: `${asin} is added.`,
  itemAssociation: { associatedItemId: baseAsin, renderType: 'renderAll' },
  ...more,
})

interface Wanted {
  options?: readonly object[]
  attributes?: string
  content?: string
}

async function services({ options, attributes = '', content = '' }: Wanted = {}) {
  page.addOns(baseAsin).set([])
  page.buyingOption(baseAsin).set(null)
  const state = pageState('service-options', {
    options: options ?? [option(installation), option(haulAway)],
  })
  const host = await mount(
    tag,
    `<form><${tag} data-base-asin="${baseAsin}" data-buying-option-index="2" data-show-features="f"
      data-experience-id="e" ${attributes}>${state}${content}</${tag}></form>`,
  )
  const form = host.closest('form')!
  const find = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
  const all = (selector: string) => [
    ...host.shadowRoot!.querySelectorAll<HTMLInputElement>(selector),
  ]
  const ready = () => waitUntil(() => find('[part=button]'), 'no button')
  const open = async () => {
    await ready()
    find('[part=button]')!.click()
    await waitUntil(() => all('[part~=option] input').length > 0, 'no options')
  }
  const submitted = () =>
    new FormData(form)
      .getAll('selectedServices')
      .map(value => (JSON.parse(`${value}`) as { asin: string }[]).map(({ asin }) => asin))
  const checked = () => all('[part~=option] input').map(one => one.checked)
  return { form, host, find, all, ready, open, submitted, checked }
}

describe(tag, () => {
  beforeEach(async () => {
    await session()
    await clearFaults()
    await clearJournal()
  })
  after(clearFaults)

  it('OPT-001 OPT-002 OPT-004 asks the store once, and shows what it says with the services', async () => {
    const { find, open } = await services({ attributes: 'data-sr="8-1"' })
    await open()
    const asked = await journal('/gp/product/ajax')
    expect(asked).to.have.lengthOf(1)
    const query = asked[0]?.query ?? {}
    expect([query['asin'], query['psc'], query['sr']]).to.deep.equal([baseAsin, '1', '8-1'])
    const said = JSON.parse(query['vasProductData'] ?? '') as { options: unknown[] }
    expect(said.options).to.have.lengthOf(2)
    expect(find('[part=content]')?.textContent).to.contain('We connect water, drain and power')
  })

  it('OPT-004 OPT-020 runs no script of the answer, and puts each control where the answer has its place', async () => {
    const html = `<img src="x" onerror="window.hacked = 1"><div id="own" data-dp-option="${haulAway}">Haul</div>
      <div id="twice" data-dp-option="${haulAway}"></div><div id="foreign" data-dp-option="B0OTHER001">Other</div>`
    const answer = () => new Response(html, { headers: { 'content-type': 'text/html' } })
    const fetched = stub(window, 'fetch').callsFake(async () => answer())
    const { find, open } = await services().finally(() => fetched.restore())
    await open()
    expect(Reflect.get(window, 'hacked')).to.equal(undefined)
    expect(find('#own')?.querySelector('input')?.value).to.equal(haulAway)
    expect(find('#own')?.textContent).to.contain('Haul')
    expect(find('#twice')?.childElementCount).to.equal(0)
    expect(find('#foreign')?.textContent).to.equal('Other')
    expect(find('.others')?.querySelector('input')?.value).to.equal(installation)
    expect(find('.others')?.querySelectorAll('input')).to.have.lengthOf(1)
  })

  it('OPT-005 shows a placeholder while the content loads', async () => {
    await hold({ path: '/gp/product/ajax' })
    const { find } = await services()
    expect(find('[part=waiting]')?.getAttribute('aria-busy')).to.equal('true')
    expect(find('[part=button]')).to.equal(null)
  })

  it('OPT-005 OPT-007 says that there are no services', async () => {
    const { find } = await services({ options: [] })
    await waitUntil(() => find('[part=message]'), 'no message')
    expect(find('[part=message]')?.textContent).to.equal('No services are available.')
    expect(find('[part=waiting]')).to.equal(null)
  })

  it('OPT-008 offers another try after a failure, which can succeed', async () => {
    await setFault({ match: { path: '/gp/product/ajax' }, fault: 'status:503' })
    const { find, ready } = await services()
    await waitUntil(() => find('[part=message]'), 'no message')
    expect(find('[part=message]')?.textContent).to.contain('The services could not be loaded.')
    expect(find('[part=waiting]')).to.equal(null)
    await clearFaults()
    find('[part=message]')!.querySelector('button')!.click()
    await ready()
    expect(find('[part=message]')).to.equal(null)
  })

  it('OPT-010 opens as a popover, or as a sheet', async () => {
    for (const presentation of ['popover', 'sheet']) {
      const { find, host, open } = await services({
        attributes: `data-presentation="${presentation}"`,
      })
      await open()
      expect(!!find('[part=panel][popover]'), presentation).to.equal(presentation === 'popover')
      host.remove()
    }
  })

  it('OPT-010 draws an expander with one check box inside', async () => {
    const { all, find, open } = await services({
      options: [option(installation, { renderStyle: 'expander' })],
    })
    await open()
    const header = find('[part~=header]')!
    expect(header.getAttribute('aria-expanded')).to.equal('false')
    header.click()
    await nextFrame()
    expect(header.getAttribute('aria-expanded')).to.equal('true')
    expect(all('.expander input')).to.have.lengthOf(1)
  })

  it('OPT-012 OPT-016 OPT-021 OPT-022 chooses one card of several, and takes it back', async () => {
    const { all, checked, find, host, open, submitted } = await services()
    await open()
    const events = eventsOf(host, 'dp-service-selected', 'dp-service-removed')
    const [first, second] = all('[part~=option] input')
    first!.click()
    await nextFrame()
    second!.click()
    await nextFrame()
    expect([checked(), submitted()]).to.deep.equal([[false, true], [[haulAway]]])
    expect(find('[part=chosen]')?.textContent).to.equal(`${haulAway} is added.`)
    second!.click()
    await nextFrame()
    expect([checked(), submitted(), find('[part=chosen]')]).to.deep.equal([
      [false, false],
      [],
      null,
    ])
    expect(
      events.take().map(({ detail, type }) => [type, detail.serviceAsin, detail.buyingOptionIndex]),
    ).to.deep.equal([
      ['dp-service-selected', installation, 2],
      ['dp-service-removed', installation, 2],
      ['dp-service-selected', haulAway, 2],
      ['dp-service-removed', haulAway, 2],
    ])
  })

  it('OPT-015 OPT-019 disables a mandatory option and an invalid one, and says why', async () => {
    const { all, open, submitted } = await services({
      options: [
        option(installation, { selectionBehaviour: 'MANDATORY', renderStyle: 'checkbox' }),
        option(bundle, { itemAssociation: null }),
      ],
    })
    await open()
    const boxes = all('[part~=option] input')
    expect(boxes.map(one => [one.checked, one.disabled])).to.deep.equal([
      [true, true],
      [false, true],
    ])
    expect(all('.check-note').map(one => one.textContent)).to.deep.equal([
      'Included with this product',
      'Not available now',
    ])
    expect(submitted()).to.deep.equal([[installation]])
  })

  it('OPT-022 submits one list per element', async () => {
    const { form, host, open, submitted } = await services({ attributes: 'id="one"' })
    await open()
    const other = host.cloneNode(true) as HTMLElement
    other.id = 'other'
    form.append(other)
    await waitUntil(() => other.shadowRoot?.querySelector('[part=button]'), 'no button')
    inShadow(host, '[part~=option] input').click()
    await nextFrame()
    expect(submitted()).to.deep.equal([[installation], [installation]])
    inShadow(host, '[part~=option] input').click()
    await nextFrame()
    expect(submitted()).to.deep.equal([])
  })

  it('OPT-022 takes the place of the fields of the server, and goes back to its choice on a reset', async () => {
    const value = JSON.stringify([{ asin: haulAway }])
    const content = `<input type="radio" name="selectedServices" value='${value}' checked>
      <input type="radio" name="selectedServices" value="[]">`
    const { all, form, open, submitted } = await services({ content })
    await open()
    expect(submitted()).to.deep.equal([[haulAway]])
    all('[part~=option] input')[0]!.click()
    await nextFrame()
    expect(submitted()).to.deep.equal([[installation]])
    form.reset()
    await nextFrame()
    expect(submitted()).to.deep.equal([[haulAway]])
  })

  it('OPT-009 keeps what it has loaded when the shopper opens the services again', async () => {
    const { find, open } = await services()
    await open()
    find('[part=button]')!.click()
    await waitUntil(() => !find('[part=panel]'), 'it stays open')
    await open()
    expect(await journal('/gp/product/ajax')).to.have.lengthOf(1)
  })
})
