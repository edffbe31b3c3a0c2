import { combinedSuggest, type CombinedAnswer } from '../../../contract/fitment/fitment.ts'
import { comparable } from '../../../rules/fitment.ts'
import type { Brand } from './brands.filter.ts'
import { readHits, readListed } from './hits.ts'
import type { Model, Stripe } from './stripe.ts'
import { groupsOf, suggestions, type Suggested } from './suggestions.ts'

const keyOf = ({ brand, series, model }: Model): string => JSON.stringify([brand, series, model])

/** Each model once, where it stands first: what is saved may be popular, and found as well. */
function unique({ groups, total }: Suggested): Suggested {
  const seen = new Set<string>()
  let repeated = 0
  const isNew = (model: Model) => {
    const { size } = seen
    if (seen.add(keyOf(model)).size > size) return true
    repeated += 1
    return false
  }
  const kept = groups.map(group => ({ ...group, models: group.models.filter(isNew) }))
  return { groups: kept, total: total - repeated }
}

/** Whatever of its three parts an answer has (FIT-110). */
function readCombined({ ports }: Stripe, answer: CombinedAnswer): Suggested {
  const listed = readListed(answer)
  const hits = answer.hits ? readHits(answer.hits) : { models: [], total: 0 }
  return unique({
    groups: [...groupsOf(listed, ports.text), { models: hits.models }],
    total: listed.saved.length + listed.popular.length + hits.total,
  })
}

/** Asks what a text may mean among the models of a brand (FIT-109). */
function asking({ ports, category }: Stripe, brand: () => Brand | null) {
  return (q: string, signal?: AbortSignal) => {
    const { asin, browseNode, queryGroup } = ports.config
    const query = {
      qtype: 'combinedModelSuggest',
      getMyModels: '1',
      isDropdownStripe: '1',
      q: q.trim(),
      qBrand: brand()?.value ?? '',
      qGroup: queryGroup,
      asin,
      browseNode,
      qCategory: category(),
    } as const
    return ports.call(combinedSuggest, { query }, signal && { signal })
  }
}

/** The dropdown finder's suggestions while a model is typed (FIT-109, FIT-110, FIT-138). */
export function dropdownSuggestions(stripe: Stripe, brand: () => Brand | null) {
  const ask = asking(stripe, brand)
  const read = (answer: CombinedAnswer) => readCombined(stripe, answer)
  const made = suggestions(stripe, {
    failure: 'CombinedSuggestFailed',
    listed: () => stripe.listed(brand()?.value),
    ask: text => ask(text),
    read,
  })
  return stripe.ports.extend({ ...made, ask, names, read })
}

const squeezed = (text: string): string => comparable(text).replace(/\s+/g, '')

/** FIT-111: the text is series and model, case and spaces aside, as they are shown or compared. */
export function names(text: string, model: Model): boolean {
  const { displayModel, displaySeries, series } = model
  return [displaySeries + displayModel, series + model.model].some(
    name => squeezed(name) === squeezed(text),
  )
}
