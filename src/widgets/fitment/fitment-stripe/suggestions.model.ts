import { atom } from 'nanostores'
import type { Ended } from '../../../element/ports.ts'
import type { Basis, Listed, Machine, StripeText } from './fitment-stripe.ports.ts'
import { groupsOf, nameOf } from './hits.rules.ts'

/** AUTOCOMPLETE_MAX_ITEMS, all groups together (FIT-095). */
const most = 20
/** REQUEST_COUNTER_WRAP. */
const last = 65_000

/** Numbers requests of one kind, so that an answer to any but the newest is dropped (FIT-097). */
export function numbering() {
  let number = 0
  let newest: number | null = null
  return {
    next: (): number => {
      number = (number % last) + 1
      newest = number
      return number
    },
    /** No answer is waited for any more. */
    drop: (): void => {
      newest = null
    },
    isNewest: (of: number): boolean => of === newest,
  }
}

export interface SuggestionGroup {
  label?: string
  machines: readonly Machine[]
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
  ask: (text: string) => Promise<{ ok: true; value: V } | (Ended & { ok: false })>
  read: (value: V) => Suggested
  /** Saved and popular machines, for the empty input (FIT-138). */
  listed: () => Promise<Listed>
  /** What counts a failure (FIT-140). */
  failure: string
}

const countOf = (groups: readonly SuggestionGroup[]): number =>
  groups.reduce((count, { machines }) => count + machines.length, 0)

/** The first `most` of all groups together. */
function capped(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  let left = most
  return groups.map(group => {
    const machines = group.machines.slice(0, left)
    left -= machines.length
    return { ...group, machines }
  })
}

/** What a Combobox is given of a list; an option's id is its place. */
function comboboxList(list: SuggestionList, text: StripeText) {
  let next = 0
  const groups = list.groups.map(({ label, machines }) => ({
    label,
    options: machines.map(machine => ({
      id: `${next++}`,
      text: nameOf(machine),
      mark: machine.isSavedModel ? text('fitment.savedMark') : undefined,
    })),
  }))
  return { groups, summary: list.summary }
}

/** The machines that a text may mean, while it is typed (FIT-092 to FIT-097, FIT-140). */
export function suggestions<V>(
  { ports, failed }: Pick<Basis, 'ports' | 'failed'>,
  source: SuggestionSource<V>,
) {
  const { ask, failure, listed, read } = source
  /** null: it is closed. */
  const $list = atom<SuggestionList | null>(null)
  /** What a text was answered with, to open it again. */
  let known: SuggestionList | null = null
  const requests = numbering()
  let cancel: (() => void) | undefined

  /** Nothing is asked or waited for; what is listed stays. */
  function stop(): void {
    cancel?.()
    requests.drop()
  }
  function close(): void {
    stop()
    $list.set(null)
  }

  function announce({ groups, total }: Suggested): void {
    const shown = countOf(groups)
    ports.announce(
      shown
        ? ports.text('fitment.autocompleteSummary', { count: shown, total })
        : ports.text('fitment.noResults'),
    )
  }

  function show(text: string, found: Suggested, isSummed: boolean): SuggestionList {
    const groups = capped(found.groups)
    const { total } = found
    known = { text, groups, total }
    if (isSummed) {
      known.summary = ports.text('fitment.autocompleteSummary', { count: countOf(groups), total })
    }
    $list.set(known)
    if (isSummed || countOf(groups)) announce(known)
    return known
  }

  async function showListed(): Promise<void> {
    const number = requests.next()
    const machines = await listed()
    if (!requests.isNewest(number)) return
    const groups = groupsOf(machines, ports.text)
    show('', { groups, total: countOf(groups) }, false)
  }

  async function request(text: string): Promise<void> {
    const number = requests.next()
    const outcome = await ask(text)
    if (!requests.isNewest(number)) return
    if (outcome.ok) show(text, read(outcome.value), true)
    else {
      failed(outcome, failure)
      known = null
      close()
    }
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
      if (known?.text === text) $list.set(known)
      else if (!text.trim()) return showListed()
      return undefined
    },
    /** The text has changed. `composing`: an input method is still at work on it. */
    type(text: string, composing: boolean): Promise<void> | undefined {
      const { autocompleteDelay, autocompleteMinLength } = ports.config
      const isEnough = text.trim().length >= autocompleteMinLength
      stop()
      // The suggestions of the text before stay until there are those of the new one.
      if (!isEnough || !$list.get()?.text) $list.set(null)
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
    machineOf: (id: string): Machine | undefined =>
      $list.get()?.groups.flatMap(({ machines }) => machines)[Number(id)],
  }
}
export type Suggestions = ReturnType<typeof suggestions>
