import { expect } from '@open-wc/testing'
import { blockSubmits } from '../../src/page/blockers.ts'
import { joinHolding } from '../../src/page/held-submission.ts'
import type { Press } from '../../src/page/shapes.ts'
import { submitWithoutForm } from '../../src/page/without-form.ts'
import { place } from '../support/browser.ts'
import { nextTask } from '../support/wait.ts'

/** A submission that an element holds. */
interface Holding {
  press: Press
  ended: AbortSignal
  answer(goesOn: boolean): Promise<void>
  fail(): Promise<void>
}

/** Puts an element into the form that holds each submission, until the test answers for it. */
function holder(form: HTMLElement, log: string[], name = 'one') {
  const host = form.appendChild(document.createElement('x-holder'))
  const held: Holding[] = []
  const leave = joinHolding(host, {
    read: () => void log.push(`${name} reads`),
    confirms: () => !!log.push(`${name} asks`),
    holds(press, ended) {
      log.push(`${name} holds`)
      return new Promise<boolean>((resolve, reject) => {
        const answer = (goesOn: boolean) => (resolve(goesOn), nextTask())
        const fail = () => (reject(new Error('broken')), nextTask())
        held.push({ press, ended, answer, fail })
      })
    },
    pressedAgain: () => void log.push(`${name} is pressed again`),
    passed: () => void log.push(`${name} passes`),
  })
  const last = (): Holding => {
    const one = held.at(-1)
    if (!one) throw new Error('Nothing is held')
    return one
  }
  return { host, held, last, leave }
}

/** A form with an element that holds its submissions, and what is submitted in the end. */
function shop() {
  const form = place(
    '<form><input name="size" value="S" required><button name="buy" value="now">Buy</button></form>',
  ) as HTMLFormElement
  const log: string[] = []
  const sent: string[] = []
  form.addEventListener('submit', event => {
    event.preventDefault()
    log.push('page')
    sent.push(
      new URLSearchParams([...new FormData(form, event.submitter)] as [string, string][]) + '',
    )
  })
  const button = form.querySelector('button') as HTMLButtonElement
  return { form, log, sent, button, ...holder(form, log) }
}

const held = ['one reads', 'one asks', 'one holds']

describe('held submission', () => {
  it('COR-065 waits after the page was asked, and goes on with the same button', async () => {
    const { button, log, sent, last, leave } = shop()
    button.click()
    expect(log).to.deep.equal(held)
    expect(last().press.submitter).to.equal(button)
    await last().answer(true)
    leave()
    expect(log).to.deep.equal([...held, 'one reads', 'one passes', 'page'])
    expect(sent).to.deep.equal(['size=S&buy=now'])
  })

  it('COR-065 submits nothing when the element ends it, and holds the next press anew', async () => {
    const { button, log, sent, held: all, last, leave } = shop()
    button.click()
    await last().answer(false)
    button.click()
    leave()
    expect(log).to.deep.equal([...held, ...held])
    expect([sent.length, all.length]).to.deep.equal([0, 2])
  })

  it('COR-065 submits nothing while it is held, whatever submits the form', async () => {
    const { form, button, log, sent, held: all, last, leave } = shop()
    button.click()
    button.click()
    form.requestSubmit()
    expect(log).to.deep.equal([...held, 'one is pressed again', 'one is pressed again'])
    await last().answer(true)
    leave()
    expect([sent, all.length]).to.deep.equal([['size=S&buy=now'], 1])
  })

  it('COR-065 holds one form alone', () => {
    const one = shop()
    const other = shop()
    one.button.click()
    other.button.click()
    one.leave()
    other.leave()
    expect([one.held.length, other.held.length]).to.deep.equal([1, 1])
  })

  it('COR-065 lets a second element hold after the first, and asks neither twice', async () => {
    const { form, button, log, sent, last, leave } = shop()
    const second = holder(form, log, 'two')
    button.click()
    expect(second.held.length).to.equal(0)
    await last().answer(true)
    expect([sent.length, second.held.length]).to.deep.equal([0, 1])
    await second.last().answer(true)
    leave()
    second.leave()
    expect(log.filter(step => /holds|asks|page/.test(step))).to.deep.equal([
      'one asks',
      'one holds',
      'two holds',
      'page',
    ])
    expect(sent).to.deep.equal(['size=S&buy=now'])
  })

  it('COR-065 ends when its element goes away, and the next press submits', async () => {
    const { button, sent, last, leave } = shop()
    button.click()
    const { ended, answer } = last()
    leave()
    expect(ended.aborted).to.equal(true)
    await answer(true)
    expect(sent).to.deep.equal([])
    button.click()
    expect(sent).to.deep.equal(['size=S&buy=now'])
  })

  it('COR-065 goes on past an element that another element outlives', async () => {
    const { form, button, log, sent, last, leave } = shop()
    const second = holder(form, log, 'two')
    button.click()
    second.leave()
    expect(last().ended.aborted).to.equal(false)
    await last().answer(true)
    leave()
    expect(sent.length).to.equal(1)
  })

  it('COR-065 COR-035 ends when the page is left, and holds anew when it comes back', async () => {
    const { button, sent, held: all, last, leave } = shop()
    button.click()
    const { ended, answer } = last()
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(ended.aborted).to.equal(true)
    button.click()
    await answer(true)
    expect([sent.length, all.length]).to.deep.equal([0, 2])
    await last().answer(true)
    leave()
    expect(sent.length).to.equal(1)
  })

  it('COR-065 COR-037 goes on when its element fails', async () => {
    const { button, sent, last, leave } = shop()
    button.click()
    await last().fail()
    leave()
    expect(sent.length).to.equal(1)
  })

  for (const [what, change] of [
    ['removed', (button: HTMLButtonElement) => button.remove()],
    ['disabled', (button: HTMLButtonElement) => (button.disabled = true)],
    ['made a plain button', (button: HTMLButtonElement) => (button.type = 'button')],
    [
      'given to another form',
      (button: HTMLButtonElement) => button.setAttribute('form', 'none-such'),
    ],
  ] as const) {
    it(`COR-065 goes on with a button that the page has ${what} since`, async () => {
      const { form, button, sent, last, leave } = shop()
      button.click()
      change(button)
      const before = form.innerHTML
      await last().answer(true)
      leave()
      expect(sent).to.deep.equal(['size=S&buy=now'])
      expect(form.innerHTML).to.equal(before)
    })
  }

  it('COR-065 COR-063 ends when the form has become invalid, and holds the next press anew', async () => {
    const { form, button, log, sent, held: all, last, leave } = shop()
    button.click()
    const input = form.querySelector('input') as HTMLInputElement
    input.value = ''
    await last().answer(true)
    expect(log).to.deep.equal(held)
    input.value = 'M'
    button.click()
    expect(all.length).to.equal(2)
    await last().answer(true)
    leave()
    expect(sent).to.deep.equal(['size=M&buy=now'])
  })

  it('COR-065 submits nothing of a form that has left the page', async () => {
    const { form, button, sent, last, leave } = shop()
    button.click()
    form.remove()
    await last().answer(true)
    leave()
    expect(sent).to.deep.equal([])
  })

  it('COR-065 COR-034 holds in two copies of the library as in one', async () => {
    const { form, log, button, sent, last, leave } = shop()
    const copy: typeof import('../../src/page/submit-steps.ts') =
      await import('../../src/page/submit-steps.ts?copy')
    const end = copy.joinSubmit(form, { passed: () => void log.push('copy') })
    button.click()
    button.click()
    await last().answer(true)
    end()
    leave()
    expect(log.filter(step => /holds|copy|page/.test(step))).to.deep.equal([
      'one holds',
      'copy',
      'page',
    ])
    expect(sent.length).to.equal(1)
  })

  it('COR-065 COR-140 goes on where controls have the names of what a form does', async () => {
    const { form, button, sent, last, leave } = shop()
    form.insertAdjacentHTML('beforeend', '<input name="requestSubmit"><input name="append">')
    button.click()
    button.remove()
    await last().answer(true)
    leave()
    expect(sent).to.deep.equal(['size=S&requestSubmit=&append=&buy=now'])
  })

  it('COR-065 sends where an image button was pressed, once the page has disabled it', async () => {
    const { form, sent, last, leave } = shop()
    form.insertAdjacentHTML('beforeend', '<input type="image" name="at" alt="Buy" src="data:,">')
    const image = form.querySelector<HTMLInputElement>('[type=image]') as HTMLInputElement
    image.click()
    image.disabled = true
    await last().answer(true)
    leave()
    expect(sent).to.deep.equal(['size=S&at.x=0&at.y=0'])
  })

  it('COR-065 goes on without a form where the page has drawn the button anew', async () => {
    const host = place('<x-box><button>Buy</button></x-box>')
    const log: string[] = []
    const answer = Promise.withResolvers<boolean>()
    const leave = joinHolding(host, {
      holds: () => answer.promise,
      sends: () => !!log.push('sends'),
    })
    const end = submitWithoutForm(host, () => true)
    host.querySelector('button')?.click()
    host.innerHTML = '<button>Buy</button>'
    answer.resolve(true)
    await nextTask()
    end()
    leave()
    expect(log).to.deep.equal(['sends'])
  })

  it('COR-065 submits a button in a fieldset that the page has disabled since', async () => {
    const { form, button, sent, last, leave } = shop()
    button.click()
    const fieldset = form.appendChild(document.createElement('fieldset'))
    fieldset.append(button)
    fieldset.disabled = true
    await last().answer(true)
    leave()
    expect(sent).to.deep.equal(['size=S&buy=now'])
  })

  it('COR-065 submits nothing of a button that another element has blocked since', async () => {
    const { form, button, sent, last, leave } = shop()
    button.click()
    const free = blockSubmits(form, { sets: {} })
    await last().answer(true)
    expect(sent).to.deep.equal([])
    free()
    button.click()
    await last().answer(true)
    leave()
    expect(sent).to.deep.equal(['size=S&buy=now'])
  })

  it('COR-065 goes on with the other form that a script gave the button to', async () => {
    const { form, button, sent, last, leave } = shop()
    const other = place('<form id="other-form"></form>') as HTMLFormElement
    const strays: unknown[] = []
    other.addEventListener('submit', event => {
      event.preventDefault()
      strays.push(event)
    })
    button.click()
    other.append(button)
    await last().answer(true)
    leave()
    expect([sent, strays, form.querySelector('button')]).to.deep.equal([
      ['size=S&buy=now'],
      [],
      null,
    ])
  })

  it('COR-065 COR-060 goes on for the form that was pressed, once its element stands in another', async () => {
    const { button, host, sent, last, leave } = shop()
    button.click()
    place('<form></form>').append(host)
    await last().answer(true)
    leave()
    expect(sent).to.deep.equal(['size=S&buy=now'])
  })
})
