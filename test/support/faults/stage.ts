import { spy } from 'sinon'
import type { Deed, Descriptor, Example, Failure } from '../../../src/element/describe.ts'
import { allCodeOf } from '../all-code.ts'
import { clearFaults, place, session, setFault } from '../browser.ts'
import { holdClocks } from '../clock.ts'
import { act, selectorOf, shown, textOf, usable } from '../drive.ts'
import { pageOf, pathOf, ruleOf } from '../failing.ts'
import { freshPage } from '../fresh-page.ts'
import { pending } from '../pending.ts'
import { watchPage } from '../watch-page.ts'
import { comes } from './sight.ts'

/** A call of an element that must fail in one of its examples. */
export interface Trial {
  descriptor: Pick<Descriptor, 'tag' | 'events'>
  example: Example
  failure: Failure
}

interface Told {
  reason?: string
  status?: number
}

/** Collects the reports of the failure, and the names of everything that the page hears. */
function listening({ descriptor: { events }, failure: { tells } }: Trial) {
  const names = new Set([tells].flat())
  const told: Told[] = []
  const heard: string[] = []
  const listen = ({ detail, type }: CustomEvent) => {
    const [name, said] = type === 'dp-metric' ? [detail.name, detail.fields] : [type, detail]
    heard.push(name)
    if (names.has(name)) told.push(said)
  }
  const types = new Set(['dp-metric', ...Object.keys(events)])
  for (const type of types) document.addEventListener(type, listen as EventListener)
  const end = () => {
    for (const type of types) document.removeEventListener(type, listen as EventListener)
  }
  return { told, heard, end }
}

interface Clock {
  tick(ms: number): unknown
  next(): unknown
  countTimers(): number
}

/** Milliseconds by which a frame moves the clock: more than it lasts, and while a request waits, a third of it. */
const [pace, waitingPace] = [20, 5]

/** Frames without a request after which the clock goes on to the next timer. Until then, a test can look at the view. */
const restingFrames = 5

/**
 * Moves the fake clock. While a request waits, the clock is slower than real time, so that a busy store answers before a
 * timeout. If nothing happens any more, the clock goes to the next timer, so that nobody waits in vain.
 */
function going(clock: Clock): () => void {
  let quiet = 0
  let frame = requestAnimationFrame(function move() {
    const isWaiting = pending() > 0
    quiet = isWaiting ? 0 : quiet + 1
    if (quiet < restingFrames) clock.tick(isWaiting ? waitingPace : pace)
    else if (clock.countTimers() > 0) {
      clock.next()
      quiet = 0
    }
    frame = requestAnimationFrame(move)
  })
  return () => cancelAnimationFrame(frame)
}

/** Stops navigation, so that the test page stays. */
const stay = (event: Event) => event.preventDefault()
const leaving = ['submit', 'dp-before-submit-search', 'dp-before-navigate'] as const

/** Records every request from now on, and those of one call. */
function requests({ call, query = '' }: Failure) {
  const fetched = spy(window, 'fetch')
  const beginning = pathOf(call).replace('*', '')
  const isWhole = beginning === pathOf(call)
  const isOwn = (address: string) =>
    address.startsWith(beginning) && (!isWhole || /^([?#]|$)/.test(address.slice(beginning.length)))
  const own = () =>
    fetched
      .getCalls()
      .filter(({ args: [address] }) => isOwn(`${address}`) && `${address}`.includes(query))
  return {
    asked: () => own().length,
    addresses: () => fetched.getCalls().map(({ args: [address] }) => `${address}`),
    /** The promise that fetch has returned for the latest call. */
    answer: (): Promise<Response> | undefined => own().at(-1)?.returnValue,
    /** Idempotency keys of all attempts. */
    keys: () => own().map(({ args }) => new Headers(args[1]?.headers).get('Idempotency-Key')),
    end: () => fetched.restore(),
  }
}

export const shows = (host: Element): string =>
  `<${host.localName}> shows "${textOf(host.shadowRoot)}"`

/** Why a step cannot use its node. */
function obstacle(host: Element, selector: string): string {
  if (shown(host, selector)) return 'it is disabled'
  return shown(host, selector, () => true) ? 'it does not show' : 'there is none'
}

/** Performs a step as soon as possible, unless it is no longer needed. */
export async function step(host: Element, one: Deed, isNeedless = () => false): Promise<void> {
  const selector = selectorOf(one)
  const isThere = () => !selector || usable(host, selector)
  const what = () => `${selector} that can be used: ${obstacle(host, selector!)}; ${shows(host)}`
  await comes(() => isNeedless() || isThere(), what)
  if (!isNeedless()) await act(host, one)
}

/** Brings the element to the point where its call is sent into the fault. `leave` ends everything. */
export async function stage(trial: Trial, fault: string) {
  const { descriptor, example, failure } = trial
  const { after, because, by, call } = failure
  freshPage()
  await session(example.as)
  const clock = holdClocks()
  const ends = [
    () => {
      // What slides in comes to rest: calls wait for it, those of the next trial, too.
      clock.tick(1_000)
      clock.restore()
    },
  ]
  const leave = async () => {
    for (const end of ends.toReversed()) end()
    place('')
    await clearFaults()
  }
  // Browsers may repeat a GET after a dropped connection. So it fails until the page knows.
  const once = fault.startsWith('drop') && call.method === 'GET' ? {} : { times: 1 }
  const fail = async () => {
    await setFault({ ...ruleOf(failure), fault, ...once })
    if (because) await setFault({ match: { path: pathOf(because) }, fault: 'status:500', times: 1 })
  }
  const watch = watchPage()
  const { end, heard, told } = listening(trial)
  const { end: forget, ...sent } = requests(failure)
  ends.push(watch.end, end, forget)
  // For good: a call may end after its trial, and lead away then.
  for (const type of leaving) document.addEventListener(type, stay)
  try {
    let before = 0
    if (!after) await fail()
    place(pageOf(descriptor.tag, example, failure))
    const host = document.querySelector<HTMLElement>(descriptor.tag)!
    await allCodeOf(host)
    ends.push(going(clock))
    if (after || by.length > 0)
      await comes(
        () => host.matches(':state(ready)'),
        () => 'the first view',
      )
    for (const one of after ?? []) await step(host, one)
    if (after) {
      await fail()
      told.length = 0
      before = sent.asked()
    }
    for (const one of by) await step(host, one)
    return { ...sent, before, clock, heard, host, leave, strays: watch.faults, told }
  } catch (error) {
    await leave()
    throw error
  }
}
export type Stage = Awaited<ReturnType<typeof stage>>
