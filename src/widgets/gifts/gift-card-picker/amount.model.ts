import { atom } from 'nanostores'
import { machine } from '../../../machine/machine.ts'
import { afterPress } from '../../../page/after-press.ts'
import { cleanText } from '../../../rules/typed-text.ts'
import { inBox, strictAmountError } from './amount.rules.ts'
import { anyAmount, choiceOf } from './catalogue.rules.ts'
import type { Chosen, Design, GiftPorts, Swatch } from './gift-card-picker.ports.ts'
import { limits } from './limits.model.ts'

/** GFT-005. */
const debounceMs = 500

const choose = { pick: 'swatch', accept: 'custom', reject: 'invalid', empty: 'none' } as const
const transitions = {
  none: choose,
  swatch: { ...choose, focus: 'pending' },
  pending: { ...choose, leave: 'swatch' },
  custom: choose,
  invalid: choose,
} as const

const states = ['none', 'swatch', 'custom', 'invalid'] as const
const nothing: Chosen = { amount: null, denomination: null, swatch: null }

/** The swatch that says the same, wherever the page has it now. */
const same = ({ swatches }: Design, { amount, denomination }: Chosen) =>
  swatches.find(one => one.value === amount && one.denomination === denomination)

/** The amount: chosen or typed. `settle` puts the page in line with a choice of the shopper. */
export function amounts(ports: GiftPorts, settle: () => void) {
  const { $state, send } = machine(transitions, 'none')
  const { fits, judge, words } = limits(ports)
  const $chosen = atom<Chosen>(nothing)
  /** Text in the box. */
  const $text = atom('')
  /** What is wrong with the typed amount. '': nothing shows. */
  const $error = atom('')
  /** The amount that a design for any amount had last (GFT-027). null: none. */
  let stored: string | null = null
  /** true: the text in the box has not been read. */
  let isDue = false
  let cancel: (() => void) | undefined

  /** The error shows once a press under way has ended, so that the press reaches its button. */
  function tell(error: string): void {
    ports.invalid(error || null)
    afterPress(() => $error.set(error))
  }

  function forget(): void {
    cancel?.()
    isDue = false
  }

  function take(chosen: Chosen, text = ''): void {
    forget()
    $text.set(text)
    if (chosen.denomination === anyAmount && chosen.amount !== null) stored = chosen.amount
    $chosen.set(chosen)
    tell('')
    send(chosen.swatch !== null ? 'pick' : chosen.amount !== null ? 'accept' : 'empty')
  }

  /** An amount for a design that takes any: as one of its swatches, or in the box. */
  function takeAny(amount: string, design: Design): void {
    const chosen = { amount, denomination: anyAmount, swatch: null }
    const swatch = same(design, chosen)
    if (swatch) take(choiceOf(swatch))
    else take(chosen, inBox(amount, ports.config))
  }

  /** Reads what the box holds, if nobody has read it. */
  function read(): void {
    if (!isDue) return
    forget()
    const typed = $text.get()
    if (!cleanText(typed)) return emptied()
    const { isCut, lacks, plain } = judge(typed)
    if (isCut) ports.metric('pgc-dp:fractionCut')
    const [first] = lacks
    if (first || plain === null) {
      $chosen.set(nothing)
      send('reject')
      const error = words(first ?? { errorId: strictAmountError })
      const isNew = error !== $error.get()
      tell(error)
      settle()
      if (isNew) ports.announce(error)
      const errorIds = [...new Set(lacks.map(({ errorId }) => errorId))]
      ports.emit('dp-gift-amount-rejected', { typed, errorIds })
      return
    }
    take({ amount: plain, denomination: anyAmount, swatch: null }, typed)
    settle()
    ports.emit('dp-gift-amount-accepted', { amount: Number(plain) })
  }

  /** An empty box means no amount, unless the shopper has only looked into it (GFT-053). */
  function emptied(): void {
    if (['pending', 'none', 'swatch'].includes($state.get())) return
    take(nothing)
    settle()
  }

  ports.watch($state, state => {
    // A look into the box changes nothing for the page.
    const told = state === 'pending' ? 'swatch' : state
    for (const one of states) ports.state(one, one === told)
  })

  /** A key is down in the box: what it holds is read once the shopper pauses. */
  function keyed(): void {
    cancel?.()
    cancel = ports.after(debounceMs, read)
  }

  /** Reads the box at once, and writes what was read: what is submitted is what the box shows (GFT-052). */
  function commit(): void {
    read()
    const { amount } = $chosen.get()
    if ($state.get() === 'custom' && amount !== null) $text.set(inBox(amount, ports.config))
  }

  /** Takes the swatch of the same place, or else the first (GFT-023). */
  function takeSwatch({ swatches }: Design): void {
    const { denomination } = $chosen.get()
    const next = swatches.find(one => one.denomination === denomination) ?? swatches[0]
    take(next ? choiceOf(next) : nothing)
  }

  return {
    $state,
    $chosen,
    $text,
    $error,
    fits,
    take,
    takeAny,
    /** Takes an earlier choice, as far as the design has it: at another place, or at none any more. */
    retake(chosen: Chosen, design: Design): void {
      const { amount, denomination } = chosen
      if (amount === null) return take(nothing)
      if (denomination === anyAmount && design.isVariable) return takeAny(amount, design)
      const swatch = same(design, chosen)
      take(swatch ? choiceOf(swatch) : nothing)
    },
    /** The page states other things of the design. false: it does not have what is chosen any more. */
    keep(design: Design): boolean {
      const chosen = $chosen.get()
      if ($state.get() === 'invalid') {
        // What the shopper has typed may be possible now.
        isDue = true
        return design.isVariable
      }
      if (chosen.amount === null) return false
      if (chosen.swatch === null) return design.isVariable && fits(chosen.amount)
      const swatch = same(design, chosen)
      if (swatch) $chosen.set(choiceOf(swatch))
      return !!swatch
    },
    read,
    commit,
    keyed,
    /** Another text is in the box. */
    type(text: string): void {
      $text.set(text)
      isDue = true
      // A submission reads the new text first, so the browser must not stop it for the old one.
      ports.invalid(null)
      keyed()
    },
    focus: () => void send('focus'),
    /** The shopper has left the box. */
    leave(): void {
      commit()
      send('leave')
    },
    pick(swatch: Swatch): void {
      take(choiceOf(swatch))
      settle()
    },
    /** Brings the amount in line with another design (GFT-023, GFT-027). */
    follow(design: Design, before: Design | undefined): void {
      const { amount, denomination } = $chosen.get()
      if (!design.isVariable) return amount === null ? take(nothing) : takeSwatch(design)
      if (!before?.isVariable && stored !== null) return takeAny(stored, design)
      // An amount that is not possible is none for this design either.
      if (amount === null) return undefined
      return denomination === anyAmount ? takeAny(amount, design) : takeSwatch(design)
    },
    /** The first stored amount (GFT-028). */
    store(amount: string | null): void {
      stored = amount
    },
  }
}
export type Amounts = ReturnType<typeof amounts>
