import { spy, useFakeTimers } from 'sinon'
import type { Deed, Descriptor, Example, Failure } from '../../../src/element/describe.ts'
import { clearFaults, place, session, setFault } from '../browser.ts'
import { act, selectorOf, shown, textOf, usable } from '../drive.ts'
import { pageOf, pathOf, ruleOf } from '../failing.ts'
import { freshPage } from '../fresh-page.ts'
import { watchPage } from '../watch-page.ts'
import { comes } from './sight.ts'

/** A call of an element that is to fail, in one of its examples. */
export interface Trial {
  descriptor: Pick<Descriptor, 'tag' | 'events'>
  example: Example
  failure: Failure
}

interface Told {
  reason?: string
  status?: number
}

/** What the page is told of the failure, and the names of all that it hears of. */
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

/** Lets time that is faked go on, slower than real time: a busy store answers before a call is given up. */
function going(clock: { tick(ms: number): unknown }): () => void {
  let frame = requestAnimationFrame(function tick() {
    clock.tick(20)
    frame = requestAnimationFrame(tick)
  })
  return () => cancelAnimationFrame(frame)
}

/** Leads nowhere else: the page of the test stays. */
const stay = (event: Event) => event.preventDefault()
const leaving = ['submit', 'dp-before-submit-search', 'dp-before-navigate'] as const

/** Every request from here on, and those of one call among them. */
function requests({ call, query = '' }: Failure) {
  const fetched = spy(window, 'fetch')
  const beginning = pathOf(call).replace('*', '')
  const own = () =>
    fetched
      .getCalls()
      .filter(
        ({ args: [address] }) => `${address}`.startsWith(beginning) && `${address}`.includes(query),
      )
  return {
    asked: () => own().length,
    addresses: () => fetched.getCalls().map(({ args: [address] }) => `${address}`),
    /** What fetch has returned for the call that was sent last. */
    answer: (): Promise<Response> | undefined => own().at(-1)?.returnValue,
    /** Of each time that it was sent. */
    keys: () => own().map(({ args }) => new Headers(args[1]?.headers).get('Idempotency-Key')),
    end: () => fetched.restore(),
  }
}

export const shows = (host: Element): string =>
  `<${host.localName}> shows "${textOf(host.shadowRoot)}"`

/** Why nothing can be done to the node of a step. */
function obstacle(host: Element, selector: string): string {
  if (shown(host, selector)) return 'it is disabled'
  return shown(host, selector, () => true) ? 'it does not show' : 'there is none'
}

/** Does a step as soon as it can be done, unless it is no longer needed. */
export async function step(host: Element, one: Deed, isNeedless = () => false): Promise<void> {
  const selector = selectorOf(one)
  const isThere = () => !selector || usable(host, selector)
  const what = () => `${selector} that can be used: ${obstacle(host, selector!)}; ${shows(host)}`
  await comes(() => isNeedless() || isThere(), what)
  if (!isNeedless()) await act(host, one)
}

/** The element in its page, up to where the call is sent into the fault; `leave` ends all. */
export async function stage(trial: Trial, fault: string) {
  const { descriptor, example, failure } = trial
  const { after, because, by, call } = failure
  freshPage()
  await session(example.as)
  const clock = useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldClearNativeTimers: true,
  })
  const ends = [going(clock), () => clock.restore()]
  const leave = async () => {
    for (const end of ends.toReversed()) end()
    place('')
    await clearFaults()
  }
  // Browsers may send a GET whose connection drops once more, or more often: it is to fail until the page is told.
  const once = fault.startsWith('drop') && call.method === 'GET' ? {} : { times: 1 }
  const fail = async () => {
    await setFault({ ...ruleOf(failure), fault, ...once })
    if (because) await setFault({ match: { path: pathOf(because) }, fault: 'status:500', times: 1 })
  }
  const watch = watchPage()
  const { end, heard, told } = listening(trial)
  const { end: forget, ...sent } = requests(failure)
  ends.push(watch.end, end, forget)
  for (const type of leaving) {
    document.addEventListener(type, stay)
    ends.push(() => document.removeEventListener(type, stay))
  }
  try {
    let before = 0
    if (!after) await fail()
    place(pageOf(descriptor.tag, example, failure))
    const host = document.querySelector<HTMLElement>(descriptor.tag)!
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
