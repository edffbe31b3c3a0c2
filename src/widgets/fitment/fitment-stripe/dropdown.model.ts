import { atom } from 'nanostores'
import { noDataPopover } from '../../../contract/fitment/fitment.ts'
import { comparable } from '../../../rules/fitment.ts'
import type { Brand } from './brands.filter.ts'
import { brandChoice, lacksData } from './brands.model.ts'
import type { dropdownSuggestions } from './dropdown.suggestions.ts'
import type { Model, Stripe } from './stripe.ts'
import type { SuggestionList } from './suggestions.ts'
import { typing } from './typing.ts'

/** What is said of a brand without data. `html` null: the built-in text (FIT-144). */
export interface NoData {
  brand: Brand
  html: string | null
}

type Suggested = ReturnType<typeof dropdownSuggestions>

const textOf = ({ displaySeries, displayModel }: Model): string =>
  [displaySeries, displayModel].filter(Boolean).join(' ')

const loadSuggestions = () => import('./dropdown.suggestions.ts')

/** A brand first, then one of its models (FIT-099 to FIT-114, FIT-135 to FIT-144). */
export function dropdown(stripe: Stripe) {
  const { ports } = stripe
  const $brand = atom<Brand | null>(null)
  const $text = atom('')
  const $noData = atom<NoData | null>(null)
  const brand = () => $brand.get()
  const brands = ports.extend(brandChoice(stripe, chooseBrand))
  const suggestions = typing(async () =>
    (await loadSuggestions()).dropdownSuggestions(stripe, brand),
  )
  let explaining: AbortController | undefined

  const hasNoData = (of: Brand) => lacksData(ports.config.stripeParams?.brandsMissingFitment, of)

  /** FIT-016, FIT-106, FIT-135. */
  function isEnabled(): boolean {
    const of = brand()
    return of ? !hasNoData(of) : ports.config.extendedPopoverAndEnabledTextbox
  }

  function leaveNoData(): void {
    explaining?.abort()
    $noData.set(null)
  }

  /** FIT-107, FIT-144. */
  async function explain(of: Brand): Promise<void> {
    const { signal } = (explaining = new AbortController())
    const query = { category: stripe.category() ?? '', selectedBrand: of.value }
    const outcome = await ports.call(noDataPopover, { query }, { signal })
    if (!outcome.ok) {
      const { problem: reason, status } = outcome
      if (reason === 'aborted') return
      stripe.count('NoDataPopoverFailed', { reason, status })
    }
    $noData.set({ brand: of, html: (outcome.ok && outcome.value.trim()) || null })
    ports.announce(ports.text('fitment.noData', { brand: of.label }))
  }

  function take(of: Brand): void {
    if (of.value !== brand()?.value) suggestions.now()?.forget()
    $brand.set(of)
    leaveNoData()
  }

  function chooseBrand(of: Brand): void {
    stripe.edited()
    take(of)
    if (hasNoData(of)) void explain(of)
  }

  function pick(model: Model): void {
    suggestions.close()
    $text.set(textOf(model))
    stripe.pick(model)
  }

  /** FIT-111 to FIT-114. */
  function judge({ names }: Suggested, { groups, text }: SuggestionList): void {
    const [first, ...others] = groups.flatMap(({ models }) => models)
    if (first && !others[0] && names(text, first)) return pick(first)
    stripe.end({
      tone: first ? 'info' : 'error',
      text: ports.text(first ? 'fitment.pickFromList' : 'fitment.noResults'),
    })
  }

  /** Enter without an active suggestion, and the button. */
  async function submit(): Promise<void> {
    const text = $text.get()
    if (!text.trim() || !isEnabled() || stripe.$shown.get().busy) return
    const known = suggestions.now()
    known?.stop()
    const list = known?.$list.get()
    if (known && list?.text === text && known.count() !== 1) return judge(known, list)
    const signal = stripe.begin()
    if (!signal) return
    const code = known ?? (await suggestions.come())
    if (signal.aborted) return
    if (!code) return stripe.end({ tone: 'error', text: ports.text('fitment.modelError') })
    // What was typed before the code came would ask once more, in place of this.
    code.stop()
    const outcome = await code.ask(text, signal)
    if (outcome.ok) {
      code.take(text, code.read(outcome.value))
      const answered = code.$list.get()
      if (answered) judge(code, answered)
    } else if (outcome.problem === 'aborted') stripe.end()
    else {
      const { problem: reason, status } = outcome
      stripe.count('CombinedSuggestFailed', { reason, status })
      suggestions.close()
      stripe.end({ tone: 'error', text: ports.text('fitment.modelError') })
    }
  }

  return {
    $brand,
    $text,
    $noData,
    brands,
    suggestions,
    isEnabled,
    leaveNoData,
    /** What the server has written could not be made safe. */
    withoutHtml(): void {
      const noData = $noData.get()
      if (noData) $noData.set({ ...noData, html: null })
    },
    open: (given?: boolean) =>
      isEnabled() ? suggestions.run(({ open }) => open($text.get(), given)) : undefined,
    close: suggestions.close,
    edit(text: string, composing: boolean) {
      $text.set(text)
      stripe.edited()
      return suggestions.run(({ type }) => type(text, composing))
    },
    /** A suggestion (FIT-138). */
    choose(id: string): void {
      const model = suggestions.now()?.modelOf(id)
      if (model) pick(model)
    },
    submit,
    /** The brand stays: the input can take focus, and the next model is mostly of the same. */
    reset(): void {
      suggestions.close()
      suggestions.now()?.forget()
      brands.close()
      leaveNoData()
      $text.set('')
    },
    show(model: Model): void {
      const isIts = ({ label, value }: Brand) =>
        [label, value].some(one => comparable(one) === comparable(model.brand))
      take(ports.config.brands.find(isIts) ?? { value: model.brand, label: model.displayBrand })
      suggestions.close()
      brands.close()
      $text.set(textOf(model))
    },
  }
}
export type DropdownFinder = ReturnType<typeof dropdown>
