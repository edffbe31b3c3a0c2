import { atom } from 'nanostores'
import { smartboxQuery, type SmartboxAnswer } from '../../../contract/fitment/fitment.ts'
import type { Ended } from '../../../element/ports.ts'
import type { Stripe } from './finder.ports.ts'
import type { Listed, Machine } from './fitment-stripe.ports.ts'
import {
  filtersOf,
  hasHits,
  inOrder,
  inputOf,
  machineFrom,
  partsOf,
  smartList,
  type Filter,
  type Filters,
  type Kind,
  type Part,
  type SmartList,
} from './smartbox.rules.ts'
import { experience, smartConfig } from './smartbox-texts.model.ts'

/** SMARTBOX_KEYSTROKE_DELAY_MS (FIT-116), SMARTBOX_MIN_LENGTH (FIT-117). */
const keystrokeDelay = 250
const minLength = 2

export interface SmartBox {
  typed: string
  filters: Filters
  /** null: closed. */
  list: SmartList | null
  /** The results popover; null: closed. */
  parts: readonly Part[] | null
}

const empty: SmartBox = { typed: '', filters: {}, list: null, parts: null }

/** The smart box: one input for brand, series, model and part (FIT-115 to FIT-125, FIT-160 to FIT-164). */
export function smartbox(stripe: Stripe) {
  const { ports } = stripe
  const $box = atom<SmartBox>(empty)
  const show = (change: Partial<SmartBox>) => $box.set({ ...$box.get(), ...change })
  const config = smartConfig(stripe, () => show({}))
  const explained = ports.extend(experience(stripe))
  let cancelDelay: (() => void) | undefined
  let asking: AbortController | undefined
  /** true: focus is in the input, so the list may open. */
  let isNear = false
  /** The answer in the list. The list also shows saved and popular machines. */
  let answer: SmartboxAnswer | null = null
  let listed: Listed = { saved: [], popular: [] }
  let matched: Kind = 'brand'

  /** Cancels the delayed and the running request, so that their answers open no list. */
  function giveUp(): void {
    cancelDelay?.()
    asking?.abort()
  }

  function fail(outcome: Ended): void {
    if (!stripe.failed(outcome, 'SmartboxQueryFailed')) return
    show({ list: null })
    stripe.end({ tone: 'error', text: config.text('ajax_error') })
  }

  const query = (qType: 'smartboxAutocomplete' | 'partVerification' | 'part', input: string) => ({
    query: { input, qType, scope: stripe.scope() },
  })

  /** Lists everything that is known now. Saved and popular machines may arrive later. */
  function suggest(): void {
    const { filters, typed } = $box.get()
    const known = { answer, filters, limit: config.limit(), listed, typed }
    const list = smartList(ports.config, ports.text, known)
    if (list && answer) matched = list.matched
    show({ list })
    if (list) ports.announce(ports.text('fitment.smartCount', { count: list.choices.size }))
  }

  /** Lists saved and popular machines. If the box is not empty, asks the server first (FIT-117, FIT-160). */
  async function ask(): Promise<void> {
    giveUp()
    if (stripe.$shown.get().busy) return
    const { filters, typed } = $box.get()
    const input = inputOf(filters, typed)
    answer = null
    if (input && !inOrder(filters)[0] && typed.trim().length < minLength) {
      return show({ list: null })
    }
    const { signal } = (asking = new AbortController())
    if (input) {
      const asked = query('smartboxAutocomplete', input)
      const outcome = await ports.call(smartboxQuery, asked, { signal })
      if (!outcome.ok) return fail(outcome)
      answer = outcome.value
    }
    suggest()
  }

  async function loadListed(): Promise<void> {
    listed = await stripe.listed()
    const { typed } = $box.get()
    if (isNear && (answer || !typed)) suggest()
  }

  function filter(filters: Filters): void {
    stripe.edited()
    show({ filters, typed: '', list: null, parts: null })
    // Suggests the next part of the machine at once.
    if (!machineFrom(filters)) void ask()
  }

  function add(chosen: readonly Filter[]): void {
    const filters = { ...$box.get().filters }
    for (const one of chosen) filters[one.modelType] = one
    filter(filters)
  }

  function remove(kind: Kind): void {
    const { [kind]: _, ...filters } = $box.get().filters
    isNear = true
    filter(filters)
  }

  function showParts(parts: readonly Part[]): void {
    stripe.end()
    show({ parts })
    ports.announce(ports.text('fitment.smartCount', { count: parts.length }))
  }

  /** Tells the shopper that the server does not know the part (FIT-163). */
  function tellUnknown(text: string): void {
    stripe.end({ tone: 'error', text: config.text('part_not_found', { text }) })
  }

  /** FIT-124: verifies the typed part, then searches for it. */
  async function searchPart(): Promise<void> {
    const text = $box.get().typed.trim()
    giveUp()
    const signal = text ? stripe.begin() : null
    if (!signal) return
    show({ list: null, parts: null })
    const verified = await ports.call(smartboxQuery, query('partVerification', text), { signal })
    if (!verified.ok) return fail(verified)
    if (!hasHits(verified.value)) return tellUnknown(text)
    const outcome = await ports.call(smartboxQuery, query('part', text), { signal })
    if (!outcome.ok) return fail(outcome)
    const parts = partsOf(outcome.value, matched)
    return parts[0] ? showParts(parts) : tellUnknown(text)
  }

  return {
    $box,
    experience: explained,
    text: config.text,
    open(): void {
      isNear = true
      explained.meet()
      void loadListed()
      void ask()
    },
    close(): void {
      isNear = false
      giveUp()
      show({ list: null })
    },
    /** Runs when the text has changed. `composing`: an input method is still composing the text. */
    type(typed: string, composing = false): void {
      isNear = true
      stripe.edited()
      giveUp()
      show({ typed, parts: null })
      if (!composing) cancelDelay = ports.after(keystrokeDelay, ask)
    },
    choose(id: string): void {
      const chosen = $box.get().list?.choices.get(id)
      if (chosen) add(chosen)
    },
    remove,
    removeLast(): void {
      const last = inOrder($box.get().filters).at(-1)
      if (last) remove(last.modelType)
    },
    isComplete: () => !!machineFrom($box.get().filters),
    /** Picks the machine once all three filters are set (FIT-123, FIT-161). */
    search(): void {
      const machine = machineFrom($box.get().filters)
      if (!machine || stripe.$shown.get().busy) return
      giveUp()
      show({ list: null, parts: null })
      stripe.pick(machine)
    },
    searchPart,
    closeParts: () => show({ parts: null }),
    /** Searches for a part from the results popover (FIT-162). */
    choosePart(number: string): void {
      const machine = machineFrom($box.get().filters)
      show({ parts: null })
      stripe.search(number, ...(machine ? [machine] : []))
    },
    reset(): void {
      giveUp()
      $box.set(empty)
    },
    show(machine: Machine): void {
      giveUp()
      const filters = Object.fromEntries(filtersOf(machine, 'hit').map(one => [one.modelType, one]))
      $box.set({ ...empty, filters })
    },
  }
}
export type SmartboxFinder = ReturnType<typeof smartbox>
