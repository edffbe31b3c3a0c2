import { expect } from '@open-wc/testing'
import { restore, spy } from 'sinon'
import $ from 'jquery'
import { page } from '../../src/page/page.ts'
import { eventsOf, mount, press } from '../support/browser.ts'
import { selector, settled, type Widget } from '../support/quantity.ts'
import { probe } from '../support/probe.tsx'
import { waitUntil } from '../support/wait.ts'

/** What themes with jQuery do to the control that an element has adopted. */

const none = { qsItems: undefined, selectedId: undefined }
const select =
  '<select id="qty" name="quantity"><option>1</option><option>2</option><option>3</option></select>'
const input = '<input type="number" id="qty" name="amount" value="1" min="1">'
const inForm = (host: string) => `<form><label for="qty">Menge:</label>${host}</form>`

const themed = (content: string, fields: object = {}) =>
  selector({ ...none, ...fields }, { content, within: inForm })

const native = ({ host }: Widget) =>
  host.querySelector<HTMLInputElement & HTMLSelectElement>('#qty, [data-new]')!
const formOf = ({ host }: Widget) => host.closest('form')!

/** Comes near the element, and waits until it follows what scripts do to its control. */
async function followed(w: Widget) {
  w.host.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
  await waitUntil(() => Object.hasOwn(native(w), 'focus'), 'it does not follow its control')
  await settled()
  return w
}
const field = (w: Widget) => w.appears<HTMLInputElement>('[part~=input]')

async function typed(text: string, content = input, fields: object = {}) {
  const w = await followed(await themed(content, fields))
  const shown = await field(w)
  shown.focus()
  shown.select()
  await press(...text)
  await settled()
  return { w, shown }
}

const posting = () =>
  probe({
    descriptor: { form: { size: '' }, fields: {} },
    model(ports) {
      const choose = (size: string | null) => ports.submit(size === null ? null : { size })
      choose('M')
      return { choose }
    },
  })
const choose = (host: Element, size: string | null) => Reflect.get(host, 'core').model.choose(size)
const light = (host: Element) => host.querySelectorAll<HTMLInputElement>('input[type=hidden]')

async function posted(attributes = '', within = (tag: string) => `<form id="f">${tag}</form>`) {
  const tag = posting()
  const host = await mount(tag, within(`<${tag} data-light-fields ${attributes}></${tag}>`))
  await waitUntil(() => light(host).length === 1, 'no field')
  return { host, form: host.closest('form')! }
}

describe('Themes with jQuery', () => {
  afterEach(restore)

  for (const [name, set] of [
    ['val() and trigger()', () => $('#qty').val(3).trigger('change')],
    ['val() alone', () => $('#qty').val(3)],
    ['a write of the property', (control: HTMLInputElement) => (control.value = '3')],
  ] as const) {
    for (const [kind, content] of [
      ['select', select],
      ['input', input],
    ] as const) {
      it(`COR-160 takes what ${name} sets in a ${kind}`, async () => {
        const w = await followed(await themed(content))
        const told = eventsOf(w.host, 'dp-quantity-changed', 'change', 'input')
        set(native(w))
        expect([w.quantity(), native(w).value, told.take()]).to.deep.equal([3, '3', []])
        await settled()
        expect([...new FormData(formOf(w)).values()]).to.deep.equal(['3'])
      })
    }
  }

  it('COR-160 takes what was set before its code came, as soon as the shopper does anything', async () => {
    const w = await selector(none, { content: select })
    $('#qty').val(2)
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await waitUntil(() => w.quantity() === 2, 'the quantity is another')
  })

  it('COR-160 takes what stepUp() and the index of a select set', async () => {
    const one = await followed(await themed(input))
    native(one).stepUp(4)
    const stepped = one.quantity()
    one.host.closest('form')?.remove()
    const other = await followed(await themed(select))
    native(other).selectedIndex = 2
    expect([stepped, other.quantity()]).to.deep.equal([5, 3])
  })

  it('COR-160 tells its own listener’s limit from its own write', async () => {
    const w = await followed(await themed(select))
    native(w).addEventListener(
      'change',
      ({ target }) => ((target as HTMLSelectElement).value = '2'),
    )
    await w.open()
    await w.choose('3')
    expect([w.quantity(), native(w).value, w.shown()]).to.deep.equal([2, '2', '2'])
  })

  it('COR-160 posts one truth when the form is sent by a script in the same task', async () => {
    const w = await followed(await themed(select))
    const mirror = page.quantity(w.asin)
    native(w).options[2]!.setAttribute('selected', '')
    const data = [...new FormData(formOf(w))]
    expect([data, mirror.get()]).to.deep.equal([[['quantity', '3']], 3])
  })

  it('COR-160 leaves the control as it was when the element goes', async () => {
    const w = await followed(await themed(select))
    const control = native(w)
    const own = () =>
      ['value', 'selectedIndex', 'focus'].filter(name => Object.hasOwn(control, name))
    const before = own().length
    w.host.remove()
    await settled()
    expect([before, own()]).to.deep.equal([3, []])
  })

  it('COR-161 follows another control in place of the first', async () => {
    const w = await followed(await themed(select))
    native(w).outerHTML =
      '<select data-new name="quantity"><option>4<option selected>5<option>6</select>'
    await waitUntil(() => w.quantity() === 5, 'the quantity is another')
    $(native(w)).val(6)
    await settled()
    expect([w.quantity(), w.shown(), [...new FormData(formOf(w))]]).to.deep.equal([
      6,
      '6',
      [['quantity', '6']],
    ])
  })

  it('COR-161 follows options that a script replaces', async () => {
    const w = await followed(await themed(select))
    $('#qty').html('<option>5</option><option>10</option>')
    await waitUntil(() => w.quantity() === 5, 'the quantity is another')
    await w.open()
    expect(w.options().map(({ textContent }) => textContent)).to.deep.equal(['5', '10'])
  })

  it('COR-161 is disabled while the page disables the control', async () => {
    const w = await followed(await themed(select.replace('<select', '<select disabled')))
    const seen = [[w.button().disabled, native(w).disabled]]
    for (const disabled of [false, true]) {
      $('#qty').prop('disabled', disabled)
      await waitUntil(() => w.button().disabled === disabled, 'it is as before')
      seen.push([w.button().disabled, native(w).disabled])
    }
    w.configure({ enable: false })
    await settled()
    $('#qty').prop('disabled', false)
    await settled()
    seen.push([w.button().disabled, native(w).disabled])
    expect(seen).to.deep.equal([
      [true, true],
      [false, false],
      [true, true],
      [true, true],
    ])
  })

  it('COR-162 QTY-102 says what is wrong when a script sets limits late, and takes the focus', async () => {
    const w = await followed(await themed(input))
    const shown = await field(w)
    native(w).focus = () => {}
    $('#qty').attr({ min: 4, max: 20, step: 4 })
    await waitUntil(() => w.is('invalid'), 'it is valid')
    await settled()
    expect(w.find('.invalid').textContent).to.equal('Enter a quantity from 4 to 20, in steps of 4.')
    const sent = spy((event: Event) => event.preventDefault())
    formOf(w).addEventListener('submit', sent)
    formOf(w).requestSubmit()
    expect([sent.called, w.hasFocus(shown)]).to.deep.equal([false, true])
    shown.select()
    await press('8')
    await press('Enter')
    await settled()
    expect([w.quantity(), native(w).value, formOf(w).checkValidity()]).to.deep.equal([8, '8', true])
  })

  it('COR-162 frees the form when a script takes the limit back', async () => {
    const w = await followed(await themed(input))
    $('#qty').attr('min', 4)
    await waitUntil(() => w.is('invalid'), 'it is valid')
    $('#qty').removeAttr('min')
    await waitUntil(() => !w.is('invalid'), 'it is invalid')
    expect(formOf(w).checkValidity()).to.equal(true)
  })

  it('QTY-102 counts in the steps and between the limits of the adopted input', async () => {
    const w = await followed(
      await themed(
        '<input type="number" id="qty" name="amount" value="4" min="4" step="4" max="9">',
        {
          shapeType: 'SIMPLIFIED_QUANTITY_STEPPER',
        },
      ),
    )
    const disabled = () =>
      ['Decrease quantity', 'Increase quantity'].map(name => w.named(name)?.ariaDisabled)
    const seen = [disabled()]
    await w.press('Increase quantity')
    seen.push([`${w.quantity()}`, native(w).value], disabled())
    expect(seen).to.deep.equal([
      ['true', 'false'],
      ['8', '8'],
      ['false', 'true'],
    ])
  })

  it('QTY-102 counts steps from the value that the server wrote, without a limit', async () => {
    const { w, shown } = await typed('3', input.replace('min="1"', 'step="2"'))
    const three = w.is('invalid')
    shown.select()
    await press('4')
    await settled()
    expect([three, w.is('invalid')]).to.deep.equal([false, true])
  })

  it('QTY-101 takes a typed number when the shopper leaves the input', async () => {
    const { w, shown } = await typed('7')
    shown.blur()
    await settled()
    expect([w.quantity(), native(w).value, w.changed().length]).to.deep.equal([7, '7', 1])
  })

  it('QTY-101 takes a typed number when the form is sent, and sends it once', async () => {
    const { w } = await typed('7')
    const data: unknown[] = []
    formOf(w).addEventListener('submit', event => {
      event.preventDefault()
      data.push(w.quantity(), ...new FormData(formOf(w)).values())
    })
    formOf(w).requestSubmit()
    await settled()
    expect([data, w.committed().length]).to.deep.equal([[7, '7'], 1])
  })

  it('QTY-101 waits for the button with on_confirmation', async () => {
    const { w, shown } = await typed('7', input, { actionTrigger: 'on_confirmation' })
    shown.blur()
    await settled()
    expect([w.quantity(), w.named('Update') !== null]).to.deep.equal([1, true])
  })

  it('QTY-101 takes a cancelled number back out of the control', async () => {
    const { w, shown } = await typed('7')
    w.host.addEventListener('dp-before-commit-quantity', event => event.preventDefault())
    shown.blur()
    await settled()
    expect([w.quantity(), native(w).value, shown.value]).to.deep.equal([1, '1', '1'])
  })

  it('QTY-101 drops what is typed when others change the quantity later', async () => {
    const { w, shown } = await typed('7')
    $('#qty').val(2).trigger('change')
    await settled()
    shown.blur()
    await settled()
    expect([w.quantity(), native(w).value, shown.value, w.changed()]).to.deep.equal([
      2,
      '2',
      '2',
      [],
    ])
  })

  it('COR-163 has the name of the page’s label in its first view', async () => {
    const w = await themed(select)
    expect(w.button().ariaLabel).to.equal('Menge: 1')
  })

  it('COR-163 has the name of the page’s label, and takes the focus by a press on it', async () => {
    const w = await followed(await themed(select))
    const label = formOf(w).querySelector('label')!
    label.click()
    await waitUntil(() => w.hasFocus(w.button()), 'no focus by the label')
    label.textContent = 'Anzahl'
    await waitUntil(() => w.button().ariaLabel === 'Anzahl: 1', 'it has the old name')
    w.button().blur()
    $('#qty').trigger('focus')
    expect(w.hasFocus(w.button())).to.equal(true)
  })

  it('COR-163 has the name of a label for the host, and of a label around the host', async () => {
    const names: (string | null)[] = []
    for (const within of [
      (host: string) => `<form><label for="own">Stück</label>${host}</form>`,
      (host: string) => `<form><label>Stück: ${host}</label></form>`,
    ]) {
      const w = await followed(
        await selector(none, { content: select, within, attributes: 'id="own"' }),
      )
      w.host.closest('form')?.querySelector('label')?.click()
      names.push(w.button().ariaLabel, `${w.hasFocus(w.button())}`)
    }
    expect(names).to.deep.equal(['Stück: 1', 'true', 'Stück: 1', 'true'])
  })

  it('COR-163 has the name of a label also without a control', async () => {
    const w = await selector(none, {
      within: host => `<form><label for="own">Stück</label>${host}</form>`,
      attributes: 'id="own"',
    })
    expect(w.button().ariaLabel).to.equal('Stück: Quantity')
  })

  it('COR-163 takes the focus by a press on its label where the browser gives none', async () => {
    const w = await followed(await themed(select))
    const label = formOf(w).querySelector('label')!
    // Stands for a browser that does nothing with a label of what does not show.
    label.addEventListener('click', event => event.preventDefault())
    label.click()
    await waitUntil(() => w.hasFocus(w.button()), 'no focus by the label')
  })

  it('COR-163 asks for labels only where there may be one: each list slows every change of the page', async () => {
    const asked = spy(ElementInternals.prototype, 'labels', ['get'])
    try {
      await selector(none, { content: '<select><option>1</select>' })
      expect(asked.get.callCount).to.equal(0)
      await selector(none, { content: select })
      expect(asked.get.callCount).to.be.greaterThan(0)
    } finally {
      asked.get.restore()
    }
  })

  it('COR-163 has the words of all its labels as its name', async () => {
    const w = await selector(none, {
      content: select,
      within: host =>
        `<form><label for="qty"></label><label for="qty"> Menge </label><label for="qty"> in Stück : </label>${host}</form>`,
    })
    expect(w.button().ariaLabel).to.equal('Menge in Stück: 1')
  })

  it('COR-162 leaves the faults of other controls in the tag to the browser', async () => {
    const w = await followed(
      await selector(none, { content: `${select}<input name="note" required>` }),
    )
    const events = [native(w), w.host.querySelector('[name=note]')!].map(control => {
      const invalid = new Event('invalid', { cancelable: true })
      control.dispatchEvent(invalid)
      return invalid
    })
    expect(events.map(({ defaultPrevented }) => defaultPrevented)).to.deep.equal([true, false])
  })

  it('COR-163 has the name of a label around the adopted control alone', async () => {
    const w = await selector(none, {
      content: '<label>Stück: <select><option>1</select></label>',
    })
    expect(w.button().ariaLabel).to.equal('Stück: 1')
  })

  it('COR-037 COR-160 reads a form beside elements that post nothing', async () => {
    const faults: string[] = []
    const hear = (event: ErrorEvent) => faults.push(event.message)
    addEventListener('error', hear)
    const w = await followed(await themed(input))
    const silent = probe({ descriptor: { fields: {} }, model: () => ({}) })
    await mount(silent, `<${silent}></${silent}>`)
    expect([...new FormData(formOf(w)).keys()]).to.deep.equal(['amount'])
    removeEventListener('error', hear)
    expect(faults).to.deep.equal([])
  })

  it('COR-164 posts by serialize() and by FormData, once, also after a change', async () => {
    const { form, host } = await posted()
    const seen = () => [$(form).serialize(), [...new FormData(form)]]
    expect(seen()).to.deep.equal(['size=M', [['size', 'M']]])
    choose(host, 'L')
    expect(seen()).to.deep.equal(['size=L', [['size', 'L']]])
    choose(host, null)
    expect(seen()).to.deep.equal(['', []])
  })

  it('COR-164 posts nothing by serialize() while it is disabled', async () => {
    const { form, host } = await posted()
    host.setAttribute('disabled', '')
    await waitUntil(() => $(form).serialize() === '', 'it posts')
    host.removeAttribute('disabled')
    await waitUntil(() => $(form).serialize() === 'size=M', 'it posts nothing')
  })

  it('COR-164 posts with the form that its form attribute names', async () => {
    const { host } = await posted(
      'form="other"',
      tag => `<div><form id="other"></form>${tag}</div>`,
    )
    const other = host.parentElement!.querySelector('form')!
    expect([$(other).serialize(), [...new FormData(other)].length]).to.deep.equal(['size=M', 1])
  })

  it('COR-164 puts its fields back when a script has emptied the tag', async () => {
    const { form, host } = await posted()
    $(host).empty()
    await waitUntil(() => $(form).serialize() === 'size=M', 'it posts nothing')
  })

  it('COR-164 posts by itself again when the attribute goes', async () => {
    const { form, host } = await posted()
    host.removeAttribute('data-light-fields')
    await waitUntil(() => $(form).serialize() === '', 'the fields are still there')
    expect([...new FormData(form)]).to.deep.equal([['size', 'M']])
  })

  it('COR-164 leaves a name to the native control of the form that has it', async () => {
    const tag = posting()
    const html = `<form><input name="size" value="S"><${tag} data-light-fields></${tag}></form>`
    const host = await mount(tag, html)
    choose(host, 'L')
    await settled()
    expect($(host.closest('form')!).serialize()).to.equal('size=S')
  })

  it('COR-164 leaves an element in the tag that has the attribute, too, as it is', async () => {
    const [outer, inner] = [posting(), posting()]
    const html = `<${outer} data-light-fields><${inner} data-light-fields></${inner}></${outer}>`
    const host = await mount(outer, `<form>${html}</form>`)
    await waitUntil(() => light(host).length === 2, 'no fields')
    const [nested] = host.children
    expect([nested?.getAttributeNames(), light(nested!).length]).to.deep.equal([
      ['data-light-fields'],
      1,
    ])
  })

  it('COR-164 posts by itself where the attribute says false', async () => {
    const tag = posting()
    const off = `<form><${tag} data-light-fields="false"></${tag}></form>`
    const { children } = await mount(tag, off)
    await posted()
    expect(children).to.have.length(0)
  })

  it('COR-061 COR-164 lets the browser keep its value for a later visit', async () => {
    const kept = spy(ElementInternals.prototype, 'setFormValue')
    await posted()
    const [value, state] = kept.lastCall.args
    expect([value, [...(state as FormData)]]).to.deep.equal([null, [['size', 'M']]])
  })

  it('COR-165 warns once where no form is', async () => {
    const warn = spy(console, 'warn')
    await posted()
    expect(warn.called).to.equal(false)
    const { host } = await posted('', tag => `<div>${tag}</div>`)
    choose(host, 'L')
    await settled()
    expect($(host).find(':input').serialize()).to.equal('size=L')
    expect(
      warn.args.map(([text]) => String(text)).filter(text => /outside any form/.test(text)),
    ).to.have.length(1)
  })

  it('COR-165 warns of what no form sends, with data-dp-debug', async () => {
    const warn = spy(console, 'warn')
    document.documentElement.dataset['dpDebug'] = ''
    const told = () =>
      warn.args.map(([text]) => String(text)).filter(text => /outside any form/.test(text))
    await selector({}, { within: inForm })
    await selector(none, { content: select })
    await selector({}, { id: 'alone' })
    await waitUntil(() => told().length > 0, 'no warning')
    delete document.documentElement.dataset['dpDebug']
    expect(told()).to.have.length(1)
  })
})
