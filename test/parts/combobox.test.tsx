import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { codeOf, load } from '../../src/element/late.ts'
import { Combobox } from '../../src/parts/combobox.tsx'
import type { ComboboxProps, ComboboxSuggestions } from '../../src/parts/combobox.tsx'
import { waitUntil } from '../support/wait.ts'
import { middle, mount, unmountAll } from './mount.tsx'

const entry = (id: string, mark?: string) => ({ id, text: `Model ${id}`, mark })
const list: ComboboxSuggestions = {
  groups: [
    { label: 'Recently Searched Models', options: [entry('a', 'Saved'), entry('b', 'Saved')] },
    { label: 'Popular models', options: [] },
    { options: [entry('c')] },
  ],
  summary: 'Showing 3 of 40 models',
}
const none = { groups: [{ label: 'Popular models', options: [] }] }
const many = {
  groups: [{ label: 'Hits', options: Array.from({ length: 20 }, (_, index) => entry(`${index}`)) }],
}

const files = {
  late: (file: Parameters<typeof load>[0]) => load(file).catch(() => null),
  here: codeOf,
} as ComboboxProps['files']
const listFile = { load: () => import('../../src/parts/combobox-list.tsx') }

type Said = [what: string, ...details: unknown[]]

async function press(...keys: string[]) {
  for (const key of keys) await sendKeys({ press: key })
  await nextFrame()
}

async function withAlt(key: string) {
  await sendKeys({ down: 'Alt' })
  await press(key)
  await sendKeys({ up: 'Alt' })
}

/** A combobox as a widget uses it. Its reports are recorded and applied. */
async function show(given: Partial<ComboboxProps> = {}, parent?: Element) {
  const said: Said[] = []
  let props: ComboboxProps = {
    files,
    listFile,
    id: 'model',
    label: 'Model number',
    value: '',
    list,
    onEdit(value, composing) {
      said.push(['edit', value, composing])
      void draw({ value })
    },
    onChoose(id) {
      said.push(['choose', id])
      void draw({ list: null })
    },
    onEnter: () => said.push(['enter']),
    onOpen: isGiven => said.push(['open', isGiven]),
    onClose() {
      said.push(['close'])
      void draw({ list: null })
    },
    onErase: () => said.push(['erase']),
    ...given,
  }
  const view = await mount(<Combobox {...props} />, parent)
  async function draw(change: Partial<ComboboxProps>) {
    props = { ...props, ...change }
    await view.draw(<Combobox {...props} />)
  }
  const input = view.find<HTMLInputElement>('input')
  const box = () => view.shadow.querySelector<HTMLElement>('[role=listbox]')
  const options = () => [...view.shadow.querySelectorAll<HTMLElement>('[role=option]')]
  const opened = () => waitUntil(() => box()?.offsetHeight, 'opens no list', { interval: 5 })
  const closed = () => waitUntil(() => !box(), 'closes no list', { interval: 5 })
  const active = () =>
    view.shadow.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent
  /** Reports of these kinds. */
  const told = (...kinds: string[]) => said.filter(([what]) => kinds.includes(what))
  return { ...view, draw, input, box, options, opened, closed, active, told }
}

async function open(given?: Partial<ComboboxProps>, parent?: Element) {
  const view = await show(given, parent)
  view.input.focus()
  await view.opened()
  return view
}

describe('Combobox', () => {
  afterEach(unmountAll)

  it('COR-101 FIT-098 leads Tab from the input to what follows, past a list that scrolls', async () => {
    const { host, input, closed } = await open({ list: many })
    const next = Object.assign(document.createElement('button'), { textContent: 'Next' })
    host.after(next)
    expect(input.matches(':focus')).to.equal(true)
    await press('Tab')
    await closed()
    expect(document.activeElement === next).to.equal(true)
    next.remove()
  })

  it('COR-100 has nothing for axe to find, closed, open and with an active option', async () => {
    const closed = await show({ list: null, placeholder: 'Enter your model number' })
    await expect(closed.host).to.be.accessible()
    closed.unmount()
    const { host, settled } = await open()
    await settled()
    await expect(host).to.be.accessible()
    await press('ArrowDown')
    await settled()
    await expect(host).to.be.accessible()
  })

  it('FIT-098 exposes list and active option to assistive technology', async () => {
    const { input, box, active } = await open()
    expect(input.getAttribute('role')).to.equal('combobox')
    expect(input.getAttribute('aria-expanded')).to.equal('true')
    expect(input.getAttribute('aria-controls')).to.equal(box()!.id)
    expect(active()).to.equal(undefined)
    await press('ArrowDown')
    expect(active()).to.contain('Model a')
    expect(box()!.querySelectorAll('[aria-selected=true]').length).to.equal(1)
  })

  it('FIT-098 is closed to assistive technology without a list, and without an option', async () => {
    const { draw, input, closed } = await open()
    await draw({ list: none })
    await closed()
    expect(input.getAttribute('aria-expanded')).to.equal('false')
    expect(input.hasAttribute('aria-controls')).to.equal(false)
  })

  for (const [keys, reached] of [
    [['ArrowDown'], 'Model a'],
    [['ArrowUp'], 'Model c'],
    [['ArrowDown', 'ArrowDown'], 'Model b'],
    [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'Model c'],
    [['ArrowUp', 'ArrowDown'], 'Model a'],
    [['ArrowDown', 'ArrowUp'], 'Model c'],
  ] as const) {
    it(`FIT-098 reaches ${reached} by ${keys.join(', ')}, over all groups`, async () => {
      const { active } = await open()
      await press(...keys)
      expect(active()).to.contain(reached)
    })
  }

  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
    it(`FIT-098 leads back into the text by ${key}, which moves the caret`, async () => {
      const { active, input } = await open({ value: 'abc' })
      input.setSelectionRange(1, 1)
      await press('ArrowDown', key)
      expect(active()).to.equal(undefined)
      const caret = { Home: 0, ArrowLeft: 0, ArrowRight: 2, End: 3 }[key]
      expect(input.selectionStart).to.equal(caret)
    })
  }

  it('FIT-098 chooses the active option by Enter, and closes', async () => {
    const { told, closed } = await open()
    await press('ArrowDown', 'ArrowDown', 'Enter')
    expect(told('choose', 'enter')).to.deep.equal([['choose', 'b']])
    await closed()
  })

  it('FIT-052 reports Enter without an active option', async () => {
    const { told } = await open()
    await press('Enter')
    expect(told('choose', 'enter')).to.deep.equal([['enter']])
  })

  it('FIT-098 leaves no option active once the text is edited', async () => {
    const { active, told } = await open()
    await press('ArrowDown')
    await sendKeys({ type: 'x' })
    expect([active(), told('edit')]).to.deep.equal([undefined, [['edit', 'x', false]]])
    await press('Enter')
    expect(told('choose', 'enter')).to.deep.equal([['enter']])
  })

  it('FIT-098 asks for the closed list by an arrow, and begins at its end', async () => {
    const { draw, told, active, opened, input } = await show({ list: null })
    input.focus()
    await press('ArrowUp')
    expect(told('open').length).to.equal(2)
    await draw({ list })
    await opened()
    expect(active()).to.contain('Model c')
  })

  it('FIT-098 opens by Alt and an arrow without an active option, and closes by them', async () => {
    const { draw, told, active, opened, closed, input } = await show({ list: null })
    input.focus()
    await withAlt('ArrowDown')
    expect(told('open').length).to.equal(2)
    await draw({ list })
    await opened()
    expect(active()).to.equal(undefined)
    await withAlt('ArrowUp')
    await closed()
  })

  it('FIT-098 is closed while its list cannot be loaded, and asks for it again', async () => {
    let isOffline = true
    const flaky = {
      load: () => (isOffline ? Promise.reject(new Error('offline')) : listFile.load()),
    }
    const { box, input, opened, told } = await show({ listFile: flaky })
    input.focus()
    await press('ArrowDown', 'Enter')
    expect([box(), input.ariaExpanded, told('choose', 'enter')]).to.deep.equal([
      null,
      'false',
      [['enter']],
    ])
    isOffline = false
    input.click()
    await opened()
  })

  it('FIT-020 closes by Escape, keeps focus and text, and lets nothing else close', async () => {
    let outer = 0
    const heard = ({ key }: KeyboardEvent) => key === 'Escape' && outer++
    document.addEventListener('keydown', heard)
    const { closed, input, shadow } = await open({ value: 'abc' })
    await press('Escape')
    await closed()
    expect([input.value, shadow.activeElement, outer]).to.deep.equal(['abc', input, 0])
    await press('Escape')
    document.removeEventListener('keydown', heard)
    expect(outer).to.equal(1)
  })

  it('FIT-088 shows headers of groups that have options, and the summary', async () => {
    const { shadow, box } = await open()
    const groups = [...box()!.querySelectorAll('[role=group]')]
    const names = groups.map(
      group => shadow.getElementById(group.getAttribute('aria-labelledby')!)?.textContent,
    )
    expect(names).to.deep.equal(['Recently Searched Models'])
    expect(shadow.textContent).to.contain('Showing 3 of 40 models')
  })

  it('FIT-089 marks an option in its name', async () => {
    const { options } = await open()
    expect(options().map(node => node.textContent)).to.deep.equal([
      'Model aSaved',
      'Model bSaved',
      'Model c',
    ])
  })

  it('FIT-164 chooses by a press, and keeps focus', async () => {
    const { options, told, shadow, input, closed } = await open()
    await sendMouse({ type: 'click', position: middle(options()[1]!) })
    await closed()
    expect(told('choose', 'close')).to.deep.equal([['choose', 'b']])
    expect(shadow.activeElement).to.equal(input)
  })

  it('FIT-164 chooses by a press although the input loses focus by it', async () => {
    const { options, told, input } = await open()
    await sendMouse({ type: 'move', position: middle(options()[1]!) })
    await sendMouse({ type: 'down' })
    input.blur()
    await sendMouse({ type: 'up' })
    expect(told('choose', 'close')).to.deep.equal([['choose', 'b']])
  })

  it('FIT-077 takes focus when it is told to, once', async () => {
    const { draw, shadow, input } = await show({ list: null })
    let tries = 0
    const onFocused = () => {
      tries++
      void draw({ focus: false })
    }
    await draw({ focus: true, onFocused })
    expect([shadow.activeElement, tries]).to.deep.equal([input, 1])
    input.blur()
    await draw({ value: 'x' })
    expect(shadow.activeElement).to.equal(null)
  })

  it('FIT-077 tells focus that it was given from focus that the shopper brings', async () => {
    const { draw, input, told } = await show({ list: null })
    await draw({ focus: true, onFocused: () => void draw({ focus: false }) })
    input.blur()
    input.focus()
    input.click()
    expect(told('open')).to.deep.equal([
      ['open', true],
      ['open', false],
      ['open', false],
    ])
  })

  it('FIT-122 closes when focus leaves', async () => {
    const { input, closed, told } = await open()
    input.blur()
    await closed()
    expect(told('close')).to.deep.equal([['close']])
  })

  it('COR-095 stands outside of an ancestor that cuts, as wide as the input', async () => {
    const cutting = document.body.appendChild(document.createElement('div'))
    cutting.style.cssText = 'overflow:hidden;height:60px;width:300px;transform:translate(0)'
    const { box, options, shadow, host } = await open({}, cutting)
    const option = options()[2]!
    const [x, y] = middle(option)
    const hit = shadow.elementFromPoint(x, y)
    expect(hit && option.contains(hit)).to.equal(true)
    const width = box()!.parentElement!.getBoundingClientRect().width
    expect(width).to.equal(host.getBoundingClientRect().width)
    cutting.remove()
  })

  it('FIT-098 keeps the active option in view', async () => {
    const { box, options } = await open({ list: many })
    const isShown = (node: HTMLElement) => {
      const { top, bottom } = node.getBoundingClientRect()
      const around = box()!.getBoundingClientRect()
      return top >= around.top - 1 && bottom <= around.bottom + 1
    }
    const last = options().at(-1)!
    expect(isShown(last)).to.equal(false)
    await press('ArrowUp')
    expect(isShown(last)).to.equal(true)
    await press('ArrowDown')
    expect(box()!.scrollTop).to.equal(0)
  })

  it('reports what an input method types as composing, and its end', async () => {
    const { input, told } = await open()
    input.value = 'ka'
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect(told('edit')).to.deep.equal([
      ['edit', 'ka', true],
      ['edit', 'ka', false],
    ])
  })

  for (const [what, init] of [
    ['while an input method composes', { isComposing: true }],
    ['that ends a composition in Safari', { keyCode: 229 }],
  ] as const) {
    it(`leaves an Enter to the input method ${what}`, async () => {
      const { input, told } = await open()
      await press('ArrowDown')
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init })
      input.dispatchEvent(enter)
      expect(told('choose', 'enter')).to.deep.equal([])
    })
  }

  it('FIT-120 reports Backspace before the text, and no other', async () => {
    const { input, told } = await open({ value: 'ab', before: <i>Brand</i> })
    input.setSelectionRange(1, 1)
    await press('Backspace')
    expect(told('erase')).to.deep.equal([])
    input.setSelectionRange(0, 0)
    await press('Backspace')
    expect(told('erase')).to.deep.equal([['erase']])
    input.setSelectionRange(0, 1)
    await press('Backspace')
    expect(told('erase').length).to.equal(1)
  })

  it('takes no key while disabled', async () => {
    const { input, told, box } = await show({ disabled: true })
    input.focus()
    await nextFrame()
    expect([told('open').length, box()]).to.deep.equal([0, null])
  })

  it('COR-106 stays within a window of 320 px', async () => {
    await setViewport({ width: 320, height: 600 })
    const { box } = await open({
      list: { groups: [{ options: [entry('x'.repeat(120), 'Saved')] }], summary: 'All' },
    })
    const { left, right } = box()!.parentElement!.getBoundingClientRect()
    expect([left >= 0, right <= 320]).to.deep.equal([true, true])
    expect(box()!.scrollWidth).to.equal(box()!.clientWidth)
    await setViewport({ width: 800, height: 600 })
  })

  it('COR-021 mirrors in a page that reads from right to left', async () => {
    const right = document.body.appendChild(document.createElement('div'))
    right.dir = 'rtl'
    const { options } = await open({}, right)
    const [text, mark] = options()[0]!.children
    expect(text!.getBoundingClientRect().left > mark!.getBoundingClientRect().left).to.equal(true)
    right.remove()
  })

  it('COR-021 aligns a name of the other direction with the rest, in each of its lines', async () => {
    const right = document.body.appendChild(document.createElement('div'))
    right.dir = 'rtl'
    right.style.inlineSize = '200px'
    const long = { id: 'long', text: 'Model GS 60 Integrated Professional GS60-IP-998877 Edition' }
    const { options } = await open({ list: { groups: [{ options: [long] }] } }, right)
    const lines = document.createRange()
    lines.selectNodeContents(options()[0]!.querySelector('bdi')!)
    const edges = [...lines.getClientRects()].map(box => Math.round(box.right))
    expect(edges.length).to.be.above(1)
    expect(new Set(edges).size).to.equal(1)
    right.remove()
  })
})
