import { atom } from 'nanostores'
import { later } from '../../../machine/later.ts'
import type { Model, Stripe } from './stripe.ts'
import type { Picker } from './text.lookup.ts'
import { typing } from './typing.ts'

/** The finder of a model by its number, typed or pasted (FIT-022 to FIT-052, FIT-091 to FIT-098). */
export function textFinder(stripe: Stripe) {
  const $text = atom('')
  const $picker = atom<Picker | null>(null)
  /** Their code comes with focus; without it the number can still be looked up. */
  const suggestions = typing(async () => (await import('./text.typing.ts')).textSuggestions(stripe))
  /** Comes with focus, too. */
  const looking = later(async () => (await import('./text.lookup.ts')).lookups(stripe))

  /** Leaves list and picker; the text stays. */
  function settle(): void {
    suggestions.close()
    $picker.set(null)
  }

  function show({ displayModel }: Model): void {
    settle()
    $text.set(displayModel)
  }

  async function find(typed: string): Promise<void> {
    const text = typed.trim()
    const signal = text ? stripe.begin() : null
    if (!signal) return
    settle()
    const lookUp = await looking.come()
    if (signal.aborted) return
    if (!lookUp) return stripe.end({ tone: 'error', text: stripe.ports.text('fitment.modelError') })
    await lookUp({
      text,
      signal,
      offer: picker => $picker.set(picker),
      again(suggestion) {
        $text.set(suggestion)
        return find(suggestion)
      },
    })
  }

  return {
    $text,
    $picker,
    suggested: suggestions.shown,
    open(given?: boolean): unknown {
      void looking.come()
      return suggestions.run(({ open }) => open($text.get(), given))
    },
    close: suggestions.close,
    edit(text: string, composing: boolean): unknown {
      $text.set(text)
      $picker.set(null)
      stripe.edited()
      return suggestions.run(({ type }) => type(text, composing))
    },
    /** A suggestion (FIT-138). */
    choose(id: string): void {
      const model = suggestions.now()?.modelOf(id)
      if (!model) return
      show(model)
      stripe.pick(model)
    },
    /** An entry of the picker closes it, unless it leads to the next. */
    pickEntry(index: number): unknown {
      const entry = $picker.get()?.entries[index]
      $picker.set(null)
      return entry?.choose()
    },
    /** Leaves the picker without a choice (FIT-145). */
    back: () => $picker.set(null),
    submit: () => find($text.get()),
    reset(): void {
      settle()
      $text.set('')
    },
    show,
  }
}
export type TextFinder = ReturnType<typeof textFinder>
