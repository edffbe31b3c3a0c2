import { expect } from '@open-wc/testing'
import { blockSubmits } from '../../src/page/blockers.ts'
import { joinSubmit } from '../../src/page/submit-steps.ts'
import { submitWithoutForm } from '../../src/page/without-form.ts'
import { place } from '../support/browser.ts'
import { nextTask } from '../support/wait.ts'

function shop(html = '<form><x-box></x-box><button name="buy">Buy</button></form>') {
  const page = place(`<div>${html}</div>`)
  const log: string[] = []
  const sent: string[] = []
  const submitted = (event: Event) => {
    event.preventDefault()
    sent.push((event as SubmitEvent).submitter?.getAttribute('name') ?? 'none')
  }
  page.addEventListener('submit', submitted)
  const find = <E extends HTMLElement>(selector: string) => page.querySelector<E>(selector) as E
  const host = find('x-box')
  let blocks = false
  const leave = joinSubmit(host, {
    blocks: () => (log.push('blocks'), blocks),
    passed: () => void log.push('passes'),
  })
  return {
    page,
    log,
    sent,
    find,
    host,
    leave,
    submitted,
    block: (next: boolean) => {
      blocks = next
    },
  }
}

describe('steps of a submission', () => {
  it('COR-065 run once for an element that joins twice, and not after it has left', () => {
    const { find, host, leave, log, sent } = shop()
    const again = joinSubmit(host, { passed: () => void log.push('again') })
    find('button').click()
    again()
    leave()
    find('button').click()
    expect([log, sent]).to.deep.equal([['again'], ['buy', 'buy']])
  })

  it('COR-063 block for an invalid element of the library, not for what the page does not check itself', () => {
    const { find, log, sent, leave } = shop(
      '<form novalidate><input required name="note"><x-box></x-box><button name="buy">Buy</button></form>',
    )
    find('button').click()
    leave()
    expect([log, sent]).to.deep.equal([['blocks', 'passes'], ['buy']])
  })

  it('COR-065 run where a plain button became a submit button', () => {
    const { find, log, sent, leave, block } = shop(
      '<form><x-box></x-box><button type="button" name="late">Buy</button></form>',
    )
    const button = find<HTMLButtonElement>('button')
    button.click()
    button.type = 'submit'
    block(true)
    button.click()
    block(false)
    button.click()
    leave()
    expect([log, sent]).to.deep.equal([['blocks', 'blocks', 'passes'], ['late']])
  })

  it('COR-065 COR-117 run for the form that an element was moved to, also into a shadow root', async () => {
    const { page, host, log, leave, block, submitted } = shop()
    const outer = page.appendChild(document.createElement('div'))
    const root = outer.attachShadow({ mode: 'open' })
    root.innerHTML = '<form><button name="quick">Buy</button></form>'
    root.addEventListener('submit', submitted)
    root.querySelector('form')!.prepend(host)
    await nextTask()
    block(true)
    root.querySelector('button')!.click()
    leave()
    expect(log).to.deep.equal(['blocks'])
  })

  it('COR-065 leave a submission alone that the page has cancelled', () => {
    const { find, log, sent, leave } = shop()
    addEventListener('submit', event => event.preventDefault(), { capture: true, once: true })
    find('button').click()
    expect(log).to.deep.equal([])
    find('button').click()
    leave()
    expect([log, sent]).to.deep.equal([
      ['blocks', 'passes'],
      ['buy', 'buy'],
    ])
  })

  it('COR-065 do not run for a button in a disabled fieldset', () => {
    const { find, log, leave } = shop(
      '<form><x-box></x-box><fieldset disabled><button>Buy</button></fieldset></form>',
    )
    find('button').click()
    leave()
    expect(log).to.deep.equal([])
  })

  it('COR-065 run for a button outside of the form that it names', () => {
    const { find, log, sent, leave } = shop(
      '<form id="far"><x-box></x-box></form><button form="far" name="far">Buy</button>',
    )
    find('button').click()
    leave()
    expect([log, sent]).to.deep.equal([['blocks', 'passes'], ['far']])
  })

  it('COR-064 stop a script that submits by a blocked button', () => {
    const { find, log, sent, leave } = shop()
    const form = find<HTMLFormElement>('form')
    const button = find<HTMLButtonElement>('button')
    const free = blockSubmits(form, { sets: {} })
    button.type = 'submit'
    form.requestSubmit(button)
    form.dispatchEvent(
      new SubmitEvent('submit', { submitter: button, bubbles: true, cancelable: true }),
    )
    free()
    leave()
    expect([log, sent]).to.deep.equal([[], []])
  })

  it('COR-065 COR-093 run for the event of an old library, which names no button', () => {
    const { find, log, sent, leave, block } = shop()
    const form = find<HTMLFormElement>('form')
    block(true)
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    leave()
    expect([log, sent]).to.deep.equal([['blocks'], []])
  })

  it('COR-065 run without a form for a button inside alone', () => {
    const { find, host, log, leave } = shop(
      '<x-box><button><b>Buy</b></button><button type="button">No</button></x-box><button id="out">Buy</button>',
    )
    const end = submitWithoutForm(host, () => true)
    find('b').click()
    find('[type=button]').click()
    find('#out').click()
    end()
    find('b').click()
    leave()
    expect(log).to.deep.equal(['blocks', 'passes'])
  })
})
