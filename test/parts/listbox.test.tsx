import { expect, fixture, html } from '@open-wc/testing'
import { holdClocks } from '../support/clock.ts'
import { nextDrawing, waitUntil } from '../support/wait.ts'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { restore } from 'sinon'
import { Listbox } from '../../src/parts/listbox.tsx'
import { Popover } from '../../src/parts/popover.tsx'
import { typeahead } from '../../src/parts/typeahead.ts'
import { middle, mount, unmountAll } from './mount.tsx'

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const options = names.map(text => ({ id: text.toLowerCase(), text, content: <i>{text}</i> }))

async function list(props: Partial<Parameters<typeof Listbox>[0]> = {}) {
  const chosen: string[] = []
  const view = await mount(
    <Listbox
      label="Quantity"
      options={options}
      selectedId="two"
      onChoose={id => chosen.push(id)}
      {...props}
    />,
  )
  const box = view.find('[role=listbox]')
  box.focus()
  const active = () => {
    const id = box.getAttribute('aria-activedescendant') ?? ''
    return view.shadow.getElementById(id)?.getAttribute('aria-label')
  }
  return { ...view, box, chosen, active }
}

describe('Listbox', () => {
  // A failed test must not leave a fake clock to the runner.
  afterEach(restore)
  afterEach(unmountAll)

  it('COR-100 has nothing for axe to find', async () => {
    const { host } = await list()
    await expect(host).to.be.accessible()
  })

  it('QTY-077 begins at the selected option, and marks it alone', async () => {
    const { active, shadow } = await list()
    expect(active()).to.equal('Two')
    const selected = [...shadow.querySelectorAll('[aria-selected=true]')]
    expect(selected.map(node => node.getAttribute('aria-label'))).to.deep.equal(['Two'])
  })

  for (const [key, reached] of [
    ['ArrowDown', 'Three'],
    ['ArrowUp', 'One'],
    ['Home', 'One'],
    ['End', 'Ten'],
  ] as const) {
    it(`QTY-077 goes to ${reached} by ${key}`, async () => {
      const { active, chosen } = await list()
      await sendKeys({ press: key })
      expect(active()).to.equal(reached)
      expect(chosen).to.deep.equal([])
    })
  }

  it('QTY-077 stops at both ends', async () => {
    const { active } = await list({ selectedId: 'ten' })
    await sendKeys({ press: 'ArrowDown' })
    expect(active()).to.equal('Ten')
    await sendKeys({ press: 'Home' })
    await sendKeys({ press: 'ArrowUp' })
    expect(active()).to.equal('One')
  })

  for (const key of ['Enter', ' ']) {
    it(`QTY-077 chooses by ${key}`, async () => {
      const { chosen } = await list()
      await sendKeys({ press: 'ArrowDown' })
      await sendKeys({ press: key })
      expect(chosen).to.deep.equal(['three'])
    })
  }

  it('QTY-077 chooses by a press', async () => {
    const { chosen, shadow } = await list()
    const [first] = shadow.querySelectorAll('[role=option]')
    await sendMouse({ type: 'click', position: middle(first!) })
    expect(chosen).to.deep.equal(['one'])
  })

  it('QTY-077 goes to what is typed', async () => {
    const { active } = await list()
    await sendKeys({ type: 'th' })
    expect(active()).to.equal('Three')
  })

  it('QTY-018 is scrolled to where it is told, in a popover too', async () => {
    const { find } = await mount(
      <Popover open label="Quantity" anchor={() => document.body} onClose={() => {}}>
        <Listbox
          label="Quantity"
          options={options}
          selectedId="three"
          onChoose={() => {}}
          scrollTop={89}
        />
      </Popover>,
    )
    const box = find('[role=listbox]')
    await waitUntil(() => box.scrollTop === 89)
  })

  it('QTY-018 is not scrolled below 0', async () => {
    const { box } = await list({ scrollTop: -1 })
    await nextDrawing()
    expect(box.scrollTop).to.equal(0)
  })

  it('QTY-018 shows the selected option by default, and scrolls nothing around it', async () => {
    const around = await fixture(html`<div style="height:100px;overflow:auto"></div>`)
    const view = await mount(
      <Listbox label="Quantity" options={options} selectedId="ten" onChoose={() => {}} />,
      around,
    )
    const box = view.find('[role=listbox]')
    const option = view.find('[aria-selected=true]').getBoundingClientRect()
    expect(option.bottom <= box.getBoundingClientRect().bottom).to.equal(true)
    expect(around.scrollTop).to.equal(0)
  })

  it('QTY-019 tells once that scrolling has stopped, 200 ms after the last of it', async () => {
    let stops = 0
    const { box } = await list({ scrollTop: 45, onScrollStop: () => stops++ })
    await waitUntil(() => box.scrollTop === 45)
    const time = holdClocks()
    const scroll = (top: number) => {
      box.scrollTop = top
      box.dispatchEvent(new Event('scroll'))
    }
    scroll(45)
    time.tick(1000)
    expect(stops).to.equal(0)
    scroll(60)
    time.tick(150)
    scroll(90)
    time.tick(199)
    expect(stops).to.equal(0)
    time.tick(1)
    time.restore()
    expect(stops).to.equal(1)
  })
})

describe('typeahead', () => {
  for (const texts of [
    ['1', '2', '25', '3'],
    ['١', '٢', '٢٥', '٣'],
    ['१', '२', '२५', '३'],
  ]) {
    it(`COR-022 finds a number by digits of any script among ${texts.join()}`, () => {
      for (const keys of ['25', '٢٥', '२५']) {
        const find = typeahead()
        const found = [...keys].reduce((at, key) => find(key, texts, at) ?? at, 0)
        expect(texts[found]).to.equal(texts[2])
      }
    })
  }

  it('goes on to the next entry by the same letter again', () => {
    const find = typeahead()
    expect(find('t', names, 1)).to.equal(2)
    expect(find('t', names, 2)).to.equal(9)
    expect(find('t', names, 9)).to.equal(1)
  })

  it('begins a new word after half a second', () => {
    const time = holdClocks('performance')
    const find = typeahead()
    const first = find('f', names, 0)
    time.tick(501)
    const second = find('s', names, 0)
    time.restore()
    expect([first, second]).to.deep.equal([3, 5])
  })

  it('leaves keys alone that are no characters, and a space that begins nothing', () => {
    const find = typeahead()
    expect([find('Shift', names, 0), find(' ', names, 0)]).to.deep.equal([null, null])
  })
})
