import { expect, nextFrame } from '@open-wc/testing'
import { waitUntil } from '../../support/wait.ts'
import { type SinonFakeTimers } from 'sinon'
import { holdClocks } from '../../support/clock.ts'
import { press } from '../../support/browser.ts'
import { buyBox } from '../../support/buy-box.ts'

const one = '<button id="now" data-dp-one-click>Buy now</button>'

/** Not queueMicrotask, by which views are drawn. */
async function oneClick(content = one, within?: string) {
  const box = await buyBox({ content, ...(within ? { within } : null) })
  const click = (selector = '[data-dp-one-click]') => box.find(selector).click()
  const locks = () => box.told().filter(({ name }) => name.startsWith('dp-one-click'))
  return { ...box, click, locks }
}

describe('dp-buy-box guards one-click buttons', () => {
  let clock: SinonFakeTimers | undefined
  afterEach(() => clock?.restore())

  it('ONE-001 lets the first click through and locks', async () => {
    const box = await oneClick()
    box.click()
    expect(box.submitted.length).to.equal(1)
    expect(box.locks()).to.deep.equal([{ name: 'dp-one-click-locked', detail: { button: 'now' } }])
  })

  it('ONE-002 swallows a second click, also on a button outside of its form', async () => {
    const elsewhere = `<form id="other"><button data-dp-one-click>Buy now</button></form>`
    const box = await oneClick('', `<form>{box}</form>${elsewhere}`)
    let sent = 0
    let heard = 0
    const other = box.find('#other')
    other.addEventListener('submit', event => {
      event.preventDefault()
      sent += 1
    })
    other.addEventListener('click', () => (heard += 1))
    box.click()
    box.click()
    expect([sent, heard, box.locks().length]).to.deep.equal([1, 1, 1])
  })

  it('ONE-002 swallows a second press of a link, and of a button that no form owns', async () => {
    const content = '<a href="#bought" data-dp-one-click>Buy</a>'
    const box = await oneClick(content)
    box.click()
    await waitUntil(() => location.hash === '#bought', 'the link leads on')
    history.replaceState(null, '', location.pathname + location.search)
    const second = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })
    expect(box.find('[data-dp-one-click]').dispatchEvent(second)).to.equal(false)
    expect(box.locks().length).to.equal(1)
  })

  it('ONE-003 ONE-022 stays locked for 30 s and names the timeout', async () => {
    const box = await oneClick()
    clock = holdClocks()
    box.click()
    clock.tick(29_999)
    box.click()
    expect(box.submitted.length).to.equal(1)
    clock.tick(1)
    const [, freed] = box.locks()
    expect(freed).to.deep.equal({ name: 'dp-one-click-unlocked', detail: { reason: 'timeout' } })
    box.click()
    expect(box.submitted.length).to.equal(2)
  })

  it('ONE-003 stays locked as long as the page configures', async () => {
    const box = await oneClick()
    box.host.setAttribute('data-one-click-lock-ms', '1000')
    await nextFrame()
    clock = holdClocks()
    box.click()
    clock.tick(1000)
    box.click()
    expect(box.submitted.length).to.equal(2)
  })

  it('ONE-004 ONE-022 unlocks at once when the page is shown again', async () => {
    const box = await oneClick()
    box.click()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(box.locks().map(({ detail }) => detail['reason'])).to.deep.equal([undefined, 'pageshow'])
    box.click()
    expect(box.submitted.length).to.equal(2)
  })

  it('ONE-005 locks all one-click buttons by a click on one', async () => {
    const box = await oneClick(`${one}<button data-dp-one-click id="gift">Send as a gift</button>`)
    box.click('#now')
    box.click('#gift')
    expect(box.submitted.length).to.equal(1)
    expect(box.find('#gift').ariaDisabled).to.equal('true')
  })

  it('ONE-005 locks a one-click button that is put in while the lock holds', async () => {
    const box = await oneClick()
    box.click()
    const late = document.createElement('button')
    late.setAttribute('data-dp-one-click', '')
    box.host.append(late)
    await nextFrame()
    late.click()
    expect([late.ariaDisabled, box.submitted.length]).to.deep.equal(['true', 1])
  })

  it('ONE-006 submits once for a double click', async () => {
    const box = await oneClick()
    box.click()
    box.click()
    expect(box.submitted.length).to.equal(1)
  })

  for (const key of ['Enter', ' ']) {
    it(`ONE-007 counts ${key} as a click, the first time and the second`, async () => {
      const box = await oneClick()
      box.find('#now').focus()
      await press(key)
      await press(key)
      expect([box.submitted.length, box.locks().length]).to.deep.equal([1, 1])
    })
  }

  it('ONE-008 marks a locked button, leaves it its focus, and takes the mark off', async () => {
    const box = await oneClick()
    const button = box.find('#now')
    button.focus()
    box.click()
    expect([button.ariaDisabled, document.activeElement]).to.deep.equal(['true', button])
    dispatchEvent(new PageTransitionEvent('pageshow'))
    expect(button.hasAttribute('aria-disabled')).to.equal(false)
  })

  it('ONE-009 locks nothing by a click that the page cancels', async () => {
    const box = await oneClick()
    const link = document.createElement('a')
    link.setAttribute('data-dp-one-click', '')
    for (const button of [box.find('#now'), link]) {
      button.addEventListener('click', event => event.preventDefault())
    }
    box.host.append(link)
    await nextFrame()
    box.click('#now')
    link.click()
    expect([box.submitted.length, box.locks().length]).to.deep.equal([0, 0])
  })

  it('ONE-009 locks nothing by a submission that is stopped before', async () => {
    const box = await oneClick()
    box.host.addEventListener('dp-before-add-to-cart', event => event.preventDefault(), {
      once: true,
    })
    box.click()
    expect([box.submitted.length, box.locks().length]).to.deep.equal([0, 0])
    box.click()
    expect([box.submitted.length, box.locks().length]).to.deep.equal([1, 1])
  })

  it('ONE-021 shows and announces why a click was swallowed, until the lock ends', async () => {
    const box = await oneClick()
    box.click()
    expect(box.text()).not.to.contain('Your order is being placed.')
    box.click()
    await box.appears('.message')
    expect(box.part('.message').textContent).to.contain('Your order is being placed.')
    clock = holdClocks()
    box.click()
    clock.tick(100)
    expect(box.part('[role=status]').textContent).to.equal('Your order is being placed.')
    clock.restore()
    dispatchEvent(new PageTransitionEvent('pageshow'))
    await box.goes('.message')
  })

  it('ONE-021 COR-099 shows it beside the button outside of the element, once, while the lock holds', async () => {
    const box = await oneClick(
      '',
      `<form>{box}${one}<button data-dp-one-click>Gift</button></form>`,
    )
    const notes = () =>
      [...box.form().querySelectorAll('button + span')].map(
        ({ previousElementSibling, shadowRoot }) => [
          previousElementSibling?.textContent,
          shadowRoot?.textContent,
        ],
      )
    box.click()
    box.click()
    await waitUntil(() => notes().length > 0, 'the note comes')
    box.click()
    await nextFrame()
    expect(notes()).to.deep.equal([['Buy now', 'Your order is being placed.']])
    expect(box.has('.message')).to.equal(false)
    clock = holdClocks()
    box.click('button:not([id])')
    await Promise.resolve()
    clock.tick(100)
    expect(box.part('[role=status]').textContent).to.equal('Your order is being placed.')
    expect(box.host.shadowRoot?.querySelectorAll('[role=status]').length).to.equal(1)
    clock.restore()
    await nextFrame()
    expect(notes()).to.deep.equal([['Gift', 'Your order is being placed.']])
    dispatchEvent(new PageTransitionEvent('pageshow'))
    expect(notes()).to.deep.equal([])
  })

  it('COR-099 takes what stands beside a button of the page along when the element leaves', async () => {
    const box = await oneClick('', `<form>{box}${one}</form>`)
    box.click()
    box.click()
    await waitUntil(() => box.find('#now').nextElementSibling, 'the note comes')
    box.host.remove()
    await nextFrame()
    expect(box.find('#now').nextElementSibling).to.equal(null)
  })

  it('COR-099 shows nothing beside a button whose lock has ended before the note came', async () => {
    const box = await oneClick('', `<form>{box}${one}</form>`)
    box.click()
    box.click()
    dispatchEvent(new PageTransitionEvent('pageshow'))
    await import('../../../src/widgets/buying/buy-box/order-note.late.ts')
    await nextFrame()
    expect(box.find('#now').nextElementSibling).to.equal(null)
  })

  it('ONE-022 names a button by its id, else its name, else its position', async () => {
    const named = '<button data-dp-one-click name="first">Buy</button>'
    const box = await oneClick(`${named}<button data-dp-one-click>Buy</button>`)
    const [first, second] = box.host.querySelectorAll('button')
    first?.click()
    dispatchEvent(new PageTransitionEvent('pageshow'))
    second?.click()
    const names = box.locks().map(({ detail }) => detail['button'])
    expect(names).to.deep.equal(['first', undefined, '2'])
  })

  it('COR-032 lets go of the buttons when it leaves the page', async () => {
    const box = await oneClick('', `<form>{box}${one}</form>`)
    box.click()
    const form = box.form()
    box.host.remove()
    await nextFrame()
    box.locks()
    expect(box.find('#now').hasAttribute('aria-disabled')).to.equal(false)
    box.click()
    form.append(box.host)
    await nextFrame()
    box.click()
    expect([box.submitted.length, box.locks().length]).to.deep.equal([3, 1])
  })

  it('keeps the name and value of the button that was pressed', async () => {
    const box = await oneClick('<button data-dp-one-click name="one-click" value="1">Buy</button>')
    box.click()
    expect(box.submitted[0]).to.include({ 'one-click': '1' })
  })
})
