import { expect } from '@open-wc/testing'
import 'virtual:dp-field-validator'
import { inShadow, mount, pageState } from '../../support/browser.ts'
import {
  described,
  errorOf,
  expectStates,
  fieldOf,
  html,
  input,
  one,
  shown,
  tag,
  warnings,
} from '../../support/field-validator.ts'
import { nextTask, waitUntil } from '../../support/wait.ts'

describe(tag, () => {
  it('VAL-001 reads field, optional, events, formatter and listField from JSON', async () => {
    const config = {
      field: 'x',
      optional: true,
      events: 'blur',
      formatter: 'amount',
      listField: true,
    }
    const host = await mount(
      tag,
      `<${tag}><input>${pageState('field-validator', { ...config, constraints: { x: [] } })}</${tag}>`,
    )
    expect((host as unknown as { config: object }).config).to.include(config)
  })

  it('VAL-001 reads the same from attributes', async () => {
    const attributes =
      'data-optional data-events="blur change" data-formatter="date" data-list-field'
    const { host } = await shown([], { attributes })
    expect((host as unknown as { config: object }).config).to.include({
      field: 'x',
      optional: true,
      events: 'blur change',
      formatter: 'date',
      listField: true,
    })
  })

  it('VAL-003 checks the field at each of its events and at no other', async () => {
    const { control, checks } = await shown(['notEmpty'], {
      attributes: 'data-events="blur keyup"',
    })
    for (const type of ['input', 'change', 'focus', 'keyup', 'blur']) {
      control.dispatchEvent(new Event(type))
    }
    expect(checks().map(({ trigger }) => trigger)).to.deep.equal(['keyup', 'blur'])
  })

  it('VAL-003 checks it at change without another word, and takes onchange for change', async () => {
    for (const attributes of ['', 'data-events="onchange"']) {
      const { control, checks } = await shown(['notEmpty'], { attributes })
      for (const type of ['input', 'change', 'blur']) control.dispatchEvent(new Event(type))
      expect(checks().map(({ trigger }) => trigger)).to.deep.equal(['change'])
    }
  })

  it('VAL-003 waits for the value of events that come before it', async () => {
    const { control, checks } = await shown(['notEmpty'], { attributes: 'data-events="paste"' })
    control.dispatchEvent(new Event('paste'))
    control.value = 'pasted'
    await waitUntil(() => control.value && true)
    await nextTask()
    expect(checks()).to.deep.equal([{ field: 'x', valid: true, errorIds: [], trigger: 'paste' }])
  })

  it('VAL-003 waits until an input method has composed', async () => {
    const { control, checks } = await shown(['notEmpty'], { attributes: 'data-events="input"' })
    control.value = 'ｎ'
    control.dispatchEvent(new InputEvent('input', { isComposing: true }))
    expect(checks()).to.deep.equal([])
    control.value = '日本'
    control.dispatchEvent(new CompositionEvent('compositionend'))
    control.dispatchEvent(new CompositionEvent('compositionend'))
    expect(checks().map(({ trigger }) => trigger)).to.deep.equal(['input'])
  })

  it('VAL-004 takes an optional field that is empty', async () => {
    const { enter, isState, error } = await shown(['isValidEmail'], { attributes: 'data-optional' })
    await enter('x')
    expect(error()).to.equal('no isValidEmail')
    await enter(' ')
    expect([error(), isState('valid')]).to.deep.equal(['', true])
  })

  it('VAL-005 checks each entry of a list', async () => {
    const { enter, error } = await shown(['isInteger'], { attributes: 'data-list-field' })
    await enter('1, 2')
    expect(error()).to.equal('')
    await enter('1, b')
    expect(error()).to.equal('no isInteger')
  })

  it('VAL-009 shows the text of the first constraint that fails, until all hold', async () => {
    const page = await shown(['notEmpty', 'isNumeric'])
    await page.enter('')
    expect(page.error()).to.equal('no notEmpty')
    expectStates(page.host, 'invalid')
    await page.enter('a')
    expect(page.error()).to.equal('no isNumeric')
    await page.enter('7')
    expect(page.error()).to.equal('')
    expectStates(page.host, 'valid')
  })

  it('VAL-009 shows it below the field and as wide as its place', async () => {
    const { enter, host, control } = await shown(['notEmpty'])
    await enter('')
    const error = inShadow(host, '[part=error]').getBoundingClientRect()
    expect(error.top).to.be.at.least(control.getBoundingClientRect().bottom)
    expect(error.width).to.equal(host.getBoundingClientRect().width)
  })

  it('VAL-009 shows it beside a field that data-for names, wherever the tag stands', async () => {
    const page = await shown(['notEmpty'], {
      inside: '',
      attributes: 'data-for="x"',
      around: own => `<form><p><input id="x"><b>next</b></p>${own}</form>`,
    })
    await page.enter('')
    expect(page.error()).to.equal('no notEmpty')
    const outlet = page.control.nextElementSibling as HTMLElement
    expect(outlet.getBoundingClientRect().top).to.be.at.least(
      page.control.getBoundingClientRect().bottom,
    )
    await page.enter('a')
    expect(page.control.nextElementSibling?.localName).to.equal('b')
  })

  it('VAL-009 keeps the error out of a label around the field', async () => {
    const page = await shown(['notEmpty'], {
      inside: '',
      attributes: 'data-for="x"',
      around: own => `<form><label id="l">Name <input id="x"></label>${own}</form>`,
    })
    await page.enter('')
    const label = document.querySelector('#l')
    expect(label?.nextElementSibling?.shadowRoot?.textContent).to.equal('no notEmpty')
  })

  it('VAL-009 reads no text as HTML', async () => {
    const { enter, error, host } = await shown(['notEmpty'], {
      state: { strings: { notEmpty: '<img src=x onerror=alert(1)>' } },
    })
    await enter('')
    expect(error()).to.equal('<img src=x onerror=alert(1)>')
    expect(host.shadowRoot?.querySelector('img')).to.equal(null)
  })

  it('VAL-037 fills an error text with the value of its constraint', async () => {
    const { enter, error } = await shown([one('lengthAtMost', 3)], {
      attributes: 'data-formatter="message"',
      state: { strings: { lengthAtMost: 'At most {0} characters' } },
    })
    await enter('abcd')
    expect(error()).to.equal('At most 3 characters')
  })

  it('VAL-049 shows the default text for a missing one, stays invalid, and says so once', async () => {
    const { all, end } = warnings()
    const page = await shown([one('lengthAtLeast', 2)])
    await page.enter('a')
    await page.enter('b')
    expect(page.error()).to.equal('Check this field.')
    expectStates(page.host, 'invalid')
    expect(all.filter(text => text.includes('strings.lengthAtLeast'))).to.have.length(1)
    end()
  })

  it('VAL-050 says that a field has no constraints, and does not check it', async () => {
    const { all, end } = warnings()
    for (const constraints of [{}, { y: [one('notEmpty')] }, { x: 'notEmpty' }]) {
      const page = await shown([], { state: { constraints } })
      await page.enter('')
      page.press()
      expect([page.checks(), page.error(), page.sent()]).to.deep.equal([[], '', 1])
      expectStates(page.host, 'untouched')
    }
    expect(
      all.filter(text => /constraints\.x: expected a list.*not checked/.test(text)),
    ).to.have.length(3)
    end()
  })

  it('VAL-050 takes no name of all objects for a field', async () => {
    const { all, end } = warnings()
    const { host } = await shown([], { attributes: 'data-field="constructor"' })
    host.setAttribute('data-field', 'toString')
    await nextTask()
    input().dispatchEvent(new Event('change'))
    await waitUntil(() => all.some(text => text.includes('constraints.toString')))
    end()
  })

  it('VAL-051 tells of an unknown formatter, and leaves the value as typed', async () => {
    const { all, end } = warnings()
    const { control, enter } = await shown([], { attributes: 'data-formatter="money"' })
    await enter('5')
    expect(control.value).to.equal('5')
    await waitUntil(() => all.some(text => /data-formatter.*message, integer, decimal/.test(text)))
    end()
  })

  it('VAL-052 tells of an unknown method, and checks the others', async () => {
    const { all, end } = warnings()
    const { enter, error } = await shown(['isNumberic', 'isInteger'])
    await enter('a')
    expect(error()).to.equal('no isInteger')
    expect(all.join()).to.contain('constraints.x[0].method: expected one of notNull,')
    end()
  })

  it('VAL-053 marks a failing field and names the error after the descriptions of the page', async () => {
    const inside = '<input id="x" aria-describedby="hint"><p id="hint">A number</p>'
    const { control, enter } = await shown(['isNumeric'], { inside })
    await enter('a')
    expect(control.getAttribute('aria-invalid')).to.equal('true')
    expect(described(control)).to.deep.equal(['A number', 'no isNumeric'])
    await enter('1')
    expect(control.hasAttribute('aria-invalid')).to.equal(false)
    expect(described(control)).to.deep.equal(['A number'])
  })

  it('VAL-053 ends the mark that the server has put on an earlier value, once it is mended', async () => {
    const { control, enter, host } = await shown(['isNumeric'], {
      inside: '<input id="x" aria-invalid="true" value="a">',
    })
    await enter('b')
    host.remove()
    await nextTask()
    expect(control.getAttribute('aria-invalid')).to.equal('true')
    document.body.append(host)
    await nextTask()
    await enter('1')
    expect(control.hasAttribute('aria-invalid')).to.equal(false)
    host.remove()
  })

  it('VAL-054 tells of each check once, with all that failed', async () => {
    const { enter, checks } = await shown(['notEmpty', 'isNumeric'])
    await enter('')
    expect(checks()).to.deep.equal([
      { field: 'x', valid: false, errorIds: ['notEmpty', 'isNumeric'], trigger: 'change' },
    ])
    await enter('1')
    expect(checks()).to.deep.equal([{ field: 'x', valid: true, errorIds: [], trigger: 'change' }])
  })

  it('VAL-054 COR-051 tells of it once field and state are as it says', async () => {
    const { control, enter, host } = await shown(['isNumeric'], {
      attributes: 'data-formatter="amount"',
    })
    const seen: unknown[] = []
    host.addEventListener('dp-field-validated', () =>
      seen.push([control.value, host.matches(':state(valid)'), control.ariaInvalid]),
    )
    await enter('x')
    await enter('5')
    expect(seen).to.deep.equal([
      ['x', false, 'true'],
      ['5.00', true, null],
    ])
  })

  it('VAL-056 checks an empty field that is not optional', async () => {
    const { enter, checks } = await shown(['isNumeric', 'isValidEmail', one('lengthAtLeast', 1)])
    await enter('')
    expect(checks()[0]?.['errorIds']).to.deep.equal(['isNumeric', 'isValidEmail', 'lengthAtLeast'])
  })

  it('VAL-053 COR-104 announces an error once, and another error again', async () => {
    const { enter, host } = await shown(['notEmpty', 'isNumeric'])
    const region = () => host.shadowRoot?.querySelector('[role=status]')?.textContent
    await enter('')
    await waitUntil(() => region() === 'no notEmpty')
    host.shadowRoot!.querySelector('[role=status]')!.textContent = ''
    await enter(' ')
    await enter('a')
    await waitUntil(() => region() === 'no isNumeric')
  })

  it('COR-023 shows texts that change while the error shows', async () => {
    const { enter, error, host } = await shown(['notEmpty'])
    await enter('')
    ;(host as unknown as { config: object }).config = { strings: { notEmpty: 'Bitte ausfüllen' } }
    await waitUntil(() => error() === 'Bitte ausfüllen')
    expect(described(input())).to.deep.equal(['Bitte ausfüllen'])
  })

  it('VAL-009 lets two validators of one field each have its error', async () => {
    const outer = await mount(
      tag,
      `<form><${tag} data-field="y">${html(['isNumeric'])}${pageState('field-validator', {
        constraints: { y: [one('notEmpty')] },
        strings: { notEmpty: 'no notEmpty' },
      })}</${tag}></form>`,
    )
    const inner = outer.querySelector<HTMLElement>(tag)!
    const { control, enter } = fieldOf(inner)
    await waitUntil(() => inner.matches(':state(ready)'))
    await enter('')
    expect([errorOf(outer), errorOf(inner)]).to.deep.equal(['no notEmpty', 'no isNumeric'])
    expect(described(control)).to.have.members(['no notEmpty', 'no isNumeric'])
    await enter('a')
    expect(described(control)).to.deep.equal(['no isNumeric'])
    expect(control.getAttribute('aria-invalid')).to.equal('true')
    await enter('1')
    expect(control.hasAttribute('aria-invalid')).to.equal(false)
  })
})
