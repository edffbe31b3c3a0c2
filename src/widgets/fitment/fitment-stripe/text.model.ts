import { atom } from 'nanostores'
import { modelSuggest } from '../../../contract/fitment/fitment.ts'
import type { Stripe } from './finder.ports.ts'
import type { Machine } from './fitment-stripe.ports.ts'
import { readHits } from './hits.rules.ts'
import { cleaned, lookups, type Picker } from './lookup.model.ts'
import type { Suggestions } from './suggestions.model.ts'

/** Suggests machines for a model number while the shopper types (FIT-091). */
function suggestionsFor(stripe: Stripe): Suggestions {
  const { ports } = stripe
  return stripe.suggestions({
    failure: 'ModelSuggestFailed',
    listed: () => stripe.listed(),
    ask: text =>
      ports.call(modelSuggest, {
        query: {
          qtype: 'modelSuggest',
          q: cleaned(text),
          qGroup: ports.config.queryGroup,
          isDetail: '1',
          qCategory: stripe.category(),
        },
      }),
    read({ hits, total = 0 }) {
      const found = readHits(hits)
      return { groups: [{ machines: found.machines }], total: Math.max(total, found.total) }
    },
  })
}

/** The text finder: finds a machine by its model number (FIT-022 to FIT-052, FIT-091 to FIT-098). */
export function textFinder(stripe: Stripe) {
  const $text = atom('')
  const $picker = atom<Picker | null>(null)
  const suggestions = suggestionsFor(stripe)
  const lookUp = lookups(stripe, {
    offer: picker => $picker.set(picker),
    again(meant) {
      $text.set(meant)
      return find(meant)
    },
  })

  /** Closes list and picker. Keeps the text. */
  function settle(): void {
    suggestions.close()
    $picker.set(null)
  }

  function show({ displayModel }: Machine): void {
    settle()
    $text.set(displayModel)
  }

  async function find(typed: string): Promise<void> {
    const text = typed.trim()
    const signal = text ? stripe.begin() : null
    if (!signal) return
    settle()
    await lookUp({ text, signal })
  }

  return {
    $text,
    $picker,
    suggestions,
    open: (given?: boolean) => suggestions.open($text.get(), given),
    close: suggestions.close,
    edit(text: string, composing: boolean): unknown {
      $text.set(text)
      $picker.set(null)
      stripe.edited()
      return suggestions.type(text, composing)
    },
    /** Picks the machine of a suggestion (FIT-138). */
    choose(id: string): void {
      const machine = suggestions.machineOf(id)
      if (!machine) return
      show(machine)
      stripe.pick(machine)
    },
    /** Chooses an entry and closes the picker. The entry may open another picker. */
    pickEntry(index: number): unknown {
      const entry = $picker.get()?.entries[index]
      $picker.set(null)
      return entry?.choose()
    },
    /** Closes the picker without a choice (FIT-145). */
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
