import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { page } from '../../../src/page/page.ts'
import { emulateReducedMotion } from '../../support/engine.ts'
import { eventsOf, press } from '../../support/browser.ts'
import {
  afterDoublePress,
  item,
  resizeTo,
  selector,
  warmUp,
  type Widget,
} from '../../support/quantity.ts'

const many = Array.from({ length: 30 }, (_, index) => item(index + 1))
const mobile = { viewType: 'mobile' }
const confirms = { ...mobile, actionTrigger: 'on_confirmation' }
const twoD = { enabledBottomSheetWith2DSupport: true }
const disclaimer = 'Limited to 30 per household.'

const sheet = ({ find }: Widget) => find('dialog')
const heightOf = (w: Widget) => sheet(w).getBoundingClientRect().height
const isClosed = (w: Widget) => w.goes('dialog')

const phone = () => resizeTo(375, 700)

async function opened(fields: Record<string, unknown> = mobile): Promise<Widget> {
  const w = await selector(fields)
  await w.open()
  return w
}

/** Heights before and after a choice that asks for a confirmation. */
async function heights(fields: object): Promise<number[]> {
  const w = await opened({ ...confirms, ...fields })
  const choosing = heightOf(w)
  await w.choose('2')
  return [choosing, heightOf(w)]
}

describe('dp-quantity-selector as a bottom sheet', () => {
  before(async () => {
    await emulateReducedMotion(true)
    await phone()
    await warmUp()
  })
  after(() => emulateReducedMotion(false))

  it('QTY-011 opens the choice at the bottom of the window', async () => {
    const w = await opened()
    const { left, bottom, width } = sheet(w).getBoundingClientRect()
    expect([left, bottom, width]).to.deep.equal([0, innerHeight, innerWidth])
    expect([sheet(w).matches(':modal'), w.query('[popover]')]).to.deep.equal([true, null])
  })

  for (const [deviceType, presentation] of [
    ['mobile', 'dialog'],
    ['tabletApp', 'dialog'],
    ['desktop', '[popover]'],
    // Where no device is told, the width of the window decides (COR-108).
    [null, 'dialog'],
  ] as const) {
    it(`QTY-009 QTY-011 opens a ${presentation} on ${deviceType ?? 'an unknown device'}`, async () => {
      const before = page.$shopper.get()
      page.$shopper.set({ ...before, deviceType })
      const w = await opened({})
      page.$shopper.set(before)
      expect(w.query(presentation)).to.not.equal(null)
    })
  }

  it('QTY-012 is 303 px high, and 355 px with the confirmation', async () => {
    expect(await heights({})).to.deep.equal([303, 355])
  })

  it('QTY-013 is 358 px high with 2D support, and 410 px with the confirmation', async () => {
    expect(await heights(twoD)).to.deep.equal([358, 410])
  })

  it('QTY-014 is 40 px higher with a disclaimer, and 41 px with 2D support', async () => {
    expect(await heights({ disclaimer })).to.deep.equal([343, 395])
    expect(await heights({ ...twoD, disclaimer })).to.deep.equal([399, 451])
  })

  it('QTY-014 shows the disclaimer', async () => {
    const w = await opened({ ...mobile, disclaimer })
    expect(sheet(w).textContent).to.contain(disclaimer)
  })

  it('QTY-012 is never higher than the window, and scrolls inside', async () => {
    await resizeTo(375, 200)
    const w = await opened({ ...mobile, qsItems: many })
    const list = w.find('[role=listbox]')
    expect(heightOf(w)).to.equal(200)
    expect(sheet(w).getBoundingClientRect().top).to.equal(0)
    expect(list.scrollHeight).to.be.greaterThan(list.clientHeight)
    expect(list.getBoundingClientRect().bottom).to.be.at.most(200)
    await phone()
  })

  it('QTY-012 keeps the confirmation in sight beside a long list', async () => {
    const w = await opened({ ...confirms, qsItems: many })
    await w.choose('2')
    const update = w.named('Update')?.getBoundingClientRect()
    expect(update?.bottom).to.be.at.most(innerHeight)
    expect(update?.top).to.be.greaterThan(
      w.find('[role=listbox]').getBoundingClientRect().bottom - 1,
    )
  })

  it('QTY-031 QTY-032 closes by a press outside and takes the choice back', async () => {
    const w = await opened(confirms)
    await w.choose('3')
    await sendMouse({ type: 'click', position: [100, 20] })
    await isClosed(w)
    expect([w.shown(), w.config()['selectedId'], w.events.take()]).to.deep.equal(['1', 'q1', []])
  })

  it('QTY-031 QTY-032 closes by a resize and takes the choice back', async () => {
    const w = await opened(confirms)
    await w.choose('3')
    await resizeTo(420, 700)
    await isClosed(w)
    await phone()
    expect([w.shown(), w.config()['selectedId'], w.events.take()]).to.deep.equal(['1', 'q1', []])
  })

  it('QTY-033 closes when another sheet opens', async () => {
    const first = await opened()
    const second = await opened()
    await isClosed(first)
    expect([first.is('open'), second.is('open')]).to.deep.equal([false, true])
  })

  it('QTY-027 QTY-077 closes by its close button and by Escape, as it was', async () => {
    const w = await opened(confirms)
    await w.choose('3')
    await w.press('Close')
    await isClosed(w)
    const again = await opened(confirms)
    await again.choose('3')
    await press('Escape')
    await isClosed(again)
    expect([w.shown(), again.shown()]).to.deep.equal(['1', '1'])
  })

  it('QTY-028 QTY-088 closes with the choice made, and at once for the one there was', async () => {
    const w = await opened()
    await w.choose('2')
    expect([w.query('dialog[open]'), w.shown(), w.committed().length]).to.deep.equal([null, '2', 1])
    const same = await opened()
    await same.choose('1')
    await isClosed(same)
    expect(same.events.take()).to.deep.equal([])
  })
})

const entries = (w: Widget) => [...w.shadow.querySelectorAll('[aria-pressed]')]
const pressed = (w: Widget) =>
  entries(w)
    .filter(({ ariaPressed }) => ariaPressed === 'true')
    .map(({ textContent }) => textContent)

describe('dp-quantity-selector with variations', () => {
  before(async () => {
    await emulateReducedMotion(true)
    await resizeTo(800, 600)
    await warmUp()
  })
  after(() => emulateReducedMotion(false))

  const weights = {
    actionTriggerId: 'weigh',
    items: [
      {
        id: 'half',
        displayTextForMobile: '½ kg',
        displayTextForDesktop: 'Half a kilogram',
        ariaLabelText: 'Half a kilogram each',
        displayTextWithQuantityList: 'Pieces of half a kilogram',
      },
      {
        id: 'one',
        data: { grams: 1000 },
        isSelected: true,
        displayTextForMobile: '1 kg',
        displayTextForDesktop: 'One kilogram',
        ariaLabelText: 'One kilogram each',
        displayTextWithQuantityList: 'Pieces of one kilogram',
      },
    ],
  }
  const variationSelectorListsMap = { weights }

  for (const [viewType, texts] of [
    ['mobile', ['½ kg', '1 kg']],
    ['desktop', ['Half a kilogram', 'One kilogram']],
  ] as const) {
    it(`QTY-069 shows the ${viewType} texts, named by ariaLabelText`, async () => {
      const w = await opened({ viewType, variationSelectorListsMap })
      expect(entries(w).map(({ textContent }) => textContent)).to.deep.equal(texts)
      expect(entries(w).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
        'Half a kilogram each',
        'One kilogram each',
      ])
      expect(pressed(w)).to.deep.equal([texts[1]])
    })
  }

  it('QTY-070 shows the text of the chosen variation above the quantities', async () => {
    const w = await opened({ variationSelectorListsMap })
    const [shown] = w.shadow.querySelectorAll('p')
    expect(shown?.textContent).to.equal('Pieces of one kilogram')
    await w.press('Half a kilogram each')
    expect(shown?.textContent).to.equal('Pieces of half a kilogram')
    const above = shown?.compareDocumentPosition(w.find('[role=listbox]')) ?? 0
    expect(above & Node.DOCUMENT_POSITION_FOLLOWING).to.not.equal(0)
  })

  it('QTY-070 sets selectedId of the list, and sends dp-variation-selected', async () => {
    const w = await opened({
      variationSelectorListsMap: { weights: { ...weights, selectedId: 'half' } },
    })
    const events = eventsOf(w.host, 'dp-variation-selected')
    expect(pressed(w)).to.deep.equal(['Half a kilogram'])
    await w.press('One kilogram each')
    expect(events.take().map(({ detail }) => detail)).to.deep.equal([
      {
        widgetId: 'w',
        listId: 'weights',
        id: 'one',
        data: { grams: 1000 },
        actionTriggerId: 'weigh',
      },
    ])
    expect(w.config()['variationSelectorListsMap']).to.have.nested.property(
      'weights.selectedId',
      'one',
    )
    expect([pressed(w), w.isOpen(), w.events.take()]).to.deep.equal([['One kilogram'], true, []])
  })

  it('QTY-070 still shows the chosen variation when it opens again', async () => {
    const w = await opened({ variationSelectorListsMap })
    await w.press('Half a kilogram each')
    await w.choose('2')
    await afterDoublePress()
    await w.open()
    expect(pressed(w)).to.deep.equal(['Half a kilogram'])
  })
})
