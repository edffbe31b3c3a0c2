import { catalogue } from '../../../elements/index.ts'
import type { Descriptor } from '../../../src/element/describe.ts'
import { readState } from '../../../src/page/state.ts'
import { runsAll } from '../budgets.ts'
import { engine, has } from '../engine.ts'
import { tellFigure } from '../figure-in-browser.ts'
import { isChosen, isChosenOfMany, isHere } from '../scope.ts'
import { faultsOf, isTelling, type Fault } from './kinds.ts'
import type { Trial } from './stage.ts'
import { meetFault, overtake } from './trial.ts'

const suite = 'faults of calls'

export const trialsOf = (descriptor: Descriptor): Trial[] =>
  descriptor.examples.flatMap(example =>
    (example.failures ?? []).map(failure => ({ descriptor, example, failure })),
  )

/** Stops after this many faults of a call: each may take long, and a wrong description makes all of them fail. */
const enough = 3

interface Case {
  trial: Trial
  faults: Fault[]
  /** The newer answer must win over the older one (COR-070). */
  isOvertaken: boolean
}

/** The faults that each trial of this run meets. Other browsers try only the faults that tell something. */
function casesHere(): Case[] {
  let at = 0
  return catalogue
    .filter(({ tag }) => isHere(tag))
    .flatMap(trialsOf)
    .map((trial, place): Case => {
      const { call, overtaken } = trial.failure
      const { tag } = trial.descriptor
      const faults = faultsOf(call).filter(fault => {
        at += 1
        if (isTelling(call, fault)) return isChosen(suite, tag, at)
        return runsAll && isChosenOfMany(suite, tag, at)
      })
      return { trial, faults, isOvertaken: !!overtaken && isChosen(suite, tag, place) }
    })
    .filter(({ faults, isOvertaken }) => isOvertaken || faults.length > 0)
}

/** Tries the faults of every call of every element, or a part of them, because files run in parallel (COR-072). */
export function testFaults(part: number, parts: number): void {
  const cases = casesHere().filter((_, at) => at % parts === part - 1)
  let met = 0

  describe(`Faults of calls, ${part} of ${parts}`, () => {
    // The first such event loads this code. No trial should wait for that.
    before(() => Promise.all([readState(), import('../../../src/element/reread.ts')]))
    after(() =>
      tellFigure({
        suite,
        what: 'ends of calls that meet a fault',
        part,
        reached: met,
        toReach: cases.flatMap(({ faults }) => faults).filter(({ needs }) => !needs || has(needs))
          .length,
      }),
    )

    for (const { faults, isOvertaken, trial } of cases) {
      const { call, when } = trial.failure
      let failed = 0
      const of = `${call.id} of <${trial.descriptor.tag}> ${when}`
      for (const fault of faults) {
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
      if (!isOvertaken) continue
      it(`COR-070 takes no answer to ${of} when it comes after a newer one's`, () =>
        overtake(trial))
    }
  })
}
