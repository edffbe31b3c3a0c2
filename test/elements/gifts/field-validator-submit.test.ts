import { expect } from '@open-wc/testing'
import $ from 'jquery'
import 'virtual:dp-field-validator'
import { eventsOf, mount, pageState, press } from '../../support/browser.ts'
import {
  described,
  errorOf,
  expectStates,
  html,
  input,
  one,
  shown,
  tag,
  texts,
} from '../../support/field-validator.ts'
import { nextTask, waitUntil } from '../../support/wait.ts'

/** A form with a validator for each of these fields. */
async function several(fields: string, constraints: object, attributes = '') {
  const state = pageState('field-validator', { constraints, strings: texts })
  const names = Object.keys(constraints)
  const host = await mount(
    tag,
    `<form ${attributes} action="/nowhere">${fields}${names
      .map(name => `<${tag} data-field="${name}" data-for="${name}"></${tag}>`)
      .join('')}<button>Send</button>${state}</form>`,
  )
  const form = host.closest('form')!
  const hosts = [...form.querySelectorAll<HTMLElement>(tag)]
  await waitUntil(() => hosts.every(each => each.matches(':state(ready)')))
  const sent: (string | null)[] = []
  form.addEventListener('submit', event => {
    event.preventDefault()
    sent.push(event.submitter?.textContent ?? null)
  })
  return { form, hosts, sent, send: () => form.querySelector('button')?.click() }
}

const both = { a: [one('notEmpty')], b: [one('notEmpty')] }

describe(`${tag} when its form is sent`, () => {
  it('VAL-006 blocks the form, marks every failing field and focuses the first of the document', async () => {
    // The tags stand in the other order than the fields.
    const { form, hosts, sent, send } = await several('<input id="b"><input id="a">', both)
    const heard = eventsOf(form, 'dp-field-validated')
    send()
    expect(sent).to.deep.equal([])
    expect(document.activeElement?.id).to.equal('b')
    expect(hosts.map(errorOf)).to.deep.equal(['no notEmpty', 'no notEmpty'])
    expect(heard.take().map(({ detail }) => [detail.field, detail.trigger])).to.deep.equal([
      ['a', 'submit'],
      ['b', 'submit'],
    ])
    const summaries = () =>
      hosts.map(each => each.shadowRoot?.querySelector('[role=status]')?.textContent ?? '').join('')
    await waitUntil(() => summaries() === 'Some fields need your attention.')
  })

  it('VAL-006 describes the field before it gets the focus', async () => {
    const { control, press: send } = await shown(['notEmpty'])
    let said: string[] = []
    control.addEventListener('focus', () => (said = described(control)))
    send()
    expect(said).to.deep.equal(['no notEmpty'])
  })

  it('VAL-006 leaves the focus alone but for a blocked form', async () => {
    const { enter, control } = await shown(['notEmpty'])
    await enter('')
    expect(document.activeElement).not.to.equal(control)
  })

  it('VAL-006 blocks Enter, requestSubmit() and form.submit()', async () => {
    const { control, form, sent } = await shown(['notEmpty'])
    control.focus()
    await press('Enter')
    form.requestSubmit()
    const { action } = form
    form.submit()
    await nextTask()
    expect([sent(), location.href.startsWith(action)]).to.deep.equal([0, false])
    expectStates(document.querySelector(tag)!, 'invalid')
  })

  it('VAL-006 blocks a form that jQuery submits', async () => {
    const { form, control, checks } = await shown(['notEmpty'])
    $(form).trigger('submit')
    await nextTask()
    expect(checks().map(({ valid }) => valid)).to.deep.equal([false])
    expect(document.activeElement).to.equal(control)
  })

  it('VAL-006 sends the form by form.submit() when all fields are valid, and gives the method back', async () => {
    const { form, host } = await shown(['notEmpty'])
    input().value = 'a'
    const frame = document.createElement('iframe')
    frame.name = 'there'
    document.body.append(frame)
    Object.assign(form, { target: 'there', method: 'get', action: '/__nothing' })
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve))
    form.submit()
    await loaded
    expect(frame.contentWindow?.location.pathname).to.equal('/__nothing')
    frame.remove()
    host.remove()
    await nextTask()
    expect(Object.hasOwn(form, 'submit')).to.equal(false)
  })

  it('VAL-006 sends a form unchecked by a button that says formnovalidate', async () => {
    const { form, sent, checks } = await shown(['notEmpty'])
    form.querySelector('button')!.formNoValidate = true
    form.querySelector('button')!.click()
    expect([sent(), checks()]).to.deep.equal([1, []])
  })

  it('VAL-006 keeps the rules of the browser for other fields, and shows its own error in place of a bubble', async () => {
    const { form, sent, send } = await several('<input id="a" required><input id="z" required>', {
      a: [one('notEmpty')],
    })
    expect(form.noValidate).to.equal(true)
    send()
    expect(document.activeElement?.id).to.equal('a')
    input('a').value = 'a'
    send()
    expect([document.activeElement?.id, sent]).to.deep.equal(['z', []])
    input('z').value = 'z'
    send()
    expect(sent).to.deep.equal(['Send'])
    for (const host of form.querySelectorAll(tag)) host.remove()
    await nextTask()
    expect(form.noValidate).to.equal(false)
  })

  it('VAL-006 leaves the rules of the browser off where the page has switched them off', async () => {
    const { form, sent, send } = await several(
      '<input id="a" value="a"><input id="z" required>',
      { a: [one('notEmpty')] },
      'novalidate',
    )
    send()
    expect(sent).to.deep.equal(['Send'])
    for (const host of form.querySelectorAll(tag)) host.remove()
    await nextTask()
    expect(form.noValidate).to.equal(true)
  })

  it('VAL-006 does not block the form for a field that is disabled or that nobody can see', async () => {
    const fields = '<fieldset disabled><input id="a"></fieldset><p hidden><input id="b"></p>'
    const { sent, send, hosts } = await several(fields, both)
    send()
    expect([sent, hosts.map(errorOf)]).to.deep.equal([['Send'], ['', '']])
  })

  it('VAL-006 focuses the error of a field that cannot take the focus', async () => {
    const { host, press: send } = await shown(['notEmpty'], {
      inside: '<p>Pick one</p><input type="hidden" id="x">',
    })
    send()
    await waitUntil(() => host.shadowRoot?.activeElement?.matches('[part=error]'))
  })

  it('VAL-007 submits a valid form once, with the value of the field under its own name', async () => {
    const { form, sent, checks } = await shown(['isNumeric'], {
      attributes: 'data-formatter="amount"',
    })
    input().value = '1234.5'
    const data: string[] = []
    form.addEventListener('submit', () =>
      data.push(`${new URLSearchParams(new FormData(form) as never)}`),
    )
    form.querySelector('button')?.click()
    expect([sent(), data]).to.deep.equal([1, ['x=1%2C234.50']])
    expect(checks()).to.have.length(1)
  })

  it('VAL-007 checks each field once for a submission, however many there are', async () => {
    const { form, send, sent } = await several(
      '<input id="a" value="1"><input id="b" value="1">',
      both,
    )
    const heard = eventsOf(form, 'dp-field-validated')
    send()
    expect([heard.take().length, sent]).to.deep.equal([2, ['Send']])
  })

  it('VAL-008 keeps Enter from submitting with data-twister, and from nothing else', async () => {
    const { control, host, sent } = await shown([], { attributes: 'data-twister' })
    control.focus()
    await press('Enter')
    expect(sent()).to.equal(0)
    host.removeAttribute('data-twister')
    await nextTask()
    await press('Enter')
    expect(sent()).to.equal(1)
  })

  it('VAL-010 fails notNull where the field is missing, and shows it in its own place', async () => {
    const { error, sent, press: send, host } = await shown(['notNull', 'notEmpty'], { inside: '' })
    send()
    await waitUntil(() => error() === 'no notNull')
    expect(sent()).to.equal(0)
    host.insertAdjacentHTML('afterbegin', '<input id="x" value="here">')
    await waitUntil(() => error() === '')
    expectStates(host, 'untouched')
    send()
    expect(sent()).to.equal(1)
  })

  it('VAL-010 lets the form go without a missing field that need not be there', async () => {
    const { sent, press: send, checks } = await shown(['notEmpty'], { inside: '' })
    send()
    expect([sent(), checks()]).to.deep.equal([1, []])
  })

  it('VAL-010 fails notNull for a check box or a radio group without a choice', async () => {
    for (const inside of [
      '<input type="checkbox" id="x">',
      '<input type="radio" name="r" id="x"><input type="radio" name="r" id="y">',
      '<select id="x"></select>',
    ]) {
      const { error, press: send } = await shown(['notNull'], { inside })
      send()
      await nextTask()
      expect(error()).to.equal('no notNull')
    }
    const last = '<input type="radio" name="r" id="x"><input type="radio" name="r" id="y" checked>'
    const { sent, press: send, checks } = await shown(['notNull'], { inside: last })
    input('y').dispatchEvent(new Event('change', { bubbles: true }))
    send()
    expect([sent(), checks().length]).to.deep.equal([1, 2])
  })

  it('VAL-006 checks the form of a field that data-for names, not the form around the tag', async () => {
    const page = await mount(
      tag,
      `<div><form id="one"><input id="x"><button>1</button></form><form id="two">${html(
        ['notEmpty'],
        {
          inside: '',
          attributes: 'data-for="x"',
        },
      )}<button>2</button></form></div>`,
    )
    const sent: string[] = []
    const forms = [...document.querySelectorAll('form')]
    for (const form of forms) {
      form.addEventListener('submit', event => {
        event.preventDefault()
        sent.push(form.id)
      })
      form.querySelector('button')?.click()
    }
    expect([sent, errorOf(page)]).to.deep.equal([['two'], 'no notEmpty'])
  })
})
