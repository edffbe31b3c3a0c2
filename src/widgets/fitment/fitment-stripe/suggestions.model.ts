import { atom } from 'nanostores'
import type { Ended } from '../../../element/ports.ts'
import type { Basis, Listed, Machine, StripeText } from './fitment-stripe.ports.ts'
import { groupsOf, nameOf } from './hits.rules.ts'

/** AUTOCOMPLETE_MAX_ITEMS, all groups together (FIT-095). */
const most = 20
/** REQUEST_COUNTER_WRAP. */
const last = 65_000

/** Numbers the requests of one kind. Only the answer to the newest request counts (FIT-097). */
export function numbering() {
  let number = 0
  let newest: number | null = null
  return {
    next: (): number => {
      number = (number % last) + 1
      newest = number
      return number
    },
    /** Makes all running requests old, so that their answers are ignored. */
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
  /** Number of all machines found. */
  total: number
}

/** The machines in the list, and the text that they answer. */
export interface SuggestionList extends Suggested {
  text: string
  /** "Models: {count} of {total}" (FIT-096). The list for the empty input has no summary. */
  summary?: string
}

/** Where a finder's suggestions come from. */
export interface SuggestionSource<V> {
  /** Makes the call. Not called while the trimmed text is shorter than autocompleteMinLength. */
  ask: (text: string) => Promise<{ ok: true; value: V } | (Ended & { ok: false })>
  read: (value: V) => Suggested
  /** Saved and popular machines, for the empty input (FIT-138). */
  listed: () => Promise<Listed>
  /** Name of the metric that counts a failure (FIT-140). */
  failure: string
}

const countOf = (groups: readonly SuggestionGroup[]): number =>
  groups.reduce((count, { machines }) => count + machines.length, 0)

/** Keeps the first machines, at most `most` in all groups together. */
function capped(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  let left = most
  return groups.map(group => {
    const machines = group.machines.slice(0, left)
    left -= machines.length
    return { ...group, machines }
  })
}

/** Turns a list into suggestions for a Combobox. An option's id is its position. */
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

/** Lists the machines that a text may mean while the shopper types (FIT-092 to FIT-097, FIT-140). */
export function suggestions<V>(
  { ports, failed }: Pick<Basis, 'ports' | 'failed'>,
  source: SuggestionSource<V>,
) {
  const { ask, failure, listed, read } = source
  /** null: closed. */
  const $list = atom<SuggestionList | null>(null)
  /** The last list, to open it again for the same text. */
  let known: SuggestionList | null = null
  const requests = numbering()
  let cancel: (() => void) | undefined

  /** Cancels the delayed request and ignores running requests. The list stays open. */
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
    /** Shows machines that the caller has loaded. */
    take: (text: string, found: Suggested) => show(text, found, true),
    /**
     * Runs when the input gets focus, or when the shopper opens the list. Shows the known list for the text. For an
     * empty input, loads saved and popular machines. `given`: the stripe gave the focus. Then the list stays closed,
     * because it would cover the page that the shopper reads.
     */
    open(text: string, given?: boolean): Promise<unknown> | undefined {
      if (given) return listed()
      if (known?.text === text) $list.set(known)
      else if (!text.trim()) return showListed()
      return undefined
    },
    /** Runs when the text has changed. `composing`: an input method is still composing the text. */
    type(text: string, composing: boolean): Promise<void> | undefined {
      const { autocompleteDelay, autocompleteMinLength } = ports.config
      const isEnough = text.trim().length >= autocompleteMinLength
      stop()
      // Suggestions for the old text stay until suggestions for the new text arrive.
      if (!isEnough || !$list.get()?.text) $list.set(null)
      if (composing) return undefined
      if (isEnough) cancel = ports.after(autocompleteDelay, () => request(text))
      return text.trim() ? undefined : showListed()
    },
    /** Forgets the last list and closes it, for example after a change of brand. */
    forget(): void {
      known = null
      close()
    },
    /** Number of machines in the list. */
    count: (): number => countOf($list.get()?.groups ?? []),
    /** Returns the list in the form that a Combobox needs. */
    shown() {
      const list = $list.get()
      return list && comboboxList(list, ports.text)
    },
    machineOf: (id: string): Machine | undefined =>
      $list.get()?.groups.flatMap(({ machines }) => machines)[Number(id)],
  }
}
export type Suggestions = ReturnType<typeof suggestions>
