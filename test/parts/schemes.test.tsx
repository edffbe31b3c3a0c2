import { expect } from '@open-wc/testing'
import { BusyButton } from '../../src/parts/busy-button.tsx'
import { Disclosure } from '../../src/parts/disclosure.tsx'
import { Listbox } from '../../src/parts/listbox.tsx'
import { Message } from '../../src/parts/message.tsx'
import { Price } from '../../src/parts/price.tsx'
import { ProgressBar } from '../../src/parts/progress-bar.tsx'
import { Stepper } from '../../src/parts/stepper.tsx'
import { mount, unmountAll } from './mount.tsx'

const nothing = () => {}
const option = { id: 'one', text: 'One', content: 'One' }

const everything = (
  <div>
    <button type="button" className="button primary">
      Add
    </button>
    <button type="button" className="button">
      Cancel
    </button>
    <button type="button" className="link">
      Change
    </button>
    <BusyButton busy busyLabel="Processing..." onPress={nothing}>
      Add
    </BusyButton>
    <input className="field" aria-label="Quantity" aria-invalid="true" defaultValue="0" />
    <label className="choice">
      <input type="checkbox" defaultChecked />
      Add gift options
    </label>
    <Disclosure open onToggle={nothing} header="Deal">
      <Price now="€19.99" was="€29.99" wasLabel="Was" />
      <ProgressBar percent={50} text="50% claimed" />
      <ProgressBar percent={95} text="95% claimed" tone="success" />
      <ProgressBar percent={100} text="100% claimed" tone="error" />
    </Disclosure>
    <Listbox label="Quantity" options={[option]} selectedId="one" onChoose={nothing} />
    <Stepper
      value="1"
      label="Quantity"
      decreaseLabel="Less"
      increaseLabel="More"
      onDecrease={nothing}
      onIncrease={nothing}
    />
    <Message tone="error" retryLabel="Try again" onRetry={nothing}>
      Failed.
    </Message>
    <Message tone="success">Done.</Message>
    <Message tone="info">For members.</Message>
  </div>
)

/** Sets up the page for one color scheme, as its author would. */
function setScheme(scheme: string): void {
  document.documentElement.style.colorScheme = scheme
  document.body.style.background = scheme && 'Canvas'
  document.body.style.color = scheme && 'CanvasText'
}

describe('colour schemes', () => {
  afterEach(() => {
    unmountAll()
    setScheme('')
  })

  for (const scheme of ['light', 'dark']) {
    it(`COR-100 has nothing for axe to find in a ${scheme} page`, async () => {
      setScheme(scheme)
      const { host } = await mount(everything)
      await expect(host).to.be.accessible()
    })
  }

  it('follows the page and not the system, so that a page that is light only stays light', async () => {
    const { find } = await mount(everything)
    const surface = () => getComputedStyle(find('.field')).backgroundColor
    setScheme('light')
    expect(surface()).to.equal('rgb(255, 255, 255)')
    setScheme('dark')
    expect(surface()).to.equal('rgb(28, 31, 38)')
  })

  it('COR-090 takes colours from --dp-* properties of the page', async () => {
    const { host, find } = await mount(everything)
    host.style.setProperty('--dp-color-accent', 'rgb(1, 2, 3)')
    // The button's color changes gradually.
    find('.primary').style.transition = 'none'
    expect(getComputedStyle(find('.primary')).backgroundColor).to.equal('rgb(1, 2, 3)')
  })

  it('COR-090 takes nothing from the page that inherits, but font and colour', async () => {
    const { host, find, shadow } = await mount(everything)
    shadow.append(document.createElement('slot'))
    const text = host.appendChild(document.createElement('p'))
    const odd =
      'letter-spacing:9px;line-height:3;text-transform:uppercase;text-align:end;color:rgb(9, 9, 9)'
    host.style.cssText = odd
    const inside = getComputedStyle(find('.disclosure-content'))
    expect([inside.letterSpacing, inside.textTransform, inside.textAlign]).to.deep.equal([
      'normal',
      'none',
      'start',
    ])
    expect(inside.color).to.equal('rgb(9, 9, 9)')
    expect(getComputedStyle(text).letterSpacing).to.equal('9px')
  })
})
