import { expect } from '@open-wc/testing'
import { sendMouse, setViewport } from '@web/test-runner-commands'
import 'virtual:dp-store-intro'
import { registry } from '../../../src/page/registry.ts'
import { page } from '../../../src/page/page.ts'
import { clearJournal, journal, eventsOf, mount, press } from '../../support/browser.ts'
import { engine } from '../../support/engine.ts'
import { waitUntil } from '../../support/wait.ts'

const tag = 'dp-store-intro'
const farm = {
  asin: 'B0MILK0001',
  brandId: 'ALDER',
  storeId: 'FARM',
  offerListingDiscriminator: 'OLB0MILK0001',
}
const html = '<h2>Welcome to the farm</h2><p>Straight from the field.</p>'

/** An introduction below a button of the page, which has focus as the add button has. */
async function show(attributes = '') {
  const host = await mount(
    tag,
    `<div><button id="add">Add</button><${tag} ${attributes}></${tag}></div>`,
  )
  const add = document.querySelector<HTMLElement>('#add')!
  add.focus()
  const find = (selector: string) => host.shadowRoot!.querySelector<HTMLElement>(selector)
  const heard = eventsOf(document, 'dp-intro-opened', 'dp-intro-closed', 'dp-before-navigate')
  function ask(detail: object = { ...farm, html }): boolean {
    const event = new CustomEvent('dp-intro-requested', { detail, bubbles: true, cancelable: true })
    return !add.dispatchEvent(event)
  }
  return {
    host,
    add,
    find,
    heard,
    ask,
    async open(detail?: object): Promise<HTMLElement> {
      ask(detail)
      await waitUntil(() => find('[part=content] *'), 'no content')
      return find('dialog')!
    },
    goes: () => waitUntil(() => !find('dialog'), 'the sheet stays'),
  }
}

describe(tag, () => {
  beforeEach(async () => {
    registry.done?.clear()
    await setViewport({ width: 1000, height: 700 })
  })
  const before = page.$shopper.get()
  const on = (deviceType: 'mobile' | 'desktop') => page.$shopper.set({ ...before, deviceType })
  afterEach(() => page.$shopper.set(before))

  it('SIS-001 is 190 px high at the bottom on mobile', async () => {
    on('mobile')
    const { open } = await show()
    const sheet = await open()
    sheet.getAnimations({ subtree: true }).forEach(motion => motion.finish())
    const { bottom, height, width } = sheet.getBoundingClientRect()
    expect([height, bottom, width]).to.deep.equal([190, 700, 1000])
  })

  engine.it(
    'SIS-002 slides in from the side in 300 ms on a desktop, its backdrop in 150 ms',
    'motion',
    async () => {
      on('desktop')
      const { open } = await show()
      const sheet = await open()
      const { transitionDuration } = getComputedStyle(sheet)
      const { transitionDuration: fade } = getComputedStyle(sheet, '::backdrop')
      expect(transitionDuration.split(', ')).to.contain('0.3s')
      expect(fade.split(', ')).to.contain('0.15s')
      sheet.getAnimations({ subtree: true }).forEach(motion => motion.finish())
      const { height, right } = sheet.getBoundingClientRect()
      expect([height, right]).to.deep.equal([700, 1000])
    },
  )

  it('SIS-003 shows the HTML of the request, without its scripts and without a call', async () => {
    await clearJournal()
    const { find, open } = await show()
    const sheet = await open({ ...farm, html: `${html}<img src="" onerror="alert(1)" alt="">` })
    await waitUntil(() => sheet.ariaLabel === 'Welcome to the farm', 'has another name')
    expect(find('[part=content] p')?.textContent).to.equal('Straight from the field.')
    expect(find('[onerror]')).to.equal(null)
    expect(await journal('/fmc/sis')).to.deep.equal([])
  })

  it('SIS-004 shows what the store answers', async () => {
    const { open } = await show()
    const sheet = await open(farm)
    await waitUntil(() => sheet.ariaLabel === 'Welcome to Alder Farm', 'has another name')
    expect(sheet.textContent).to.contain('straight from the farm')
  })

  it('SIS-007 SIS-008 has a link to the store where there is a page of it', async () => {
    const { find, heard, host, open } = await show()
    await open()
    expect(find('[part=storefront]')).to.equal(null)
    host.addEventListener('dp-before-navigate', event => event.preventDefault(), { once: true })
    await open({ ...farm, html: '<p>Again</p>', storefrontUrl: '/fresh?store=FARM' })
    await waitUntil(() => find('[part=storefront]'), 'no link')
    find('[part=storefront]')!.click()
    await waitUntil(() => !find('dialog'), 'the sheet stays')
    const told = heard.take().filter(({ type }) => type === 'dp-before-navigate')
    expect(told.map(({ detail }) => detail)).to.deep.equal([
      { url: `${location.origin}/fresh?store=FARM`, kind: 'page' },
    ])
  })

  for (const [how, leave] of [
    ['by Escape', () => press('Escape')],
    ['by its button', (sheet: HTMLElement) => sheet.querySelector<HTMLElement>('.close')!.click()],
    [
      'by a press on the background',
      (sheet: HTMLElement) => {
        sheet.getAnimations({ subtree: true }).forEach(motion => motion.finish())
        return sendMouse({ type: 'click', position: [100, 350] })
      },
    ],
  ] as const) {
    it(`SIS-009 closes ${how}, and focus returns`, async () => {
      const { add, goes, open } = await show()
      const sheet = await open()
      expect(document.activeElement).not.to.equal(add)
      await leave(sheet)
      await goes()
      expect(document.activeElement).to.equal(add)
    })
  }

  it('SIS-010 keeps the focus inside', async () => {
    const { host, open } = await show()
    await open({ ...farm, html, storefrontUrl: '/fresh' })
    for (let n = 0; n < 4; n += 1) {
      await press('Tab')
      expect(document.activeElement === host || document.activeElement === document.body).to.equal(
        true,
      )
    }
  })

  it('SIS-012 leaves no sheet open, and tells of it, if nothing of the content can show', async () => {
    const { ask, goes } = await show()
    const metrics = eventsOf(document, 'dp-metric')
    ask({ ...farm, html: '<script>1</script>' })
    let names: string[] = []
    await waitUntil(
      () => (names = metrics.take().map(({ detail }) => detail.name)).length > 0,
      'tells nothing',
    )
    expect(names).to.deep.equal(['StoreIntroFailed'])
    await goes()
  })

  it('SIS-013 tells that it has opened and closed', async () => {
    const { goes, heard, open } = await show()
    await open()
    let told: string[] = []
    await waitUntil(
      () => (told = [...told, ...heard.take().map(({ type }) => type)]).length,
      'tells nothing',
    )
    await press('Escape')
    await goes()
    await waitUntil(
      () => (told = [...told, ...heard.take().map(({ type }) => type)]).length > 1,
      'tells no end',
    )
    expect(told).to.deep.equal(['dp-intro-opened', 'dp-intro-closed'])
  })
})
