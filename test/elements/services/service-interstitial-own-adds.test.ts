import { expect } from '@open-wc/testing'
import { nextTask } from '../../support/wait.ts'
import { asin, interstitial, tag } from '../../support/service-interstitial.ts'

/** A button in the form that adds by a call of its own, as elements do. */
const button = '<button type="button" id="own">Add by a call</button>'
const detail = { items: [{ asin, quantity: 1 }] }

async function withOwnAdd() {
  const view = await interstitial({ inForm: button })
  const own = view.form.querySelector('#own') as HTMLButtonElement
  const adds: string[] = []
  const asks = () =>
    own.dispatchEvent(
      new CustomEvent('dp-before-add-to-cart', {
        detail,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    )
  own.addEventListener('click', () => void (asks() && adds.push('press')))
  own.addEventListener('keydown', ({ key }) => void (key === 'Enter' && asks() && adds.push('key')))
  return { ...view, own, adds, asks }
}

describe(`${tag} and adds by calls`, () => {
  it('INT-043 holds an add, and lets it through once by the same press', async () => {
    const view = await withOwnAdd()
    view.own.click()
    await view.opens()
    expect(view.adds).to.deep.equal([])
    view.press('skip')
    await view.closes()
    await nextTask()
    expect([view.adds, view.sent]).to.deep.equal([['press'], []])
    view.own.click()
    await view.opens()
    expect(view.adds).to.deep.equal(['press'])
  })

  it('INT-043 holds an add by a key', async () => {
    const view = await withOwnAdd()
    view.own.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await view.opens()
    view.press('skip')
    await view.closes()
    await nextTask()
    expect(view.adds).to.deep.equal(['key'])
  })

  it('INT-043 INT-003 blocks an add and a submission while one is held', async () => {
    const view = await withOwnAdd()
    view.own.click()
    await view.opens()
    view.own.click()
    view.form.requestSubmit()
    await nextTask()
    expect([view.adds, view.sent]).to.deep.equal([[], []])
    view.press('skip')
    await view.closes()
    await nextTask()
    expect([view.adds, view.sent]).to.deep.equal([['press'], []])
  })

  it('INT-043 leaves alone what the page has cancelled, adds of other forms, and adds that nobody pressed', async () => {
    const view = await withOwnAdd()
    view.own.addEventListener('dp-before-add-to-cart', event => event.preventDefault(), {
      once: true,
    })
    view.own.click()
    expect(view.asks()).to.equal(true)
    view.form.after(view.own)
    view.own.click()
    expect([view.adds, view.isOpen()]).to.deep.equal([['press'], false])
    view.own.remove()
  })

  it('INT-043 leaves the question of a submission alone, and holds the submission', async () => {
    const view = await withOwnAdd()
    let asked: boolean | undefined
    const { joinSubmit } = await import('../../../src/page/submit-steps.ts')
    const box = view.form.appendChild(document.createElement('x-box'))
    const leave = joinSubmit(box, {
      confirms: () =>
        (asked = box.dispatchEvent(
          new CustomEvent('dp-before-add-to-cart', { detail, bubbles: true, cancelable: true }),
        )),
    })
    view.add.click()
    await view.opens()
    expect([asked, view.sent]).to.deep.equal([true, []])
    view.press('skip')
    await view.submits()
    leave()
  })

  it('INT-047 INT-036 forgets the add when the page is left', async () => {
    const view = await withOwnAdd()
    view.own.click()
    await view.opens()
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    await view.closes()
    expect([view.adds, view.metrics()]).to.deep.equal([[], ['InterstitialLeft']])
    view.own.click()
    await view.opens()
  })
})
