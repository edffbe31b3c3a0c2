import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import 'virtual:dp-quantity-selector'
import { eventsOf, mount, press } from '../support/browser.ts'
import { probe } from '../support/probe.tsx'

let made = 0
const newAsin = () => `B0FRM${String(++made).padStart(5, '0')}`

/** A tag that submits `size`, at first M, and adopts a native control. */
const sized = () =>
  probe({
    descriptor: { form: { size: '' }, fields: {} },
    model(ports) {
      let size = 'M'
      const choose = (next: string) => {
        size = next
        ports.submit({ size })
      }
      choose(ports.adopted?.value() || 'M')
      ports.onRestore(fields => choose(fields?.['size'] ?? 'M'))
      ports.use(() => ports.adopted?.listen(choose))
      return {
        choose(next: string) {
          choose(next)
          ports.adopted?.write(next, true)
        },
        size: () => size,
        options: () => ports.adopted?.options.map(({ value }) => value),
      }
    },
  })
interface Sized {
  choose(size: string): void
  size(): string
  options(): string[] | undefined
}
const actions = (host: Element) => (host as unknown as { core: { guarded: Sized } }).core.guarded
const submitted = (form: Element | null) => [...new FormData(form as HTMLFormElement)]

const typed = async (attributes = '') => {
  const host = await mount(
    'dp-quantity-selector',
    `<form><dp-quantity-selector data-widget-id="q" data-asin="${newAsin()}" ${attributes}>
      <input type="number" name="quantity" value="2" min="1" max="9"></dp-quantity-selector>
      <button>Buy</button></form>`,
  )
  const input = () => host.shadowRoot?.querySelector('input')
  for (let at = 0; at < 60 && !input(); at++) await nextFrame()
  await aTimeout(0)
  return { host, form: host.parentElement as HTMLFormElement, input: input() as HTMLInputElement }
}

describe('Forms', () => {
  it('COR-060 submits its fields with the form around it', async () => {
    const tag = sized()
    const host = await mount(tag, `<form><${tag}></${tag}></form>`)
    expect(submitted(host.parentElement)).to.deep.equal([['size', 'M']])
  })

  it('COR-060 submits with the form that its form attribute names, also when that changes', async () => {
    const tag = sized()
    const html = `<div><form id="one"></form><form id="two"></form><form><${tag} form="one"></${tag}></form></div>`
    const host = await mount(tag, html)
    const fields = () => [...(host.closest('div')?.querySelectorAll('form') ?? [])].map(submitted)
    const field = ['size', 'M']
    const seen = [fields()]
    host.setAttribute('form', 'two')
    seen.push(fields())
    host.removeAttribute('form')
    seen.push(fields())
    expect(seen).to.deep.equal([
      [[field], [], []],
      [[], [field], []],
      [[], [], [field]],
    ])
  })

  it('COR-060 submits nothing while itself or a fieldset is disabled', async () => {
    const tag = sized()
    const html = `<form><fieldset><${tag}></${tag}></fieldset></form>`
    const host = await mount(tag, html)
    const fieldset = host.parentElement as HTMLFieldSetElement
    const form = fieldset.parentElement
    const seen = []
    for (const node of [host, fieldset]) {
      node.setAttribute('disabled', '')
      await nextFrame()
      seen.push(submitted(form))
      node.removeAttribute('disabled')
      await nextFrame()
      seen.push(submitted(form))
    }
    expect(seen).to.deep.equal([[], [['size', 'M']], [], [['size', 'M']]])
  })

  it('COR-060 leaves a name to the native control of the form that has it', async () => {
    const tag = sized()
    const html = `<form><input name="size" value="S"><${tag}></${tag}></form>`
    const host = await mount(tag, html)
    expect(submitted(host.parentElement)).to.deep.equal([['size', 'S']])
  })

  it('COR-061 brings back the configured value when the form is reset', async () => {
    const tag = sized()
    const host = await mount(tag, `<form><${tag}></${tag}></form>`)
    actions(host).choose('L')
    const form = host.parentElement as HTMLFormElement
    const before = submitted(form)
    form.reset()
    expect([before, submitted(form)]).to.deep.equal([[['size', 'L']], [['size', 'M']]])
  })

  it('COR-061 brings back the shopper’s value after history navigation', async () => {
    const tag = sized()
    const host = await mount(tag, `<form><${tag}></${tag}></form>`)
    const state = new FormData()
    state.append('size', 'XL')
    ;(
      host as unknown as { formStateRestoreCallback(state: FormData): void }
    ).formStateRestoreCallback(state)
    expect(submitted(host.parentElement)).to.deep.equal([['size', 'XL']])
  })

  it('COR-061 takes what is restored before its configuration is there', async () => {
    const tag = sized()
    const host = document.createElement(tag)
    const state = new FormData()
    state.append('size', 'XL')
    ;(
      host as unknown as { formStateRestoreCallback(state: FormData): void }
    ).formStateRestoreCallback(state)
    const form = document.createElement('form')
    form.append(host)
    document.body.append(form)
    await aTimeout(0)
    expect(submitted(form)).to.deep.equal([['size', 'XL']])
    form.remove()
  })

  const select = '<select name="size"><option>S<option selected>M<option>L</select>'

  it('COR-062 leaves an adopted control usable and submitted before the script runs', () => {
    const form = document.createElement('form')
    form.innerHTML = `<dp-not-defined>${select}</dp-not-defined>`
    expect(submitted(form)).to.deep.equal([['size', 'M']])
  })

  it('COR-062 takes first value and options of the adopted control, and submits it once', async () => {
    const tag = sized()
    const host = await mount(
      tag,
      `<form><${tag}>${select.replace('<option selected>M<option>', '<option>M<option selected>')}</${tag}></form>`,
    )
    expect([actions(host).size(), actions(host).options()]).to.deep.equal(['L', ['S', 'M', 'L']])
    expect(submitted(host.parentElement)).to.deep.equal([['size', 'L']])
  })

  it('COR-062 stays in step with the adopted control, by native events for the shopper’s change', async () => {
    const tag = sized()
    const host = await mount(tag, `<form><${tag}>${select}</${tag}></form>`)
    const control = host.querySelector('select') as HTMLSelectElement
    const native: string[] = []
    for (const type of ['input', 'change']) {
      control.addEventListener(type, event => native.push(event.type))
    }
    actions(host).choose('S')
    expect([control.value, native]).to.deep.equal(['S', ['input', 'change']])
    control.value = 'L'
    control.dispatchEvent(new Event('change', { bubbles: true }))
    expect(actions(host).size()).to.equal('L')
    expect(native).to.deep.equal(['input', 'change', 'change'])
  })

  it('COR-062 sends no native event for the page’s own change', async () => {
    const { host, form } = await typed()
    const control = host.querySelector('input') as HTMLInputElement
    const native: string[] = []
    for (const type of ['input', 'change']) {
      control.addEventListener(type, event => native.push(event.type))
    }
    host.dataset['selectedQuantity'] = '5'
    await nextFrame()
    form.reset()
    expect(native).to.deep.equal([])
  })

  it('COR-063 blocks the form while it is invalid, and shows and focuses the control at fault', async () => {
    const { host, form, input } = await typed()
    const sent = eventsOf(form, 'submit')
    let submits = 0
    form.addEventListener('submit', event => {
      submits += 1
      event.preventDefault()
    })
    input.focus()
    input.select()
    await press('0')
    await nextFrame()
    input.blur()
    expect(form.checkValidity()).to.equal(false)
    form.requestSubmit()
    expect([submits, sent.take().length]).to.deep.equal([0, 0])
    expect(form.reportValidity()).to.equal(false)
    expect(host.shadowRoot?.activeElement).to.equal(input)
    expect(input.getAttribute('aria-invalid')).to.equal('true')
    expect(host.shadowRoot?.querySelector('#invalid')?.textContent).to.contain('from 1 to 9')
    input.select()
    await press('3')
    await nextFrame()
    expect(form.checkValidity()).to.equal(true)
  })
})
