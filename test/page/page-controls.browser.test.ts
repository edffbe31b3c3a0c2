import { expect } from '@open-wc/testing'
import { followBoxes } from '../../src/page/check-boxes.ts'
import { watchControl } from '../../src/page/control-value.ts'
import { guardPresses, hearOwnPress } from '../../src/page/guarded-buttons.ts'
import { guardSubmit } from '../../src/page/guarded-submit.ts'
import { watchPage } from '../../src/page/nodes.ts'
import { linkBeside } from '../../src/page/page-link.ts'
import { veil } from '../../src/page/veil.ts'
import { place } from '../support/browser.ts'
import { nextDrawing, nextTask } from '../support/wait.ts'

/** What modules of src/page do to the controls and nodes of a page. */

const formOf = (html: string) => place(html) as HTMLFormElement

const nothing = () => {}
const cancel = (event: Event) => event.preventDefault()

describe('controls of the page', () => {
  it('COR-160 are read again as the focus moves', () => {
    let heard = 0
    const stop = watchControl(() => (heard += 1))
    document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    stop()
    document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(heard).to.equal(1)
  })

  it('are as they were when a check box has left', async () => {
    const host = place('<div><input type="checkbox"></div>')
    const box = host.querySelector('input')!
    const end = followBoxes(host, () => {})
    const before = Object.hasOwn(box, 'checked')
    box.remove()
    await nextTask()
    const after = Object.hasOwn(box, 'checked')
    end()
    expect([before, after]).to.deep.equal([true, false])
  })

  it('are pressed without a form only where nobody cancels it and no form is sent', () => {
    const page = place('<div><button>Own</button><form><button>Send</button></form></div>')
    const [own, send] = page.querySelectorAll('button')
    page.querySelector('form')!.addEventListener('submit', cancel)
    let heard = 0
    const stops = [own!, send!].map(button => hearOwnPress(button, () => (heard += 1)))
    send!.click()
    expect(heard).to.equal(0)
    own!.click()
    expect(heard).to.equal(1)
    addEventListener('click', cancel, { capture: true, once: true })
    own!.click()
    for (const stop of stops) stop()
    expect(heard).to.equal(1)
  })

  it('do nothing at a press that is not allowed', () => {
    const link = place('<a href="#guarded">Go</a>')
    let heard = 0
    link.addEventListener('click', () => (heard += 1))
    const stop = guardPresses(
      () => [link],
      () => false,
    )
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })
    link.dispatchEvent(press)
    stop()
    expect([press.defaultPrevented, heard]).to.deep.equal([true, 0])
  })
})

describe('form.submit() of the page', () => {
  it('is asked about, and then goes through the page’s own function', () => {
    const form = formOf('<form></form>')
    const sent: unknown[] = []
    form.submit = function (this: HTMLFormElement) {
      sent.push(this)
    }
    const own = form.submit
    let isAllowed = false
    const free = guardSubmit(form, () => isAllowed)
    form.submit()
    isAllowed = true
    form.submit()
    free()
    expect([sent, form.submit === own]).to.deep.equal([[form], true])
  })

  it('is left as it is where a control has its name, or where it is fixed', () => {
    const named = formOf('<form><button name="submit"></button></form>')
    const fixed = formOf('<form></form>')
    Object.defineProperty(fixed, 'submit', { value: nothing, configurable: false })
    for (const form of [named, fixed]) {
      const before: unknown = form.submit
      guardSubmit(form, () => false)()
      guardSubmit(form, () => false)
      expect(form.submit).to.equal(before)
    }
  })
})

describe('nodes of the page', () => {
  it('are followed for the others when one caller stops', async () => {
    const heard: string[] = []
    const stops = ['one', 'other'].map(name => watchPage(() => heard.push(name)))
    stops[0]!()
    place('<p></p>')
    await nextTask()
    const after = [...new Set(heard)]
    stops[1]!()
    expect(after).to.deep.equal(['other'])
  })

  it('COR-099 get a link that says that it opens a dialog, and tells that the shopper is near', () => {
    const node = place('<p></p>')
    let near = 0
    const { end, say } = linkBeside('')(node, 'more', nothing, () => (near += 1))
    say('More')
    const link = node.nextElementSibling!.shadowRoot!.querySelector('button')!
    link.dispatchEvent(new PointerEvent('pointerenter'))
    link.dispatchEvent(new FocusEvent('focus'))
    end()
    expect([link.ariaHasPopup, near]).to.deep.equal(['dialog', 2])
  })

  it('are no longer measured once a veil is taken away', async () => {
    const node = place('<button style="inline-size: 100px">Buy</button>')
    const { end, veil: layer } = veil(node, { point() {}, press() {} })
    await nextDrawing()
    const { width } = layer.style
    end()
    node.style.inlineSize = '200px'
    await nextDrawing()
    await nextDrawing()
    expect([width, layer.style.width]).to.deep.equal(['100px', '100px'])
  })
})
