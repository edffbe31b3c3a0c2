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
 * Returns a filter for brands whose value or label starts with the typed text (FIT-100). Prepares the brands once, so
 * that a key press only compares.
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

/** FIT-106: true if the '#'-separated list has the brand. Letter case does not matter. */
export const lacksData = (list: string | undefined, { value }: Brand): boolean =>
  !!list?.split('#').some(one => one.trim() && comparable(one.trim()) === comparable(value))

/** Returns the page's brand for a machine. If the page does not list the brand, makes it from the machine. */
export function brandOf(machine: Machine, brands: readonly Brand[]): Brand {
  const isIts = ({ label, value }: Brand) =>
    [label, value].some(one => comparable(one) === comparable(machine.brand))
  return brands.find(isIts) ?? { value: machine.brand, label: machine.displayBrand }
}

/** Returns the input's text for a machine, without the brand. The brand button shows the brand. */
export const textOf = ({ displaySeries, displayModel }: Machine): string =>
  [displaySeries, displayModel].filter(Boolean).join(' ')

const squeezed = (text: string): string => comparable(text).replace(/\s+/g, '')

/** FIT-111: true if the text is series and model, in display or normalized form. Case and spaces do not matter. */
export function names(text: string, machine: Machine): boolean {
  const { displayModel, displaySeries, model, series } = machine
  return [displaySeries + displayModel, series + model].some(
    name => squeezed(name) === squeezed(text),
  )
}

const keyOf = ({ brand, series, model }: Machine): string => JSON.stringify([brand, series, model])

/** Keeps each machine once, at its first place. A saved machine may also be popular or a hit. */
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

/** Reads saved machines, popular machines and hits. An answer may lack any of the three (FIT-110). */
export function readCombined(answer: CombinedAnswer, text: StripeText): Suggested {
  const listed = readListed(answer)
  const hits = answer.hits ? readHits(answer.hits) : { machines: [], total: 0 }
  return unique({
    groups: [...groupsOf(listed, text), { machines: hits.machines }],
    total: listed.saved.length + listed.popular.length + hits.total,
  })
}
