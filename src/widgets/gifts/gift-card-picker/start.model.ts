import { plainNumber } from '../../../rules/format.ts'
import type { Amounts } from './amount.model.ts'
import { anyAmount, canBe, choiceOf } from './catalogue.rules.ts'
import type { Designs } from './design.model.ts'
import type { AmountField } from './form.model.ts'
import type { GiftPorts, Snapshot } from './gift-card-picker.ports.ts'
import { addressedAmount, type Placing } from './place.model.ts'

interface Pieces {
  amount: Amounts
  design: Designs
  field: AmountField
  place: Placing
  /** Takes the choice as one that the page knows. `isReset`: another one was chosen before. */
  accept(isReset?: boolean): void
  /** Takes the choice as one of the shopper. */
  settle(isReturn: boolean): void
}

const nothing = { amount: null, denomination: null, swatch: null } as const

/** Where a choice comes from that nobody has made here: configuration, address, form, history. */
export function starting(ports: GiftPorts, pieces: Pieces) {
  const { accept, amount, design, field, place, settle } = pieces
  /** What was chosen at the start, for a reset of the form (COR-061). */
  let first: Snapshot | null = null

  const snapshot = (): Snapshot => ({
    design: design.$design.get() ?? 0,
    chosen: amount.$chosen.get(),
  })

  function restore({ chosen, design: index }: Snapshot): void {
    const now = design.byIndex(index)
    if (!now) return
    design.set(index)
    amount.retake(chosen, now)
  }

  function configuredAmount(): string | null {
    const { initialVariableAmount } = ports.config
    if (initialVariableAmount === undefined) return null
    const plain = plainNumber(initialVariableAmount)
    if (amount.fits(plain)) return plain
    ports.warn(
      `initialVariableAmount: expected an amount that the constraints of gcCustomAmount allow, got ${initialVariableAmount}; none is used`,
    )
    return null
  }

  /** Starts as address, server and configuration say (GFT-028, GFT-032, GFT-056). */
  function begin(): void {
    const { denomination, design: now } = design.start()
    design.set(now?.index ?? null)
    const configured = configuredAmount()
    amount.store(configured)
    const wanted = [addressedAmount(), field.given].find(amount.fits) ?? configured
    const isAny = now?.isVariable && (denomination ?? anyAmount) === anyAmount
    const swatch = now?.swatches.find(one => one.denomination === denomination)
    if (now && isAny && wanted !== null) amount.takeAny(wanted, now)
    else amount.take(swatch && !isAny ? choiceOf(swatch) : nothing)
    first = snapshot()
    accept()
  }

  /** The shopper goes back or forward to an entry that nobody remembers. true: the choice changes. */
  function returnByAddress(): boolean {
    const asked = addressedAmount()
    const { amount: chosen, denomination } = amount.$chosen.get()
    if (asked === (denomination === anyAmount ? chosen : null)) return false
    if (asked === null) {
      if (first) restore(first)
      return first !== null
    }
    const variable = [design.now(), ...design.$catalogue.get().designs].find(
      one => canBe(one) && one.isVariable,
    )
    if (!variable || !amount.fits(asked)) return false
    design.set(variable.index)
    amount.takeAny(asked, variable)
    return true
  }

  place.onReturn(before => {
    if (before) restore(before)
    else if (!returnByAddress()) return
    settle(true)
  })
  ports.onRestore(fields => {
    const restored = fields && field.restored(fields)
    const now = design.now()
    // The address goes before what the browser has kept.
    const isWanted = restored && addressedAmount() === null && now?.isVariable
    if (isWanted && amount.fits(restored)) amount.takeAny(restored, now)
    else if (!fields && first) restore(first)
    accept(!fields)
  })
  ports.onConfig((config, before) => {
    const names = ['initialVariableAmount', 'selectedCombination'] as const
    if (names.some(name => config[name] !== before[name])) begin()
  })
  ports.use(() => place.remember(snapshot()))

  return {
    begin,
    snapshot,
    /** The page states other amounts and designs. What the shopper has chosen stays, if it still exists. */
    renew(): void {
      const now = design.now()
      if (!canBe(now) || !amount.keep(now)) begin()
    },
  }
}
