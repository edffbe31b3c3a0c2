import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { registry } from '../../../src/page/registry.ts'
import { experience } from '../../../src/widgets/fitment/fitment-stripe/smartbox-texts.model.ts'
import { finderStripe } from '../../support/fitment-stripe.ts'

const shown = (html: string) => ({ ok: true, value: html, status: 200 }) as never
const failed = (problem: string) => ({ ok: false, problem, status: 0, code: '' }) as never

function make(config = {}) {
  const host = finderStripe({ category: 'grill', ...config })
  const popover = experience(host.stripe)
  popover.meet()
  return {
    ...host,
    popover,
    async answer(outcome: never) {
      host.said.calls[0]?.answer(outcome)
      await host.settled()
    },
  }
}

// Each test is a page view of its own.
describe('the experience text', () => {
  beforeEach(() => registry.done?.clear())

  it('FIX-004 asks with page type and category, where the page says', () => {
    const { said } = make({ pageType: 'browse', experienceUrl: '/explain' })
    const [call] = said.calls
    assert.deepEqual(
      [call?.id, call?.input, call?.options?.at],
      ['experience-popover', { query: { pageType: 'browse', category: 'grill' } }, '/explain'],
    )
  })

  it('FIX-010 asks for nothing before the shopper comes to the finder', () => {
    const { said, stripe } = finderStripe()
    experience(stripe)
    assert.deepEqual(said.calls, [])
  })

  it('FIX-010 asks once per page view, whichever element and however often it comes back', () => {
    const first = make()
    first.popover.meet()
    first.leave()
    first.comeBack()
    first.popover.meet()
    const second = make()
    assert.deepEqual([first.said.calls.length, second.said.calls.length], [1, 0])
  })

  it('FIX-011 announces its text once and tells the page', async () => {
    const { answer, popover, said } = make()
    await answer(shown('<p>Hello</p>'))
    assert.equal(popover.$html.get(), '<p>Hello</p>')
    popover.opened('  Type a\n brand. ')
    popover.opened('Type a brand.')
    assert.deepEqual(said.announced, ['Type a brand.'])
    assert.deepEqual(said.events, [{ name: 'dp-experience-opened', detail: { category: 'grill' } }])
  })

  for (const reason of ['timeout', 'shopper'] as const) {
    it(`FIX-007 tells once that it has closed (${reason})`, async () => {
      const { answer, popover, said } = make()
      await answer(shown('<p>Hello</p>'))
      popover.opened('Hello')
      popover.close(reason)
      popover.close(reason)
      assert.deepEqual(said.events.slice(1), [
        { name: 'dp-experience-closed', detail: { category: 'grill', reason } },
      ])
      assert.equal(popover.$html.get(), null)
    })
  }

  for (const [what, outcome, counted] of [
    ['a failure', failed('timeout'), ['ExperiencePopoverFailed']],
    ['the end of its element', failed('aborted'), []],
    ['an empty answer', shown(' \n'), []],
  ] as const) {
    it(`FIX-009 does not show after ${what}`, async () => {
      const { answer, told, popover, said } = make()
      await answer(outcome)
      assert.deepEqual([popover.$html.get(), told.counted], [null, counted])
      assert.deepEqual(said.events, [])
    })
  }

  it('FIX-009 is gone quietly where its content cannot be made safe', async () => {
    const { answer, popover, said } = make()
    await answer(shown('<p>Hello</p>'))
    popover.gone()
    assert.deepEqual([popover.$html.get(), said.events], [null, []])
  })

  it('COR-032 is gone with its element', async () => {
    const { answer, leave, popover } = make()
    await answer(shown('<p>Hello</p>'))
    leave()
    assert.equal(popover.$html.get(), null)
  })

  it('FIX-007 closes what nobody has seen without a word', async () => {
    const { answer, popover, said } = make()
    await answer(shown('<p>Hello</p>'))
    popover.close('shopper')
    assert.deepEqual([popover.$html.get(), said.events], [null, []])
  })
})
