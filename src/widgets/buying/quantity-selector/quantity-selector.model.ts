import { atom } from 'nanostores'
import type { QuantityItem } from '../../../../elements/buying/quantity-selector.ts'
import type { Config } from '../../../element/describe.ts'
import type { QuantitySelector } from '../../../../elements/buying/quantity-selector.ts'
import type { Quantity } from '../../../page/shapes.ts'
import type { ChoiceModel, choosing } from './choice.model.ts'
import type { adding, End } from './quantity-selector.adding.ts'
import { stepper } from './stepper.ts'
import { itemOf, type QuantityPorts } from './quantity-selector.item.ts'
import {
  adoptedItems,
  configured,
  itemSelection,
  nothing,
  selectionOf,
  standingIn,
  type Selection,
} from './quantity-selector.selection.ts'

/** `resting` is the button, the stepper or the plain input in the page; `open` all that opens from it. */
export type State = 'resting' | 'open' | 'adding'

/** What the views show. `previous`: what cancelling, or a failed add, brings back. */
export interface Shown {
  state: State
  /** The choice, also while it waits to be confirmed. */
  selected: Selection
  previous: Selection
  /** The quantity that counts. */
  quantity: number | null
  failed: boolean
  disabled: boolean
}

/** WIDGET_ACTIVATE_DEBOUNCE_MS: a double press opens once (QTY-022). */
const doublePress = 100

/** A change of these by the page starts the selection anew. */
const startingWith = ['selectedId', 'selectedQuantity', 'qsItems'] as const

/** The quantity that no item has. */
const typed = ({ id, quantity }: Selection) => (id === null ? (quantity ?? undefined) : undefined)

/** Code of the actions, which nobody needs before the first press. */
export const loadAdding = () => import('./quantity-selector.adding.ts')

export const model = (ports: QuantityPorts) => new QuantitySelectorModel(ports)

/**
 * The quantity in effect, and the ways in which page store, form, adopted control and host share it.
 * A class, since a page may hold a thousand of them: methods on a prototype cost each of them nothing.
 */
export class QuantitySelectorModel {
  readonly $shown
  readonly ports: QuantityPorts
  /** What counts. */
  now: Selection
  /** What it opened with: the quantities, or the input for a typed one. */
  openedWith: 'choosing' | 'typing' = 'choosing'
  #options: readonly QuantityItem[]
  #formDisabled = false
  /** What others have said while an add was under way (QTY-091). */
  #waiting: Selection | null = null
  #followed: ReturnType<QuantitySelectorModel['store']> = null
  #unfollow: (() => void) | undefined
  #adding: ReturnType<typeof adding> | undefined
  #choice: ChoiceModel | null = null
  #activated = -doublePress
  /** Where a series of stepper presses began, and what takes back the action that waits for its end. */
  pressedFrom: Selection | null = null
  cancelAction: (() => void) | undefined

  constructor(ports: QuantityPorts) {
    this.ports = ports
    this.#options = adoptedItems(ports.adopted)
    const { previousSelectedId, previousSelectedQuantity } = ports.config
    this.now = this.#start()
    this.$shown = atom<Shown>({
      state: 'resting',
      selected: this.now,
      previous: configured(this.items(), previousSelectedId, previousSelectedQuantity) ?? this.now,
      quantity: this.now.quantity,
      failed: false,
      disabled: false,
    })
    const end = async (detail: End, { type }: CustomEvent) =>
      (await this.#actions()).hear(type, detail)
    ports.hear('dp-add-started', end)
    ports.hear('dp-cart-added', end)
    ports.hear('dp-cart-failed', end)
    ports.onConfig((config, before) => this.#configure(config, before))
    ports.onDisabled(disabled => {
      this.#formDisabled = disabled
      this.#judge()
    })
    ports.onRestore(fields => {
      this.follow(fields ? this.selection(Number(fields['quantity'])) : this.#start())
      this.#choice?.type(null)
    })
    ports.use(() => this.#enter())
    this.#judgeItem()
  }

  show(change: Partial<Shown>): void {
    this.$shown.set({ ...this.$shown.get(), ...change })
  }

  /** Takes the way from one state to another; false where it is not in the first. */
  change(from: State, to: State): boolean {
    if (this.$shown.get().state !== from) return false
    this.show({ state: to })
    for (const state of ['open', 'adding'] as const) this.ports.state(state, to === state)
    return true
  }

  items(): readonly QuantityItem[] {
    return this.ports.config.qsItems ?? this.#options
  }

  item() {
    return itemOf(this.ports.config)
  }

  max(): number {
    const { adopted, config } = this.ports
    return Math.min(config.maxQuantity, Number(adopted?.max || 999), 999)
  }

  selection(quantity: number | null): Selection {
    return selectionOf(this.items(), quantity)
  }

  store() {
    const asin = this.item()?.asin
    return asin ? this.ports.page.quantity(asin) : null
  }

  /** Another quantity counts from now on; only the shopper's own change is told to the page (QTY-083). */
  take(next: Selection, byShopper: boolean): void {
    const { ports, now: previous } = this
    const { quantity } = next
    this.now = next
    this.show({ selected: next, previous, quantity })
    if (previous.quantity === quantity) return
    this.store()?.set(quantity)
    this.#submit(byShopper)
    if (!byShopper) return
    const { asin = null, storeId } = this.item() ?? {}
    ports.emit('dp-quantity-changed', {
      asin,
      quantity,
      previousQuantity: previous.quantity,
      widgetId: ports.config.id,
      storeId,
      selectedId: next.id ?? undefined,
    })
    ports.announce(ports.text('quantity.updated', { quantity: quantity ?? 0 }))
  }

  /** Takes over what others say of the quantity. */
  follow(next: Selection): void {
    if (next.quantity !== this.now.quantity) this.#replace(next)
  }

  /** What others have said while an add was under way; once. */
  resume(): Selection | null {
    const said = this.#waiting
    this.#waiting = null
    return said
  }

  /** `apply` makes the choice count; not called, and false, when a listener forbids it (QTY-063). */
  async commit(next: Selection, before: Selection, apply?: () => void): Promise<boolean> {
    return (await this.#actions()).commit(next, before, apply)
  }

  /** The page adopts a number input and gives no quantities to choose from (QTY-089). */
  isTyped(): boolean {
    return this.ports.adopted?.kind === 'input' && !this.items()[0]
  }

  /** Whether plus leads anywhere. */
  canIncrease(): boolean {
    return !!stepper()?.step(this, 1)
  }

  /** A press on what opens the choice, and closes it again. */
  activate(): void {
    const at = performance.now()
    if (at - this.#activated < doublePress) return
    this.#activated = at
    if (this.$shown.get().state === 'open') this.dismiss()
    else this.open('choosing')
  }

  /** Closes what is open; a choice that was not confirmed is taken back (QTY-027, QTY-032). */
  dismiss(): void {
    if (!this.change('open', 'resting')) return
    this.ports.state('invalid', false)
    this.ports.invalid(null)
    this.show({ selected: this.now })
  }

  /** The model of the choice, made by code that is loaded when it opens. */
  choice(make: typeof choosing): ChoiceModel {
    return (this.#choice ??= this.ports.extend(make(this)))
  }

  increase(): void {
    stepper()?.press(this, 1)
  }

  decrease(): void {
    stepper()?.press(this, -1)
  }

  /** What the page reads in `host.config` beside its own settings (QTY-023 to QTY-026). */
  fields(): object {
    const { selected, previous } = this.$shown.get()
    return {
      initialized: true,
      selectedId: selected.id ?? undefined,
      selectedQuantity: typed(selected),
      previousSelectedId: previous.id ?? undefined,
      previousSelectedQuantity: typed(previous),
      ...this.#choice?.fields(),
    }
  }

  /** What is selected at the start (QTY-008, QTY-017); to a stepper nothing is 0. */
  #start(): Selection {
    const { adopted, config } = this.ports
    if (config.initialView === 'choose_quantity') return nothing
    const marked = this.items().find(({ isSelected }) => isSelected)
    return (
      configured(this.items(), config.selectedId) ??
      (marked && itemSelection(marked)) ??
      this.selection(
        config.selectedQuantity ?? standingIn(adopted) ?? (config.shapeType ? 0 : null),
      )
    )
  }

  #replace(next: Selection): void {
    if (this.$shown.get().state === 'adding') this.#waiting = next
    else this.take(next, false)
  }

  #submit(byShopper: boolean): void {
    const quantity = `${this.now.quantity ?? ''}`
    this.ports.adopted?.write(quantity, byShopper)
    this.ports.submit(quantity && !this.$shown.get().disabled ? { quantity } : null)
  }

  #judge(): void {
    const { adopted, config } = this.ports
    const hasChoice = this.items()[0] || this.isSimple() || adopted?.kind === 'input'
    const disabled = this.#formDisabled || !config.enable || !this.item() || !hasChoice
    this.ports.state('disabled', disabled)
    adopted?.disable(disabled)
    if (disabled !== this.$shown.get().disabled) this.show({ disabled })
    if (disabled) this.dismiss()
    this.#submit(false)
  }

  #judgeItem(): void {
    if (!this.item()) void loadAdding().then(({ warnOfItem }) => warnOfItem(this.ports))
  }

  #configure(config: Config<QuantitySelector>, before: Config<QuantitySelector>): void {
    if (config.staticData !== before.staticData) this.#judgeItem()
    this.#judge()
    if (startingWith.some(name => config[name] !== before[name])) this.#replace(this.#start())
    this.#followStore()
  }

  #enter(): () => void {
    const { adopted } = this.ports
    this.ports.state('initialized', true)
    this.#judge()
    const leave = adopted?.listen(value =>
      this.follow(this.selection(value ? Number(value) : null)),
    )
    this.#followStore()
    return () => {
      leave?.()
      this.#unfollow?.()
      this.#followed = null
      // Nobody will end an add of an element that is gone.
      this.change('adding', 'resting')
    }
  }

  /** Follows the page store of the product that the widget is about now. */
  #followStore(): void {
    const of = this.store()
    if (of === this.#followed) return
    this.#unfollow?.()
    this.#followed = of
    const { quantity } = this.now
    if (of?.get() === undefined && quantity !== null) of?.set(quantity)
    this.#unfollow = of?.subscribe((said: Quantity) => {
      if (said !== undefined) this.follow(this.selection(said))
    })
  }

  async #actions() {
    return (this.#adding ??= (await loadAdding()).adding(this))
  }

  isSimple(): boolean {
    return this.ports.config.shapeType?.[0] === 'S'
  }

  isFree(): boolean {
    const { disabled, state } = this.$shown.get()
    return !disabled && state === 'resting'
  }

  open(view: QuantitySelectorModel['openedWith']): void {
    if (!this.isFree()) return
    this.openedWith = view
    this.#choice?.start(view)
    this.change('resting', 'open')
  }
}
