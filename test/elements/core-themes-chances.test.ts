import { expect } from '@open-wc/testing'
import $ from 'jquery'
import { session } from '../support/browser.ts'
import { selector, settled, type Widget } from '../support/quantity.ts'
import { shownPage } from '../support/shown-page.ts'
import { waitUntil } from '../support/wait.ts'

/** When an element reads a control that scripts have set in a way that tells nobody. */

const none = { qsItems: undefined, selectedId: undefined }
const input = '<input type="number" id="qty" name="amount" value="1" min="1">'
const inForm = (hosts: string) => `<form><label for="qty">Menge:</label>${hosts}</form>`

const inLabel = (host: string) => `<form><label>Menge: ${host}</label></form>`
const withLink = (host: string) =>
  `<form><label for="qty">Menge: <a href="#sizes">Sizes</a></label>${host}</form>`

const native = ({ host }: Pick<Widget, 'host'>) => host.querySelector<HTMLInputElement>('#qty')!

async function followed(content = input, within = inForm) {
  const w = await selector(none, { content, within })
  // The code that follows the page has put its own property over the control's.
  await waitUntil(() => Object.hasOwn(native(w), 'focus'), 'it does not follow its control')
  await settled()
  return w
}

/** Sets the value as React does: past the properties of the node itself. */
function setSilently(control: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  set?.call(control, value)
}

const anywhere = (type: string) => (control: HTMLInputElement) =>
  control.form!.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))

describe('Chances to read an adopted control', () => {
  for (const [when, give] of Object.entries({
    'something else in the page changes': anywhere('change'),
    'the shopper presses something': () => document.body.click(),
    'the focus goes elsewhere': anywhere('focusin'),
    'the shopper comes back to the page': () =>
      window.dispatchEvent(new PageTransitionEvent('pageshow')),
    'the form is sent': anywhere('submit'),
    'a script reads the form': (control: HTMLInputElement) => new FormData(control.form!),
  })) {
    it(`COR-160 takes a silent write when ${when}`, async () => {
      const w = await followed()
      // Firefox submits a form for an event that a script has made.
      native(w).form!.addEventListener('submit', event => event.preventDefault())
      setSilently(native(w), '3')
      expect(w.quantity()).to.equal(1)
      give(native(w))
      expect([w.quantity(), native(w).value]).to.deep.equal([3, '3'])
    })
  }

  it('COR-160 takes a number that a script sets, and steps down', async () => {
    const w = await followed()
    native(w).valueAsNumber = 4
    const set = w.quantity()
    native(w).stepDown()
    expect([set, w.quantity()]).to.deep.equal([4, 3])
  })

  it('COR-160 takes text that a script puts in', async () => {
    const w = await followed(input.replace('"number"', '"text"'))
    native(w).setRangeText('4', 0, 1)
    expect(w.quantity()).to.equal(4)
  })

  it('COR-160 posts one truth in each field of the form when a script reads it', async () => {
    const items = [1, 3].map(n => ({ id: `q${n}`, data: { quantity: n }, quantityText: `${n}` }))
    const list = JSON.stringify({ qsItems: items, selectedId: 'q1' }).slice(1, -1)
    const within = (host: string) =>
      inForm(
        host +
          host.replace(input, '<input type="number" name="again" value="1">') +
          host.replace(input, '').replace('{', `{${list},`),
      )
    const w = await followed(input, within)
    const form = w.host.closest('form')!
    const read = () => Object.fromEntries(new FormData(form))
    await waitUntil(() => read()['quantity'] === '1', 'no field of the third')
    setSilently(native(w), '3')
    expect(read()).to.deep.equal({ amount: '3', again: '3', quantity: '3' })
  })

  it('COR-163 has no word of what stands in the tag as its name', async () => {
    const { label } = Reflect.get((await followed(`${input}Loading`, inLabel)).host, 'core')
    expect(label).to.equal('Menge')
  })

  it('COR-163 leaves the focus alone when a link in its label is pressed', async () => {
    const w = await selector(none, { content: input, within: withLink })
    await waitUntil(() => Object.hasOwn(native(w), 'focus'), 'it does not follow its control')
    const link = w.host.closest('form')!.querySelector('a')!
    link.focus()
    link.click()
    await settled()
    expect(document.activeElement).to.equal(link)
  })

  it('COR-161 is enabled again after it was disabled by its configuration', async () => {
    const w = await followed()
    for (const enable of [false, true]) {
      w.configure({ enable })
      await waitUntil(() => native(w).disabled === !enable, 'the control is as before')
      await settled()
    }
    expect(native(w).disabled).to.equal(false)
  })
})

describe('Code that follows themes', () => {
  const tag = 'dp-quantity-selector'

  /** A page of its own, which has none of this code yet. */
  async function freshPage(
    content = '<select id="qty"><option>1<option>2<option>3</select>',
    attributes = '',
  ) {
    const { csrfToken } = await session('signed-out')
    const html = `<form><${tag} data-widget-id="w" ${attributes}>${content}</${tag}></form>`
    const page = await shownPage(html, 768, csrfToken)
    const code = Object.assign(page.document.createElement('script'), { src: '/dist/dp.js' })
    page.document.head.append(code)
    const host = page.find(tag)
    await waitUntil(() => host.matches(':state(ready)'), 'no element')
    const loaded = () =>
      page.window.performance.getEntriesByType('resource').some(({ name }) => /overlays/.test(name))
    const shows = (text: string) =>
      waitUntil(() => host.shadowRoot!.textContent?.includes(text), `it does not show ${text}`)
    const { PointerEvent: Near } = page.window as unknown as typeof globalThis
    const comeNear = () =>
      page.find('#after').dispatchEvent(new Near('pointerover', { bubbles: true }))
    return {
      comeNear,
      host,
      loaded,
      shows,
      control: page.document.querySelector('#qty') as HTMLSelectElement,
    }
  }

  it('COR-160 comes when the shopper comes near anything in the page', async () => {
    const { comeNear, control, loaded, shows } = await freshPage()
    expect(loaded()).to.equal(false)
    $(control).val('2')
    comeNear()
    await shows('2')
    expect(loaded()).to.equal(true)
  })

  it('COR-160 does not come for an element without a control and a label', async () => {
    const stepper = 'data-shape-type="SIMPLIFIED_QUANTITY_STEPPER"'
    const { comeNear, loaded, host } = await freshPage('', stepper)
    comeNear()
    await settled()
    expect([loaded(), host.matches(':state(ready)')]).to.deep.equal([false, true])
  })

  it('COR-160 comes when jQuery triggers a change', async () => {
    const { control, loaded, shows } = await freshPage()
    $(control).val('3')
    expect(loaded()).to.equal(false)
    $(control).trigger('change')
    await shows('3')
  })

  it('COR-162 brings what says that the control is invalid', async () => {
    const { comeNear, control, host, loaded } = await freshPage()
    comeNear()
    await waitUntil(loaded, 'the code does not come')
    await settled()
    $(control).prop('required', true).html('<option value="">Choose</option><option>2</option>')
    await waitUntil(() => host.matches(':state(invalid)'), 'it is valid')
    $(control).val('2')
    await waitUntil(() => !host.matches(':state(invalid)'), 'it is invalid')
  })
})
