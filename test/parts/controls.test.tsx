import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { codeOf, load } from '../../src/element/late.ts'
import { BusyButton } from '../../src/parts/busy-button.tsx'
import { Disclosure } from '../../src/parts/disclosure.tsx'
import { Message } from '../../src/parts/message.tsx'
import { quantityList } from '../../src/parts/quantity-list.ts'
import { QuantityPicker } from '../../src/parts/quantity-picker.tsx'
import { Stepper } from '../../src/parts/stepper.tsx'
import { place } from '../support/browser.ts'
import { quantityPicker } from '../support/quantity-picker.ts'
import { mount, unmountAll } from './mount.tsx'

afterEach(unmountAll)

async function picker(props: Partial<QuantityPicker['props']> = {}) {
  const chosen: unknown[] = []
  await load(quantityList)
  const view = await mount(
    <QuantityPicker
      value={2}
      options={[1, 2, 3]}
      label="Quantity"
      prompt="Choose"
      closeLabel="Close"
      locale="en"
      part="quantity"
      files={{ late: load, here: codeOf }}
      onChoose={quantity => chosen.push(quantity)}
      {...props}
    />,
  )
  return { ...view, ...quantityPicker(view.shadow), chosen }
}
const nameOf = (button: Element | null) => button?.getAttribute('aria-label')

describe('QuantityPicker', () => {
  it('COR-100 has nothing for axe to find, closed or open', async () => {
    const { host, open } = await picker()
    await expect(host).to.be.accessible()
    await open()
    await expect(host).to.be.accessible()
  })

  it('QTY-110 shows the quantity on its button, and hands on a choice from its list', async () => {
    const { shown, button, choose, chosen, entries, shadow } = await picker()
    expect([shown(), nameOf(button())]).to.deep.equal(['2', 'Quantity: 2'])
    expect(button()?.getAttribute('aria-expanded')).to.equal('false')
    await choose('3')
    expect(chosen).to.deep.equal([3])
    expect(entries()).to.deep.equal([])
    expect(shadow.activeElement).to.equal(button())
  })

  it('QTY-110 marks the quantity in its list, and Escape closes the list without a choice', async () => {
    const { open, chosen, entries, button, shadow } = await picker()
    const marks = (await open()).map(entry => entry.ariaSelected)
    expect(marks).to.deep.equal(['false', 'true', 'false'])
    await sendKeys({ press: 'Escape' })
    expect([entries().length, chosen.length]).to.deep.equal([0, 0])
    expect(shadow.activeElement).to.equal(button())
  })

  it('QTY-110 is a sheet in a narrow window', async () => {
    await setViewport({ width: 599, height: 700 })
    const { open, shadow } = await picker()
    await open()
    expect(shadow.querySelector('dialog[open]')).not.to.equal(null)
    await setViewport({ width: 600, height: 700 })
  })

  it('ONE-014 can be blank', async () => {
    const { shown, open } = await picker({ value: null })
    expect(shown()).to.equal('Choose')
    expect((await open()).map(entry => entry.ariaSelected)).to.deep.equal(Array(3).fill('false'))
  })

  it('COR-022 writes quantities in the digits of the locale', async () => {
    const { shown, texts } = await picker({ locale: 'ar-EG', value: 40 })
    expect(shown()).to.equal('٤٠')
    expect(await texts()).to.deep.equal(['١', '٢', '٣'])
  })

  it('QTY-110 opens no empty list', async () => {
    const { button } = await picker({ options: [] })
    expect(button()?.disabled).to.equal(true)
  })
})

async function stepper(props: Partial<Parameters<typeof Stepper>[0]> = {}) {
  const pressed: string[] = []
  const view = await mount(
    <Stepper
      value="2"
      label="Quantity"
      decreaseLabel="Decrease quantity"
      increaseLabel="Increase quantity"
      onDecrease={() => pressed.push('less')}
      onIncrease={() => pressed.push('more')}
      {...props}
    />,
  )
  return { ...view, pressed, buttons: [...view.shadow.querySelectorAll('button')] }
}

const icon = (buttons: HTMLElement[]) => buttons[0]?.querySelector('path')?.getAttribute('d')

describe('Stepper', () => {
  it('COR-100 has nothing for axe to find', async () => {
    const { host } = await stepper()
    await expect(host).to.be.accessible()
  })

  it('COR-101 works by keyboard', async () => {
    const { buttons, pressed } = await stepper()
    buttons[1]?.focus()
    await sendKeys({ press: 'Enter' })
    buttons[0]?.focus()
    await sendKeys({ press: ' ' })
    expect(pressed).to.deep.equal(['more', 'less'])
  })

  it('QTY-056 takes no press at the end of its range, and keeps focus', async () => {
    const { buttons, pressed, shadow } = await stepper({ canIncrease: false })
    buttons[1]?.focus()
    await sendKeys({ press: 'Enter' })
    expect(pressed).to.deep.equal([])
    expect(buttons[1]?.getAttribute('aria-disabled')).to.equal('true')
    expect(shadow.activeElement === buttons[1]).to.equal(true)
  })

  it('QTY-055 carries the trash icon where it removes', async () => {
    const plain = await stepper()
    const removing = await stepper({ removes: true })
    expect(icon(plain.buttons)).to.match(/^M5 12h14$/)
    expect(icon(removing.buttons)).to.match(/^M10 11v6/)
  })

  it('COR-103 has targets of at least 24 px', async () => {
    const { buttons } = await stepper()
    for (const button of buttons) {
      expect(Math.min(button.offsetWidth, button.offsetHeight)).to.be.at.least(24)
    }
  })
})

describe('BusyButton', () => {
  const presses: string[] = []
  const button = (busy: boolean) => (
    <BusyButton busy={busy} busyLabel="Processing..." onPress={() => presses.push('press')}>
      Add
    </BusyButton>
  )

  it('DEA-045 takes no press while busy, says so and keeps focus and width', async () => {
    const { draw, find, shadow, host } = await mount(button(false))
    const node = find('button')
    node.focus()
    const { width } = node.getBoundingClientRect()
    await sendKeys({ press: 'Enter' })
    await draw(button(true))
    await sendKeys({ press: 'Enter' })
    expect(presses).to.deep.equal(['press'])
    expect(shadow.activeElement === node).to.equal(true)
    expect(node.getBoundingClientRect().width).to.equal(width)
    expect([node.getAttribute('aria-disabled'), node.getAttribute('aria-busy')]).to.deep.equal([
      'true',
      'true',
    ])
    expect(node.innerText.trim()).to.equal('Processing...')
    await expect(host).to.be.accessible()
  })
})

const row = (open: boolean, onToggle = () => {}) => (
  <Disclosure open={open} onToggle={onToggle} header="Deal" animateMs={0}>
    <a href="/deals">All deals</a>
  </Disclosure>
)

describe('Disclosure', () => {
  it('COR-100 has nothing for axe to find, open and closed', async () => {
    const { host, draw } = await mount(row(false))
    await expect(host).to.be.accessible()
    await draw(row(true))
    await expect(host).to.be.accessible()
  })

  it('DEA-069 toggles by Enter and Space', async () => {
    let toggles = 0
    const { find } = await mount(row(false, () => toggles++))
    find('button').focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: ' ' })
    expect(toggles).to.equal(2)
  })

  it('DEA-001 hides its content while closed, from the keyboard too', async () => {
    const { draw, find, shadow } = await mount(row(false))
    const header = find('button')
    expect(header.getAttribute('aria-expanded')).to.equal('false')
    expect(find('.disclosure-body').offsetHeight).to.equal(0)
    const next = place('<button>Next</button>')
    header.focus()
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement === next).to.equal(true)
    await draw(row(true))
    expect(header.getAttribute('aria-expanded')).to.equal('true')
    header.focus()
    await sendKeys({ press: 'Tab' })
    expect(shadow.activeElement === find('a')).to.equal(true)
  })
})

describe('Message', () => {
  it('DEA-073 offers a way on', async () => {
    let retries = 0
    const { find, host } = await mount(
      <Message tone="error" retryLabel="Try again" onRetry={() => retries++}>
        This deal could not be updated.
      </Message>,
    )
    find('.link').click()
    expect(retries).to.equal(1)
    await expect(host).to.be.accessible()
  })
})
