import { expect } from '@open-wc/testing'
import { waitUntil } from '../../support/wait.ts'
import { sendKeys } from '@web/test-runner-commands'
import { mount, pageState } from '../../support/browser.ts'
import {
  adder,
  item,
  newAsin,
  selector,
  settled,
  warmUp,
  widget,
  type Widget,
} from '../../support/quantity.ts'

const said = (id: string) => `<i>${id}</i>`
const names = ({ shadow }: Widget) =>
  [...shadow.querySelectorAll('button, [aria-label]')].map(
    ({ ariaLabel, textContent }) => ariaLabel ?? textContent,
  )

describe('dp-quantity-selector in the words of the page', () => {
  before(warmUp)

  /** Every text of the widget, replaced by its id and what fills it, and the common ones that it shows. */
  const ids = [
    ['label', ''],
    ['choose', ''],
    ['link', ' {quantity}'],
    ['change', ''],
    ['cancel', ''],
    ['increase', ''],
    ['decrease', ''],
    ['remove', ''],
    ['invalid', ' {min} {max}'],
    ['updated', ' {quantity}'],
    ['failed', ''],
  ] as const
  const messages = {
    ...Object.fromEntries(ids.map(([id, values]) => [`quantity.${id}`, `<i>${id}</i>${values}`])),
    'common.addToCart': '<i>add</i>',
    'common.adding': '<i>adding</i>',
    'common.update': '<i>update</i>',
  }

  it('QTY-075 replaces the texts of the dropdown and its confirmation', async () => {
    const w = await selector({ messages, actionTrigger: 'on_confirmation' })
    expect(names(w)).to.deep.equal([`${said('label')}: 1`])
    await w.open()
    await w.choose('2')
    expect(names(w)).to.include.members([said('choose'), said('update'), said('change')])
  })

  it('QTY-075 replaces the texts of link and prompt', async () => {
    const link = await selector({ messages, initialView: 'text_link' })
    const prompt = await selector({ messages, initialView: 'choose_quantity' })
    expect([link.shown(), prompt.shown()]).to.deep.equal([`${said('link')} 1`, said('choose')])
  })

  it('QTY-075 replaces the texts of the steppers', async () => {
    const stepper = await selector({ messages, shapeType: 'QUANTITY_STEPPER' })
    expect(names(stepper)).to.deep.equal([said('label'), said('decrease'), said('increase')])
    const simple = { messages, shapeType: 'SIMPLIFIED_QUANTITY_STEPPER' }
    expect(names(await selector(simple))).to.include(said('remove'))
    const zero = await selector({ ...simple, selectedId: undefined, selectedQuantity: 0 })
    expect(names(zero)).to.deep.equal([said('add')])
  })

  it('QTY-075 replaces the texts of the text input', async () => {
    const more = item(10, { quantityText: '10+' })
    const w = await selector({ messages, qsItems: [item(1), more] })
    await w.open()
    await w.choose('10+')
    const field = w.find<HTMLInputElement>('[part~=input]')
    expect(names(w)).to.include.members([said('label'), said('cancel')])
    field.focus()
    field.select()
    await sendKeys({ type: '0' })
    await settled()
    expect(w.find('.invalid').textContent).to.equal(`${said('invalid')} 1 999`)
  })

  it('QTY-075 replaces the texts of an add', async () => {
    const adding = adder()
    const w = await selector({ messages })
    await w.open()
    await w.choose('2')
    const has = (part: string) => w.host.shadowRoot?.querySelector(part)
    await waitUntil(() => w.announced() === `${said('updated')} 2`, 'the update is said')
    await waitUntil(() => has('.adding'), 'the add shows')
    expect(w.find('.adding').textContent).to.equal(said('adding'))
    adding.failed()
    await waitUntil(() => has('.message'), 'the failure shows')
    adding.leave()
    expect(w.find('.message').textContent?.trim()).to.equal(said('failed'))
  })

  it('QTY-075 writes numbers in the locale of the page', async () => {
    const asin = newAsin()
    const state = { shapeType: 'SIMPLIFIED_QUANTITY_STEPPER', staticData: { asin } }
    const host = await mount(
      'dp-quantity-selector',
      `<div lang="ar-EG"><dp-quantity-selector data-widget-id="w" data-selected-quantity="12">${pageState('quantity-selector', state)}</dp-quantity-selector></div>`,
    )
    expect(widget(host, asin).shown()).to.equal('١٢')
  })

  it('COR-022 writes the quantities of its list in the locale, those without a text of the page', async () => {
    const qsItems = [item(1, { quantityText: undefined }), item(6, { quantityText: 'Half of 12' })]
    const w = await selector({ qsItems }, { attributes: 'lang="ar-EG"' })
    await w.open()
    const named = w.options().map(({ ariaLabel }) => ariaLabel)
    expect([w.shown(), ...named]).to.deep.equal(['١', '١', 'Half of 12'])
  })
})

describe('dp-quantity-selector for everyone', () => {
  const more = item(10, { quantityText: '10+' })
  const lists = {
    w: {
      items: [
        { id: 'a', displayTextForDesktop: 'Half' },
        { id: 'b', displayTextForDesktop: 'Whole' },
      ],
    },
  }
  const states: Record<string, [Record<string, unknown>, (w: Widget) => Promise<unknown>]> = {
    button: [{}, settled],
    link: [{ initialView: 'text_link' }, settled],
    stepper: [{ shapeType: 'QUANTITY_STEPPER' }, settled],
    list: [{ variationSelectorListsMap: lists }, w => w.open()],
    sheet: [{ viewType: 'mobile', disclaimer: 'Limited.' }, w => w.open()],
    confirmation: [
      { actionTrigger: 'on_confirmation' },
      async w => {
        await w.open()
        await w.choose('2')
      },
    ],
    'invalid text': [
      { qsItems: [item(1), more] },
      async w => {
        await w.open()
        await w.choose('10+')
        w.find<HTMLInputElement>('[part~=input]').focus()
        await sendKeys({ type: '0000' })
      },
    ],
  }
  for (const [name, [fields, reach]] of Object.entries(states)) {
    it(`COR-100 has nothing for axe to find as ${name}`, async () => {
      const w = await selector(fields)
      await reach(w)
      await Promise.all(w.shadow.getAnimations().map(({ finished }) => finished))
      await expect(w.host).to.be.accessible()
    })
  }
})
