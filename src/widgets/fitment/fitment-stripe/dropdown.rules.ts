import type { CombinedAnswer } from '../../../contract/fitment/fitment.ts'
import { comparable } from '../shared/machine.rules.ts'
import type { Machine, StripeText } from './fitment-stripe.ports.ts'
import { groupsOf, readHits, readListed } from './hits.rules.ts'
import type { Suggested } from './suggestions.model.ts'

export interface Brand {
  value: string
  label: string
}

/**
 * Prepares a filter of brands by the beginning of their value or label (FIT-100). All that depends on the
 * brands alone is done here, so that a key press compares and nothing else.
 */
export function brandFilter(brands: readonly Brand[]): (typed: string) => readonly Brand[] {
  const labels = brands.map(({ label }) => comparable(label))
  const values = brands.map(({ value }) => comparable(value))
  return typed => {
    const wanted = comparable(typed.trimStart())
    if (!wanted) return brands
    return brands.filter((_, n) => labels[n]?.startsWith(wanted) || values[n]?.startsWith(wanted))
  }
}

/** FIT-106: a brand of the '#'-separated list, whatever its letter case. */
export const lacksData = (list: string | undefined, { value }: Brand): boolean =>
  !!list?.split('#').some(one => one.trim() && comparable(one.trim()) === comparable(value))

/** The brand of a machine among those of the page, or by itself. */
export function brandOf(machine: Machine, brands: readonly Brand[]): Brand {
  const isIts = ({ label, value }: Brand) =>
    [label, value].some(one => comparable(one) === comparable(machine.brand))
  return brands.find(isIts) ?? { value: machine.brand, label: machine.displayBrand }
}

/** What the input shows of a machine: its brand stands beside it. */
export const textOf = ({ displaySeries, displayModel }: Machine): string =>
  [displaySeries, displayModel].filter(Boolean).join(' ')

const squeezed = (text: string): string => comparable(text).replace(/\s+/g, '')

/** FIT-111: the text is series and model, case and spaces aside, as they are shown or compared. */
export function names(text: string, machine: Machine): boolean {
  const { displayModel, displaySeries, model, series } = machine
  return [displaySeries + displayModel, series + model].some(
    name => squeezed(name) === squeezed(text),
  )
}

const keyOf = ({ brand, series, model }: Machine): string => JSON.stringify([brand, series, model])

/** Each machine once, where it stands first: what is saved may be popular, and found as well. */
function unique({ groups, total }: Suggested): Suggested {
  const seen = new Set<string>()
  let repeated = 0
  const isNew = (machine: Machine) => {
    const { size } = seen
    if (seen.add(keyOf(machine)).size > size) return true
    repeated += 1
    return false
  }
  const kept = groups.map(group => ({ ...group, machines: group.machines.filter(isNew) }))
  return { groups: kept, total: total - repeated }
}

/** Whatever of its three parts an answer has (FIT-110). */
export function readCombined(answer: CombinedAnswer, text: StripeText): Suggested {
  const listed = readListed(answer)
  const hits = answer.hits ? readHits(answer.hits) : { machines: [], total: 0 }
  return unique({
    groups: [...groupsOf(listed, text), { machines: hits.machines }],
    total: listed.saved.length + listed.popular.length + hits.total,
  })
}
