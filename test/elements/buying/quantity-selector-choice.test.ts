import { expect, nextFrame } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { restore } from 'sinon'
import { holdClocks } from '../../support/clock.ts'
import { emulateReducedMotion } from '../../support/engine.ts'
import { eventsOf, place, press } from '../../support/browser.ts'
import {
  afterDoublePress,
  item,
  items,
  resizeTo,
  selector,
  warmUp,
  type Widget,
} from '../../support/quantity.ts'
import { warnings } from '../../support/warnings.ts'

const many = Array.from({ length: 30 }, (_, index) => item(index + 1))
const confirms = { actionTrigger: 'on_confirmation' }

const popover = ({ find }: Widget) => find('[popover]')
const list = ({ find }: Widget) => find('[role=listbox]')
const isClosed = (w: Widget) => w.goes('[role=listbox]')
const clickAt = (x: number, y: number) => sendMouse({ type: 'click', position: [x, y] })

const desktop = () => resizeTo(800, 600)

const form = (host: string) =>
  `<form style="margin-block-start:260px">${host}<p><button>Add to cart</button></p></form>`
const tall = (host: string) => `<div style="height:3000px">${host}</div>`

async function scrollPage(top: number): Promise<void> {
  scrollTo(0, top)
  dispatchEvent(new Event('scroll'))
  await nextFrame()
}

/** Scrolls the page to `saved` px, waits for 250 ms, and scrolls to `end` px. */
async function scrolled(before: number, saved: number, end: number) {
  const clock = holdClocks()
  const w = await selector({}, { within: tall })
  w.button().click()
  await w.appears('[role=listbox]')
  await scrollPage(before)
  clock.tick(249)
  await scrollPage(saved)
  const early = w.isOpen()
  clock.tick(1)
  await scrollPage(end)
  return [early, w.isOpen()]
}

/** A widget whose choice is open. */
async function opened(fields: Record<string, unknown> = {}, around = {}): Promise<Widget> {
  const w = await selector(fields, around)
  await w.open()
  return w
}

describe('dp-quantity-selector as a popover', () => {
  before(async () => {
    await emulateReducedMotion(true)
    await desktop()
    await warmUp()
  })
  afterEach(() => {
    restore()
    scrollTo(0, 0)
  })

  it('QTY-009 opens the choice at its button on a desktop', async () => {
    const w = await opened({ viewType: 'desktop' })
    expect(popover(w).matches(':popover-open')).to.equal(true)
    const button = w.button().getBoundingClientRect()
    const { left, top } = popover(w).getBoundingClientRect()
    expect([left, top]).to.deep.equal([button.left, button.bottom + 6])
    expect([w.is('open'), w.button().ariaExpanded]).to.deep.equal([true, 'true'])
  })

  it('QTY-110 opens above its button rather than over the button that sends the form', async () => {
    const w = await opened({}, { within: form })
    const { bottom } = popover(w).getBoundingClientRect()
    expect(bottom).to.equal(w.button().getBoundingClientRect().top - 6)
  })

  it('QTY-009 opens it at the node named by dropdownAnchorId', async () => {
    place('<b id="there" style="position:absolute;left:300px;top:200px;height:20px">here</b>')
    const w = await opened({ dropdownAnchorId: 'there' })
    const { left, top } = popover(w).getBoundingClientRect()
    expect([left, top]).to.deep.equal([300, 226])
  })

  it('QTY-009 opens it at its button when dropdownAnchorId names no node', async () => {
    const w = await opened({ dropdownAnchorId: 'nowhere' })
    expect(popover(w).getBoundingClientRect().left).to.equal(
      w.button().getBoundingClientRect().left,
    )
  })

  it('QTY-010 is as wide as its button or its content needs, and at most 320 px', async () => {
    const w = await opened()
    const { width } = w.button().getBoundingClientRect()
    expect(popover(w).getBoundingClientRect().width).to.be.within(width, width + 40)
    const long = {
      ...item(1),
      quantityText: 'One box of twelve, which is enough for a family '.repeat(3),
    }
    expect(popover(await opened({ qsItems: [long] })).getBoundingClientRect().width).to.equal(320)
  })

  it('QTY-018 scrolls to 19 + 45 × index − 20 px, and not below 0', async () => {
    expect(list(await opened({ qsItems: many, selectedId: 'q11' })).scrollTop).to.equal(449)
    expect(list(await opened({ qsItems: many, selectedId: 'q1' })).scrollTop).to.equal(0)
  })

  it('QTY-018 shows the selected item', async () => {
    const w = await opened({ qsItems: many, selectedId: 'q30' })
    const { bottom } = list(w).getBoundingClientRect()
    expect(w.options().at(-1)?.getBoundingClientRect().bottom).to.be.at.most(bottom + 1)
  })

  it('QTY-019 counts once, 200 ms after the last scroll event of the list', async () => {
    const w = await opened({ qsItems: many, qsMetricID: 'p_' })
    const metrics = eventsOf(w.host, 'dp-metric')
    const clock = holdClocks()
    const scroll = (top: number) => {
      list(w).scrollTop = top
      list(w).dispatchEvent(new Event('scroll'))
    }
    scroll(100)
    clock.tick(150)
    scroll(200)
    clock.tick(199)
    expect(metrics.take()).to.deep.equal([])
    clock.tick(1)
    clock.tick(1000)
    expect(metrics.take().map(({ detail }) => detail.name)).to.deep.equal([
      'p_QuantityListScrolled',
    ])
  })

  describe('in a page that scrolls', () => {
    it('QTY-020 saves its position 250 ms after it opened; scrolling before closes nothing', async () => {
      expect(await scrolled(100, 200, 200)).to.deep.equal([true, true])
    })

    it('QTY-021 stays open when the page has scrolled 20 px from there', async () => {
      expect(await scrolled(0, 100, 120)).to.deep.equal([true, true])
      expect(await scrolled(0, 100, 80)).to.deep.equal([true, true])
    })

    it('QTY-021 closes when the page has scrolled more than 20 px from there', async () => {
      expect(await scrolled(0, 100, 121)).to.deep.equal([true, false])
      expect(await scrolled(0, 100, 79)).to.deep.equal([true, false])
    })
  })

  it('QTY-022 opens once when it is activated twice within 100 ms', async () => {
    const clock = holdClocks('performance')
    const w = await selector()
    w.button().click()
    clock.tick(99)
    w.button().click()
    await w.appears('[role=listbox]')
    expect(w.is('open')).to.equal(true)
    clock.tick(1)
    w.button().click()
    await isClosed(w)
    expect(w.is('open')).to.equal(false)
  })

  for (const actionTrigger of ['on_select', 'on_confirmation']) {
    it(`QTY-031 QTY-032 closes by a press outside with ${actionTrigger}, as it was`, async () => {
      const w = await opened({ actionTrigger })
      if (actionTrigger === 'on_confirmation') await w.choose('3')
      await clickAt(790, 590)
      await isClosed(w)
      expect([w.shown(), w.config()['selectedId']]).to.deep.equal(['1', 'q1'])
      expect(w.events.take()).to.deep.equal([])
    })

    it(`QTY-031 QTY-032 closes by a resize of the window with ${actionTrigger}, as it was`, async () => {
      const w = await opened({ actionTrigger })
      if (actionTrigger === 'on_confirmation') await w.choose('3')
      await resizeTo(780, 600)
      await isClosed(w)
      await desktop()
      expect([w.shown(), w.config()['selectedId']]).to.deep.equal(['1', 'q1'])
      expect(w.events.take()).to.deep.equal([])
    })
  }

  it('QTY-033 closes when another widget opens', async () => {
    const first = await opened()
    const second = await opened()
    await isClosed(first)
    expect([first.is('open'), second.is('open')]).to.deep.equal([false, true])
  })

  it('QTY-033 closes when the sheet of another widget opens', async () => {
    const first = await opened()
    const second = await opened({ viewType: 'mobile' })
    await isClosed(first)
    expect(second.is('open')).to.equal(true)
  })

  it('QTY-015 shows the abbreviated suffix, and names the entry by the full one', async () => {
    const suffixes = {
      quantityTextAbbreviatedSuffix: ' kg',
      quantityTextFullSuffix: ' kilograms',
    }
    const { options } = await opened({ qsItems: [item(1, suffixes), item(2)] })
    expect(options().map(({ textContent }) => textContent)).to.deep.equal(['1 kg', '2'])
    expect(options().map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['1 kilograms', '2'])
  })

  const price = {
    currencySymbol: '€',
    wholeValue: '12',
    decimalSeparator: ',',
    fractionValue: '50',
  }
  for (const [currencySymbolPosition, expected] of [
    ['left', '€12,50'],
    ['right', '12,50€'],
  ] as const) {
    it(`QTY-016 shows a price with its symbol on the ${currencySymbolPosition}`, async () => {
      const { options } = await opened({ qsItems: [item(1, { price })], currencySymbolPosition })
      const [amount, shown] = options()[0]?.children ?? []
      expect([amount?.textContent, shown?.textContent]).to.deep.equal(['1', expected])
      expect(options()[0]?.ariaLabel).to.equal(`1, ${expected}`)
    })
  }

  it('QTY-092 leaves out what a price lacks, and a price without a whole value', async () => {
    const { wholeValue: _, ...noWhole } = price
    const { options } = await opened({
      qsItems: [item(1, { price: { wholeValue: '12' } }), item(2, { price: noWhole }), item(3)],
    })
    expect(options().map(({ textContent }) => textContent)).to.deep.equal(['112', '2', '3'])
    expect(options().map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['1, 12', '2', '3'])
  })

  it('QTY-027 brings the previous selection back by the change link, and fires nothing', async () => {
    const w = await opened(confirms)
    await w.choose('3')
    expect(w.shown()).to.equal('3')
    await w.press('Change')
    await isClosed(w)
    expect([w.shown(), w.quantity(), w.config()['selectedId']]).to.deep.equal(['1', 1, 'q1'])
    expect(w.events.take()).to.deep.equal([])
  })

  it('QTY-027 brings the previous selection back by Escape', async () => {
    const w = await opened(confirms)
    await w.choose('3')
    await press('Escape')
    await isClosed(w)
    expect([w.shown(), w.events.take()]).to.deep.equal(['1', []])
  })

  it('QTY-028 fires as soon as an item is chosen with on_select', async () => {
    const w = await opened({ actionTrigger: 'on_select' })
    await w.choose('2')
    expect(w.committed().map(({ quantity }) => quantity)).to.deep.equal([2])
    expect([w.isOpen(), w.shown()]).to.deep.equal([false, '2'])
  })

  it('QTY-029 fires nothing on choosing with on_confirmation, and fires by the update button', async () => {
    const w = await opened(confirms)
    await w.choose('2')
    expect([w.events.take(), w.quantity()]).to.deep.equal([[], 1])
    await w.press('Update')
    expect(w.committed().map(({ quantity }) => quantity)).to.deep.equal([2])
    expect([w.isOpen(), w.quantity()]).to.deep.equal([false, 2])
  })

  it('QTY-030 says add after quantity 0 or none, and update after any other', async () => {
    const zero = { qsItems: items(0, 1, 2), selectedId: 'q0' }
    for (const [fields, label] of [
      [zero, 'Add to cart'],
      [{ initialView: 'choose_quantity' }, 'Add to cart'],
      [{ selectedId: 'q1' }, 'Update'],
    ] as const) {
      const w = await opened({ ...confirms, ...fields })
      await w.choose('2')
      expect(w.named(label), label).to.not.equal(null)
      w.host.remove()
    }
  })

  it('QTY-082 never shows the confirmation with on_select', async () => {
    const w = await opened({ actionTrigger: 'on_select', showConfirmationView: true })
    await w.choose('2')
    expect([w.isOpen(), w.committed().length]).to.deep.equal([false, 1])
  })

  it('QTY-030 QTY-082 acts as on_select without the confirmation view, with one warning', async () => {
    const warned = await warnings(async () => {
      const w = await opened({ ...confirms, showConfirmationView: false })
      await w.choose('2')
      expect([w.isOpen(), w.committed().length]).to.deep.equal([false, 1])
      await afterDoublePress()
      await w.open()
      await w.choose('3')
      expect(w.committed().length).to.equal(1)
    })
    expect(warned.length).to.equal(1)
    expect(warned[0]).to.contain('showConfirmationView')
  })

  it('QTY-034 opens the text input by the trailing-plus item and selects nothing', async () => {
    const w = await opened({ qsItems: [item(1), item(10, { quantityText: '10+' })] })
    await w.choose('10+')
    const input = await w.appears<HTMLInputElement>('[part~=input]')
    expect([input.value, w.shown(), w.quantity()]).to.deep.equal(['1', '1', 1])
    expect(w.events.take()).to.deep.equal([])
  })

  it('QTY-077 works by arrows, Home, End, Enter and Escape, and gives focus back', async () => {
    const w = await selector({ qsItems: items(1, 2, 3, 4) })
    w.button().focus()
    await press('Enter')
    await w.appears('[role=listbox]')
    const active = () => {
      const id = list(w).getAttribute('aria-activedescendant') ?? ''
      return w.shadow.getElementById(id)?.ariaLabel
    }
    const reached: unknown[] = []
    for (const key of ['ArrowDown', 'End', 'ArrowUp', 'Home']) {
      await press(key)
      reached.push(active())
    }
    expect(reached).to.deep.equal(['2', '4', '3', '1'])
    await press('ArrowDown', 'Enter')
    await isClosed(w)
    expect([w.shown(), w.hasFocus(w.button())]).to.deep.equal(['2', true])
  })

  it('QTY-077 gives focus back after Escape', async () => {
    const w = await selector()
    w.button().focus()
    await press('Enter')
    await w.appears('[role=listbox]')
    await press('Escape')
    await isClosed(w)
    expect(w.hasFocus(w.button())).to.equal(true)
  })

  it('QTY-077 goes on by keyboard from the item that was pressed', async () => {
    const w = await opened({ ...confirms, qsItems: items(1, 2, 3, 4) })
    await w.choose('3')
    await press('ArrowDown', 'Enter')
    expect(w.shown()).to.equal('4')
  })

  it('keeps the width of its button from 1 digit to 2', async () => {
    const [one, two] = [await selector(), await selector({ qsItems: items(88), selectedId: 'q88' })]
    expect([two.shown(), two.button().offsetWidth]).to.deep.equal(['88', one.button().offsetWidth])
  })

  it('QTY-088 closes without an event when the selected item is chosen again', async () => {
    const w = await opened()
    await w.choose('1')
    expect([w.isOpen(), w.events.take()]).to.deep.equal([false, []])
  })

  it('QTY-088 still asks for a confirmation of the selected item, and commits it', async () => {
    const w = await opened(confirms)
    await w.choose('1')
    await w.press('Update')
    const names = w.events.take().map(({ type }) => type)
    expect(names).to.deep.equal(['dp-before-commit-quantity', 'dp-quantity-committed'])
  })

  it('COR-106 is no wider than a window of 320 px', async () => {
    await resizeTo(320, 600)
    const { left, right } = popover(await opened({ viewType: 'desktop' })).getBoundingClientRect()
    await desktop()
    expect([left >= 0, right <= 320]).to.deep.equal([true, true])
  })
})
