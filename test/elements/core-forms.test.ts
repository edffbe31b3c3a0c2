import { expect, nextFrame } from '@open-wc/testing'
import 'virtual:dp-quantity-selector'
import { eventsOf, mount, press } from '../support/browser.ts'
import { probe } from '../support/probe.tsx'
import { nextTask, waitUntil } from '../support/wait.ts'

let made = 0
const newAsin = () => `B0FRM${String(++made).padStart(5, '0')}`

/** A tag that submits `size`, at first M, and adopts a native control. */
const sized = () =>
  probe({
    descriptor: { form: { size: '' }, fields: {} },
    model(ports) {
      let size = 'M'
      const heard: string[] = []
      const disabled: boolean[] = []
      const choose = (next: string) => {
        size = next
        ports.submit({ size })
      }
      choose(ports.adopted?.value || 'M')
      ports.onRestore(fields => choose(fields?.['size'] ?? 'M'))
      ports.onDisabled(now => disabled.push(now))
      const hear = () => {
        const { value = '' } = ports.adopted ?? {}
        heard.push(value)
        choose(value)
      }
      ports.onControl({ changed: isSet => isSet && hear() })
      return {
        choose(next: string) {
          choose(next)
          ports.write(next, false, true)
        },
        disable: (on: boolean) => ports.write(size, on, false),
        disabled: () => disabled,
        heard: () => heard,
        invalid: (message: string | null) => ports.invalid(message),
        max: () => ports.adopted?.max,
        options: () => [...(ports.adopted?.options ?? [])].map(({ value }) => value),
        size: () => size,
        withdraw: () => ports.submit(null),
      }
    },
  })
interface Sized {
  choose(size: string): void
  disable(on: boolean): void
  /** What the model was told, one after the other. */
  disabled(): boolean[]
  /** Values that the adopted control has told. */
  heard(): string[]
  invalid(message: string | null): void
  max(): string | undefined
  options(): string[] | undefined
  size(): string
  withdraw(): void
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
  await waitUntil(input, 'no input shows')
  await nextTask()
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

  it('COR-060 takes no name from a native control that is disabled', async () => {
    const tag = sized()
    const others = '<input name="size" disabled><fieldset disabled><input name="size"></fieldset>'
    const html = `<form>${others}<${tag}></${tag}></form>`
    const host = await mount(tag, html)
    expect(submitted(host.parentElement)).to.deep.equal([['size', 'M']])
  })

  it('COR-060 submits a field of its own name', async () => {
    const tag = sized()
    const host = await mount(tag, `<form><${tag} name="size"></${tag}></form>`)
    expect(submitted(host.parentElement)).to.deep.equal([['size', 'M']])
  })

  it('COR-060 submits nothing that its model has taken back', async () => {
    const tag = sized()
    const host = await mount(tag, `<form><${tag}></${tag}></form>`)
    actions(host).withdraw()
    expect(submitted(host.parentElement)).to.deep.equal([])
  })

  it('COR-060 works outside of a form', async () => {
    const tag = sized()
    const host = await mount(tag, `<${tag}></${tag}>`)
    const faults = eventsOf(host, 'dp-error')
    actions(host).choose('L')
    expect([actions(host).size(), faults.take()]).to.deep.equal(['L', []])
  })

  it('COR-060 tells its model whether it is disabled, at the start and later', async () => {
    const tag = sized()
    const free = await mount(tag, `<form><${tag}></${tag}></form>`)
    expect(actions(free).disabled()).to.deep.equal([false])
    const html = `<form><fieldset disabled><${tag}></${tag}></fieldset></form>`
    const host = await mount(tag, html)
    expect(new Set(actions(host).disabled())).to.deep.equal(new Set([true]))
    host.closest('fieldset')?.removeAttribute('disabled')
    await nextFrame()
    expect(actions(host).disabled().at(-1)).to.equal(false)
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
    await nextTask()
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

  it('COR-062 submits an adopted control under the name of the control alone', async () => {
    const tag = sized()
    const html = `<form><${tag}>${select.replace('size', 'shirt')}</${tag}></form>`
    const host = await mount(tag, html)
    expect(submitted(host.parentElement)).to.deep.equal([['shirt', 'M']])
  })

  it('COR-062 knows the highest value of an adopted input, and disables it', async () => {
    const tag = sized()
    const chosen = await mount(tag, `<form><${tag}>${select}</${tag}></form>`)
    const html = `<form><${tag}><input name="size" max="9"></${tag}></form>`
    const typing = await mount(tag, html)
    const seen = [actions(chosen).max(), actions(typing).max(), actions(typing).options()]
    expect(seen).to.deep.equal([undefined, '9', []])
    actions(typing).disable(true)
    expect(typing.querySelector('input')?.disabled).to.equal(true)
    actions(typing).disable(false)
    expect(typing.querySelector('input')?.disabled).to.equal(false)
  })

  it('COR-062 hears the adopted control while it is in the page, and not what it writes itself', async () => {
    const tag = sized()
    const host = await mount(tag, `<form><${tag}>${select}</${tag}></form>`)
    const control = host.querySelector('select') as HTMLSelectElement
    const change = (value: string) => {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
    change('L')
    await waitUntil(() => actions(host).size() === 'L', 'the change is not heard')
    actions(host).choose('S')
    expect(actions(host).heard()).to.deep.equal(['L'])
    host.remove()
    await nextTask()
    change('M')
    expect([actions(host).heard(), actions(host).size()]).to.deep.equal([['L'], 'S'])
  })

  it('COR-062 stays in step with the adopted control, by native events for the shopper’s change', async () => {
    const tag = sized()
    const host = await mount(tag, `<form><${tag}>${select}</${tag}></form>`)
    const control = host.querySelector('select') as HTMLSelectElement
    const native: string[] = []
    for (const type of ['input', 'change']) {
      host.parentElement?.addEventListener(type, event => native.push(event.type))
    }
    actions(host).choose('M')
    expect([control.value, native]).to.deep.equal(['M', []])
    actions(host).choose('S')
    expect([control.value, native]).to.deep.equal(['S', ['input', 'change']])
    control.value = 'L'
    control.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => actions(host).size() === 'L', 'the change is not heard')
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
    await waitUntil(() => control.value === '5', 'the control has another value')
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

  it('COR-063 blocks the form also without a control in its view', async () => {
    const tag = sized()
    const host = await mount(tag, `<form><${tag}></${tag}></form>`)
    const form = host.parentElement as HTMLFormElement
    actions(host).invalid('Too large')
    expect(form.checkValidity()).to.equal(false)
    actions(host).invalid(null)
    expect(form.checkValidity()).to.equal(true)
  })
})
