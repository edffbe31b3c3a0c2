import { expect, nextFrame } from '@open-wc/testing'
import { spy, useFakeTimers } from 'sinon'
import type { CallSpec } from '../../../src/contract/call.ts'
import { clearFaults, setFault } from '../browser.ts'
import { watchPage } from '../watch-page.ts'
import { comes, type Faulted, type FaultedCall } from './faulted.ts'
import type { Fault } from './faults.ts'

const pathOf = ({ path }: CallSpec): string => path.replace(/\{.*/, '*')
const isBusy = ({ shadowRoot }: HTMLElement): boolean =>
  [...(shadowRoot?.querySelectorAll('[aria-busy=true], .spinner') ?? [])].some(busy =>
    busy.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )

async function frames(count: number, each = () => {}): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    each()
    await nextFrame()
  }
}

/** One call at a time, from before it is sent; timers are faked from then on. */
async function stage({ call, query = '', begin }: FaultedCall, fault: string) {
  const subject = await begin()
  const clock = useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldClearNativeTimers: true,
  })
  const fetched = spy(window, 'fetch')
  const watch = watchPage()
  const path = pathOf(call)
  const isAsked = ([address]: readonly unknown[]) =>
    `${address}`.startsWith(path.replace('*', '')) && `${address}`.includes(query)
  await setFault({ match: { path, ...(query && { query }) }, fault, times: 1 })
  return {
    subject,
    clock,
    // Slower than real time: a busy store answers before the call under way is given up.
    tick: () => clock.tick(20),
    asked: () => fetched.args.filter(isAsked).length,
    /** What fetch has returned for the call that was sent last. */
    sent: (): Promise<Response> | undefined =>
      fetched.returnValues[fetched.args.findLastIndex(isAsked)],
    /** What the call under way has done to the page. */
    strays: watch.faults,
    async leave(): Promise<void> {
      watch.end()
      clock.restore()
      fetched.restore()
      await clearFaults()
    },
  }
}
type Stage = Awaited<ReturnType<typeof stage>>

/** The shopper's way on, now that the store is well. */
async function goOn({ subject, asked, tick }: Stage): Promise<void> {
  expect(isBusy(subject.host()), 'waiting').to.equal(false)
  const since = asked()
  subject.goOn()
  const isWell = () => subject.isWell(asked() - since)
  await comes(isWell, `a way on from "${subject.shows()}"`, tick)
  expect(isBusy(subject.host()), 'waiting').to.equal(false)
}

async function endsAsDocumented(on: Stage, { untold = [] }: FaultedCall, fault: Fault) {
  const { subject, tick } = on
  const { reason = '', status } = fault
  if (!untold.includes(reason ?? '')) {
    let told: object | undefined
    await comes(() => (told ??= subject.failure()), 'the page is told', tick)
    expect(told).to.include({ reason, status })
  }
  await nextFrame()
  await comes(() => subject.isDocumented(subject.shows()), 'the documented end state', tick)
  await goOn(on)
}

/** An answer that is taken ends well by itself, or where the shopper goes on from it. */
async function endsWell(on: Stage, isWell: Faulted['isWell']): Promise<void> {
  const { subject, asked, sent, tick } = on
  await sent()
  let isDone = false
  await frames(30, () => {
    tick()
    isDone ||= !!isWell(asked())
  })
  await comes(() => !isBusy(subject.host()), 'an end of waiting', tick)
  expect(subject.failure(), 'failure').to.equal(undefined)
  if (!isDone) await goOn(on)
}

/** Sends the call into the fault: it ends as it has to, and the shopper can go on (COR-072). */
export async function meetFault(faulted: FaultedCall, fault: Fault): Promise<void> {
  const on = await stage(faulted, fault.fault)
  const { subject, clock, tick, asked, sent, strays } = on
  try {
    const before = asked()
    subject.act()
    await comes(() => asked() > before, 'the call is sent', tick)
    if (fault.fault === 'drip') await sent()
    if (fault.isEndless) clock.tick(faulted.call.timeout)
    if (fault.reason === null) await endsWell(on, all => subject.isWell(all - before))
    else await endsAsDocumented(on, faulted, fault)
    expect(strays().join('\n')).to.equal('')
  } finally {
    await on.leave()
  }
}

const optionsOf = ({ shadowRoot }: HTMLElement): string[] =>
  [...(shadowRoot?.querySelectorAll('[role=option]') ?? [])].map(({ textContent }) => textContent)

/** Sends the call, and once more before it is answered: the answer that comes last is the older one (COR-070). */
export async function overtake(faulted: FaultedCall): Promise<void> {
  const on = await stage(faulted, 'delay:2000')
  const { subject, tick, asked, sent, strays } = on
  try {
    subject.act()
    await comes(() => asked() === 1, 'the call is sent', tick)
    const older = sent()
    subject.goOn()
    await comes(() => asked() === 2, 'the newer call is sent', tick)
    await comes(() => subject.isWell(1), 'the newer answer', tick)
    const before = optionsOf(subject.host())
    await older?.then(answer => answer.text()).catch(() => {})
    await frames(5, tick)
    expect(optionsOf(subject.host())).to.deep.equal(before)
    expect(subject.failure(), 'failure').to.equal(undefined)
    expect(strays().join('\n')).to.equal('')
  } finally {
    await on.leave()
  }
}
