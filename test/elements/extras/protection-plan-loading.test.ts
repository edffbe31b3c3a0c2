import { expect } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import { late } from '../../../src/widgets/extras/protection-plan/protection-plan.late.ts'
import {
  clearFaults,
  clearJournal,
  hold,
  journal,
  pageState,
  session,
  setFault,
} from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { allPlans, asin, otherAsin, protection, tag, threeYears } from '../../support/protection.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

const path = '/dp/protection/options'
const held = { match: { path }, fault: 'hold' }
const asked = () => journal(path)

/** Without plans in the page state. */
const loading = (attributes = '') => protection({ plans: null, attributes })

describe(`${tag} and the store`, () => {
  afterEach(() => clearFaults())

  // First: once the code has come, it is there for all.
  it('PRO-056 says that a text cannot be shown if its code does not come, and tries again', async () => {
    const { comes, find, goes, link } = await protection({ attributes: 'data-auto-expand' })
    const { load } = late.dialog
    late.dialog.load = () => Promise.reject(new Error('offline'))
    try {
      link('details')!.click()
      await comes('[part=message]')
      expect(find('[part=message]')!.textContent).to.include('This text could not be shown.')
      expect(find('dialog')).to.equal(null)
    } finally {
      late.dialog.load = load
    }
    link('details')!.click()
    await comes('dialog[open] #d')
    await goes('[part=message]')
  })

  it('PRO-057 keeps the space of the plans that will come', async () => {
    await session()
    const release = await hold({ path }, 1)
    const { comes, host, root } = await reload('data-variant="attach" data-plan-count="3"')
    expect(root.querySelectorAll('.row')).to.have.length(4)
    const { height } = host.getBoundingClientRect()
    await release()
    await comes('input')
    expect(host.getBoundingClientRect().height).to.be.closeTo(height, 1)
  })

  it('PRO-006 PRO-007 PRO-008 says that it loads, then shows the plans of the store', async () => {
    await session()
    const release = await hold({ path }, 1)
    const { comes, find, goes, header, says, subtitle } = await reload('data-currency-code="EUR"')
    expect(subtitle()).to.equal('Loading options...')
    header().click()
    await says('Loading options...')
    expect(find('[aria-busy] .skeleton')).to.be.instanceOf(HTMLElement)
    await release()
    await comes('input')
    await goes('.skeleton')
    await says('Choose a plan')
    expect(find('.choice-content')!.textContent).to.equal('2 years €19.90')
  })

  it('PRO-006 says so in the configured words', async () => {
    await session()
    await hold({ path }, 1)
    const { subtitle } = await reload('data-loading-text="Wait"')
    expect(subtitle()).to.equal('Wait')
  })

  it('PRO-047 asks once at the start, collapsed, with product and quantity', async () => {
    const { comes, header } = await loading()
    await comes('input')
    header().click()
    page.quantity(asin).set(2)
    await nextDrawing()
    expect((await asked()).map(({ method, query }) => [method, query])).to.deep.equal([
      ['GET', { asin, quantity: '1' }],
    ])
  })

  it('PRO-047 asks nothing where the page gives the plans', async () => {
    await protection()
    expect(await asked()).to.deep.equal([])
  })

  it('PRO-042 PRO-048 says that loading failed, and loads again', async () => {
    await session()
    await setFault({ match: { path }, fault: 'status:503', times: 1 })
    const { host, says, header, find, comes, goes, metrics, isOpen } = await reload()
    await says('Protection plans could not be loaded.')
    expect(metrics()).to.deep.include({
      name: 'ProtectionOptionsFailed',
      value: 1,
      element: tag,
      fields: { baseAsin: asin, reason: 'unavailable', status: 503 },
    })
    const announced = () => find('[role=status]')?.textContent
    await waitUntil(() => announced() === 'Protection plans could not be loaded.', 'not announced')
    expect(find('.skeleton')).to.equal(null)
    header().click()
    await waitUntil(isOpen)
    header().click()
    await waitUntil(() => !isOpen())
    header().click()
    find('[part=message] button')!.click()
    await comes('input')
    await goes('[part=message]')
    await says('Choose a plan')
    expect(host.closest('form')!.checkValidity()).to.equal(true)
  })

  it('PRO-042 gives up after 10 s', async () => {
    await session()
    await setFault(held)
    const clock = holdClocks()
    try {
      const view = await reload()
      await clock.tickAsync(9_999)
      expect(view.subtitle()).to.equal('Loading options...')
      await clock.tickAsync(1)
      await view.says('Protection plans could not be loaded.')
    } finally {
      clock.restore()
    }
  })

  it('PRO-041 takes no space where the store has no plans', async () => {
    const { becomes, host } = await loading()
    host.dataset['asin'] = 'B0COFFEE01'
    await becomes('empty')
    expect(host.getClientRects()).to.have.length(0)
  })

  it('PRO-046 ends the load of the product before, and loads the plans of the next', async () => {
    const sent: (AbortSignal | null | undefined)[] = []
    const { fetch } = window
    window.fetch = (...given) => {
      sent.push(given[1]?.signal)
      return fetch(...given)
    }
    try {
      const { comes, host } = await loading()
      sent.splice(0, sent.length - 1)
      host.dataset['asin'] = otherAsin
      await waitUntil(() => sent.length === 2)
      await comes('input')
      expect((await asked()).at(-1)?.query).to.deep.equal({ asin: otherAsin, quantity: '1' })
    } finally {
      window.fetch = fetch
    }
  })

  it('PRO-046 takes plans of the page state for the product that they came with', async () => {
    const { comes, host, root } = await protection()
    await clearJournal()
    host.dataset['asin'] = otherAsin
    await waitUntil(async () => (await asked()).length === 1)
    await comes('input')
    const state = pageState('protection-plan', { plans: [threeYears] })
    host.innerHTML = state
    document.dispatchEvent(
      new CustomEvent('dp-page-state-changed', { detail: { name: 'protection-plan' } }),
    )
    await waitUntil(() => root.querySelectorAll('input').length === 2)
    expect(await asked()).to.have.length(1)
    expect(allPlans).to.have.length(3)
  })

  it('COR-032 loads again what it had not loaded when it left the page', async () => {
    await session()
    await setFault({ ...held, times: 1 })
    const { comes, form, host } = await reload()
    // The held answer must be that of the first call.
    await waitUntil(async () => (await asked()).length === 1)
    host.remove()
    await nextDrawing()
    form.append(host)
    await comes('input')
    expect(await asked()).to.have.length(2)
  })
})

/** A second element for the same visitor, whose faults stay set. */
async function reload(attributes = '') {
  return protection({ plans: null, keepsVisitor: true, attributes })
}
