import { expect, nextFrame } from '@open-wc/testing'
import 'virtual:dp-ownership-stripe'
import { codeOf } from '../../../src/element/late.ts'
import { page } from '../../../src/page/page.ts'
import { late } from '../../../src/widgets/fitment/ownership-stripe/ownership-stripe.late.ts'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  hold,
  journal,
  mount,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { textEnd } from '../../support/text-end.ts'
import { waitUntil } from '../../support/wait.ts'

const tag = 'dp-ownership-stripe'
const inactivePath = '/gp/replacement-parts/ajax/my-model.html'
const ownershipPath = '/gp/replacement-parts/ajax/ownership.html'
const previewPath = '/pcp/partfinder/ajax/detailPagePreviewParts/'
const machine = { brand: 'BERGSTROM', series: 'GS 60', model: 'GS60-4210W' }

/** Of two attributes of one name the first counts. */
const html = (attributes = '', model = machine.model) =>
  `<${tag} ${attributes} data-product-type="DISHWASHER" data-brand="BERGSTROM" data-series="GS 60"
    data-model-number="${model}">Fallback</${tag}>`

async function show(attributes?: string, model?: string) {
  const host = await mount(tag, html(attributes, model))
  const find = (selector: string) => host.shadowRoot!.querySelector<HTMLElement>(selector)
  const [own, dontOwn, seeParts] = [...host.shadowRoot!.querySelectorAll<HTMLElement>('.button')]
  const heard = eventsOf(host, 'dp-ownership-changed', 'dp-parts-previewed', 'dp-metric')
  const text = () => host.shadowRoot!.querySelector('.around')?.textContent ?? ''
  const said = () => find('[role=status]')?.textContent
  return { host, find, own: own!, dontOwn: dontOwn!, seeParts: seeParts!, heard, text, said }
}
type Stripe = Awaited<ReturnType<typeof show>>

const becomes = (isSo: () => unknown, what: string) => waitUntil(isSo, `never ${what}`)
const isRemoved = ({ host }: Stripe) => host.matches(':state(removed)')
const previewed = async (attributes?: string, model?: string) => {
  const stripe = await show(attributes, model)
  stripe.seeParts.click()
  await becomes(() => stripe.find('.preview .message, .preview [data-asin]'), 'previewed')
  return stripe
}
const bodies = async (path: string) =>
  (await journal(path))
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body))

beforeEach(async () => {
  await session()
  await clearFaults()
})
afterEach(() => page.$fitment.set(null))
after(() => clearJournal())

describe('dp-ownership-stripe', () => {
  // First of all: what has loaded the preview once keeps it.
  it('OWN-012 says that the parts did not come when the code of the preview does not', async () => {
    const { load } = late.preview
    late.preview.load = () => Promise.reject(new Error('offline'))
    try {
      const stripe = await show()
      stripe.seeParts.click()
      await becomes(() => stripe.text().includes('The parts could not be loaded.'), 'failed')
      await becomes(() => stripe.said() === 'The parts could not be loaded.', 'said')
      late.preview.load = load
      stripe.seeParts.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, composed: true }),
      )
      await becomes(() => codeOf(late.preview), 'loaded')
      stripe.seeParts.click()
      await becomes(() => stripe.find('.preview [data-asin]'), 'previewed')
    } finally {
      late.preview.load = load
    }
  })

  it('COR-021 keeps a number below its brand to the side of the page in rtl', async () => {
    const { find, host } = await show()
    host.parentElement!.dir = 'rtl'
    host.style.inlineSize = '260px'
    const number = find('.number')!
    await becomes(() => getComputedStyle(number).display === 'block', 'narrow')
    expect(textEnd(number)).to.equal(textEnd(number.parentNode!.firstChild!))
  })

  it('OWN-001 OWN-016 names the machine and offers all ways', async () => {
    const { dontOwn, find, own, seeParts } = await show()
    expect(find('.machine')?.textContent).to.equal('BERGSTROM GS 60 GS60-4210W')
    const shown = [own, dontOwn, seeParts].map(button => button.querySelector('[data-shown=true]'))
    expect(shown.map(face => face?.textContent)).to.deep.equal([
      'I own this',
      "I don't own this",
      'See compatible parts',
    ])
  })

  it('OWN-002 OWN-004 OWN-006 has the machine taken off the list, and folds', async () => {
    const stripe = await show('data-scope="tools"')
    stripe.dontOwn.click()
    await becomes(() => isRemoved(stripe), 'removed')
    expect(await bodies(inactivePath)).to.deep.equal([
      { setModelInactive: '1', ...machine, scope: 'tools' },
    ])
    const owned = {
      productType: 'DISHWASHER',
      brand: 'BERGSTROM',
      modelNumber: 'GS60-4210W',
      series: 'GS 60',
      doesOwn: false,
    }
    expect(await bodies(ownershipPath)).to.deep.equal([owned])
    expect(stripe.find('.machine')?.textContent).to.equal(
      'Not your machine BERGSTROM GS 60 GS60-4210W',
    )
    expect(stripe.host.shadowRoot!.querySelectorAll('.button').length).to.equal(0)
    expect(stripe.heard.take().map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['dp-ownership-changed', owned],
    ])
    await becomes(() => stripe.said() === 'This machine was removed from your list.', 'said')
  })

  it('OWN-003 OWN-005 only records the ownership in the smart-home scope', async () => {
    const stripe = await show('data-scope="smarthome" data-series=""')
    stripe.dontOwn.click()
    await becomes(() => isRemoved(stripe), 'removed')
    expect([
      await bodies(inactivePath),
      'series' in (await bodies(ownershipPath))[0],
    ]).to.deep.equal([[], false])
  })

  for (const [id, path, name, posted] of [
    ['OWN-007', ownershipPath, 'setOwnershipError', 1],
    ['OWN-008', inactivePath, 'updateMyModelError', 0],
  ] as const) {
    it(`${id} OWN-013 stays after a failure, counts ${name}, and can be used again`, async () => {
      await setFault({ match: { path, method: 'POST' }, fault: 'status:503', times: 1 })
      const stripe = await show()
      stripe.dontOwn.click()
      await becomes(() => stripe.text().includes('This could not be saved.'), 'failed')
      expect(stripe.heard.take().map(({ detail }) => [detail.name, detail.fields])).to.deep.equal([
        [name, { reason: 'unavailable', status: 503 }],
      ])
      expect((await bodies(ownershipPath)).length).to.equal(posted)
      const disabled = stripe.host.shadowRoot!.querySelectorAll('[aria-disabled=true]')
      expect(disabled.length).to.equal(0)
      stripe.dontOwn.click()
      await nextFrame()
      expect(stripe.text()).not.to.contain('This could not be saved.')
      await becomes(() => isRemoved(stripe), 'removed')
    })
  }

  it('OWN-009 disables all buttons while it is saved, and posts once', async () => {
    const release = await hold({ path: inactivePath, method: 'POST' })
    const stripe = await show()
    stripe.dontOwn.click()
    stripe.dontOwn.click()
    await nextFrame()
    for (const button of [stripe.own, stripe.dontOwn, stripe.seeParts]) {
      expect(button.getAttribute('aria-disabled')).to.equal('true')
    }
    await release()
    await becomes(() => isRemoved(stripe), 'removed')
    expect((await bodies(inactivePath)).length).to.equal(1)
  })

  it('OWN-010 OWN-015 shows the parts that match, sanitized, and how many', async () => {
    const stripe = await previewed()
    const query = (await journal(previewPath))[0]?.query
    expect(query).to.deep.equal({
      wholeGoodModelBrand: 'BERGSTROM',
      wholeGoodModelSeries: 'GS 60',
      wholeGoodModelNumber: 'GS60-4210W',
      productType: 'DISHWASHER',
    })
    const count = stripe.host.shadowRoot!.querySelectorAll('[data-asin]').length
    expect(count).to.be.greaterThan(0)
    expect(stripe.heard.take().map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['dp-parts-previewed', { count, brand: 'BERGSTROM', modelNumber: 'GS60-4210W' }],
    ])
    const { bottom } = stripe.find('.stripe')!.getBoundingClientRect()
    expect(stripe.find('.preview')!.getBoundingClientRect().top).to.be.at.least(bottom)
  })

  it('OWN-011 links to all parts, in the smart-home scope to the page of the brand', async () => {
    const { host, find } = await previewed()
    const href = () => find('.all')?.getAttribute('href')
    expect(href()).to.equal(
      '/pcp/partfinder/seeAllParts?ref=dp_rpp_stripe_showallparts&wholeGoodModelBrand=BERGSTROM&wholeGoodModelNumber=GS60-4210W&wholeGoodModelSeries=GS+60&productType=DISHWASHER&pageNumber=1',
    )
    host.dataset['scope'] = 'smarthome'
    host.dataset['reftag'] = 'own'
    await becomes(
      () =>
        href() ===
        '/pcp/partfinder/brandPage?brand=BERGSTROM&modelNumber=GS60-4210W&experienceType=smarthome&ref=own',
      'the page of the brand',
    )
  })

  it('OWN-012 says that there are no parts', async () => {
    const stripe = await previewed('', 'X-NONE')
    expect(stripe.find('.preview .message')?.textContent).to.contain('No compatible parts found.')
    expect(stripe.heard.take()).to.deep.equal([])
  })

  it('OWN-012 says that the parts did not come, and tries again', async () => {
    await setFault({ match: { path: previewPath }, fault: 'status:500', times: 1 })
    const { find } = await previewed()
    expect(find('.preview .message')?.textContent).to.contain('The parts could not be loaded.')
    find('.preview .link')!.click()
    await becomes(() => find('.preview [data-asin]'), 'previewed')
  })

  for (const [what, model, isLeft] of [
    ['the machine that is not owned', machine.model, false],
    ['another machine', 'OTHER', true],
  ] as const) {
    it(`OWN-014 ${isLeft ? 'leaves' : 'forgets'} ${what}`, async () => {
      const known = { ...machine, model, scope: 'default', fits: true, failed: false }
      page.$fitment.set(known)
      const stripe = await show()
      stripe.dontOwn.click()
      await becomes(() => isRemoved(stripe), 'removed')
      expect(page.$fitment.get()).to.deep.equal(isLeft ? known : null)
    })
  }

  it('COR-101 works by keyboard, and keeps the place of focus when it goes', async () => {
    const stripe = await show()
    stripe.dontOwn.focus()
    await press('Tab', 'Enter')
    await becomes(() => stripe.find('[data-asin]'), 'previewed')
    expect(stripe.host.shadowRoot!.activeElement).to.equal(stripe.seeParts)
    stripe.dontOwn.focus()
    await press('Enter')
    await becomes(() => isRemoved(stripe), 'removed')
    expect(document.activeElement).to.equal(stripe.host)
  })

  it('OWN-006 OWN-018 gives its focus to Undo, and that of Undo to the first button', async () => {
    const stripe = await show()
    const focused = () => stripe.host.shadowRoot!.activeElement
    stripe.dontOwn.focus()
    await press('Enter')
    await becomes(() => isRemoved(stripe), 'removed')
    await nextFrame()
    expect(focused()).to.equal(stripe.find('.undo'))
    await press('Enter')
    await becomes(() => stripe.find('.button'), 'shown again')
    await nextFrame()
    expect(focused()).to.equal(stripe.find('.button'))
    expect(await bodies(ownershipPath)).to.have.lengthOf(2)
    expect((await bodies(ownershipPath))[1].doesOwn).to.equal(null)
    expect((await bodies(inactivePath)).map(body => body.setModelInactive)).to.deep.equal([
      '1',
      '0',
    ])
    await becomes(() => stripe.said() === 'Your answer was taken back.', 'said')
  })

  it('OWN-006 leaves the focus where the shopper has gone meanwhile', async () => {
    const stripe = await show()
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    stripe.dontOwn.click()
    elsewhere.focus()
    await becomes(() => isRemoved(stripe), 'removed')
    await nextFrame()
    expect(document.activeElement).to.equal(elsewhere)
    elsewhere.remove()
  })

  it('OWN-017 leads from the line of a machine that is owned to its parts', async () => {
    const stripe = await show('data-does-own="true"')
    expect(stripe.find('.machine')?.textContent).to.equal('Your machine BERGSTROM GS 60 GS60-4210W')
    stripe.find('.see-parts')!.click()
    await becomes(() => stripe.find('.preview [data-asin]'), 'previewed')
    expect(stripe.host.matches(':state(owned)')).to.equal(true)
    expect(stripe.find('.undo')).not.to.equal(null)
  })

  it('COR-106 fits into 280 px', async () => {
    const stripe = await previewed()
    stripe.host.style.inlineSize = '280px'
    await nextFrame()
    for (const selector of ['.stripe', '.preview']) {
      const { clientWidth, scrollWidth } = stripe.find(selector)!
      expect(scrollWidth, selector).to.be.at.most(clientWidth)
    }
  })

  it('COR-106 breaks no word of a part in 280 px', async () => {
    const { find, host } = await previewed()
    Object.assign(host.style, { inlineSize: '280px', fontSize: '20px' })
    await nextFrame()
    const words = document.createTreeWalker(find('.parts')!, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      for (const { 0: word, index } of `${node.textContent}`.matchAll(/\p{L}+/gu)) {
        const range = new Range()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
    }
    expect(broken).to.deep.equal([])
  })

  for (const [state, model] of [
    ['at rest', null],
    ['with parts', machine.model],
    ['without parts', 'X-NONE'],
  ] as const) {
    it(`COR-100 has nothing for axe to find (${state})`, async () => {
      const { host } = await (model ? previewed('', model) : show())
      await Promise.all(host.shadowRoot!.getAnimations().map(({ finished }) => finished))
      await expect(host).to.be.accessible()
    })
  }
})
