import { expect, nextFrame } from '@open-wc/testing'
import { ownerForm } from '../../src/page/owner-form.ts'
import type { SubmitSteps } from '../../src/page/shapes.ts'
import { joinSubmit } from '../../src/page/submit-steps.ts'
import { place } from '../support/browser.ts'

const at = <E extends HTMLElement>(page: Element, selector: string): E => {
  const found = page.querySelector<E>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

const cancel = (event: Event) => event.preventDefault()

/** A form with an element in it that writes down its steps; `stops` is where it stops them. */
function joined(stops?: keyof SubmitSteps) {
  const page = place('<div><form><x-one></x-one><button>Go</button></form></div>')
  const form = at<HTMLFormElement>(page, 'form')
  const log: string[] = []
  const say = (name: keyof SubmitSteps) => {
    log.push(name)
    return name === stops
  }
  const leave = joinSubmit(at(page, 'x-one'), {
    read: () => void say('read'),
    blocks: () => say('blocks'),
    items: () => [],
    confirms: () => !say('confirms'),
    passed: () => void say('passed'),
    sends: () => say('sends'),
  })
  form.addEventListener('submit', event => {
    event.preventDefault()
    log.push('page')
  })
  return { form, page, log, leave, submit: () => at(page, 'button').click() }
}

describe('submit of an owner form', () => {
  it('COR-065 goes through its steps in order, before the page', () => {
    const { log, submit, leave } = joined()
    submit()
    leave()
    expect(log).to.deep.equal(['read', 'blocks', 'confirms', 'passed', 'sends', 'page'])
  })

  const stops: readonly [keyof SubmitSteps, string[]][] = [
    ['blocks', ['read', 'blocks']],
    ['confirms', ['read', 'blocks', 'confirms']],
    ['sends', ['read', 'blocks', 'confirms', 'passed', 'sends']],
  ]
  for (const [step, taken] of stops) {
    it(`COR-065 leaves later steps undone when ${step} stops it`, () => {
      const { log, submit, leave } = joined(step)
      submit()
      leave()
      expect(log).to.deep.equal(taken)
    })
  }

  it('COR-065 takes no step when the page has cancelled the submission before', () => {
    const { form, log, submit, leave } = joined()
    addEventListener('submit', cancel, true)
    submit()
    removeEventListener('submit', cancel, true)
    leave()
    expect(log).to.deep.equal(['page'])
    expect(form.isConnected).to.equal(true)
  })

  it('COR-034 runs once where two copies of the library are in the page', async () => {
    const { log, page, submit, leave } = joined()
    const copy: typeof import('../../src/page/submit-steps.ts') =
      await import('../../src/page/submit-steps.ts?copy')
    const end = copy.joinSubmit(at(page, 'x-one'), { read: () => void log.push('copy') })
    submit()
    end()
    leave()
    expect(log).to.deep.equal(['copy', 'page'])
  })

  it('COR-117 is found across shadow roots, and heard inside of one', async () => {
    const page = place('<form><div></div></form>')
    const root = at(page, 'div').attachShadow({ mode: 'open' })
    const host = root.appendChild(document.createElement('x-one'))
    expect(ownerForm(host)).to.equal(page)
    const inner = root.appendChild(document.createElement('form'))
    inner.append(host)
    let read = 0
    const leave = joinSubmit(host, { read: () => (read += 1), sends: () => true })
    inner.requestSubmit()
    leave()
    await nextFrame()
    expect([ownerForm(host), read]).to.deep.equal([inner, 1])
  })

  it('COR-060 is the form that the attribute names, and none where the name is of no form', () => {
    const page = place(`<div><form id="a.b"></form><p id="c"></p>
      <form><x-one form="a.b"></x-one><x-one form="c"></x-one><x-one form=""></x-one><x-one></x-one></form></div>`)
    const [named, ofNoForm, ofNone, nested] = page.querySelectorAll('x-one')
    const forms = [named, ofNoForm, ofNone, nested].map(host => host && ownerForm(host))
    const [other, around] = page.querySelectorAll('form')
    expect(forms).to.deep.equal([other, null, null, around])
    expect(ownerForm(document.createElement('x-one'))).to.equal(null)
  })

  it('COR-063 is sent with an invalid control of the page where the page has switched its check off', () => {
    const { form, log, page, submit, leave } = joined()
    form.noValidate = true
    page.querySelector('form')!.insertAdjacentHTML('beforeend', '<input required>')
    submit()
    leave()
    expect(log.at(-1)).to.equal('page')
  })

  it('COR-065 leaves the forms of others alone', () => {
    const { log, page, leave } = joined()
    const other = page.appendChild(document.createElement('form'))
    other.addEventListener('submit', event => {
      event.preventDefault()
      log.push('other')
    })
    other.requestSubmit()
    leave()
    expect(log).to.deep.equal(['passed', 'other'])
  })
})
