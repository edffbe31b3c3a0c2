import { nextFrame } from '@open-wc/testing'
import type { CallSpec } from '../../../src/contract/call.ts'
import { statuses } from './faults.ts'

/** An element at the moment before a call, and what is to become of the call's failure. */
export interface Faulted {
  host(): HTMLElement
  /** Sets the call off. */
  act(): unknown
  /** What the page is told of the failure, once it is; its `reason` and `status` are looked at. */
  failure(): object | undefined
  /** What the element then shows, given whether the server has done the deed all the same. */
  shows(): string
  /** Whether that is the documented end state of a failure. */
  isDocumented(shown: string): boolean
  /** Takes the way on that the shopper has, now that the store is well. */
  goOn(): unknown
  /** That way has led where it should. `asked`: how often the call has been sent since. */
  isWell(asked: number): boolean
}

export interface FaultedCall {
  call: CallSpec
  /** Every part of its answer may be missing: an object of another shape is one that lacks all. */
  takesAnyObject?: true
  /** Text in the query that tells this call from others of its path. */
  query?: string
  /** Of its element. */
  when: string
  /** What failures with this HTTP status are called, where the call has a word for it. */
  refusals?: Readonly<Record<number, string>>
  /** The way on sends it again also while it is not answered yet. */
  isRepeated?: true
  /** Failures of which nobody is told: the element's page says so. */
  untold?: readonly string[]
  begin(): Promise<Faulted>
}

/** Frames, and milliseconds: a busy machine has few frames, and an idle one may have too many. */
const patience = { frames: 480, ms: 15_000 }

/** Until it is so, for as long as patience lasts; `tick` lets faked timers go on. */
export async function comes(isSo: () => unknown, what: string, tick = () => {}): Promise<void> {
  const end = performance.now() + patience.ms
  for (let frame = 0; frame < patience.frames || performance.now() < end; frame++) {
    if (isSo()) return
    tick()
    await nextFrame()
  }
  const focus = document.hasFocus() ? '' : ' (the page has no focus)'
  throw new Error(`Never: ${what}${focus}`)
}

/** Every error answer is called so. */
export const always = (name: string) => Object.fromEntries(statuses.map(status => [status, name]))
export const nothing = () => {}
