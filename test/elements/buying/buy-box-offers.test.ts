import { expect, nextFrame } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import { buyBox, type Box } from '../../support/buy-box.ts'
import { eventsOf, press } from '../../support/browser.ts'

const submit = '<button type="submit">Add</button>'
const offer = (attributes: string, content = submit) =>
  `<div data-dp-offer ${attributes}>${content}</div>`

/** A box whose own offer needs five, with the quantity given. */
async function short(quantity: number | null, content = submit, attributes = '') {
  const box = await buyBox({ attributes: `data-moq="5" ${attributes}`, content })
  box.quantity.set(quantity)
  return box
}

const locks = (box: Box) =>
  box
    .told()
    .filter(({ name }) => name.startsWith('dp-offer'))
    .map(({ name, detail }) => [name, detail['reason'] ?? null, detail['quantity']])

/** Locked by the method; no selector finds it. */
async function calledAlone(attributes = '') {
  const aside = `<div id="aside" ${attributes}><button>Add both</button></div>`
  const box = await buyBox({ content: offer('') + aside })
  const container = box.find('#aside')
  box.call('lock', container)
  return { box, container }
}

async function pressOn(button: HTMLElement): Promise<void> {
  button.click()
  await nextFrame()
}

describe('dp-buy-box locks offers', () => {
  it('BOX-001 makes submit buttons of a locked offer plain ones that submit nothing', async () => {
    const box = await short(4)
    expect(box.button().type).to.equal('button')
    await pressOn(box.button())
    expect(box.submitted).to.deep.equal([])
  })

  it('BOX-002 gives each button its type back, and it submits again', async () => {
    const box = await short(4)
    box.quantity.set(5)
    expect(box.button().getAttribute('type')).to.equal('submit')
    await pressOn(box.button())
    expect(box.submitted.length).to.equal(1)
  })

  it('BOX-003 locks button and input elements of type submit, and pictures', async () => {
    const content = `<input type="submit" value="A"><input type="image" alt="B" src="data:,">${submit}`
    const box = await short(4, content)
    const inputs = [...box.host.querySelectorAll('input')]
    expect(inputs.map(({ type, value }) => [type, value])).to.deep.equal([
      ['button', 'A'],
      ['button', 'B'],
    ])
    for (const input of inputs) await pressOn(input)
    expect(box.submitted).to.deep.equal([])
    box.quantity.set(5)
    expect(inputs.map(({ type }) => type)).to.deep.equal(['submit', 'image'])
    expect(inputs[1]?.hasAttribute('value')).to.equal(false)
  })

  it('BOX-004 locks a button without a type, and leaves it without one', async () => {
    const box = await short(4, '<button>Add</button>')
    expect(box.button().type).to.equal('button')
    box.quantity.set(5)
    expect(box.button().hasAttribute('type')).to.equal(false)
  })

  it('BOX-005 leaves a plain button plain and usable', async () => {
    const box = await short(4, `<button type="button" id="plain">List</button>${submit}`)
    const plain = box.find<HTMLButtonElement>('#plain')
    expect(plain.hasAttribute('aria-disabled')).to.equal(false)
    box.quantity.set(5)
    expect(plain.type).to.equal('button')
  })

  it('BOX-006 changes nothing by locking what is locked, or unlocking what is not', async () => {
    const box = await buyBox({ content: offer('') })
    const container = box.find('[data-dp-offer]')
    const call = (name: 'lock' | 'unlock') => box.call(name, container)
    call('unlock')
    call('lock')
    call('lock')
    call('unlock')
    call('unlock')
    expect(locks(box)).to.deep.equal([
      ['dp-offer-locked', 'call', 1],
      ['dp-offer-unlocked', null, 1],
    ])
    expect(box.button().getAttribute('type')).to.equal('submit')
  })

  it('BOX-006 refuses to lock what is no element, and goes on working', async () => {
    const box = await short(4)
    const faults = eventsOf(box.host, 'dp-error')
    Reflect.apply(Reflect.get(box.host, 'lock'), box.host, ['#a'])
    expect(faults.take().map(({ detail }) => detail.problems[0].message)).to.deep.equal([
      'lock(container): expected an element',
    ])
    box.quantity.set(5)
    expect(box.button().type).to.equal('submit')
  })

  it('BOX-007 BOX-010 locks several offers one by one, each by its own minimum', async () => {
    const content = offer('id="a" data-moq="3"') + offer('id="b"')
    const box = await short(4, content)
    const types = () => [...box.host.querySelectorAll('button')].map(({ type }) => type)
    expect(types()).to.deep.equal(['submit', 'button'])
    box.quantity.set(2)
    expect(types()).to.deep.equal(['button', 'button'])
    box.quantity.set(5)
    expect(types()).to.deep.equal(['submit', 'submit'])
  })

  it('BOX-007 goes over to the offers of another selector, and locks nothing between', async () => {
    const content = offer('id="a" class="one"') + offer('id="b" class="other"')
    const box = await short(4, content, 'data-offer-container=".one"')
    box.told()
    box.host.setAttribute('data-offer-container', '.other')
    await nextFrame()
    expect(locks(box)).to.deep.equal([['dp-offer-locked', 'quantity', 4]])
    const types = [...box.host.querySelectorAll('button')].map(({ type }) => type)
    expect(types).to.deep.equal(['submit', 'button'])
  })

  it('BOX-008 locks a submit button that is put in later, and frees one that is taken out', async () => {
    const box = await short(4, submit)
    const late = document.createElement('button')
    box.host.append(late)
    const early = box.button()
    box.form().append(early)
    await nextFrame()
    expect([late.type, early.type]).to.deep.equal(['button', 'submit'])
  })

  it('BOX-009 is locked by a quantity below the minimum or blank, also at the start', async () => {
    const box = await buyBox({ attributes: 'data-moq="5" data-quantity="4"' })
    box.quantity.set(5)
    box.quantity.set(null)
    box.quantity.set(6)
    expect(locks(box)).to.deep.equal([
      ['dp-offer-locked', 'quantity', 4],
      ['dp-offer-unlocked', null, 5],
      ['dp-offer-locked', 'quantity', null],
      ['dp-offer-unlocked', null, 6],
    ])
  })

  it('BOX-011 marks a locked container, its buttons, and shows the minimum', async () => {
    const box = await short(4, offer(''))
    const container = box.find('[data-dp-offer]')
    expect(container.hasAttribute('data-dp-locked')).to.equal(true)
    expect(box.button().ariaDisabled).to.equal('true')
    expect(box.text()).to.contain('Minimum order quantity: 5')
    box.quantity.set(5)
    await nextFrame()
    expect(container.hasAttribute('data-dp-locked')).to.equal(false)
    expect(box.button().hasAttribute('aria-disabled')).to.equal(false)
    expect(box.has('[part=message]')).to.equal(false)
  })

  it('BOX-011 marks itself by its state where it is the container', async () => {
    const box = await short(4)
    expect([box.is('locked'), box.host.hasAttribute('data-dp-locked')]).to.deep.equal([true, false])
    box.quantity.set(5)
    expect(box.is('locked')).to.equal(false)
  })

  it('BOX-012 opens the pop-up when a locked button is pressed, never a second one', async () => {
    const box = await short(4)
    box.button().click()
    box.button().click()
    box.form().requestSubmit()
    await box.appears('dialog[open]')
    expect(box.host.shadowRoot?.querySelectorAll('dialog').length).to.equal(1)
    expect(box.part('dialog').ariaLabel).to.equal('Choose a quantity')
    expect(box.part('dialog').textContent).to.contain('a minimum order quantity of 5')
    await press('Escape')
    await box.goes('dialog')
  })

  it('BOX-013 unlocks its offers when it leaves the page, and locks them when it is back', async () => {
    const within = `<form><div data-dp-offer>${submit}</div>{box}</form>`
    const box = await buyBox({ attributes: 'data-moq="5" data-quantity="1"', content: '', within })
    const { host } = box
    const form = box.form()
    expect(box.button().type).to.equal('button')
    host.remove()
    await nextFrame()
    expect([
      box.button().type,
      box.find('[data-dp-offer]').matches('[data-dp-locked]'),
    ]).to.deep.equal(['submit', false])
    form.append(host)
    await nextFrame()
    expect(box.button().type).to.equal('button')
  })

  it('BOX-033 counts each reason on its own: unlock() ends lock() alone', async () => {
    const box = await short(4, offer('data-locked'))
    const container = box.find('[data-dp-offer]')
    const is = () => container.hasAttribute('data-dp-locked')
    box.call('lock', container)
    box.call('unlock', container)
    box.quantity.set(5)
    expect(is()).to.equal(true)
    box.call('lock', container)
    container.removeAttribute('data-locked')
    await nextFrame()
    expect(is()).to.equal(true)
    box.call('unlock', container)
    expect(is()).to.equal(false)
  })

  it('BOX-033 heeds a lock that the page writes on a container later', async () => {
    const box = await buyBox({ content: offer('') })
    const container = box.find('[data-dp-offer]')
    container.setAttribute('data-locked', '')
    await nextFrame()
    expect(locks(box)).to.deep.equal([['dp-offer-locked', 'attribute', 1]])
    container.setAttribute('data-locked', 'false')
    await nextFrame()
    expect(container.hasAttribute('data-dp-locked')).to.equal(false)
  })

  it('BOX-006 tells of both ends of a lock() on a container that no selector finds', async () => {
    const { box, container } = await calledAlone()
    box.call('unlock', container)
    box.call('unlock', container)
    expect(locks(box)).to.deep.equal([
      ['dp-offer-locked', 'call', 1],
      ['dp-offer-unlocked', null, 1],
    ])
    expect(container.hasAttribute('data-dp-locked')).to.equal(false)
  })

  it('BOX-010 BOX-011 heeds a minimum that the page writes later on a container that only lock() names', async () => {
    const { box, container } = await calledAlone()
    container.setAttribute('data-moq', '3')
    await nextFrame()
    await nextFrame()
    expect(box.text()).to.contain('Minimum order quantity: 3')
    container.removeAttribute('data-moq')
    await nextFrame()
    await nextFrame()
    expect(box.has('[part=message]')).to.equal(false)
  })

  it('BOX-033 keeps a container that lock() named locked after unlock(), until its own reasons end', async () => {
    const { box, container } = await calledAlone('data-moq="3" data-locked')
    const is = () => container.hasAttribute('data-dp-locked')
    box.call('unlock', container)
    box.quantity.set(3)
    expect(is()).to.equal(true)
    container.removeAttribute('data-locked')
    await nextFrame()
    expect(is()).to.equal(false)
    box.quantity.set(2)
    expect(is(), 'it is no offer of the box any longer').to.equal(false)
  })

  it('COR-064 frees a button that two elements block when no reason is left', async () => {
    const other = '<dp-buy-box data-asin="B0OTHERBOX" data-moq="5"></dp-buy-box>'
    const button = '<button aria-disabled="false" type="submit">Add</button>'
    const within = `<div data-dp-offer><form>${button}{box}${other}</form></div>`
    const box = await buyBox({ attributes: 'data-moq="5" data-quantity="1"', content: '', within })
    page.quantity('B0OTHERBOX').set(5)
    expect(box.button().type).to.equal('button')
    box.quantity.set(5)
    expect([box.button().type, box.button().ariaDisabled]).to.deep.equal(['submit', 'false'])
  })
})
