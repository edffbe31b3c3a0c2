import { comparable } from '../../../rules/fitment.ts'
import { displayed, kinds, type Filter, type Kind } from './smartbox.filters.ts'
import type { Model } from './stripe.ts'

/** FIT-118: what is shown stands before the last '#', what is compared behind it. */
export function filterOf(key: string, modelType: Kind): Filter {
  const at = key.lastIndexOf('#')
  const [text, value] = at < 0 ? [key, key] : [key.slice(0, at), key.slice(at + 1)]
  return { text, value, source: 'entity', modelType }
}

/** FIT-121: the order in which a result names its parts, by what the text was found in. */
const popoverOrder: Readonly<Record<Kind, readonly Kind[]>> = {
  brand: ['brand', 'series', 'model'],
  series: ['series', 'model', 'brand'],
  model: ['model', 'brand', 'series'],
}

/** FIT-121: a model's name, beginning with what was matched. */
export const nameBy = (matched: Kind, model: Model): string =>
  popoverOrder[matched]
    .map(kind => model[displayed[kind]])
    .filter(Boolean)
    .join(' ')

/** What of a model the text was found in: where one part begins so; of several the first. */
export function matchedIn(model: Model, typed: string): Kind {
  const wanted = comparable(typed.trim())
  const begins = (kind: Kind) =>
    [model[displayed[kind]], model[kind]].some(text => comparable(text).startsWith(wanted))
  return (wanted && kinds.find(begins)) || 'brand'
}

/** Whether every word typed is found in the model's name: of saved and popular models. */
export function mentions(model: Model, typed: string): boolean {
  const name = comparable(nameBy('brand', model))
  return comparable(typed)
    .split(/\s+/)
    .every(word => name.includes(word))
}
