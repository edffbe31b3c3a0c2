import { expect, nextFrame } from '@open-wc/testing'
import { stub } from 'sinon'
import { page } from '../../../src/page/page.ts'
import {
  clearFaults,
  clearJournal,
  hold,
  journal,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import {
  asin,
  featurePath,
  opened,
  payment,
  tag,
  type Payment,
} from '../../support/payment-options.ts'
import { allOptions, plan } from '../../support/payment.ts'
import { spoil } from '../../support/spoil.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

const shown = '[part~=sheet] .server-html h3'
const failed = '[part~=sheet] .message'
const close = async ({ find, press: click }: Payment) => {
  click('[part~=sheet] button')
  await waitUntil(() => !find('[part~=sheet]'), 'the sheet is open')
}
const metricsOf = ({ heard }: Payment) =>
  heard
    .take()
    .filter(({ type }) => type === 'dp-metric')
    .map(({ detail }) => detail)
const calls = () => journal(featurePath)
const control = (one: Payment, id: string) =>
  one.at(`[part~=sheet] [data-option-id=${id}]`) as HTMLButtonElement

/** Changes the first tag of the store's own answer. HEAD stands for it. */
const content = (body: string) => (own: string) =>
  own.replace(/^<div[^>]*>/, head => body.replace('HEAD', head))
describe(`${tag}: its side sheets`, () => {
  beforeEach(async () => {
    await session()
    await clearFaults()
    await clearJournal()
  })

  for (const [row, sheet, feature] of [
    ['PAY-036', 'compare', 'compareAllPlansSidesheetAjax'],
    ['PAY-037', 'learn-more', 'paymentOptionsLearnMoreSidesheetAjax'],
  ] as const) {
    it(`${row} loads the ${sheet} sheet from the store`, async () => {
      const { at, is, opens } = await payment({ keepsVisitor: true })
      await opens(sheet)
      expect([is('sheet'), at('[part~=sheet]').matches(':modal')]).to.deep.equal([true, true])
      const [call, ...more] = await calls()
      expect([call?.method, call?.query, more]).to.deep.equal([
        'GET',
        {
          asin,
          showFeatures: `${feature},paymentOptions`,
          experienceId: 'paymentOptionsAjaxExperience',
        },
        [],
      ])
    })
  }

  it('PAY-038 PAY-039 opens again without a call, but for another product and after a return', async () => {
    const one = await payment({ keepsVisitor: true })
    await one.opens('compare')
    await close(one)
    await one.opens('compare')
    expect((await calls()).length).to.equal(1)
    await close(one)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await one.opens('compare')
    expect((await calls()).length).to.equal(2)
    await close(one)
    one.host.dataset['asin'] = 'B0PAPER001'
    await nextDrawing()
    await one.opens('compare', failed)
    expect((await calls()).at(-1)?.query['asin']).to.equal('B0PAPER001')
  })

  it('PAY-040 gives the call up after 10 s, and says so in the console', async () => {
    const warn = stub(console, 'warn')
    await hold({ path: featurePath })
    const clock = holdClocks()
    try {
      const one = await opened({ keepsVisitor: true })
      one.press('button[data-sheet=compare]')
      await one.comes('[part~=sheet] .skeleton')
      one.heard.take()
      clock.tick(9_999)
      await nextDrawing()
      expect(one.find(failed)).to.equal(null)
      clock.tick(1)
      await one.comes(failed)
      expect(one.find('[part~=sheet] .skeleton')).to.equal(null)
      expect(metricsOf(one).map(({ name }) => name)).to.deep.equal(['Request Timeout'])
      expect(warn.args.join()).to.contain('Request Timeout')
    } finally {
      clock.restore()
      warn.restore()
    }
  })

  for (const [row, what, change] of [
    ['PAY-041', 'is blank', () => ' \n'],
    ['PAY-042', 'says that it failed', content('HEAD<i data-view-model-failed></i>')],
    [
      'PAY-043',
      'has a preselection',
      content('HEAD<i data-preselected-option-id="equalPay6"></i>'),
    ],
    [
      'PAY-044',
      'is about another number of plans',
      (own: string) => own.replace('count="4"', 'count="3"'),
    ],
    [
      'PAY-045',
      'begins with another plan',
      (own: string) => own.replace('"equalPay3"', '"equalPay6"'),
    ],
    ['PAY-041', 'is another page', () => '<!doctype html><title>Wait</title><form></form>'],
  ] as const) {
    it(`${row} PAY-047 PAY-048 shows an error for an answer that ${what}, and asks again`, async () => {
      const warn = stub(console, 'warn')
      const spoilt = spoil(featurePath, change)
      try {
        const one = await payment({ keepsVisitor: true })
        await one.opens('compare', failed)
        expect(one.at(failed).textContent).to.contain('Payment plans could not be loaded.')
        expect(one.find(shown)).to.equal(null)
        expect(metricsOf(one)).to.deep.include({
          name: 'PaymentSheetFailed',
          value: 1,
          element: tag,
          fields: { sheet: 'compare', reason: 'malformed', status: 200 },
        })
        spoilt.end()
        await close(one)
        await one.opens('compare')
        expect((await calls()).length).to.equal(2)
      } finally {
        spoilt.end()
        warn.restore()
      }
    })
  }

  it('PAY-042 PAY-043 takes an answer whose template prints every attribute', async () => {
    const spoilt = spoil(featurePath, content('HEAD<i data-view-model-failed="false"></i>'))
    const one = await payment({ keepsVisitor: true })
    await one.opens('compare')
    spoilt.end()
    expect(one.find(failed)).to.equal(null)
  })

  it('PAY-044 PAY-045 counts the plans of the page that can be used', async () => {
    const options = [...allOptions(), plan(36, { price: 'x' })]
    const one = await payment({ keepsVisitor: true, options })
    await one.opens('compare')
    expect(one.find(failed)).to.equal(null)
  })

  it('PAY-046 asks for nothing without a product', async () => {
    const warn = stub(console, 'warn')
    const before = page.$asin.get()
    page.$asin.set(null)
    try {
      const one = await payment({ keepsVisitor: true })
      one.host.removeAttribute('data-asin')
      await nextDrawing()
      await one.opens('compare', failed)
      expect((await calls()).length).to.equal(0)
    } finally {
      page.$asin.set(before)
      warn.restore()
    }
  })

  it('PAY-047 PAY-055 shows an error for a call that fails, with a way to try again', async () => {
    await setFault({ match: { path: featurePath }, fault: 'status:503', times: 1 })
    const one = await payment({ keepsVisitor: true })
    await one.opens('learn-more', failed)
    expect(one.at(`${failed} .link`).textContent).to.equal('Try again')
    one.press(`${failed} .link`)
    await one.comes(shown)
    expect((await calls()).length).to.equal(2)
  })

  it('PAY-052 ends the call of a sheet that closes, and shows each content in its own sheet', async () => {
    const sent: (AbortSignal | null | undefined)[] = []
    const { fetch } = window
    const spied = stub(window, 'fetch').callsFake((input, init) => {
      if (`${input as string}`.startsWith(featurePath)) sent.push(init?.signal)
      return fetch.call(window, input, init)
    })
    await hold({ path: featurePath, query: 'compareAll' }, 1)
    const one = await opened({ keepsVisitor: true })
    one.press('button[data-sheet=compare]')
    await one.comes('[part~=sheet] .skeleton')
    one.press('button[data-sheet=learn-more]')
    await one.comes(shown)
    spied.restore()
    expect([sent[0]?.aborted, one.at('dialog').dataset['sheet']]).to.deep.equal([
      true,
      'learn-more',
    ])
    expect([one.at(shown).textContent, !!one.find('[part~=sheet] ol')]).to.deep.equal([
      'How it works',
      true,
    ])
  })

  it('PAY-053 sanitizes what it shows', async () => {
    const bad = '<img src="x" onerror="window.dpHacked = 1"><script>window.dpHacked = 2</script>'
    const spoilt = spoil(featurePath, content(`HEAD${bad}`))
    const one = await payment({ keepsVisitor: true })
    await one.opens('compare', '[part~=sheet] img')
    spoilt.end()
    expect([
      one.at('[part~=sheet] img').hasAttribute('onerror'),
      one.find('[part~=sheet] script'),
    ]).to.deep.equal([false, null])
    expect(Reflect.get(window, 'dpHacked')).to.equal(undefined)
  })

  it('PAY-008 PAY-013 PAY-014 PAY-054 PAY-063 chooses a hidden plan, which then has the last swatch', async () => {
    const one = await payment({ keepsVisitor: true })
    await one.opens('compare')
    control(one, 'equalPay24').click()
    await nextFrame()
    expect([one.chosen(), one.ids()]).to.deep.equal([
      'equalPay24',
      ['oneTimePayment', 'equalPay3', 'equalPay24'],
    ])
    expect([one.is('expanded'), one.is('sheet')]).to.deep.equal([true, true])
    expect(one.selections()).to.deep.equal([
      { optionId: 'equalPay24', previousOptionId: 'oneTimePayment', source: 'compare-sheet' },
    ])
    expect(['equalPay24', 'equalPay3'].map(id => control(one, id).ariaPressed)).to.deep.equal([
      'true',
      'false',
    ])
  })

  it('PAY-054 leaves an id alone that is none of the options, and says so', async () => {
    const warn = stub(console, 'warn')
    const spoilt = spoil(featurePath, content('HEAD<a href="/x" data-option-id="gone">Gone</a>'))
    const one = await payment({ keepsVisitor: true })
    await one.opens('compare')
    one.press('[part~=sheet] [data-option-id=gone]')
    spoilt.end()
    expect([one.chosen(), one.selections()]).to.deep.equal(['oneTimePayment', []])
    expect(warn.args.join()).to.contain('data-option-id gone is none of the options')
    warn.restore()
  })

  it('PAY-015 PAY-016 disables plans in a sheet, too, with a note', async () => {
    const one = await payment({ keepsVisitor: true, attributes: 'data-quantity="2"' })
    await one.opens('compare')
    const note = () => control(one, 'equalPay24').nextElementSibling?.textContent
    expect([
      control(one, 'equalPay24').disabled,
      note(),
      control(one, 'equalPay12').disabled,
    ]).to.deep.equal([true, 'Not available for this quantity', false])
    const clock = holdClocks()
    one.host.dataset['quantity'] = '1'
    await nextDrawing()
    clock.tick(100)
    clock.restore()
    await nextFrame()
    expect([control(one, 'equalPay24').disabled, note()]).to.deep.equal([false, undefined])
  })

  it('PAY-021 has the footnote of the chosen option at its foot', async () => {
    const one = await payment({
      keepsVisitor: true,
      attributes: 'data-selected-option="equalPay3"',
    })
    await one.opens('learn-more')
    expect(one.at('[part=footnote]').textContent).to.equal('Footnote of 3')
  })

  it('PAY-051 keeps the focus in a sheet, closes on Escape and gives the focus back', async () => {
    const one = await opened({ keepsVisitor: true })
    const link = one.at('button[data-sheet=compare]')
    link.focus()
    link.click()
    await one.comes(shown)
    const { activeElement } = one.host.shadowRoot as ShadowRoot
    expect(one.at('dialog').contains(activeElement)).to.equal(true)
    await press('Escape')
    await waitUntil(() => !one.find('[part~=sheet]'), 'the sheet is open')
    expect(one.host.shadowRoot?.activeElement).to.equal(link)
  })
})
