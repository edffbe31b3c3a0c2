import { session } from '../browser.ts'
import type { FaultedCall } from './faulted.ts'
import { faultsOf } from './faults.ts'
import { meetFault, overtake } from './trial.ts'

/** Tries every fault on each of these calls: it ends as documented, and there is a way on (COR-072). */
export function testFaults(of: string, calls: readonly FaultedCall[]): void {
  describe(`Faults of the calls of ${of}`, () => {
    before(() => session())

    for (const faulted of calls) {
      const { call, when, isRepeated } = faulted
      for (const fault of faultsOf(faulted)) {
        const end = fault.reason ?? 'success'
        it(`COR-072 ends ${call.id} ${when} in ${end} on ${fault.fault}, with a way on`, () =>
          meetFault(faulted, fault))
      }
      if (isRepeated) {
        it(`COR-070 takes no answer to ${call.id} ${when} when it comes after a newer one's`, () =>
          overtake(faulted))
      }
    }
  })
}
