import { expect } from '@open-wc/testing'
import { atom } from 'nanostores'
import { useLayoutEffect } from 'react'
import { spy, stub, type SinonFakeTimers, type SinonStub } from 'sinon'
import 'virtual:all'
import { catalogue } from '../../elements/index.ts'
import { cartCount } from '../../src/contract/buying/cart.ts'
import { object } from '../../src/contract/schema.ts'
import { text } from '../../src/element/describe.ts'
import type { Ports } from '../../src/element/ports.ts'
import { setHidden } from '../parts/media.ts'
import { clearFaults, eventsOf, hold, mount, place, session } from '../support/browser.ts'
import { holdClocks } from '../support/clock.ts'
import { probe, showsView } from '../support/probe.tsx'
import { nextDrawing, waitUntil } from '../support/wait.ts'
import { diagnoseTag } from '../../src/element/diagnose.ts'
import { engine } from '../support/engine.ts'
import { alive } from '../support/left.ts'

const built = catalogue.filter(({ tag }) => customElements.get(tag))

/** A tag that counts presses and logs what its ports do. */
function counter() {
  const log: string[] = []
  const tag = probe({
    descriptor: {
      calls: [cartCount],
      form: { count: '' },
      hears: { 'dp-cart-added': { about: '', detail: object({}) } },
    },
    model(ports) {
      const $count = atom(0)
      ports.use(() => {
        log.push('in')
        return () => log.push('out')
      })
      ports.hear('dp-cart-added', () => log.push('heard'))
      ports.submit({ count: '1' })
      return {
        $count,
        press() {
          $count.set($count.get() + 1)
        },
        later: () => ports.after(1000, () => log.push('late')),
        call: async () => log.push((await ports.call(cartCount, {})).ok ? 'answer' : 'no answer'),
      }
    },
    View: ({ model }: { model: Counter }) => (
      <button type="button" onClick={model.press}>
        {model.$count.get()}
      </button>
    ),
  })
  return { tag, log }
}
interface Counter {
  $count: { get(): number }
  press(): void
  later(): void
  call(): Promise<void>
}
const button = (host: Element) => host.shadowRoot?.querySelector('button')
/** The guarded actions, as the view has them. */
const modelOf = (host: Element) => (host as Element & { core: { guarded: Counter } }).core.guarded

describe('Life of every element', () => {
  before(() => session())

  for (const {
    tag,
    examples: [{ html }],
    events,
  } of built) {
    it(`COR-030 shows the example of ${tag} added by innerHTML, append, cloneNode and a template`, async () => {
      const template = document.createElement('template')
      template.innerHTML = html
      const box = place('<div></div>')
      const clone = template.content.cloneNode(true)
      const ways: (() => void)[] = [
        () => (box.innerHTML = html),
        () => box.replaceChildren(clone),
        () => box.replaceChildren(document.importNode(template.content, true)),
        () => {
          box.replaceChildren()
          box.insertAdjacentHTML('beforeend', html)
        },
      ]
      for (const add of ways) {
        const ready = eventsOf(box, 'dp-ready')
        let shown = 0
        add()
        const isShown = () => {
          shown += ready.take().filter(({ target }) => target === box.querySelector(tag)).length
          return shown > 0
        }
        await waitUntil(isShown, `the first view of <${tag}>`)
        await nextDrawing()
        expect(shown + ready.take().length).to.equal(1)
      }
    })

    it(`COR-037 COR-056 shows the example of ${tag} without an error or an undeclared event`, async () => {
      const seen = spy(EventTarget.prototype, 'dispatchEvent')
      const host = await mount(tag, `<div>${html}</div>`)
      await nextDrawing()
      host.remove()
      await nextDrawing()
      const names = seen.args.map(([event]) => event.type).filter(name => name.startsWith('dp-'))
      seen.restore()
      const declared = new Set([...Object.keys(events), 'dp-ready', 'dp-metric'])
      expect(names.filter(name => !declared.has(name))).to.deep.equal([])
    })

    it(`COR-038 hides ${tag} by hidden, and keeps the display that the page gives the tag`, async () => {
      const host = await mount(tag, `<div>${html}</div>`)
      host.style.display = 'grid'
      expect(getComputedStyle(host).display).to.equal('grid')
      host.style.display = ''
      host.hidden = true
      expect(getComputedStyle(host).display).to.equal('none')
    })
  }
})

const never = () => {
  throw new Error('broken')
}

describe('Life', () => {
  let error: SinonStub
  let clock: SinonFakeTimers | undefined

  beforeEach(() => (error = stub(console, 'error')))
  afterEach(() => {
    error.restore()
    clock?.restore()
  })

  it('COR-031 keeps state and calls when it is moved within a task', async () => {
    await session()
    const { tag, log } = counter()
    const host = await mount(tag, `<div><${tag}></${tag}></div>`)
    button(host)?.click()
    await nextDrawing()
    const call = modelOf(host).call()
    const drawn = button(host)
    for (let move = 0; move < 3; move++) {
      const box = document.createElement('p')
      host.parentElement?.append(box)
      if (move > 0) host.remove()
      box.append(host)
    }
    await call
    expect(button(host)).to.equal(drawn)
    expect([button(host)?.textContent, log]).to.deep.equal(['1', ['in', 'answer']])
  })

  it('COR-032 ends calls, timers and listeners when it is removed, and leaves its form', async () => {
    await session()
    await hold({ path: '/dp/cart/count' })
    const { tag, log } = counter()
    const host = await mount(tag, `<form><${tag}></${tag}></form>`)
    const form = host.parentElement as HTMLFormElement
    const call = modelOf(host).call()
    clock = holdClocks()
    modelOf(host).later()
    expect([...new FormData(form).keys()]).to.deep.equal(['count'])
    host.remove()
    await call
    clock.tick(5000)
    document.dispatchEvent(new CustomEvent('dp-cart-added', { detail: {} }))
    expect(log).to.deep.equal(['in', 'out', 'no answer'])
    expect([...new FormData(form).keys()]).to.deep.equal([])
    await clearFaults()
  })

  it('COR-032 shows its state again when it is put back', async () => {
    const { tag, log } = counter()
    const host = await mount(tag, `<div><${tag}></${tag}></div>`)
    button(host)?.click()
    const box = host.parentElement
    host.remove()
    await nextDrawing()
    expect(button(host)).to.equal(null)
    box?.append(host)
    await nextDrawing()
    document.dispatchEvent(new CustomEvent('dp-cart-added', { detail: {} }))
    button(host)?.click()
    await nextDrawing()
    expect(button(host)?.textContent).to.equal('2')
    expect(log).to.deep.equal(['in', 'out', 'in', 'heard'])
  })

  const broken: readonly [string, () => string, (host: Element) => void][] = [
    ['rendering', () => probe({ View: never }), () => {}],
    ['making its model', () => probe({ model: never }), () => {}],
    [
      'an effect',
      () => probe({ model: (ports: Ports<never>) => (ports.use(never), {}) }),
      () => {},
    ],
    [
      'an action',
      () =>
        probe({
          model: () => ({ press: never }),
          View: ({ model }: { model: { press(): void } }) => (
            <button type="button" onClick={model.press} />
          ),
        }),
      host => button(host)?.click(),
    ],
    [
      'an action that waits',
      () =>
        probe({
          model: () => ({ press: async () => never() }),
          View: ({ model }: { model: { press(): void } }) => (
            <button type="button" onClick={model.press} />
          ),
        }),
      host => button(host)?.click(),
    ],
    [
      'a timer',
      () =>
        probe({
          model: (ports: Ports<never>) => (ports.use(() => void ports.after(1, never)), {}),
        }),
      () => {},
    ],
    [
      'hearing an event',
      () =>
        probe({
          descriptor: { hears: { 'dp-cart-added': { about: '', detail: object({}) } } },
          model: ports => (ports.hear('dp-cart-added', never), {}),
        }),
      () => document.dispatchEvent(new CustomEvent('dp-cart-added', { detail: {} })),
    ],
    [
      'hearing a store',
      () => probe({ model: (ports: Ports<never>) => (ports.watch(ports.page.$cart, never), {}) }),
      () => {},
    ],
    [
      'hearing a change of the configuration',
      () =>
        probe({
          descriptor: { fields: { name: text({ about: '' }) } },
          model: ports => (ports.onConfig(never), {}),
        }),
      host => host.setAttribute('data-name', 'other'),
    ],
  ]
  it('COR-032 unmounts its view, and hears no store any more, once it is removed for good', async () => {
    const log: unknown[] = []
    const $told = atom(0)
    function View() {
      useLayoutEffect(() => () => void log.push('unmounted'), [])
      return <p>Shown</p>
    }
    const tag = probe({
      model(ports) {
        ports.watch($told, value => log.push(value))
        return {}
      },
      View: View as never,
    })
    const host = await mount(tag, `<div><${tag}></${tag}></div>`)
    $told.set(1)
    host.remove()
    await nextDrawing()
    $told.set(2)
    await waitUntil(() => log.includes('unmounted'), 'the view stays')
    expect(log).to.deep.equal([0, 1, 'unmounted'])
  })

  it('COR-097 tells why a tag could not be defined', () => {
    const warned = stub(console, 'warn')
    const faults = eventsOf(document, 'dp-error')
    try {
      diagnoseTag('dp-probe-none', new TypeError('no more tags'))
    } finally {
      warned.restore()
    }
    const message = '<dp-probe-none> could not be defined: no more tags'
    expect(warned.args).to.deep.equal([[`dp-elements: ${message}`]])
    expect(faults.take().map(({ detail }) => detail)).to.deep.equal([
      { code: 'define', problems: [{ message }] },
    ])
  })

  engine.it('COR-033 holds nothing of a timer that has run', 'the DevTools protocol', async () => {
    let ran = false
    const tag = probe({
      model: ports => ({
        later: (node: Element) => ports.after(0, () => (ran = node.nodeName === 'P')),
      }),
    })
    const host = await mount(tag, `<${tag}></${tag}>`)
    const begin = () => {
      const node = document.createElement('p')
      ;(modelOf(host) as unknown as { later(node: Element): void }).later(node)
      return new WeakRef<Element>(node)
    }
    const node = begin()
    await waitUntil(() => ran, 'the timer')
    expect(await alive([node])).to.equal(0)
    expect(host.isConnected).to.equal(true)
  })

  for (const [where, make, act] of broken) {
    it(`COR-037 keeps an exception in ${where} to itself`, async () => {
      const reached: unknown[] = []
      const hear = (event: Event) => {
        reached.push(event)
        event.preventDefault()
      }
      addEventListener('error', hear)
      addEventListener('unhandledrejection', hear)
      const tag = make()
      const other = counter()
      const box = place(`<div><${other.tag}></${other.tag}></div>`)
      const errors = eventsOf(box, 'dp-error')
      const host = document.createElement(tag)
      host.textContent = 'Fallback'
      box.append(host)
      await nextDrawing()
      act(host)
      const faults: CustomEvent[] = []
      await waitUntil(() => faults.push(...errors.take()), 'no dp-error')
      await nextDrawing()
      removeEventListener('error', hear)
      removeEventListener('unhandledrejection', hear)
      expect(reached).to.deep.equal([])
      const [fault, ...more] = [...faults, ...errors.take()]
      expect(more).to.deep.equal([])
      expect(fault?.detail).to.deep.equal({ code: 'crash', problems: [{ message: 'broken' }] })
      expect(host.shadowRoot?.childElementCount).to.equal(1)
      expect(showsView(box.firstElementChild as Element)).to.equal(true)
    })
  }

  it('COR-039 keeps the style of a host that is adopted into another document', async () => {
    const tag = probe({ styles: ['.view { color: rgb(1, 2, 3) }'] })
    const host = await mount(tag, `<div><${tag}></${tag}></div>`)
    const frame = place('<iframe></iframe>') as HTMLIFrameElement
    frame.contentDocument?.body.append(host)
    await nextDrawing()
    const view = host.shadowRoot?.querySelector('.view')
    const style = view && frame.contentWindow?.getComputedStyle(view)
    expect(style?.color).to.equal('rgb(1, 2, 3)')
    expect(style?.boxSizing).to.equal('border-box')
  })

  it('loads a near file when the shopper comes near, once for all elements of the tag', async () => {
    const load = spy(async () => ({}))
    const tag = probe({ late: { panel: { load, when: 'near' } } })
    const hosts = [await mount(tag, `<${tag}></${tag}>`), await mount(tag, `<${tag}></${tag}>`)]
    await nextDrawing()
    expect(hosts.map(showsView)).to.deep.equal([true, true])
    expect(load.callCount).to.equal(0)
    for (const host of hosts) {
      host.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
    }
    expect(load.callCount).to.equal(1)
  })

  it('sets the sheets of a shadow root once, with those of the files that the first view needs', async () => {
    const blue = '.view { background: rgb(4, 5, 6) }'
    const file = { load: async () => ({ styles: [blue] }), when: () => true }
    const tag = probe({ styles: ['.view { color: rgb(1, 2, 3) }'], late: { file } })
    const own = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets')!
    const set = spy()
    Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
      ...own,
      set(this: ShadowRoot, sheets: CSSStyleSheet[]) {
        set(this.host?.localName)
        own.set?.call(this, sheets)
      },
    })
    try {
      for (const nth of [1, 2]) {
        const host = await mount(tag, `<${tag}></${tag}>`)
        await nextDrawing()
        const style = getComputedStyle(host.shadowRoot!.querySelector('.view')!)
        expect([style.color, style.backgroundColor]).to.deep.equal(['rgb(1, 2, 3)', 'rgb(4, 5, 6)'])
        expect(set.withArgs(tag).callCount).to.equal(nth)
        if (nth === 1) continue
        // A host that comes back keeps them.
        const parent = host.parentElement!
        host.remove()
        await nextDrawing()
        parent.append(host)
        await nextDrawing()
        expect(showsView(host)).to.equal(true)
        expect(set.withArgs(tag).callCount).to.equal(nth)
      }
    } finally {
      Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', own)
    }
  })

  it('COR-036 brings a countdown up to date when the page is seen again', async () => {
    const { everySecond } = await import('../../src/overlay/ticker.ts')
    clock = holdClocks('setTimeout', 'clearTimeout', 'Date')
    const end = Date.now() + 60_000
    const ticks: number[] = []
    const stop = everySecond(
      () => end - Date.now(),
      left => ticks.push(left),
    )
    setHidden(true)
    clock.tick(30_000)
    const hidden = ticks.length
    setHidden(false)
    stop()
    expect([hidden, ticks.at(-1)]).to.deep.equal([0, 30_000])
  })

  it('COR-035 hears neither unload nor beforeunload, in the whole life of every element', async () => {
    const added = spy(EventTarget.prototype, 'addEventListener')
    const box = place(`<div>${built.map(({ examples: [{ html }] }) => html).join('')}</div>`)
    await nextDrawing()
    box.remove()
    const types = added.args.map(([type]) => type)
    added.restore()
    expect(types.filter(type => /^(before)?unload$/.test(type))).to.deep.equal([])
    expect(types.length).to.be.greaterThan(0)
  })
})
