import { modelLookup } from '../../../contract/fitment/fitment.ts'
import { readHits } from './hits.ts'
import { numbering } from './numbering.ts'
import type { Said, Stripe, StripePorts } from './stripe.ts'
import './messages.add.ts'

/** MODEL_LENGTH_LIMIT: so many are too many (FIT-025). */
const limit = 50

/** What the shopper chooses from: series, brands, or what they may have meant. */
export interface Picker {
  title: string
  entries: readonly PickerEntry[]
}

export interface PickerEntry {
  /** Unique in its picker. */
  key: string
  text: string
  choose: () => unknown
  /** None of the others. */
  isNone?: boolean
}

/** What a lookup is of, and what goes on with it. */
export interface Lookup {
  stripe: Stripe
  /** As the shopper typed it, for what they are told. */
  text: string
  /** Ends when the lookup is given up. */
  signal: AbortSignal
  /** No other was begun since (FIT-097). */
  isNewest(): boolean
  offer(picker: Picker): void
  /** Looks another text up. */
  again(text: string): unknown
}

/** FIT-022: model numbers are compared without blanks. */
export const cleaned = (text: string): string => text.replace(/\s+/g, '')

export const notFound = ({ text }: StripePorts, typed: string): Said => ({
  tone: 'error',
  text: text('fitment.modelNotFound', { text: typed }),
})

export const modelError = ({ text }: StripePorts): Said => ({
  tone: 'error',
  text: text('fitment.modelError'),
})

/** A call has failed: the shopper is told, unless the element has left the page (FIT-047 to FIT-049). */
export function fail(stripe: Stripe, name: string, { problem: reason, status }: Failure): void {
  if (reason === 'aborted') return stripe.end()
  stripe.count(name, { reason, status })
  return stripe.end(modelError(stripe.ports))
}
interface Failure {
  problem: string
  status: number
}

/** What is needed only where the number is not that of one model. */
export const later = () => import('./text.later.ts')

/** What the index knows of the number; undefined: it has not answered, and the shopper knows. */
async function ask({ stripe, text, signal, isNewest }: Lookup) {
  const { ports } = stripe
  const outcome = await ports.call(
    modelLookup,
    {
      query: {
        qtype: 'modelInfo',
        q: cleaned(text),
        qCategory: stripe.category(),
        isDetail: ports.config.pageType === 'detail' ? '1' : undefined,
      },
    },
    { signal },
  )
  if (!isNewest()) return undefined
  if (outcome.ok) return readHits(outcome.value.hits)
  fail(stripe, 'ModelLookupFailed', outcome)
  return undefined
}

/** Looks the number up (FIT-022 to FIT-036); ends with a pick, a picker or a message. */
async function lookUp(lookup: Lookup): Promise<void> {
  const { stripe, text, signal } = lookup
  if (cleaned(text).length >= limit) return stripe.end(notFound(stripe.ports, text))
  const found = await ask(lookup)
  if (!found) return undefined
  const [model] = found.models
  if (model && found.total === 1) return stripe.pick(model)
  const code = await later().catch(() => null)
  if (signal.aborted) return undefined
  if (!code) return stripe.end(modelError(stripe.ports))
  return model ? code.offerModels(lookup, found.models) : code.searchModels(lookup)
}

/** The lookups of a text finder. */
export function lookups(stripe: Stripe) {
  const requests = numbering()
  return (lookup: Omit<Lookup, 'stripe' | 'isNewest'>): Promise<void> => {
    const number = requests.next()
    return lookUp({ ...lookup, stripe, isNewest: () => requests.isNewest(number) })
  }
}
