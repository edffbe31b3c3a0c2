import { modelSearch, partInfo } from '../../../contract/fitment/fitment.ts'
import { cleaned, fail, notFound, type Lookup, type PickerEntry } from './text.lookup.ts'
import type { Model } from './stripe.ts'

/** Ends the lookup with something to choose from. */
function offer(
  { stripe, ...lookup }: Lookup,
  title: string,
  entries: readonly PickerEntry[],
): void {
  lookup.offer({ title, entries })
  stripe.end()
  stripe.ports.announce(title)
}

/** FIT-033: one entry per hit, naming series and model. */
function offerSeries(lookup: Lookup, models: readonly Model[]): void {
  const { stripe } = lookup
  const entries = models.map((model, index) => ({
    key: `${index}`,
    text: [model.displaySeries, model.displayModel].filter(Boolean).join(' '),
    choose: () => stripe.pick(model),
  }))
  offer(lookup, stripe.ports.text('fitment.pickSeries'), entries)
}

/** Several models of this number: the series picker, or before it that of brands (FIT-033 to FIT-035). */
export function offerModels(lookup: Lookup, models: readonly Model[]): void {
  const { stripe } = lookup
  const isFirst = ({ brand }: Model, index: number) =>
    models.findIndex(model => model.brand === brand) === index
  const firsts = models.filter(isFirst)
  if (firsts.length === 1) return offerSeries(lookup, models)
  const entries = firsts.map(first => {
    const ofBrand = models.filter(({ brand }) => brand === first.brand)
    const isOnly = ofBrand.length === 1
    return {
      key: first.brand,
      text: first.displayBrand,
      choose: () => (isOnly ? stripe.pick(first) : offerSeries(lookup, ofBrand)),
    }
  })
  offer(lookup, stripe.ports.text('fitment.pickBrand'), entries)
}

/** FIT-042, FIT-043. */
function detect({ stripe }: Lookup, partNumber: string): void {
  const { text } = stripe.ports
  stripe.end({
    tone: 'info',
    text: text('fitment.partDetected', { part: partNumber }),
    action: {
      label: text('fitment.partDetectedLink', { part: partNumber }),
      run: () => stripe.search(partNumber),
    },
  })
  stripe.ports.emit('dp-part-detected', { partNumber })
}

/** No model, and none that may be meant: on a search page perhaps a part (FIT-039 to FIT-044, FIT-049). */
async function searchPart(lookup: Lookup): Promise<void> {
  const { stripe, text, signal } = lookup
  const { ports } = stripe
  if (ports.config.pageType !== 'search') return stripe.end(notFound(ports, text))
  const query = { qtype: 'partInfo', q: cleaned(text) } as const
  const outcome = await ports.call(partInfo, { query }, { signal })
  if (!outcome.ok) return fail(stripe, 'PartInfoFailed', outcome)
  const { found, hit } = outcome.value.hits
  const partNumber = found > 0 && hit?.[0]?.fields.partnumber
  return partNumber ? detect(lookup, partNumber) : stripe.end(notFound(ports, text))
}

/** FIT-143: goes on as without a suggestion, in a lookup of its own. */
function goOn(lookup: Lookup): unknown {
  const signal = lookup.stripe.begin()
  return signal && searchPart({ ...lookup, signal })
}

/** No model has this number: which may be meant (FIT-036 to FIT-038, FIT-142)? */
export async function searchModels(lookup: Lookup): Promise<void> {
  const { stripe, text, signal } = lookup
  const { ports } = stripe
  const outcome = await ports.call(
    modelSearch,
    { query: { qtype: 'modelSearch', q: cleaned(text), qCategory: stripe.category() } },
    { signal },
  )
  if (!outcome.ok) {
    const { problem: reason, status } = outcome
    if (reason === 'aborted') return stripe.end()
    stripe.count('ModelSearchFailed', { reason, status })
  }
  const suggestions = outcome.ok ? outcome.value.suggest.suggestions : []
  const meant = [...new Set(suggestions.map(({ suggestion }) => suggestion))].filter(Boolean)
  if (!meant.length) return searchPart(lookup)
  const entries = meant.map(suggestion => ({
    key: suggestion,
    text: suggestion,
    choose: () => lookup.again(suggestion),
  }))
  const none = {
    key: '',
    text: ports.text('fitment.noneOfThese'),
    isNone: true,
    choose: () => goOn(lookup),
  }
  return offer(lookup, ports.text('fitment.didYouMean', { TEXT: text }), [...entries, none])
}
