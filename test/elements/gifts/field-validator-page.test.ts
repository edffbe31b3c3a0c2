import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import $ from 'jquery'
import 'virtual:dp-field-validator'
import {
  described,
  errorOf,
  expectStates,
  input,
  one,
  shown,
  tag,
  warnings,
} from '../../support/field-validator.ts'
import { holdClocks } from '../../support/clock.ts'
import { nextDrawing, nextTask, waitUntil } from '../../support/wait.ts'

describe(`${tag} among the scripts of a page`, () => {
  it('VAL-003 hears what jQuery triggers, once, for a field inside the tag and for a named one', async () => {
    const named = {
      inside: '',
      attributes: 'data-for="x"',
      around: (own: string) => `<form><input id="x">${own}</form>`,
    }
    for (const page of [{}, named]) {
      const { checks } = await shown(['isInteger'], page)
      $('#x').val('5').trigger('change')
      $('#x').val('a').trigger('change')
      $('#x')[0]?.dispatchEvent(new Event('change', { bubbles: true }))
      expect(checks().map(({ valid }) => valid)).to.deep.equal([true, false, false])
    }
  })

  it('VAL-003 leaves the handlers of the page as they are', async () => {
    const heard: unknown[] = []
    Object.assign(globalThis, { changed: (type: string) => heard.push(type) })
    const { control, host, checks } = await shown(['isInteger'], {
      inside: '<input id="x" onchange="changed(event.type)">',
    })
    $(control).trigger('change')
    control.dispatchEvent(new Event('change'))
    expect([heard, checks().length]).to.deep.equal([['change', 'change'], 2])
    host.replaceWith(control)
    await nextTask()
    $(control).trigger('change')
    expect([heard.length, checks()]).to.deep.equal([3, []])
    control.remove()
    Reflect.deleteProperty(globalThis, 'changed')
  })

  it('VAL-010 hears and marks radio buttons that a script adds to the group', async () => {
    const inside = '<div><input type="radio" name="r" id="x"></div>'
    const { host, control, checks, error, press } = await shown(['notNull'], { inside })
    press()
    await nextTask()
    expect(error()).to.equal('no notNull')
    checks()
    control.insertAdjacentHTML('afterend', '<input type="radio" name="r" id="y">')
    await nextTask()
    const other = input('y')
    expect([other.getAttribute('aria-invalid'), described(other)]).to.deep.equal([
      'true',
      ['no notNull'],
    ])
    other.checked = true
    other.dispatchEvent(new Event('change', { bubbles: true }))
    await nextTask()
    expect([checks().length, error()]).to.deep.equal([1, ''])
    expectStates(host, 'valid')
    expect([control, other].map(radio => radio.hasAttribute('aria-invalid'))).to.deep.equal([
      false,
      false,
    ])
    other.remove()
    await nextTask()
    other.dispatchEvent(new Event('change', { bubbles: true }))
    expect(checks()).to.deep.equal([])
  })

  it('VAL-009 follows the reset of a form that a script has moved the field into', async () => {
    const { host, control, enter, error } = await shown(['isInteger'], {
      attributes: 'data-for="x"',
      inside: '',
      around: own => `<div><input id="x"><form id="other"></form>${own}</div>`,
    })
    await enter('a')
    expect(error()).to.equal('no isInteger')
    control.setAttribute('form', 'other')
    await nextTask()
    document.querySelector<HTMLFormElement>('#other')!.reset()
    await nextTask()
    await nextTask()
    expect(error()).to.equal('')
    expectStates(host, 'untouched')
  })

  it('VAL-006 checks a value that a script has set without an event', async () => {
    const { press, sent, error } = await shown(['isInteger'])
    $('#x').val('a')
    press()
    expect([sent(), error()]).to.deep.equal([0, ''])
    await nextTask()
    expect(error()).to.equal('no isInteger')
    $('#x').val('5')
    press()
    expect(sent()).to.equal(1)
  })

  it('VAL-009 starts anew with another field that takes the place of the field', async () => {
    const { host, enter, error, checks } = await shown(['isInteger'])
    await enter('a')
    const old = input()
    $(host).find('#x').replaceWith('<input id="x" value="b">')
    await waitUntil(() => error() === '')
    expectStates(host, 'untouched')
    expect([old.getAttribute('aria-invalid'), input().getAttribute('aria-invalid')]).to.deep.equal([
      null,
      null,
    ])
    checks()
    old.dispatchEvent(new Event('change'))
    expect(checks()).to.deep.equal([])
    await enter('c', input())
    expect([error(), described(input())]).to.deep.equal(['no isInteger', ['no isInteger']])
  })

  it('VAL-009 shows its error again with a field that comes back', async () => {
    for (const page of [
      {},
      {
        inside: '',
        attributes: 'data-for="x"',
        around: (own: string) => `<form><p><input id="x"></p>${own}</form>`,
      },
    ]) {
      const { control, enter, error, host } = await shown(['isInteger'], page)
      await enter('a')
      const place = control.parentElement!
      control.remove()
      await waitUntil(() => error() === '')
      expect(document.querySelector('[data-dp-outlet]')).to.equal(null)
      place.prepend(control)
      await waitUntil(() => error() === 'no isInteger')
      expectStates(host, 'invalid')
      expect(described(control)).to.deep.equal(['no isInteger'])
      expect(host.querySelectorAll('[id^=dp-error]')).to.have.length(1)
    }
  })

  it('VAL-003 finds a field that comes late, and checks it from then on', async () => {
    const { checks, form, error } = await shown(['isInteger'], {
      inside: '',
      attributes: 'data-for="late"',
    })
    form.insertAdjacentHTML('afterbegin', '<input id="late">')
    await nextTask()
    input('late').value = 'a'
    input('late').dispatchEvent(new Event('change'))
    expect(checks()).to.have.length(1)
    await waitUntil(() => error() === 'no isInteger')
  })

  it('VAL-053 keeps the error when the page writes the content of the tag anew', async () => {
    const { enter, host } = await shown(['isInteger'])
    await enter('a')
    host.querySelector('[id^=dp-error]')?.remove()
    await nextTask()
    expect(described(input())).to.deep.equal(['no isInteger'])
  })

  it('VAL-009 forgets what was checked when the form is reset, but not when the page cancels that', async () => {
    const { control, enter, error, form, host } = await shown(['isInteger'])
    await enter('a')
    form.addEventListener('reset', event => event.preventDefault(), { once: true })
    form.reset()
    await nextTask()
    await nextTask()
    expect(error()).to.equal('no isInteger')
    form.reset()
    await waitUntil(() => error() === '')
    expectStates(host, 'untouched')
    expect([control.value, control.ariaInvalid]).to.deep.equal(['', null])
  })

  it('COR-032 takes all that it has put into the page, and shows it again when put back', async () => {
    const page = await shown(['isInteger'], {
      inside: '',
      attributes: 'data-for="x"',
      around: own => `<form><input id="x">${own}</form>`,
    })
    await page.enter('a')
    const { parentElement } = page.host
    page.host.remove()
    await nextTask()
    expect(page.form.innerHTML).to.equal('<input id="x">')
    parentElement?.append(page.host)
    await waitUntil(() => page.error() === 'no isInteger')
    expect(described(page.control)).to.deep.equal(['no isInteger'])
  })

  it('VAL-060 moves nothing amid a press, so that the press reaches its button', async () => {
    const { control, error, form, sent, enter } = await shown(['isInteger'])
    await enter('a')
    const button = form.querySelector('button')!
    button.style.display = 'block'
    control.focus()
    control.value = '5'
    let isPressed = false
    button.addEventListener('mousedown', () => (isPressed = true))
    const { left, top } = button.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + 4), Math.round(top + 4)] })
    await sendMouse({ type: 'down' })
    // A press takes the focus away, which tells of the change. Scripts of a test must tell it themselves.
    control.dispatchEvent(new Event('change', { bubbles: true }))
    await nextDrawing()
    expect([isPressed, error(), control.ariaInvalid]).to.deep.equal([true, 'no isInteger', null])
    expect(button.getBoundingClientRect().top).to.equal(top)
    await sendMouse({ type: 'up' })
    await waitUntil(() => error() === '')
    expect(sent()).to.equal(1)
  })

  it('VAL-060 goes on by keyboard after a press whose end the browser has swallowed', async () => {
    const { enter, error, isState } = await shown(['isInteger'])
    globalThis.dispatchEvent(new PointerEvent('pointerdown'))
    await enter('a')
    expect([error(), isState('invalid')]).to.deep.equal(['', true])
    globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    await waitUntil(() => error() === 'no isInteger')
  })

  it('VAL-055 writes the value once it has passed, and only then', async () => {
    const { control, enter } = await shown(['isPositive'], {
      attributes: 'data-formatter="amount"',
    })
    await enter('-5')
    expect(control.value).to.equal('-5')
    await enter('1234.5')
    expect(control.value).to.equal('1,234.50')
    await enter(control.value)
    expect(control.value).to.equal('1,234.50')
    await enter('$7')
    expect(control.value).to.equal('7.00')
  })

  it('VAL-055 waits while the shopper types, until the field is left', async () => {
    const { control } = await shown(['isNumeric'], {
      attributes: 'data-formatter="amount" data-events="input"',
    })
    control.focus()
    control.value = '5'
    control.dispatchEvent(new InputEvent('input'))
    expect(control.value).to.equal('5')
    control.blur()
    expect(control.value).to.equal('5.00')
  })

  it('VAL-055 writes no text that would fail where the value has passed', async () => {
    const { control, enter } = await shown([one('atLeast', 0.004), one('isNumeric')], {
      attributes: 'data-formatter="amount"',
    })
    await enter('0.004')
    expect(control.value).to.equal('0.004')
  })

  it('VAL-055 leaves fields that the browser writes itself, and reads them with a point', async () => {
    for (const [type, value] of [
      ['number', '1234.5'],
      ['range', '50'],
      ['email', '5'],
    ] as const) {
      const { control, enter, error } = await shown(['isNumeric'], {
        inside: `<input id="x" type="${type}" max="2000" step="any">`,
        attributes: 'data-formatter="amount" data-locale="de"',
      })
      await enter(value)
      expect([control.value, error()]).to.deep.equal([value, ''])
    }
    const { control, enter } = await shown([one('dateAtLeast', '2026-01-01')], {
      inside: '<input id="x" type="date">',
      attributes: 'data-formatter="date"',
    })
    await enter('2026-03-05')
    expect(control.value).to.equal('2026-03-05')
  })

  it('VAL-055 loses nothing of a list of choices', async () => {
    const inside = `<select id="x" multiple><option selected>1</option><option selected>2</option></select>`
    const { control } = await shown(['notEmpty'], {
      inside,
      attributes: 'data-formatter="amount"',
    })
    control.dispatchEvent(new Event('change'))
    expect((control as unknown as HTMLSelectElement).selectedOptions).to.have.length(2)
  })

  for (const [row, formatter, typed, written] of [
    ['VAL-038', 'integer', '1234567.5', '1,234,568'],
    ['VAL-039', 'decimal', '1234.567', '1,234.57'],
    ['VAL-040', 'amount', '5', '5.00'],
    ['VAL-041', 'currency', '1234.5', '$1,234.50'],
    ['VAL-042', 'currency', '-5', '($5.00)'],
    ['VAL-042', 'currency', '($5.00)', '($5.00)'],
    ['VAL-043', 'date', '2026-03-05', '3/5/26'],
    ['VAL-044', 'strictAmount', '1,000.5', '1,000.50'],
    ['VAL-044', 'strictAmount', '.5', '0.50'],
    ['VAL-037', 'message', '5', '5'],
  ] as const) {
    it(`${row} writes ${typed} as ${written} by formatter ${formatter}`, async () => {
      const { control, enter } = await shown([], { attributes: `data-formatter="${formatter}"` })
      await enter(typed)
      expect(control.value).to.equal(written)
    })
  }

  it('VAL-039 VAL-059 VAL-047 writes with the digits, the symbol and the locale of the page', async () => {
    for (const [attributes, written] of [
      ['data-formatter="decimal" data-fractional-digits="3"', '1,23,456.789'],
      ['data-formatter="currency" data-currency-symbol="₹"', '₹1,23,456.79'],
      ['data-formatter="currency"', '$1,23,456.79'],
    ] as const) {
      const { control, enter } = await shown([], {
        attributes: `${attributes} data-locale="en_IN"`,
      })
      await enter('123456.789')
      expect(control.value).to.equal(written)
    }
  })

  it('VAL-048 writes as in en_US without a locale and a lang, and else by the lang', async () => {
    const { lang } = document.documentElement
    for (const [language, written] of [
      ['', '1,234.50'],
      ['de', '1.234,50'],
    ] as const) {
      document.documentElement.lang = language
      const { control, enter } = await shown([], { attributes: 'data-formatter="amount"' })
      await enter(language ? '1234,5' : '1234.5')
      expect(control.value).to.equal(written)
    }
    document.documentElement.lang = lang
  })

  it('VAL-045 fails what strictAmount cannot take, before all constraints', async () => {
    const { enter, checks, error } = await shown(['isNumeric'], {
      attributes: 'data-formatter="strictAmount"',
    })
    await enter('2a')
    expect(checks()[0]?.['errorIds']).to.deep.equal([
      'gcui-strict-amount-input-errors',
      'isNumeric',
    ])
    expect(error()).to.equal('Enter an amount such as 25 or 25.50.')
    await enter('25.555')
    expect(checks()[0]?.['errorIds']).to.deep.equal(['gcui-strict-amount-input-errors'])
  })

  it('VAL-045 shows the text that the page gives for it, and takes an optional field that is empty', async () => {
    const { enter, error } = await shown([], {
      attributes: 'data-formatter="strictAmount" data-optional',
      state: { strings: { 'gcui-strict-amount-input-errors': 'Digits, please' } },
    })
    await enter('')
    expect(error()).to.equal('')
    await enter('x')
    expect(error()).to.equal('Digits, please')
  })

  it('VAL-033 goes by the present day, also when the page was opened the day before', async () => {
    const { control, checks } = await shown([one('dateAtLeast', 'today')])
    const clock = holdClocks('Date')
    try {
      clock.setSystemTime(new Date(2026, 2, 5, 23, 59))
      control.value = '3/5/26'
      control.dispatchEvent(new Event('change'))
      clock.setSystemTime(new Date(2026, 2, 6, 0, 1))
      control.dispatchEvent(new Event('change'))
    } finally {
      clock.restore()
    }
    expect(checks().map(({ valid }) => valid)).to.deep.equal([true, false])
  })

  it('VAL-022 takes a number that the browser could not read for no number, not for an empty field', async () => {
    const { control, error, press } = await shown(['isNumeric'], {
      inside: '<input id="x" type="number">',
      attributes: 'data-optional',
    })
    Object.defineProperty(control, 'validity', { value: { badInput: true } })
    press()
    await nextTask()
    expect(error()).to.equal('no isNumeric')
  })

  it('VAL-002 tells of constraints that contradict each other, and goes on', async () => {
    const { all, end } = warnings()
    const { enter, error } = await shown([one('atLeast', 5), one('atMost', 1)])
    await enter('6')
    expect(error()).to.equal('')
    expect(all.join()).to.match(/constraints\.x\[1\]: expected a constraint that a value can meet/)
    end()
  })

  it('VAL-002 follows constraints that come late', async () => {
    const { all, end } = warnings()
    const { enter, error, host } = await shown([], { state: { constraints: {} } })
    await enter('a')
    expect([error(), all.length]).to.deep.equal(['', 1])
    ;(host as unknown as { config: object }).config = { constraints: { x: [one('isInteger')] } }
    await nextTask()
    await enter('a')
    expect(errorOf(host)).to.equal('no isInteger')
    end()
  })
})
