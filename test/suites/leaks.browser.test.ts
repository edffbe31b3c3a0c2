import { expect, fixtureCleanup } from '@open-wc/testing'
import 'virtual:all'
import { catalogue } from '../../elements/index.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { place, session } from '../support/browser.ts'
import { engine, has } from '../support/engine.ts'
import { show, showView, viewsOf, type View } from '../support/examples.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { freshPage } from '../support/fresh-page.ts'
import { alive, left } from '../support/left.ts'
import { watchListeners } from '../support/listeners.ts'
import { nothing, probe } from '../support/probe.tsx'

/** Of each element. */
const mounts = 1000
/** Hosts that are in the page at once. */
const crowd = 50
/** Each open state is left so often. */
const leavings = 3
/** Of those: the browser may hold what somebody has last been in. */
const mostHeld = 1
/** Of objects, per 1,000 mounts. */
const mostGrowth = 100_000
let gone = 0

const settle = () => new Promise(resolve => setTimeout(() => requestAnimationFrame(resolve)))

/** Puts the example in many times over; all of them once each shows its first view. */
async function fill(box: Element, { tag, examples }: Descriptor): Promise<WeakRef<Element>[]> {
  const shown = new Set<Element>()
  const { promise, resolve } = Promise.withResolvers<void>()
  const hear = ({ target }: Event) => {
    if (target instanceof Element && target.localName === tag) shown.add(target)
    if (shown.size === crowd) resolve()
  }
  box.addEventListener('dp-ready', hear)
  box.innerHTML = examples[0].html.repeat(crowd)
  await promise
  box.removeEventListener('dp-ready', hear)
  return [...shown].map(host => new WeakRef(host))
}

/** It comes and goes, in turn by removal and by other content in its place; the last of them. */
async function come(descriptor: Descriptor, times: number): Promise<WeakRef<Element>[]> {
  const box = place('<div></div>')
  let hosts: WeakRef<Element>[] = []
  for (let at = 0; at < times; at += crowd) {
    hosts = await fill(box, descriptor)
    if (at % (2 * crowd) > 0) box.replaceChildren()
  }
  fixtureCleanup()
  await settle()
  return hosts
}

/** What of the element is left in the page once it has come and gone. */
async function leaksOnce(descriptor: Descriptor, times: number): Promise<string[]> {
  const before = await left()
  const listeners = watchListeners()
  try {
    const hosts = await alive(await come(descriptor, times))
    const after = await left()
    const [nodes, growth] = [after.nodes - before.nodes, after.heap - before.heap]
    return [
      ...(hosts > 0 ? [`${hosts} hosts`] : []),
      ...(nodes > 0 ? [`${nodes} nodes`] : []),
      ...(growth > mostGrowth ? [`${growth} bytes`] : []),
      ...new Set(listeners.live().map(type => `${type} is heard`)),
    ]
  } finally {
    listeners.end()
  }
}

/** Looked at twice where need be: what the browser learns of code it learns once, a leak goes on. */
async function leaksOf(descriptor: Descriptor, times: number): Promise<string[]> {
  freshPage()
  await session(descriptor.examples[0].as)
  await alive(await come(descriptor, 2 * crowd))
  const found = await leaksOnce(descriptor, times)
  return found.length > 0 ? leaksOnce(descriptor, times) : found
}

/** Takes an element out amid a state. */
async function leave(descriptor: Descriptor, view: View): Promise<WeakRef<Element>> {
  const { host, done } = await showView(descriptor, view)
  const ref = new WeakRef(host)
  host.remove()
  await done()
  return ref
}

/** What is left of an element that was taken out while it was open, or waited. */
async function leaksOfState(descriptor: Descriptor, view: View): Promise<string[]> {
  // What every page hears once is heard from here on.
  await leave(descriptor, view)
  const listeners = watchListeners()
  try {
    const hosts: WeakRef<Element>[] = []
    for (let at = 0; at < leavings; at++) hosts.push(await leave(descriptor, view))
    fixtureCleanup()
    await settle()
    const live = await alive(hosts)
    return [
      ...(live > mostHeld ? [`${live} hosts`] : []),
      ...listeners.live().map(type => `${type} is heard`),
    ]
  } finally {
    listeners.end()
  }
}

/** Holds its host by what it never stops to hear. */
function forgetful({ element }: { element: HTMLElement }) {
  document.addEventListener('selectionchange', () => element.focus())
  return {}
}

function leaking(): Descriptor {
  const tag = probe({ model: forgetful as never })
  return { ...nothing, tag, examples: [{ title: '', html: `<${tag}></${tag}>` }] }
}

const feature = 'the DevTools protocol'

describe('Leaks', () => {
  after(async () => {
    if (!has(feature)) return
    const toReach = mounts * catalogue.length
    await tellFigure({ suite: 'leaks', what: 'mounts that left nothing', reached: gone, toReach })
  })

  engine.it('are found in an element that leaks', feature, async () => {
    const found = await leaksOf(leaking(), crowd)
    expect(found).to.include(`${crowd} hosts`)
    expect(found).to.include('selectionchange is heard')
  })

  for (const descriptor of catalogue) {
    const { tag } = descriptor

    engine
      .it(`COR-033 leave nothing of <${tag}> when it comes and goes`, feature, async () => {
        await show(descriptor, descriptor.examples[0])
        expect(await leaksOf(descriptor, mounts)).to.deep.equal([])
        gone += mounts
      })
      .timeout(120_000)

    for (const view of viewsOf(descriptor).filter(({ state }) => state)) {
      engine.it(
        `COR-032 COR-033 leave nothing of <${tag}> when it goes amid a state: ${view.title}`,
        feature,
        async () => {
          expect(await leaksOfState(descriptor, view)).to.deep.equal([])
        },
      )
    }
  }
})
