import { catalogue } from '../../../elements/index.ts'
import type { Descriptor } from '../../../src/element/describe.ts'
import { readState } from '../../../src/page/state.ts'
import { engine, has } from '../engine.ts'
import { tellFigure } from '../figure-in-browser.ts'
import { faultsHere } from './kinds.ts'
import type { Trial } from './stage.ts'
import { meetFault, overtake } from './trial.ts'

export const trialsOf = (descriptor: Descriptor): Trial[] =>
  descriptor.examples.flatMap(example =>
    (example.failures ?? []).map(failure => ({ descriptor, example, failure })),
  )

/** Stops after this many faults of a call: each may take long, and a wrong description makes all of them fail. */
const enough = 3

const isOfPart = (part: number, parts: number) => (_: Trial, at: number) => at % parts === part - 1

/** Tries every fault on every call of every element, or on a part of them, because files run in parallel (COR-072). */
export function testFaults(part: number, parts: number): void {
  const trials = catalogue.flatMap(trialsOf).filter(isOfPart(part, parts))
  const faults = trials.map(trial => faultsHere(trial.failure.call))
  let met = 0

  describe(`Faults of calls, ${part} of ${parts}`, () => {
    // The first such event loads this code. No trial should wait for that.
    before(() => Promise.all([readState(), import('../../../src/element/reread.ts')]))
    after(() =>
      tellFigure({
        suite: 'faults of calls',
        what: 'ends of calls that meet a fault',
        part,
        reached: met,
        toReach: faults.flat().filter(({ needs }) => !needs || has(needs)).length,
      }),
    )

    for (const [at, trial] of trials.entries()) {
      const { call, overtaken, when } = trial.failure
      let failed = 0
      const of = `${call.id} of <${trial.descriptor.tag}> ${when}`
      for (const fault of faults[at] ?? []) {
        const end = fault.reason ?? 'success'
        const title = `COR-072 ends ${of} in ${end} on ${fault.fault}, with a way on`
        const test = async () => {
          if (failed >= enough) throw new Error(`Not tried: ${failed} others have failed`)
          failed++
          await meetFault(trial, fault)
          failed--
          met++
        }
        if (fault.needs) engine.it(title, fault.needs, test)
        else it(title, test)
      }
      if (!overtaken) continue
      it(`COR-070 takes no answer to ${of} when it comes after a newer one's`, () =>
        overtake(trial))
    }
  })
}
