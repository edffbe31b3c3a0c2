import { useFakeTimers } from 'sinon'
import 'virtual:all'
import type { Descriptor } from '../../src/element/describe.ts'
import { setHidden } from '../parts/media.ts'
import { forgetful } from '../support/broken/forgetful.ts'
import { place } from '../support/browser.ts'
import { configOf, recording, rest, settle } from '../support/conformance/life.ts'
import { differs, drawnBy, lookOf, unlike } from '../support/conformance/look.ts'
import { conform, rule } from '../support/conformance/rule.ts'
import { ofStory, within } from '../support/conformance/story.ts'
import { warmUp } from '../support/conformance/texts.ts'
import { examplesOf, show, viewsOf, type View } from '../support/examples.ts'
import { watchPage } from '../support/watch-page.ts'

/** Removes the host for some time, then puts it back. */
async function leaveFor(host: HTMLElement): Promise<void> {
  const mark = document.createComment('')
  host.replaceWith(mark)
  await settle()
  mark.replaceWith(host)
  await settle()
}

/** Finds what the element does in a minute in which the page is hidden. */
async function hiddenFaults(descriptor: Descriptor, view: View): Promise<string[]> {
  const toFake = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'Date',
    'performance',
  ] as const
  const clock = useFakeTimers({
    toFake: [...toFake],
    shouldAdvanceTime: true,
    shouldClearNativeTimers: true,
  })
  let ran = 0
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const fake: (run: () => void, ms?: number) => unknown = window[name]
    const count = (run: () => void) => () => {
      ran += 1
      run()
    }
    Reflect.set(window, name, (run: () => void, ms?: number) => fake(count(run), ms))
  }
  const recorded = recording(descriptor)
  try {
    const host = await show(descriptor, view.example)
    const timer = () => host.shadowRoot?.querySelector('[role=timer]')?.textContent
    await rest()
    setHidden(true)
    const [asked, before] = [recorded.asked.length, timer()]
    ran = 0
    await clock.tickAsync(60_000)
    const [runs, calls] = [ran, recorded.asked.slice(asked)]
    setHidden(false)
    await settle()
    return [
      ...(runs > 60 ? [`timers ran ${runs} times in a minute`] : []),
      ...calls.map(({ url }) => `${url} is asked`),
      ...(before && before === timer() ? [`${before} is still shown`] : []),
    ].map(fault => `${view.title}: ${fault}`)
  } finally {
    setHidden(false)
    recorded.end()
    clock.restore()
  }
}

let thrown = 0

/** Texts that throw when read, as a page may assign them. Each time, the error differs. */
const throwing = new Proxy(
  {},
  {
    get() {
      thrown += 1
      throw new Error(`broken ${thrown}`)
    },
  },
)

/** Finds faults that texts with errors cause. */
async function crashFaults(descriptor: Descriptor, view: View): Promise<string[]> {
  const watch = watchPage()
  const recorded = recording(descriptor)
  try {
    const host = await show(descriptor, view.example)
    await settle()
    const before = thrown
    Object.assign(host, { config: { messages: throwing } })
    await settle(3)
    const errors = recorded.sent.filter(({ event }) => event.type === 'dp-error')
    const told = errors.map(({ event }) => `${JSON.stringify(event.detail)} is told`)
    return [
      ...watch.take().filter(fault => !fault.startsWith('crash of')),
      ...told.filter((one, at) => told.indexOf(one) < at),
      ...(told.length < Math.min(1, thrown - before) ? ['nobody is told'] : []),
      ...(drawnBy(host).length === 0 ? ['it shows neither view nor fallback'] : []),
    ].map(fault => `${view.title}: ${fault}`)
  } finally {
    recorded.end()
    watch.end()
    place('')
  }
}

/** Finds what an element loses when another document adopts it and draws it again. */
const adoptionFaults = (descriptor: Descriptor, view: View) =>
  within(descriptor, view, async host => {
    // Where lines break must not depend on the fonts and margins of each document.
    Object.assign(host.style, { font: '16px monospace', inlineSize: '600px' })
    const before = lookOf(host)
    const frame = document.createElement('iframe')
    frame.style.width = `${document.documentElement.clientWidth}px`
    document.body.append(frame)
    frame.contentDocument?.body.append(host)
    await settle()
    const moved = lookOf(host)
    await leaveFor(host)
    const anew = lookOf(host)
    host.remove()
    await settle()
    frame.remove()
    return [...unlike(before, moved), ...unlike(before, anew)]
  })

/** The element is inside a shadow root of the page. */
async function shadowFaults({ tag, examples: [{ html }] }: Descriptor): Promise<string[]> {
  const box = place('<section lang="sv"><div></div></section>').querySelector('div')!
  box.attachShadow({ mode: 'open' }).innerHTML = html
  await settle(4)
  const host = box.shadowRoot?.querySelector(tag)
  const locale = `${host && configOf(host)['locale']}`
  return [
    ...differs('the locale', 'sv', locale),
    ...(host?.matches(':state(ready)') ? [] : ['it shows no view']),
  ]
}

const rules = [
  rule({
    rows: 'COR-031',
    says: 'keeps its state, what it shows and its calls when it is moved in the document',
    cases: viewsOf,
    faults: ofStory('moved'),
    broken: [forgetful, /open: states: ready,open becomes ready[^]*drawn anew[^]*count is aborted/],
  }),
  rule({
    rows: 'COR-032',
    says: 'aborts its calls and leaves the page as it was when it is removed',
    cases: viewsOf,
    faults: ofStory('removed'),
    broken: [forgetful, /open: .*is not aborted[^]*the page: [^]*class="marked"/],
  }),
  rule({
    rows: 'COR-032 COR-055',
    says: 'shows what it showed before when it is put back, and is not ready twice',
    cases: examplesOf,
    faults: ofStory('returned'),
    broken: [forgetful, /its words[^]*ready once more/],
  }),
  rule({
    rows: 'COR-036',
    says: 'asks for nothing and rests while the page is hidden, and is up to date on return',
    cases: examplesOf,
    faults: hiddenFaults,
    broken: [forgetful, /timers ran \d{3} times[^]*count is asked[^]*still shown/],
  }),
  rule({
    rows: 'COR-037',
    says: 'keeps to itself what texts of the page throw, and shows on',
    cases: examplesOf,
    faults: crashFaults,
    broken: [forgetful, /unhandled rejection: .*broken[^]*nobody is told/],
  }),
  rule({
    rows: 'COR-039',
    says: 'looks the same in another document that adopts it',
    cases: examplesOf,
    faults: adoptionFaults,
    broken: [forgetful, /rgb\(1, 2, 3\)/],
  }),
  rule({
    rows: 'COR-117',
    says: 'finds the language of the page from inside of a shadow root',
    cases: () => [null],
    faults: shadowFaults,
    broken: [forgetful, /the locale/],
  }),
]

describe('Conformance: lifecycle', () => {
  before(warmUp)

  conform('lifecycle', rules)
})
