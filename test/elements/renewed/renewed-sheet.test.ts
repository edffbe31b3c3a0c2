import { expect, nextFrame } from '@open-wc/testing'
import { sendMouse, setViewport } from '@web/test-runner-commands'
import 'virtual:dp-renewed-sheet'
import { page } from '../../../src/page/page.ts'
import { eventsOf, inShadow, mount, pageState, press } from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'
import { warnings } from '../../support/warnings.ts'

const tag = 'dp-renewed-sheet'
const asin = 'B0REPHONE1'
const tiers = Object.fromEntries(
  [1, 2, 3, 4].map(tier => [tier, { title: `Title ${tier}`, contentHtml: `<p>Text ${tier}</p>` }]),
)

const html = (attributes: string, state: object = { tiers }) =>
  `<${tag} ${attributes}>${pageState('renewed-sheet', state)}Fallback</${tag}>`
const show = (attributes = 'data-tier="1"', state?: object) => mount(tag, html(attributes, state))

const sheetOf = (host: Element) => host.shadowRoot?.querySelector<HTMLElement>('dialog')
const button = (host: Element) => inShadow(host, '[part=button]')
const opens = (host: Element) => waitUntil(() => sheetOf(host)?.matches(':modal'), 'never opens')
const filled = (host: Element) =>
  waitUntil(() => sheetOf(host)?.querySelector('[part=content]')?.textContent, 'never filled')

async function opened(attributes?: string, state?: object) {
  const host = await show(attributes, state)
  button(host).focus()
  button(host).click()
  await opens(host)
  return { host, sheet: inShadow(host, 'dialog') }
}

describe(tag, () => {
  before(() => setViewport({ width: 800, height: 600 }))
  afterEach(() => {
    page.$asin.set(null)
    page.product(asin).set(null)
  })

  for (const tier of [1, 2, 3, 4]) {
    it(`RNW-001 RNW-002 shows the content of tier ${tier}`, async () => {
      const { host, sheet } = await opened(`data-tier="${tier}"`)
      await filled(host)
      expect([sheet.ariaLabel, inShadow(host, '[part=content]').textContent]).to.deep.equal([
        `Title ${tier}`,
        `Text ${tier}`,
      ])
    })
  }

  it('RNW-001 shows no sheet before the press', async () => {
    const host = await show()
    expect([button(host).textContent, sheetOf(host) ?? null]).to.deep.equal([
      'About this condition',
      null,
    ])
  })

  it('RNW-002 follows a change of the tier while it is open', async () => {
    const { host, sheet } = await opened()
    host.dataset['tier'] = '4'
    await waitUntil(() => inShadow(host, '[part=content]').textContent === 'Text 4')
    expect(sheet.ariaLabel).to.equal('Title 4')
  })

  for (const tier of ['0', '5', '2.5', 'one']) {
    it(`RNW-003 shows the fallback for tier ${tier}, and counts the fault`, async () => {
      const heard = eventsOf(document, 'dp-error', 'dp-metric')
      let host: Element | undefined
      const told = await warnings(async () => {
        const box = document.body.appendChild(document.createElement('div'))
        box.innerHTML = html(`data-tier="${tier}"`)
        host = box.firstElementChild!
        await waitUntil(() => host?.matches(':state(incomplete)'), 'is never incomplete')
        let seen: CustomEvent[] = []
        await waitUntil(() => (seen = [...seen, ...heard.take()]).length > 1, 'nothing is told')
        const metric = seen.find(({ type }) => type === 'dp-metric')
        const error = seen.find(({ type }) => type === 'dp-error')
        expect([metric?.detail.name, error?.detail.code]).to.deep.equal([
          'InvalidRenewedTier',
          'config',
        ])
      })
      expect(told.join()).to.contain('1, 2, 3 or 4').and.to.contain(tier)
      expect(host!.shadowRoot?.innerHTML).to.equal('<slot></slot>')
      host!.parentElement!.remove()
    })
  }

  engine.it(
    'RNW-004 slides in over 300 ms while its background fades in 150 ms',
    'motion',
    async () => {
      const { sheet } = await opened()
      const times = (pseudo?: string) =>
        getComputedStyle(sheet, pseudo).transitionDuration.split(', ')[0]
      expect([times(), times('::backdrop')]).to.deep.equal(['0.3s', '0.15s'])
      const { right, height } = sheet.getBoundingClientRect()
      await Promise.all(sheet.getAnimations().map(({ finished }) => finished))
      expect([right >= 800, height]).to.deep.equal([true, 600])
    },
  )

  it('RNW-005 shows the offer of the page below the content', async () => {
    page.$asin.set(asin)
    const price = { amount: 32_900, currency: 'USD' }
    page.product(asin).set({ asin, price, condition: 'Renewed', sellerName: 'Harbor & Pine' })
    const { host } = await opened()
    const parts = [...inShadow(host, 'footer [part=offer]').children]
    expect(parts.map(({ textContent }) => textContent)).to.deep.equal([
      '$329.00',
      'Renewed',
      'Sold by Harbor & Pine',
    ])
  })

  it('RNW-005 has no place for an offer of which nobody has said anything', async () => {
    const { sheet } = await opened()
    expect([...sheet.querySelectorAll('footer, [part=offer]')]).to.deep.equal([])
  })

  it('RNW-006 shows the changed offer with a notice, and announces it in the sheet', async () => {
    page.$asin.set(asin)
    page.product(asin).set({ asin, condition: 'Excellent' })
    const { host, sheet } = await opened()
    page.product(asin).set({ asin, condition: 'Good' })
    await nextDrawing()
    const notice = inShadow(host, '[part=notice]').textContent?.trim()
    expect(notice).to.equal('The selected offer has changed.')
    expect(inShadow(host, '[part=offer]').textContent).to.contain('Good')
    await waitUntil(
      () => sheet.querySelector('[role=status]')?.textContent === notice,
      'never announced',
    )
  })

  for (const [how, act] of [
    ['the close button', (host: Element) => inShadow(host, '.close').click()],
    ['Escape', () => press('Escape')],
    ['a press on the background', () => sendMouse({ type: 'click', position: [20, 300] })],
  ] as const) {
    it(`RNW-007 closes by ${how} and gives focus back`, async () => {
      const { host } = await opened()
      expect(host.matches(':state(open)')).to.equal(true)
      await act(host)
      await waitUntil(() => !sheetOf(host), 'never closes')
      expect(host.shadowRoot?.activeElement === button(host)).to.equal(true)
      expect(host.matches(':state(open)')).to.equal(false)
    })
  }

  it('RNW-008 runs nothing of the HTML that it shows', async () => {
    const contentHtml =
      '<p>Fine</p><img src="x" onerror="window.ran = true"><script>window.ran = true</script>'
    const { host, sheet } = await opened('data-tier="1"', { tiers: { 1: { contentHtml } } })
    await filled(host)
    await nextFrame()
    expect([...sheet.querySelectorAll('script, [onerror]')]).to.deep.equal([])
    expect('ran' in window).to.equal(false)
  })

  it('RNW-009 has the title of its message and the offer alone without content', async () => {
    const { sheet } = await opened('data-tier="3" data-price="$289"', {})
    expect(sheet.ariaLabel).to.equal('Condition tier 3')
    expect(sheet.querySelector('.modal-body')?.textContent).to.equal('$289')
  })

  it('RNW-010 sends its events once the sheet has slid', async () => {
    const { host } = await opened('data-tier="2"')
    const heard = eventsOf(host, 'dp-renewed-sheet-opened', 'dp-renewed-sheet-closed')
    const next = async () => {
      let seen: CustomEvent[] = []
      await waitUntil(() => (seen = heard.take()).length > 0, 'no event')
      return seen.map(({ type, detail }) => [type, detail])
    }
    expect(await next()).to.deep.equal([['dp-renewed-sheet-opened', { tier: 2 }]])
    inShadow(host, '.close').click()
    expect(await next()).to.deep.equal([['dp-renewed-sheet-closed', { tier: 2 }]])
  })

  it('COR-108 is a sheet at the bottom of a narrow window', async () => {
    await setViewport({ width: 390, height: 700 })
    const { sheet } = await opened()
    await Promise.all(sheet.getAnimations().map(({ finished }) => finished))
    const { bottom, width } = sheet.getBoundingClientRect()
    await setViewport({ width: 800, height: 600 })
    expect(bottom).to.be.closeTo(700, 0.1)
    expect(width).to.be.closeTo(390, 0.1)
  })
})
