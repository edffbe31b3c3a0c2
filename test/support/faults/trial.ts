import { expect, nextFrame } from '@open-wc/testing'
import type { Ending } from '../../../src/element/describe.ts'
import { clearFaults } from '../browser.ts'
import type { Fault } from './kinds.ts'
import { sees, textOf } from '../drive.ts'
import { allOf, comes, described, isBusy } from './sight.ts'
import { shows, stage, step, type Stage, type Trial } from './stage.ts'

/** true: `isSo` returns true within this many frames. */
async function within(frames: number, isSo: () => boolean): Promise<boolean> {
  for (let frame = 0; frame < frames && !isSo(); frame += 1) await nextFrame()
  return isSo()
}

const isOver = ({ host }: Stage) =>
  comes(
    () => !isBusy(host),
    () => `an end of waiting; ${shows(host)}`,
  )

/** The names, or "nothing". */
const orNone = (names: readonly string[]): string => [...new Set(names)].join(', ') || 'nothing'

const isResent = ({ failure: { resent = [] } }: Trial, reason: string | null): boolean =>
  resent === true || resent.includes(reason ?? '')

/** The shopper continues. The store works again. */
async function goOn(on: Stage, { failure: { well } }: Trial, { onward }: Pick<Ending, 'onward'>) {
  const { host } = on
  const isWell = () => sees(host, well)
  for (const one of onward) await step(host, one, isWell)
  await comes(isWell, () => `a way on, by which ${described(well)}; ${shows(host)}`)
  await isOver(on)
}

/** Only the shopper sends a call again, unless the element declares it. A second attempt is the same deed (COR-073). */
function expectKeys({ keys }: Stage, { failure: { call } }: Trial, { status }: Fault): void {
  const [first, ...more] = keys()
  if (!call.creates) return
  expect(first, 'Idempotency-Key').to.be.a('string')
  const isRefused = status >= 400 && status < 500
  for (const key of more) expect(key === first, 'the same Idempotency-Key').to.equal(!isRefused)
}

async function isTold(on: Stage, trial: Trial, { reason, status }: Fault): Promise<void> {
  const { answer, heard, host, told } = on
  const { tells, untold = [] } = trial.failure
  // Otherwise the fault would be removed before the call meets it.
  if (untold.includes(reason ?? '')) return void (await answer()?.catch(() => {}))
  const what = () =>
    `${[tells].flat().join(' or ')} tells the page, which hears of ${orNone(heard)}; ${shows(host)}`
  await comes(() => told.length > 0, what)
  expect(told[0]).to.include({ reason, status })
}

/** Finds the first documented ending that is visible. */
async function endingOf(on: Stage, { failure: { ends, well } }: Trial): Promise<Ending> {
  const { host } = on
  const seen = () => ends.find(ending => sees(host, ending))
  const all = ends.map(described).join('; or ')
  await comes(seen, () => `the documented end: ${all}; ${shows(host)}`)
  await isOver(on)
  const ending = seen() ?? ends[0]
  const isGiven = ending.onward.length > 0 && sees(host, well)
  expect(isGiven, `well before the way on, by which ${described(well)}`).to.equal(false)
  return ending
}

function expectUntold({ told }: Stage, { failure: { untold = [] } }: Trial, { reason }: Fault) {
  if (reason && untold.includes(reason))
    expect(told, `${reason}, of which nobody is told`).to.deep.equal([])
}

async function endsAsDocumented(on: Stage, trial: Trial, fault: Fault): Promise<void> {
  const { asked, before } = on
  await isTold(on, trial, fault)
  await clearFaults()
  await nextFrame()
  const ending = await endingOf(on, trial)
  const isAgain = () => asked() > before + 1
  if (isResent(trial, fault.reason)) await comes(isAgain, () => 'it is sent again')
  else expect(asked() - before, 'sent').to.equal(1)
  await goOn(on, trial, ending)
  expectUntold(on, trial, fault)
  expectKeys(on, trial, fault)
}

/** An accepted answer leads to a good view, at once or after the shopper continues. */
async function endsWell(on: Stage, trial: Trial): Promise<void> {
  const { answer, host, told } = on
  const { ends, well } = trial.failure
  await answer()
  const isDone = await within(30, () => sees(host, well))
  await isOver(on)
  expect(told, 'failures').to.deep.equal([])
  if (!isDone) await goOn(on, trial, ends[0])
}

/** Sends the call into the fault. It ends as documented, and the shopper can continue (COR-072). */
export async function meetFault(trial: Trial, fault: Fault): Promise<void> {
  const on = await stage(trial, fault.fault)
  try {
    const { id, path } = trial.failure.call
    const what = () =>
      `${id} is sent, to ${path}; sent is ${orNone(on.addresses())}; ${shows(on.host)}`
    await comes(() => on.asked() > on.before, what)
    if (fault.fault === 'drip') await on.answer()
    if (fault.isEndless) on.clock.tick(trial.failure.call.timeout)
    if (fault.reason === null) await endsWell(on, trial)
    else await endsAsDocumented(on, trial, fault)
    expect(on.strays().join('\n')).to.equal('')
  } finally {
    await on.leave()
  }
}

/** Sends the call twice before any answer. The answer to the older call comes last (COR-070). */
export async function overtake(trial: Trial): Promise<void> {
  const on = await stage(trial, 'delay:2000')
  const { answer, asked, host, leave, strays, told } = on
  const { ends, well } = trial.failure
  const listed = () => allOf(host, well).map(textOf)
  try {
    await comes(
      () => asked() === on.before + 1,
      () => 'the call is sent',
    )
    const older = answer()
    for (const one of ends[0].onward) await step(host, one)
    await comes(
      () => asked() === on.before + 2,
      () => 'the newer call is sent',
    )
    await comes(
      () => sees(host, well),
      () => `the newer answer, by which ${described(well)}; ${shows(host)}`,
    )
    const before = listed()
    await older?.then(late => late.text()).catch(() => {})
    await within(5, () => false)
    expect(listed()).to.deep.equal(before)
    expect(told, 'failures').to.deep.equal([])
    expect(strays().join('\n')).to.equal('')
  } finally {
    await leave()
  }
}
