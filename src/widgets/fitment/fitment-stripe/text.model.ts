import { atom } from 'nanostores'
import {
  modelLookup,
  modelSearch,
  modelSuggest,
  partInfo,
} from '../../../contract/fitment/fitment.ts'
import type { Ended } from '../../../element/ports.ts'
import type { Stripe } from './finder.ports.ts'
import type { Machine, Said } from './fitment-stripe.ports.ts'
import { readHits } from './hits.rules.ts'
import { numbering, type Suggestions } from './suggestions.model.ts'

/** MODEL_LENGTH_LIMIT: a text with this many characters is too long (FIT-025). */
const limit = 50

/** A list from which the shopper chooses a series, a brand, or the number they meant. */
export interface Picker {
  title: string
  entries: readonly PickerEntry[]
}

export interface PickerEntry {
  /** Unique in its picker. */
  key: string
  text: string
  choose: () => unknown
  /** true: the entry means "none of these". */
  isNone?: boolean
}

interface Lookup {
  /** The text as the shopper typed it, because messages repeat it. */
  text: string
  /** Ends when the lookup is cancelled or has ended. */
  signal: AbortSignal
}

/** What a lookup can lead to, apart from a pick. */
interface Ways {
  offer(picker: Picker): void
  /** Looks up another text. */
  again(text: string): unknown
}

/** FIT-022: removes white space, because model numbers are compared without it. */
const cleaned = (text: string): string => text.replace(/\s+/g, '')

/**
 * Returns the lookup of the text finder (FIT-022 to FIT-044). First looks up the number, then searches for numbers that
 * the shopper may mean. On a search page, the number may also be a part number. Each lookup ends with a pick, a picker
 * or a message.
 */
function lookups(stripe: Stripe, { offer, again }: Ways) {
  const { ports } = stripe
  const requests = numbering()

  const notFound = (text: string): Said => ({
    tone: 'error',
    text: ports.text('fitment.modelNotFound', { text }),
  })

  /** Counts a failed call and tells the shopper, unless the element has left the page (FIT-047 to FIT-049). */
  function fail(outcome: Ended, name: string): void {
    const failure = stripe.failed(outcome, name)
    stripe.end(failure ? { tone: 'error', text: ports.text('fitment.modelError') } : undefined)
  }

  /** Ends the lookup with a picker. */
  function pickFrom(title: string, entries: readonly PickerEntry[]): void {
    offer({ title, entries })
    stripe.end()
    ports.announce(title)
  }

  /** FIT-033: offers one entry per hit, with series and model. */
  function pickSeries(machines: readonly Machine[]): void {
    const entries = machines.map((machine, index) => ({
      key: `${index}`,
      text: [machine.displaySeries, machine.displayModel].filter(Boolean).join(' '),
      choose: () => stripe.pick(machine),
    }))
    pickFrom(ports.text('fitment.pickSeries'), entries)
  }

  /** Several machines have this number. Offers the series, or first the brands (FIT-033 to FIT-035). */
  function pickMachine(machines: readonly Machine[]): void {
    const isFirst = ({ brand }: Machine, index: number) =>
      machines.findIndex(machine => machine.brand === brand) === index
    const firsts = machines.filter(isFirst)
    if (firsts.length === 1) return pickSeries(machines)
    const entries = firsts.map(first => {
      const ofBrand = machines.filter(({ brand }) => brand === first.brand)
      const isOnly = ofBrand.length === 1
      return {
        key: first.brand,
        text: first.displayBrand,
        choose: () => (isOnly ? stripe.pick(first) : pickSeries(ofBrand)),
      }
    })
    pickFrom(ports.text('fitment.pickBrand'), entries)
  }

  /** Tells the shopper that the text is a part number (FIT-042, FIT-043). */
  function tellPart(part: string): void {
    stripe.end({
      tone: 'info',
      text: ports.text('fitment.partDetected', { part }),
      action: {
        label: ports.text('fitment.partDetectedLink', { part }),
        run: () => stripe.search(part),
      },
    })
    ports.emit('dp-part-detected', { partNumber: part })
  }

  /** No machine matches. On a search page, the text may be a part number (FIT-039 to FIT-044, FIT-049). */
  async function searchPart({ text, signal }: Lookup): Promise<void> {
    if (ports.config.pageType !== 'search') return stripe.end(notFound(text))
    const query = { qtype: 'partInfo', q: cleaned(text) } as const
    const outcome = await ports.call(partInfo, { query }, { signal })
    if (!outcome.ok) return fail(outcome, 'PartInfoFailed')
    const { found, hit } = outcome.value.hits
    const part = found > 0 && hit?.[0]?.fields.partnumber
    return part ? tellPart(part) : stripe.end(notFound(text))
  }

  /** FIT-143: goes on as if there were no suggestion, in a new lookup. */
  function searchOn(text: string): unknown {
    const signal = stripe.begin()
    return signal && searchPart({ text, signal })
  }

  /** No machine has this number. Asks which number the shopper may mean (FIT-036 to FIT-038, FIT-142). */
  async function searchMeant(lookup: Lookup): Promise<void> {
    const { text, signal } = lookup
    const query = { qtype: 'modelSearch', q: cleaned(text), qCategory: stripe.category() } as const
    const outcome = await ports.call(modelSearch, { query }, { signal })
    if (!outcome.ok && !stripe.failed(outcome, 'ModelSearchFailed')) return stripe.end()
    const suggestions = outcome.ok ? outcome.value.suggest.suggestions : []
    const meant = [...new Set(suggestions.map(({ suggestion }) => suggestion))].filter(Boolean)
    if (!meant.length) return searchPart(lookup)
    const entries = meant.map(one => ({ key: one, text: one, choose: () => again(one) }))
    const none = {
      key: '',
      text: ports.text('fitment.noneOfThese'),
      isNone: true,
      choose: () => searchOn(text),
    }
    return pickFrom(ports.text('fitment.didYouMean', { TEXT: text }), [...entries, none])
  }

  return async (lookup: Lookup): Promise<void> => {
    const { text, signal } = lookup
    const q = cleaned(text)
    if (q.length >= limit) return stripe.end(notFound(text))
    const number = requests.next()
    const isDetail = ports.config.pageType === 'detail' ? ('1' as const) : undefined
    const query = { qtype: 'modelInfo', q, qCategory: stripe.category(), isDetail } as const
    const outcome = await ports.call(modelLookup, { query }, { signal })
    if (!requests.isNewest(number)) return undefined
    if (!outcome.ok) return fail(outcome, 'ModelLookupFailed')
    const { machines, total } = readHits(outcome.value.hits)
    const [machine] = machines
    if (!machine) return searchMeant(lookup)
    return total === 1 ? stripe.pick(machine) : pickMachine(machines)
  }
}

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
