import { expect, fixtureCleanup } from '@open-wc/testing'
import 'virtual:all'
import { catalogue } from '../../elements/index.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { place, session } from '../support/browser.ts'
import { leakMounts as mounts } from '../support/budgets.ts'
import { engine, has } from '../support/engine.ts'
import { everyView, show, showView, stateView, viewsOf, type View } from '../support/examples.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { freshPage } from '../support/fresh-page.ts'
import { alive, left } from '../support/left.ts'
import { watchListeners } from '../support/listeners.ts'
import { casesFor, chosen, selfChecks } from '../support/scope.ts'
import { leakingElements } from '../support/leaking-elements.ts'
import { nextDrawing } from '../support/wait.ts'

/** How often hosts come and go, each time those of another example. */
const visits = 20
/** Number of hosts in the page at once. */
const crowd = mounts / visits
/** How often the test leaves each open state. */
const leavings = 3
/** Hosts that may stay: the browser can hold the last one that was in use. */
const mostHeld = 1
/** Growth of objects, in bytes: what the browser learns of the code while it runs. */
const mostGrowth = 100_000
/** How often the test measures, at most. The browser learns less each time, but a leak goes on. */
const rounds = 5
const comings = chosen('leaks', catalogue)
const amid = chosen(
  'leaks',
  everyView(descriptor => casesFor(viewsOf(descriptor).filter(({ state }) => state))),
)
let gone = 0

/** Adds an example `many` times. Resolves with all hosts once each shows its first view. */
async function fill(box: Element, tag: string, html: string, many: number) {
  const shown = new Set<Element>()
  const { promise, resolve } = Promise.withResolvers<void>()
  const hear = ({ target }: Event) => {
    if (target instanceof Element && target.localName === tag) shown.add(target)
    if (shown.size === many) resolve()
  }
  box.addEventListener('dp-ready', hear)
  box.innerHTML = html.repeat(many)
  await promise
  box.removeEventListener('dp-ready', hear)
  return [...shown].map(host => new WeakRef(host))
}

/** Adds all examples and removes them: in one round by removal, in the next by other content. Returns all hosts. */
async function come({ tag, examples }: Descriptor, times: number, many = crowd) {
  const box = place('<div></div>')
  const hosts: WeakRef<Element>[] = []
  for (let round = 0; round < times; round++) {
    const { html } = examples[round % examples.length] ?? examples[0]
    hosts.push(...(await fill(box, tag, html, many)))
    if (round % 2 > 0) box.replaceChildren()
  }
  fixtureCleanup()
  await nextDrawing()
  return hosts
}

/** Finds what stays of the element after it has left the page. */
async function leaksOnce(descriptor: Descriptor, times: number): Promise<string[]> {
  const before = await left()
  const listeners = watchListeners()
  const hosts = await alive(await come(descriptor, times))
  const after = await left()
  const [nodes, growth] = [after.nodes - before.nodes, after.heap - before.heap]
  return [
    ...(hosts > 0 ? [`${hosts} hosts`] : []),
    ...(nodes > 0 ? [`${nodes} nodes`] : []),
    ...(growth > mostGrowth ? [`${growth} bytes`] : []),
    ...new Set(listeners.live().map(type => `${type} is heard`)),
  ]
}

/** Measures until nothing stays. */
async function leaksOf(descriptor: Descriptor): Promise<string[]> {
  freshPage()
  await session(descriptor.examples[0].as)
  await alive(await come(descriptor, 2 * descriptor.examples.length, 2))
  let found: string[] = []
  for (let round = 0; round < rounds; round++) {
    found = await leaksOnce(descriptor, visits)
    if (found.length === 0) break
  }
  return found
}

/** Removes an element in the middle of a state. */
async function leave(descriptor: Descriptor, view: View): Promise<WeakRef<Element>> {
  const { host, done } = await showView(descriptor, view)
  const ref = new WeakRef(host)
  host.remove()
  await done()
  return ref
}

/** Finds what stays of an element that was removed while it was open or waiting. */
async function leaksOfState(descriptor: Descriptor, view: View): Promise<string[]> {
  // A first run, because the page adds some listeners only once.
  await leave(descriptor, view)
  const listeners = watchListeners()
  const hosts: WeakRef<Element>[] = []
  for (let at = 0; at < leavings; at++) hosts.push(await leave(descriptor, view))
  fixtureCleanup()
  await nextDrawing()
  const live = await alive(hosts, mostHeld)
  return [
    ...(live > mostHeld ? [`${live} hosts`] : []),
    ...listeners.live().map(type => `${type} is heard`),
  ]
}

const feature = 'the DevTools protocol'

describe('Leaks', () => {
  after(async () => {
    if (!has(feature)) return
    const toReach = mounts * comings.length
    await tellFigure({ suite: 'leaks', what: 'mounts that left nothing', reached: gone, toReach })
  })

  for (const [how, { descriptor, sign }] of selfChecks(Object.entries(leakingElements))) {
    engine.it(`are found in an element that ${how}`, feature, async () => {
      expect((await leaksOnce(descriptor, 1)).join('\n')).to.match(sign)
    })
  }

  for (const { descriptor } of selfChecks([leakingElements['waits for what never comes']])) {
    engine.it('are found in an element that is left while it waits', feature, async () => {
      const view = stateView('waiting', descriptor.examples[0])
      expect(await leaksOfState(descriptor, view)).to.deep.equal([`${leavings} hosts`])
    })
  }

  for (const descriptor of comings) {
    const { tag } = descriptor
    engine
      .it(`COR-033 leave nothing of <${tag}> when it comes and goes`, feature, async () => {
        await show(descriptor, descriptor.examples[0])
        expect(await leaksOf(descriptor)).to.deep.equal([])
        gone += mounts
      })
      .timeout(120_000)
  }

  for (const { descriptor, tag, view } of amid) {
    engine.it(
      `COR-032 COR-033 leave nothing of <${tag}> when it goes amid a state: ${view.title}`,
      feature,
      async () => {
        expect(await leaksOfState(descriptor, view)).to.deep.equal([])
      },
    )
  }
})
