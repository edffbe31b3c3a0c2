import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { serviceAddItems } from '../../../src/contract/services/service-add.ts'
import { joinHolding } from '../../../src/page/held-submission.ts'
import { page } from '../../../src/page/page.ts'
import { facts, hold, journal, place, press, setFault } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { nextDrawing, nextTask, waitUntil } from '../../support/wait.ts'
import {
  addPath,
  asin,
  ids,
  interstitial,
  opened,
  serviceAsin,
  tag,
} from '../../support/service-interstitial.ts'

const submission = 'size=S&submit.add-to-cart=Add'
const addOn = { kind: 'service', asin: serviceAsin, offerListingId: 'x', addedBy: 'form' } as const

/** As an element in the form that adds by a call of its own. true: it may. */
const asksToAdd = (from: HTMLElement): boolean =>
  from.dispatchEvent(
    new CustomEvent('dp-before-add-to-cart', {
      detail: { items: [{ asin, quantity: 1 }] },
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  )

describe(tag, () => {
  it('INT-001 INT-040 holds add to cart back and opens a popover with the focus', async () => {
    const { at, events, host, sent } = await opened()
    expect(sent).to.deep.equal([])
    expect(events()).to.deep.equal([['dp-interstitial-opened', ids]])
    expect(at('dialog').matches(':modal')).to.equal(true)
    expect(at('dialog').getAttribute('aria-label')).to.equal('Add installation to your order?')
    expect(at('dialog').contains((host.shadowRoot as ShadowRoot).activeElement)).to.equal(true)
  })

  for (const [how, inForm, addOns] of [
    [
      'in a field of the form',
      `<input type="checkbox" name="serviceAsin" value="${serviceAsin}" checked>`,
      [],
    ],
    ['as an add-on of the product', '', [addOn]],
  ] as const) {
    it(`INT-002 lets add to cart proceed when the service is chosen ${how}`, async () => {
      const view = await interstitial({ inForm })
      page.addOns(asin).set(addOns)
      view.add.click()
      expect([view.sent.length, view.isOpen()]).to.deep.equal([1, false])
    })
  }

  it('INT-002 holds add to cart back when the checkbox of the service is not checked', async () => {
    const checkbox = `<input type="checkbox" name="serviceAsin" value="${serviceAsin}">`
    const { sent } = await opened({ inForm: checkbox })
    expect(sent).to.deep.equal([])
  })

  it('INT-003 INT-038 submits nothing more while it is open, and tells of it', async () => {
    const { add, events, form, host, metrics, sent } = await opened()
    events()
    metrics()
    add.click()
    form.requestSubmit()
    await nextTask()
    expect(sent).to.deep.equal([])
    expect(host.shadowRoot?.querySelectorAll('dialog').length).to.equal(1)
    expect(events()).to.deep.equal([])
    expect(metrics()).to.deep.equal(['InterstitialPressedAgain', 'InterstitialPressedAgain'])
  })

  it('INT-004 offers Continue, Skip, more details and a zip code', async () => {
    const { at, find } = await opened()
    const texts = ['continue', 'skip', 'details', 'update'].map(part =>
      at(`[part=${part}]`).textContent?.replace(/Adding…|Loading/, ''),
    )
    expect(texts).to.deep.equal(['Continue', 'Skip', 'See more details', 'Update'])
    expect(find('[part=input]')).to.not.equal(null)
  })

  it('INT-005 INT-024 adds the service once, and then submits the form', async () => {
    const view = await opened()
    view.press('continue')
    await view.submits()
    expect(view.sent).to.deep.equal([submission])
    expect(view.isOpen()).to.equal(false)
    const [posted] = await journal(addPath)
    const itemAssociation = {
      associatedItemId: asin,
      renderType: 'renderAll',
      programType: 'HeavyBulky',
    }
    const { constraints, ...group } = JSON.parse(posted?.body ?? '').items[0].additionalParameters
      .itemAssociationGroup
    expect([posted?.query, constraints, group]).to.deep.equal([
      { ref: 'vas_add_upsell' },
      [],
      { type: 'HeavyBulky', renderType: 'renderAll', parentAsin: asin },
    ])
    expect(JSON.parse(posted?.body ?? '').items[0]).to.deep.include({
      asin: serviceAsin,
      offerListingId: `OL${serviceAsin}`,
      quantity: 1,
    })
    expect(
      JSON.parse(posted?.body ?? '').items[0].additionalParameters.itemAssociation,
    ).to.deep.equal(itemAssociation)
    expect(posted?.headers['accept-language']).to.equal('en-US')
    expect(view.events().slice(1)).to.deep.equal([
      ['dp-interstitial-continued', { ...ids, buyable: true }],
      ['dp-service-added', { ...ids, offerListingId: `OL${serviceAsin}` }],
    ])
  })

  for (const [fault, reason, status, metric] of [
    ['status:422', 'incomplete', 422, 'ServiceAddIncomplete'],
    ['status:503', 'unavailable', 503, 'ServiceAddFailed'],
  ] as const) {
    it(`INT-006 submits the form without a message after ${fault}`, async () => {
      const view = await opened()
      await setFault({ match: { path: addPath }, fault })
      view.press('continue')
      await view.submits()
      expect(view.sent).to.deep.equal([submission])
      expect(view.announced()).to.equal('')
      expect(view.events().at(-1)).to.deep.equal(['dp-service-failed', { ...ids, reason, status }])
      expect(view.metrics()).to.include(metric)
    })
  }

  it('INT-013 submits the form without the service by Skip', async () => {
    const view = await opened()
    view.press('skip')
    await view.submits()
    expect(view.sent).to.deep.equal([submission])
    expect(view.events().at(-1)).to.deep.equal(['dp-interstitial-skipped', ids])
    expect(await journal(addPath)).to.deep.equal([])
  })

  for (const [how, act] of [
    ['the close button', ({ at }) => at('.close').click()],
    ['Escape', () => press('Escape')],
    ['a press outside', () => sendMouse({ type: 'click', position: [5, 5] })],
  ] as readonly (readonly [string, (view: Awaited<ReturnType<typeof opened>>) => unknown])[]) {
    it(`INT-014 submits the form without the service by ${how}`, async () => {
      const view = await opened()
      await act(view)
      await view.submits()
      expect(view.sent).to.deep.equal([submission])
      expect(view.events().at(-1)).to.deep.equal(['dp-interstitial-dismissed', ids])
      expect(await journal(addPath)).to.deep.equal([])
    })
  }

  it('INT-015 opens more details in a new tab that cannot reach the page', async () => {
    const view = await opened({ attributes: 'data-reftag="si"' })
    const link = view.at('[part=details]') as HTMLAnchorElement
    expect([link.getAttribute('href'), link.target, link.rel]).to.deep.equal([
      `/dp/${serviceAsin}/ref=si`,
      '_blank',
      'noopener',
    ])
    link.addEventListener('click', event => event.preventDefault())
    link.click()
    expect(view.isOpen()).to.equal(true)
  })

  it('INT-016 INT-037 holds the next add to cart anew', async () => {
    const view = await opened()
    view.press('skip')
    await view.submits()
    view.add.click()
    await view.opens()
    view.press('skip')
    await view.submits(2)
    expect(view.metrics()).to.deep.equal([])
  })

  it('INT-017 adds the service once by a double click', async () => {
    const view = await opened()
    view.press('continue')
    view.find('[part=continue]')?.click()
    await view.submits()
    await nextTask()
    expect((await journal(addPath)).length).to.equal(1)
    expect(view.sent.length).to.equal(1)
  })

  it('INT-018 disables all controls while the service is added, and goes on by itself', async () => {
    const view = await opened()
    const release = await hold({ path: addPath })
    view.press('continue')
    await waitUntil(() => view.at('[part=continue]').getAttribute('aria-busy') === 'true')
    const disabled = ['continue', 'skip', 'update', 'details', 'input'].map(view.isDisabled)
    expect(disabled).to.deep.equal([true, true, true, true, true])
    expect(view.at('[part=details]').hasAttribute('href')).to.equal(false)
    expect(view.at('.close').getAttribute('aria-disabled')).to.equal('true')
    expect(view.find('[part=continue] .spinner')).to.not.equal(null)
    await press('Escape')
    await sendMouse({ type: 'click', position: [5, 5] })
    view.press('skip')
    view.at('.close').click()
    await nextTask()
    expect([view.isOpen(), view.sent.length]).to.deep.equal([true, 0])
    await release()
    await view.submits()
    expect(view.events().map(([type]) => type)).to.not.include('dp-interstitial-dismissed')
  })

  it('INT-018 goes on without the service when its call takes too long', async () => {
    const view = await opened()
    await hold({ path: addPath })
    const time = holdClocks()
    try {
      view.press('continue')
      await nextDrawing()
      time.tick(serviceAddItems.timeout - 1)
      await nextDrawing()
      expect([view.isOpen(), view.sent.length]).to.deep.equal([true, 0])
      time.tick(1)
      await view.submits()
    } finally {
      time.restore()
    }
    expect(view.events().at(-1)).to.deep.equal([
      'dp-service-failed',
      { ...ids, reason: 'timeout', status: 0 },
    ])
  })

  it('INT-040 gives the focus back to the button that was pressed', async () => {
    const view = await opened()
    view.press('skip')
    await view.submits()
    expect(document.activeElement).to.equal(view.add)
  })

  it('INT-041 reaches the listeners of the page once', async () => {
    const view = await interstitial()
    let heard = 0
    view.form.addEventListener('submit', () => (heard += 1))
    view.add.click()
    await view.opens()
    view.press('skip')
    await view.submits()
    expect([heard, view.sent]).to.deep.equal([1, [submission]])
  })

  it('INT-041 INT-042 ends when the form has become invalid, and holds the next add anew', async () => {
    const view = await opened()
    const size = view.form.querySelector('input') as HTMLInputElement
    size.value = ''
    view.press('skip')
    await view.closes()
    await nextTask()
    expect(view.sent).to.deep.equal([])
    size.value = 'M'
    view.add.click()
    await view.opens()
    view.press('skip')
    await view.submits()
  })

  it('INT-034 INT-039 tells of an add that is held for more than 300 s, and of none after it', async () => {
    const view = await interstitial()
    const clock = holdClocks('Date', 'setTimeout', 'clearTimeout')
    try {
      view.add.click()
      await view.opens()
      clock.tick(360_000)
      expect(view.metrics()).to.deep.equal(['InterstitialStuck'])
      view.press('skip')
      await view.submits()
      clock.tick(360_000)
      expect(view.metrics()).to.deep.equal([])
    } finally {
      clock.restore()
    }
  })

  it('INT-035 tells of a dismiss when another element keeps the form for more than 30 s', async () => {
    const view = await interstitial()
    const other = view.form.appendChild(document.createElement('x-other'))
    let letGo: ((goesOn: boolean) => void) | undefined
    const leave = joinHolding(other, { holds: () => new Promise(resolve => (letGo = resolve)) })
    const clock = holdClocks('Date', 'setTimeout', 'clearTimeout')
    try {
      view.add.click()
      await view.opens()
      view.at('.close').click()
      await view.closes()
      clock.tick(40_000)
      expect(view.metrics()).to.deep.equal(['InterstitialNotSubmitted'])
      letGo?.(true)
      await view.submits()
      clock.tick(360_000)
      expect(view.metrics()).to.deep.equal([])
    } finally {
      clock.restore()
      leave()
    }
  })

  it('INT-037 tells of a second dismiss, which does nothing', async () => {
    const view = await opened()
    const close = view.at('.close')
    close.click()
    close.click()
    await view.submits()
    await nextTask()
    expect(view.metrics()).to.deep.equal(['InterstitialDismissedTwice'])
    expect(view.events().filter(([type]) => type === 'dp-interstitial-dismissed').length).to.equal(
      1,
    )
    expect(view.sent.length).to.equal(1)
  })

  it('INT-047 is closed and holds nothing when the page comes back', async () => {
    const view = await opened()
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    await view.closes()
    expect([view.sent.length, view.host.matches(':state(open)')]).to.deep.equal([0, false])
    view.add.click()
    await view.opens()
  })

  it('INT-036 tells that the page was left while it was open, and not after its own submission', async () => {
    const view = await opened()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    await view.closes()
    expect(view.metrics()).to.deep.equal(['InterstitialLeft'])
    view.add.click()
    await view.opens()
    view.press('skip')
    await view.submits()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(view.metrics()).to.deep.equal([])
  })

  it('INT-039 holds nothing any more when it leaves the page', async () => {
    const view = await opened()
    view.host.remove()
    await nextTask()
    expect(view.sent).to.deep.equal([])
    view.add.click()
    expect(view.sent.length).to.equal(1)
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(view.metrics()).to.deep.equal([])
  })

  for (const [what, attributes] of [
    ['its service', `data-product-asin="${asin}"`],
    ['its product', `data-service-asin="${serviceAsin}"`],
    ['a service that fits', `data-product-asin="${asin}" data-service-asin="none"`],
  ] as const) {
    it(`INT-051 holds nothing without ${what}`, async () => {
      page.$asin.set(null)
      const form = place(
        `<form id="buy"><button>Add</button><${tag} ${attributes}></${tag}></form>`,
      ) as HTMLFormElement
      let submitted = 0
      form.addEventListener('submit', event => {
        event.preventDefault()
        submitted += 1
      })
      await nextTask()
      form.querySelector('button')?.click()
      form.requestSubmit()
      expect([submitted, asksToAdd(form.querySelector('button')!)]).to.deep.equal([2, true])
    })
  }

  it('INT-051 holds nothing without a form', async () => {
    const view = await interstitial()
    view.form.before(view.host)
    await nextTask()
    view.add.click()
    view.form.requestSubmit()
    expect([view.sent.length, view.isOpen()]).to.deep.equal([2, false])
    expect(asksToAdd(view.add)).to.equal(true)
  })

  it('INT-005 brings the service into the cart with its product', async () => {
    const view = await opened()
    view.press('continue')
    await view.submits()
    const body = new URLSearchParams({ asin, offerListingId: `OL${asin}`, quantity: '1' })
    const token = document.querySelector<HTMLMetaElement>('meta[name=dp-csrf-token]')?.content ?? ''
    await fetch('/gp/product/handle-buy-box', {
      method: 'POST',
      body,
      headers: { 'x-dp-csrf-token': token },
    })
    const lines = await facts<{ asin: string; associatedTo: string | null }[]>('cart')
    expect(lines.map(line => [line.asin, line.associatedTo])).to.deep.equal([
      [asin, null],
      [serviceAsin, asin],
    ])
  })
})
