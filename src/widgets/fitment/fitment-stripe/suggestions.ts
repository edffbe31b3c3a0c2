import { atom } from 'nanostores'
import { nameOf } from './hits.ts'
import { numbering } from './numbering.ts'
import type { Listed, Model, Stripe, StripePorts } from './stripe.ts'
import './messages.add.ts'

/** AUTOCOMPLETE_MAX_ITEMS, all groups together (FIT-095). */
const most = 20

export interface SuggestionGroup {
  label?: string
  models: readonly Model[]
}

export interface Suggested {
  groups: readonly SuggestionGroup[]
  /** How many there are in all. */
  total: number
}

/** What the list shows, and the text that it belongs to. */
export interface SuggestionList extends Suggested {
  text: string
  /** "Models: {count} of {total}" (FIT-096). None with saved models. */
  summary?: string
}

/** Where a finder's suggestions come from. */
export interface SuggestionSource<V> {
  /** The call. Not asked for a text that is shorter than autocompleteMinLength, blanks aside. */
  ask: (
    text: string,
  ) => Promise<{ ok: true; value: V } | { ok: false; problem: string; status: number }>
  read: (value: V) => Suggested
  /** Saved and popular models, for the empty input (FIT-138). */
  listed: () => Promise<Listed>
  /** What counts a failure (FIT-140). */
  failure: string
}

/** Saved models before popular ones, each under its header (FIT-088, FIT-089). */
export const groupsOf = ({ saved, popular }: Listed, text: StripePorts['text']) => [
  { label: text('fitment.savedHeader'), models: saved },
  { label: text('fitment.popularHeader'), models: popular },
]

const countOf = (groups: readonly SuggestionGroup[]): number =>
  groups.reduce((count, { models }) => count + models.length, 0)

/** The first `most` of all groups together. */
function capped(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  let left = most
  return groups.map(group => {
    const models = group.models.slice(0, left)
    left -= models.length
    return { ...group, models }
  })
}

/** What a Combobox is given of a list; an option's id is its place. */
function comboboxList(list: SuggestionList, text: StripePorts['text']) {
  let next = 0
  const groups = list.groups.map(({ label, models }) => ({
    label,
    options: models.map(model => ({
      id: `${next++}`,
      text: nameOf(model),
      mark: model.isSavedModel ? text('fitment.savedMark') : undefined,
    })),
  }))
  return { groups, summary: list.summary }
}

/** The models that a text may mean, while it is typed (FIT-092 to FIT-097, FIT-140). */
export function suggestions<V>(
  { ports, count, displaceHints }: Stripe,
  source: SuggestionSource<V>,
) {
  const { ask, failure, listed, read } = source
  /** null: it is closed. */
  const $list = atom<SuggestionList | null>(null)
  /** What a text was answered with, to open it again. */
  let known: SuggestionList | null = null
  const requests = numbering()
  let cancel: (() => void) | undefined

  let allowHints: (() => void) | undefined

  /** A hint at the input would lie over the list (FIT-159). */
  function setList(list: SuggestionList | null): void {
    $list.set(list)
    if (list && countOf(list.groups)) allowHints ??= displaceHints()
    else {
      allowHints?.()
      allowHints = undefined
    }
  }

  /** Nothing is asked or waited for; what is listed stays. */
  function stop(): void {
    cancel?.()
    requests.drop()
  }
  function close(): void {
    stop()
    setList(null)
  }

  function announce({ groups, total }: Suggested): void {
    const shown = countOf(groups)
    ports.announce(
      shown
        ? ports.text('fitment.autocompleteSummary', { count: shown, total })
        : ports.text('fitment.noResults'),
    )
  }

  function show(text: string, found: Suggested, isSummed: boolean): void {
    const groups = capped(found.groups)
    const { total } = found
    known = { text, groups, total }
    if (isSummed) {
      known.summary = ports.text('fitment.autocompleteSummary', { count: countOf(groups), total })
    }
    setList(known)
    if (isSummed || countOf(groups)) announce(known)
  }

  async function showListed(): Promise<void> {
    const number = requests.next()
    const models = await listed()
    if (!requests.isNewest(number)) return
    const groups = groupsOf(models, ports.text)
    show('', { groups, total: countOf(groups) }, false)
  }

  async function request(text: string): Promise<void> {
    const number = requests.next()
    const outcome = await ask(text)
    if (!requests.isNewest(number)) return
    if (outcome.ok) return show(text, read(outcome.value), true)
    const { problem: reason, status } = outcome
    if (reason !== 'aborted') count(failure, { reason, status })
    known = null
    close()
  }

  return {
    $list,
    stop,
    close,
    /** Lists what somebody else has asked for. */
    take: (text: string, found: Suggested) => show(text, found, true),
    /**
     * The shopper comes to the input, or asks for the list: shows what is known of the text, and asks for nothing
     * but the empty input's. `given`: the stripe has given the focus, and the page that is being read stays free.
     */
    open(text: string, given?: boolean): Promise<unknown> | undefined {
      if (given) return listed()
      if (known?.text === text) setList(known)
      else if (!text.trim()) return showListed()
      return undefined
    },
    /** The text has changed. `composing`: an input method is still at work on it. */
    type(text: string, composing: boolean): Promise<void> | undefined {
      const { autocompleteDelay, autocompleteMinLength } = ports.config
      const isEnough = text.trim().length >= autocompleteMinLength
      stop()
      // The suggestions of the text before stay until there are those of the new one.
      if (!isEnough || !$list.get()?.text) setList(null)
      if (composing) return undefined
      if (isEnough) cancel = ports.after(autocompleteDelay, () => request(text))
      return text.trim() ? undefined : showListed()
    },
    /** The brand has changed: what is known counts no longer. */
    forget(): void {
      known = null
      close()
    },
    /** How many are listed. */
    count: (): number => countOf($list.get()?.groups ?? []),
    /** The list as a Combobox takes it. */
    shown() {
      const list = $list.get()
      return list && comboboxList(list, ports.text)
    },
    modelOf: (id: string): Model | undefined =>
      $list.get()?.groups.flatMap(({ models }) => models)[Number(id)],
  }
}
export type Suggestions = ReturnType<typeof suggestions>
