import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { restore } from 'sinon'
import { holdClocks } from '../../support/clock.ts'
import { emulateReducedMotion, engine } from '../../support/engine.ts'
import { cdp, press } from '../../support/browser.ts'
import {
  item,
  items,
  resizeTo,
  selector,
  settled,
  warmUp,
  type Widget,
} from '../../support/quantity.ts'
import { waitUntil } from '../../support/wait.ts'

const more = item(10, { quantityText: '10+' })
const withMore = [...items(1, 2, 3), more]

const inputOf = ({ find }: Widget) => find<HTMLInputElement>('[part~=input]')
const isInvalid = (w: Widget) => inputOf(w).getAttribute('aria-invalid') === 'true'

/** A widget whose text input is open. */
async function opened(fields: Record<string, unknown> = {}): Promise<Widget> {
  const w = await selector({ qsItems: withMore, ...fields })
  await w.open()
  await w.choose('10+')
  return w
}

/** Waits until the input has taken the focus by itself (QTY-035). Later, it would take the focus back from the test. */
const hasTakenFocus = (w: Widget) =>
  waitUntil(() => w.hasFocus(inputOf(w)), 'the input takes the focus')

/** Types over what stands in the input, key by key. */
async function type(w: Widget, text: string): Promise<void> {
  inputOf(w).focus()
  inputOf(w).select()
  await sendKeys({ type: text })
  await settled()
}

/** As an emoji panel or a virtual keyboard inserts, without a key. */
const insert = (text: string) => cdp('Input.insertText', { text })

/** Pastes over what stands in the input; what stands there then. */
async function paste(w: Widget, text: string): Promise<string> {
  await hasTakenFocus(w)
  const source = document.body.appendChild(document.createElement('textarea'))
  source.value = text
  source.focus()
  source.select()
  await command('copy')
  source.remove()
  inputOf(w).focus()
  inputOf(w).select()
  await command('paste')
  await settled()
  return inputOf(w).value
}
/** Ctrl+C or Ctrl+V; 2 is Ctrl. */
const command = (name: 'copy' | 'paste') =>
  cdp('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: name === 'copy' ? 'c' : 'v',
    modifiers: 2,
    commands: [name],
  })

describe('dp-quantity-selector with a typed quantity', () => {
  before(async () => {
    await emulateReducedMotion(true)
    await resizeTo(800, 600)
    await warmUp()
  })
  afterEach(restore)
  after(() => emulateReducedMotion(false))

  it('QTY-035 receives focus 200 ms after its view opens', async () => {
    const w = await selector({ qsItems: withMore })
    await w.open()
    const clock = holdClocks()
    await w.choose('10+')
    clock.tick(199)
    expect(w.hasFocus(inputOf(w))).to.equal(false)
    clock.tick(1)
    expect(w.hasFocus(inputOf(w))).to.equal(true)
  })

  it('QTY-036 accepts 0 to 999 in 1 to 3 digits with allowZeroQuantity', async () => {
    const w = await opened({ allowZeroQuantity: true })
    for (const text of ['0', '00', '000', '5', '999']) {
      await type(w, text)
      expect([isInvalid(w), w.named('Update') !== null], text).to.deep.equal([false, true])
    }
  })

  it('QTY-037 QTY-038 accepts leading zeros, and no zero without allowZeroQuantity', async () => {
    const w = await opened({ selectedId: 'q2' })
    for (const [text, invalid] of [
      ['01', false],
      ['001', false],
      ['999', false],
      ['0', true],
      ['00', true],
      ['000', true],
    ] as const) {
      await type(w, text)
      expect([isInvalid(w), w.named('Update') === null], text).to.deep.equal([invalid, invalid])
    }
  })

  it('QTY-039 gets the error style by invalid text, and loses it when that is corrected', async () => {
    const w = await opened()
    const plain = getComputedStyle(inputOf(w)).borderColor
    await type(w, '0')
    expect(getComputedStyle(inputOf(w)).borderColor).to.not.equal(plain)
    const described = inputOf(w).getAttribute('aria-describedby') ?? ''
    const message = w.shadow.getElementById(described)?.textContent
    expect([w.is('invalid'), message]).to.deep.equal([true, 'Enter a quantity from 1 to 999.'])
    await type(w, '4')
    expect(getComputedStyle(inputOf(w)).borderColor).to.equal(plain)
    expect([w.is('invalid'), w.query(`#${described}`)]).to.deep.equal([false, null])
  })

  for (const [text, allowZeroQuantity, quantity] of [
    ['007', false, 7],
    ['00', true, 0],
  ] as const) {
    it(`QTY-040 takes ${text} as ${quantity}`, async () => {
      const w = await opened({ allowZeroQuantity })
      await type(w, text)
      await w.press('Update')
      expect(w.committed().map(detail => detail.quantity)).to.deep.equal([quantity])
      expect(w.shown()).to.equal(`${quantity}`)
    })
  }

  it('QTY-041 shows the update button only for a valid text that differs', async () => {
    const w = await opened({ selectedId: 'q2' })
    const seen: [string, boolean][] = []
    for (const text of ['2', '02', '3', '0']) {
      await type(w, text)
      seen.push([text, w.named('Update') !== null])
    }
    expect(seen).to.deep.equal([
      ['2', false],
      ['02', false],
      ['3', true],
      ['0', false],
    ])
  })

  it('QTY-042 takes digits, Backspace, Delete and arrows, and blocks every other key', async () => {
    const w = await opened()
    await type(w, '1a2-.e +')
    expect(inputOf(w).value).to.equal('12')
    await press('Backspace', '3', 'ArrowLeft', 'Delete')
    expect(inputOf(w).value).to.equal('1')
    inputOf(w).setSelectionRange(1, 1)
    await press('Home')
    expect(inputOf(w).selectionStart).to.equal(1)
  })

  engine.it(
    'QTY-042 blocks what a virtual keyboard inserts without a key',
    'the DevTools protocol',
    async () => {
      const w = await opened()
      await type(w, '1')
      await insert('x')
      expect(inputOf(w).value).to.equal('1')
      await insert('2')
      expect(inputOf(w).value).to.equal('12')
    },
  )

  it('QTY-042 lets shortcuts with Ctrl and Meta pass, and Tab', async () => {
    const w = await opened()
    const passes = (init: KeyboardEventInit) =>
      inputOf(w).dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      )
    expect(passes({ key: 'a', ctrlKey: true })).to.equal(true)
    expect(passes({ key: 'v', metaKey: true })).to.equal(true)
    expect(passes({ key: 'Tab' })).to.equal(true)
    expect(passes({ key: 'a' })).to.equal(false)
  })

  it('QTY-043 blocks a fourth digit, unless it replaces selected text', async () => {
    const w = await opened()
    await type(w, '1234')
    expect(inputOf(w).value).to.equal('123')
    inputOf(w).setSelectionRange(1, 2)
    await press('9')
    expect(inputOf(w).value).to.equal('193')
  })

  engine.it(
    'QTY-044 refuses pasted text that is not 1 to 3 digits',
    'the DevTools protocol',
    async () => {
      const w = await opened()
      for (const text of ['3456', 'three', '-3', '3 ', '1.5']) {
        expect(await paste(w, text), text).to.equal('1')
      }
      expect(await paste(w, '345')).to.equal('345')
    },
  )

  it('QTY-045 updates by Enter when the update button shows, and sends no form', async () => {
    const w = await selector(
      { qsItems: withMore },
      { within: host => `<form action="/elsewhere">${host}</form>` },
    )
    const form = w.host.closest('form')
    const sent: Event[] = []
    form?.addEventListener('submit', event => {
      event.preventDefault()
      sent.push(event)
    })
    await w.open()
    await w.choose('10+')
    await type(w, '0')
    await press('Enter')
    expect([w.isOpen(), w.events.take()]).to.deep.equal([true, []])
    await type(w, '12')
    await press('Enter')
    await w.goes('[popover]')
    expect(w.committed().map(({ quantity }) => quantity)).to.deep.equal([12])
    expect(sent).to.deep.equal([])
  })

  it('QTY-046 restores the selected text when it is left empty', async () => {
    const w = await opened({ selectedId: 'q2' })
    await type(w, '5')
    await press('Backspace')
    expect(inputOf(w).value).to.equal('')
    await hasTakenFocus(w)
    inputOf(w).blur()
    await nextFrame()
    expect([inputOf(w).value, w.events.take()]).to.deep.equal(['2', []])
  })

  it('QTY-047 finds a quantity above maxQuantity invalid', async () => {
    const w = await opened({ maxQuantity: 12 })
    await type(w, '13')
    const { textContent } = w.find('.invalid')
    expect([isInvalid(w), textContent]).to.deep.equal([true, 'Enter a quantity from 1 to 12.'])
    await type(w, '12')
    expect(isInvalid(w)).to.equal(false)
  })

  it('QTY-024 selects the item of a typed quantity', async () => {
    const w = await opened()
    await type(w, '3')
    await w.press('Update')
    const { selectedId, selectedQuantity } = w.config()
    expect([selectedId, selectedQuantity]).to.deep.equal(['q3', undefined])
  })

  it('QTY-025 sets selectedQuantity and clears selectedId by a quantity that no item has', async () => {
    const w = await opened()
    await type(w, '77')
    await w.press('Update')
    const { selectedId, selectedQuantity, previousSelectedId } = w.config()
    expect([selectedId, selectedQuantity, previousSelectedId]).to.deep.equal([undefined, 77, 'q1'])
    expect(w.shown()).to.equal('77')
  })

  it('QTY-027 QTY-086 is left by cancel with the selection as it was', async () => {
    const w = await opened()
    await type(w, '77')
    await w.press('Cancel')
    await w.goes('[popover]')
    expect([w.shown(), w.quantity(), w.events.take()]).to.deep.equal(['1', 1, []])
  })

  it('QTY-086 is left by Escape with the selection as it was, and without its error', async () => {
    const w = await opened()
    await type(w, '0')
    await press('Escape')
    await w.goes('[popover]')
    expect([w.shown(), w.is('invalid'), w.events.take()]).to.deep.equal(['1', false, []])
    expect(w.hasFocus(w.button())).to.equal(true)
  })

  it('QTY-031 QTY-086 is left by a press outside with the selection as it was', async () => {
    const w = await opened()
    await type(w, '77')
    await sendMouse({ type: 'click', position: [790, 590] })
    await w.goes('[popover]')
    expect([w.shown(), w.events.take()]).to.deep.equal(['1', []])
  })

  for (const viewType of ['mobile', 'desktop']) {
    it(`QTY-087 stays open on ${viewType} when only the height changes while it has focus`, async () => {
      const w = await opened({ viewType })
      await hasTakenFocus(w)
      await resizeTo(800, 400)
      const kept = w.query('[part~=input]') !== null
      inputOf(w).blur()
      await resizeTo(800, 600)
      await w.goes('[part~=input]')
      expect(kept).to.equal(true)
    })
  }

  it('QTY-087 closes by a change of the width while it has focus', async () => {
    const w = await opened()
    await hasTakenFocus(w)
    await resizeTo(700, 600)
    await w.goes('[part~=input]')
    await resizeTo(800, 600)
    expect(w.is('open')).to.equal(false)
  })

  it('QTY-029 fires by its update button, with no second confirmation', async () => {
    const w = await opened({ actionTrigger: 'on_confirmation' })
    await type(w, '7')
    await w.press('Update')
    expect([w.isOpen(), w.committed().length]).to.deep.equal([false, 1])
  })
})
