import { expect, nextFrame } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import { eventsOf } from '../../support/browser.ts'
import { buyBox, type Box } from '../../support/buy-box.ts'
import { waitUntil } from '../../support/wait.ts'

const fitment = (fits: boolean) => ({
  brand: 'frostline',
  series: '',
  model: 'FL-200',
  displayModel: 'Frostline FL-200',
  scope: 'appliance',
  fits,
  failed: false,
})
const asks = 'data-show-fitment'
const unknown = 'Check that it fits your machine.'
const fit = 'Fits your Frostline FL-200.'
const misfit = 'Does not fit your Frostline FL-200.'
const tooFew = 'Minimum order quantity: 5'
const announced = ({ host }: Box) =>
  host.shadowRoot?.querySelector('[role=status]')?.textContent ?? ''

/** What screen readers read after the name of the button. */
const description = ({ button }: Box) =>
  (button().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => (id ? document.getElementById(id)?.textContent : ''))
    .join(' ')

describe('dp-buy-box says what stands against buying', () => {
  afterEach(() => page.$fitment.set(null))

  it('BOX-039 with a button that sets the quantity to the minimum', async () => {
    const box = await buyBox({ attributes: 'data-moq="5" data-quantity="2"' })
    const more = box.part('[part=message] button')
    expect(more.textContent).to.equal('Change quantity to 5')
    more.click()
    await nextFrame()
    expect([box.quantity.get(), box.is('locked')]).to.deep.equal([5, false])
    expect(box.has('[part=message]')).to.equal(false)
    expect(box.told().at(-1)).to.deep.include({ name: 'dp-quantity-changed' })
  })

  it('BOX-040 says whether the part fits the machine, and sells it all the same', async () => {
    const box = await buyBox({ attributes: asks })
    const note = box.part('[part=fitment]')
    const seen: unknown[] = []
    const look = () => seen.push([note.textContent, note.dataset['tone']])
    look()
    for (const fits of [true, false, null]) {
      page.$fitment.set({ ...fitment(true), fits })
      await nextFrame()
      look()
      box.button().click()
    }
    expect(seen).to.deep.equal([
      [unknown, 'info'],
      [fit, 'success'],
      [misfit, 'error'],
      [unknown, 'info'],
    ])
    expect(box.submitted).to.have.length(3)
    const { displayModel: _, ...unnamed } = fitment(true)
    page.$fitment.set(unnamed)
    await nextFrame()
    expect(note.textContent).to.equal('Fits your FL-200.')
  })

  it('BOX-040 BOX-041 says nothing of fitment until the page asks for it', async () => {
    page.$fitment.set(fitment(false))
    const box = await buyBox({ attributes: 'data-moq="5" data-quantity="2"' })
    await waitUntil(() => description(box).includes(tooFew), 'the button is described')
    expect(description(box)).to.equal(tooFew)
    expect(box.has('[part=fitment]')).to.equal(false)
    box.host.setAttribute('data-show-fitment', '')
    await waitUntil(() => description(box).includes(misfit), 'the button is described anew')
    expect(box.part('[part=fitment]').textContent).to.equal(misfit)
    box.host.removeAttribute('data-show-fitment')
    await waitUntil(() => !description(box).includes(misfit), 'the misfit goes')
    expect(box.has('[part=fitment]')).to.equal(false)
  })

  it('BOX-043 keeps two lines for each answer, in a narrow place and in a wide one', async () => {
    const box = await buyBox({ attributes: asks })
    const note = box.part('[part=fitment]')
    const height = () => note.getBoundingClientRect().height
    const heights: number[] = []
    for (const width of ['180px', '600px']) {
      box.host.style.inlineSize = width
      for (const given of [null, fitment(true), fitment(false)]) {
        page.$fitment.set(given)
        await nextFrame()
        heights.push(height())
      }
    }
    const { lineHeight, paddingBlock } = getComputedStyle(note)
    expect(paddingBlock).to.equal('12px 0px')
    const room = 2 * Number.parseFloat(lineHeight) + 12
    for (const each of heights) expect(each).to.be.closeTo(room, 0.5)
  })

  it('BOX-041 announces what comes, not what stands there at the start', async () => {
    const box = await buyBox({ attributes: `data-moq="5" data-quantity="2" ${asks}` })
    await waitUntil(() => description(box).includes(tooFew), 'the button is described')
    expect(announced(box)).to.equal('')
    page.$fitment.set(fitment(false))
    await waitUntil(() => announced(box).includes(misfit), 'it is announced')
  })

  it('BOX-041 neither announces nor ties a machine that the part fits', async () => {
    page.$fitment.set(fitment(false))
    const box = await buyBox({ attributes: asks })
    await waitUntil(() => description(box) === misfit, 'the button is described')
    page.$fitment.set(fitment(true))
    await nextFrame()
    expect(box.button().hasAttribute('aria-describedby')).to.equal(false)
    // Announcements come one after another, so nothing came before this one.
    page.$fitment.set(fitment(false))
    await waitUntil(() => announced(box) !== '', 'the misfit is announced')
    expect(announced(box)).to.equal(misfit)
  })

  it('BOX-041 COR-037 keeps what a text throws from a page that sets the quantity', async () => {
    const box = await buyBox({ attributes: 'data-moq="5" data-quantity="5"' })
    const errors = eventsOf(box.host, 'dp-error')
    const broken = {
      get 'buyBox.locked'(): string {
        throw new Error('broken')
      },
    }
    Object.assign(box.host, { config: { messages: broken } })
    await nextFrame()
    expect(() => box.quantity.set(2)).not.to.throw()
    await waitUntil(() => errors.take().length > 0, 'the page hears of it')
    Object.assign(box.host, { config: { messages: {} } })
    await waitUntil(() => description(box) === tooFew, 'the button is described')
  })

  it('BOX-041 describes the buttons after the page does, and gives the page back', async () => {
    const content = '<p id="own">Sold by us.</p><button aria-describedby="own">Add</button>'
    const box = await buyBox({ attributes: 'data-moq="5" data-quantity="2"', content })
    await waitUntil(() => description(box).includes(tooFew), 'the button is described')
    expect(description(box)).to.equal(`Sold by us. ${tooFew}`)
    const late = document.createElement('button')
    box.host.append(late)
    await waitUntil(() => late.hasAttribute('aria-describedby'), 'a later button is described')
    box.quantity.set(5)
    await nextFrame()
    expect(box.button().getAttribute('aria-describedby')).to.equal('own')
    expect(late.hasAttribute('aria-describedby')).to.equal(false)
    box.quantity.set(1)
    await waitUntil(() => description(box).includes(tooFew), 'the button is described again')
    box.host.remove()
    await nextFrame()
    expect(box.host.querySelector('button')?.getAttribute('aria-describedby')).to.equal('own')
    expect(box.host.querySelector('span')).to.equal(null)
  })
})
