import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { BusyButton } from '../../src/parts/busy-button.tsx'
import { Disclosure } from '../../src/parts/disclosure.tsx'
import { Message } from '../../src/parts/message.tsx'
import { QuantityPicker } from '../../src/parts/quantity-picker.tsx'
import { Stepper } from '../../src/parts/stepper.tsx'
import { place } from '../support/browser.ts'
import { mount, unmountAll } from './mount.tsx'

afterEach(unmountAll)

async function picker(props: Partial<Parameters<typeof QuantityPicker>[0]> = {}) {
  const chosen: unknown[] = []
  const view = await mount(
    <QuantityPicker
      value={2}
      options={[1, 2, 3]}
      label="Quantity"
      locale="en"
      onChoose={quantity => chosen.push(quantity)}
      {...props}
    />,
  )
  const select = view.find<HTMLSelectElement>('select')
  const choose = (value: string) => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const texts = [...select.options].map(option => option.text)
  return { ...view, select, choose, chosen, texts }
}

describe('QuantityPicker', () => {
  it('COR-100 has nothing for axe to find', async () => {
    const { host } = await picker()
    await expect(host).to.be.accessible()
  })

  it('BOX-014 shows the quantity and hands on a choice', async () => {
    const { select, choose, chosen } = await picker()
    expect(select.value).to.equal('2')
    choose('3')
    expect(chosen).to.deep.equal([3])
  })

  it('ONE-014 can be blank', async () => {
    const { select, choose, chosen, texts } = await picker({ value: null })
    expect(select.value).to.equal('')
    expect(texts).to.deep.equal(['', '1', '2', '3'])
    choose('')
    expect(chosen).to.deep.equal([null])
  })

  it('COR-022 writes quantities in the digits of the locale', async () => {
    const { texts } = await picker({ locale: 'ar-EG', value: 40 })
    expect(texts).to.deep.equal(['٤٠', '١', '٢', '٣'])
  })

  it('BOX-016 shows a quantity that is not among the options', async () => {
    const { select } = await picker({ value: 40 })
    expect(select.selectedOptions[0]?.text).to.equal('40')
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
