import { atom } from 'nanostores'
import { combinedSuggest, noDataPopover } from '../../../contract/fitment/fitment.ts'
import { brandChoice } from './brands.model.ts'
import { brandOf, lacksData, names, readCombined, textOf, type Brand } from './dropdown.rules.ts'
import type { Stripe } from './finder.ports.ts'
import type { Machine } from './fitment-stripe.ports.ts'
import type { SuggestionList } from './suggestions.model.ts'

/** Text about a brand without data. `html` null: the built-in text (FIT-144). */
export interface NoData {
  brand: Brand
  html: string | null
}

/** Returns a function that asks which machines of the brand a text may mean (FIT-109). */
function asking({ category, ports }: Stripe, brand: () => Brand | null) {
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

/** The dropdown finder: first a brand, then one of its machines (FIT-099 to FIT-114, FIT-135 to FIT-144). */
export function dropdown(stripe: Stripe) {
  const { ports } = stripe
  const $brand = atom<Brand | null>(null)
  const $text = atom('')
  const $noData = atom<NoData | null>(null)
  const brand = () => $brand.get()
  const ask = asking(stripe, brand)
  const brands = ports.extend(brandChoice(stripe, chooseBrand))
  const suggestions = stripe.suggestions({
    failure: 'CombinedSuggestFailed',
    listed: () => stripe.listed(brand()?.value),
    ask: text => ask(text),
    read: answer => readCombined(answer, ports.text),
  })
  let explaining: AbortController | undefined

  const hasNoData = (of: Brand) => lacksData(ports.config.stripeParams?.brandsMissingFitment, of)

  /** true: the shopper can type a model (FIT-016, FIT-106, FIT-135). */
  function isEnabled(): boolean {
    const of = brand()
    return of ? !hasNoData(of) : ports.config.extendedPopoverAndEnabledTextbox
  }

  function leaveNoData(): void {
    explaining?.abort()
    $noData.set(null)
  }

  /** Tells the shopper that the brand has no data (FIT-107, FIT-144). */
  async function explain(of: Brand): Promise<void> {
    const { signal } = (explaining = new AbortController())
    const query = { category: stripe.category() ?? '', selectedBrand: of.value }
    const outcome = await ports.call(noDataPopover, { query }, { signal })
    if (!outcome.ok && !stripe.failed(outcome, 'NoDataPopoverFailed')) return
    $noData.set({ brand: of, html: (outcome.ok && outcome.value.trim()) || null })
    ports.announce(ports.text('fitment.noData', { brand: of.label }))
  }

  function take(of: Brand): void {
    if (of.value !== brand()?.value) suggestions.forget()
    $brand.set(of)
    leaveNoData()
  }

  function chooseBrand(of: Brand): void {
    stripe.edited()
    take(of)
    if (hasNoData(of)) void explain(of)
  }

  function pick(machine: Machine): void {
    suggestions.close()
    $text.set(textOf(machine))
    stripe.pick(machine)
  }

  /** Picks the only machine if the text names it. Otherwise tells the shopper why not (FIT-111 to FIT-114). */
  function judge({ groups, text }: SuggestionList): void {
    const [first, ...others] = groups.flatMap(({ machines }) => machines)
    if (first && !others[0] && names(text, first)) return pick(first)
    stripe.end({
      tone: first ? 'info' : 'error',
      text: ports.text(first ? 'fitment.pickFromList' : 'fitment.noResults'),
    })
  }

  /** Asks the server what the text may mean, and judges the answer. */
  async function find(text: string, signal: AbortSignal): Promise<void> {
    const outcome = await ask(text, signal)
    if (outcome.ok) return judge(suggestions.take(text, readCombined(outcome.value, ports.text)))
    if (!stripe.failed(outcome, 'CombinedSuggestFailed')) return stripe.end()
    suggestions.close()
    return stripe.end({ tone: 'error', text: ports.text('fitment.modelError') })
  }

  return {
    $brand,
    $text,
    $noData,
    brands,
    suggestions,
    isEnabled,
    leaveNoData,
    /** Shows the built-in text, because the server's HTML could not be sanitized. */
    withoutHtml(): void {
      const noData = $noData.get()
      if (noData) $noData.set({ ...noData, html: null })
    },
    open: (given?: boolean) => (isEnabled() ? suggestions.open($text.get(), given) : undefined),
    close: suggestions.close,
    edit(text: string, composing: boolean) {
      $text.set(text)
      stripe.edited()
      return suggestions.type(text, composing)
    },
    /** Picks the machine of a suggestion (FIT-138). */
    choose(id: string): void {
      const machine = suggestions.machineOf(id)
      if (machine) pick(machine)
    },
    /** Runs after Enter without an active suggestion, and after a press on the button. */
    submit(): unknown {
      const text = $text.get()
      if (!text.trim() || !isEnabled() || stripe.$shown.get().busy) return undefined
      // A delayed request for suggestions would replace the request below, because both use the same call.
      suggestions.stop()
      const list = suggestions.$list.get()
      if (list?.text === text && suggestions.count() !== 1) return judge(list)
      const signal = stripe.begin()
      return signal && find(text, signal)
    },
    /** Keeps the brand: the input stays enabled for focus, and the next machine is often of the same brand. */
    reset(): void {
      suggestions.forget()
      brands.close()
      leaveNoData()
      $text.set('')
    },
    show(machine: Machine): void {
      take(brandOf(machine, ports.config.brands))
      suggestions.close()
      brands.close()
      $text.set(textOf(machine))
    },
  }
}
export type DropdownFinder = ReturnType<typeof dropdown>
