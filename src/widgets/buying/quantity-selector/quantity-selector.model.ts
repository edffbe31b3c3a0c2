import { atom } from 'nanostores'
import type { Quantity } from '../../../page/shapes.ts'
import { soon } from '../../../page/soon.ts'
import type { Chooser, ChoiceModel } from './choice.model.ts'
import { late } from './quantity-selector.late.ts'
import {
  actionDetail,
  adoptedItems,
  configured,
  isSimple,
  itemOf,
  itemSelection,
  nothing,
  selectionOf,
  standingIn,
  typedQuantity,
  type Add,
  type OpenView,
  type QuantityConfig,
  type QuantityItem,
  type QuantityPorts,
  type Selection,
  type Shown,
  type State,
} from './quantity-selector.rules.ts'
import type { Stepped, Stepper } from './stepper.model.ts'

/** WIDGET_ACTIVATE_DEBOUNCE_MS: a double press opens the choice once (QTY-022). */
const doublePress = 100
/** ADD_ANSWER_LIMIT_MS: an add that has not ended by then counts as failed (QTY-081). */
const answerLimit = 15_000
/** VIBRATE_MS: how long the device vibrates when an add starts. */
const vibration = 50

/** If the page changes one of these fields, the selection starts again from the configuration. */
const startingWith = ['selectedId', 'selectedQuantity', 'qsItems'] as const

export const model = (ports: QuantityPorts) => new QuantitySelectorModel(ports)

/**
 * Holds the current quantity. Shares it with the page store, the form and the adopted control, and waits for adds to
 * end. A class, because a page may hold a thousand selectors, and methods on the prototype cost none of them memory.
 */
export class QuantitySelectorModel implements Chooser, Stepped {
  readonly $shown
  readonly ports: QuantityPorts
  now: Selection
  openedWith: OpenView = 'choosing'
  #options: readonly QuantityItem[]
  #formDisabled = false
  /** The selection that others set during an add (QTY-091). */
  #waiting: Selection | null = null
  #followed: ReturnType<QuantitySelectorModel['store']> = null
  #unfollow: (() => void) | undefined
  #choice: ChoiceModel | null = null
  #activated = -doublePress
  #stepper: Stepper | null = null
  /** The selection to bring back if the add fails. */
  #from: Selection | null = null
  #cancelLimit: (() => void) | undefined

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
    // An element may start and end the add while the event that asks for the add is still being sent. That event ends
    // first.
    const hear = (add: Add, { type }: CustomEvent) => soon(() => this.#hear(type, add))
    ports.hear('dp-add-started', hear)
    ports.hear('dp-cart-added', hear)
    ports.hear('dp-cart-failed', hear)
    ports.onConfig((config, before) => this.#configure(config, before))
    ports.onDisabled(disabled => {
      this.#formDisabled = disabled
      this.#judge()
    })
    ports.onRestore(fields => {
      this.#follow(fields ? this.selection(Number(fields['quantity'])) : this.#start())
      this.#choice?.type(null)
    })
    ports.use(() => this.#enter())
    ports.onControl(this)
    this.#judgeItem()
  }

  // View and items

  show(change: Partial<Shown>): void {
    this.$shown.set({ ...this.$shown.get(), ...change })
  }

  items(): readonly QuantityItem[] {
    return this.ports.config.qsItems ?? this.#options
  }

  item() {
    return itemOf(this.ports.config)
  }

  label(): string {
    return this.ports.label || this.ports.text('quantity.label')
  }

  selection(quantity: number | null): Selection {
    return selectionOf(this.items(), quantity)
  }

  store() {
    const asin = this.item()?.asin
    return asin ? this.ports.page.quantity(asin) : null
  }

  /** true: the element adopted a number input, and there are no quantities to choose from (QTY-089). */
  isTyped(): boolean {
    return this.ports.adopted?.localName === 'input' && !this.items()[0]
  }

  /** Returns what `host.config` shows besides the page's own settings (QTY-023 to QTY-026). */
  fields(): object {
    const { selected, previous } = this.$shown.get()
    return {
      initialized: true,
      selectedId: selected.id ?? undefined,
      selectedQuantity: typedQuantity(selected),
      previousSelectedId: previous.id ?? undefined,
      previousSelectedQuantity: typedQuantity(previous),
      ...this.#choice?.fields(),
    }
  }

  /** Sends a metric with the widget's prefix and its experiments (QTY-071). */
  count(name: string): void {
    const { qsMetricID = '', qsCsm, metadata } = this.ports.config
    this.ports.metric(qsMetricID + name, { ...qsCsm, ...metadata })
  }

  // States

  /** Changes from one state to another. false: the widget is not in state `from`. */
  #change(from: State, to: State): boolean {
    if (this.$shown.get().state !== from) return false
    this.show({ state: to })
    for (const state of ['open', 'adding'] as const) this.ports.state(state, to === state)
    return true
  }

  /** Opens the choice, or closes it if it is open. Ignores the second press of a double press. */
  activate(): void {
    const at = performance.now()
    if (at - this.#activated < doublePress) return
    this.#activated = at
    if (this.$shown.get().state === 'open') this.dismiss()
    else this.open('choosing')
  }

  open(view: OpenView): void {
    if (!this.isFree()) return
    this.openedWith = view
    this.#choice?.start(view)
    this.#change('resting', 'open')
  }

  /** Closes the choice. Takes back a selection that was not confirmed (QTY-027, QTY-032). */
  dismiss(): void {
    if (!this.#change('open', 'resting')) return
    this.#choice?.type(null)
    this.show({ selected: this.now })
  }

  /** Returns the model of the choice. null: its code has not loaded. */
  choice(): ChoiceModel | null {
    const code = this.#choice ? null : this.ports.here(late.choice)
    if (code) this.#choice = this.ports.extend(code.choosing(this))
    return this.#choice
  }

  /**
   * Returns the model of the stepper. null: the widget is no stepper. Only the methods below are guarded, because a
   * page may hold many steppers.
   */
  #steps(): Stepper | null {
    const code = this.#stepper ? null : this.ports.here(late.stepper)
    if (code) this.#stepper = new code.Stepper(this)
    return this.#stepper
  }

  increase(): void {
    this.#steps()?.increase()
  }

  decrease(): void {
    this.#steps()?.decrease()
  }

  /** true: plus (1) or minus (-1) changes the quantity, or opens the text input. */
  canStep(by: 1 | -1): boolean {
    return !!this.#steps()?.next(by)
  }

  // The quantity

  /** Makes `next` the current selection. Tells the page only about the shopper's own changes (QTY-083). */
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
    this.#announceQuantity()
  }

  #announceQuantity(): void {
    const { ports, now } = this
    ports.announce(ports.text('quantity.updated', { quantity: now.quantity ?? 0 }))
  }

  /** Takes over a quantity that others have set. */
  #follow(next: Selection): void {
    if (next.quantity !== this.now.quantity) this.#replace(next)
  }

  // What others do to the adopted control. The choice adds what concerns typed text.

  changed(isSet: boolean): void {
    const { adopted } = this.ports
    this.#options = adoptedItems(adopted)
    if (isSet) this.#follow(this.selection(standingIn(adopted) ?? null))
    this.#judge()
    this.show({})
    // The choice says what is wrong.
    if (adopted?.validity.valid === false) {
      void this.ports.late(late.choice).then(() => this.choice())
    }
  }

  #replace(next: Selection): void {
    if (this.$shown.get().state === 'adding') this.#waiting = next
    else this.take(next, false)
  }

  /** Returns the selection at the start (QTY-008, QTY-017). A stepper without a quantity starts at 0. */
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

  #submit(byShopper: boolean): void {
    const { disabled } = this.$shown.get()
    const quantity = `${this.now.quantity ?? ''}`
    this.ports.write(quantity, disabled, byShopper)
    this.ports.submit(quantity && !disabled ? { quantity } : null)
  }

  #enter(): () => void {
    this.ports.state('initialized', true)
    this.#judge()
    this.#followStore()
    return () => {
      this.#unfollow?.()
      this.#followed = null
      // Outside the page, the element would not hear that the add ended.
      this.#change('adding', 'resting')
    }
  }

  /** Follows the page store of the current product. */
  #followStore(): void {
    const of = this.store()
    if (of === this.#followed) return
    this.#unfollow?.()
    this.#followed = of
    const { quantity } = this.now
    if (of?.get() === undefined && quantity !== null) of?.set(quantity)
    this.#unfollow = of?.subscribe((said: Quantity) => {
      if (said !== undefined) this.#follow(this.selection(said))
    })
  }

  // Configuration

  #configure(config: QuantityConfig, before: QuantityConfig): void {
    if (config.staticData !== before.staticData) this.#judgeItem()
    this.#judge()
    if (startingWith.some(name => config[name] !== before[name])) this.#replace(this.#start())
    this.#followStore()
  }

  #judge(): void {
    const { adopted, config } = this.ports
    const hasChoice = this.items()[0] || isSimple(config) || adopted?.localName === 'input'
    if (!hasChoice && !config.qsItems) this.#tell('lacks')
    const disabled = this.#formDisabled || !config.enable || !this.item() || !hasChoice
    this.ports.state('disabled', disabled)
    if (disabled !== this.$shown.get().disabled) this.show({ disabled })
    if (disabled) this.dismiss()
    this.#submit(false)
  }

  #judgeItem(): void {
    if (!this.item()) this.#tell('malformed')
  }

  /** Tells the page's author of a fault. The words come with the choice. */
  #tell(fault: 'lacks' | 'malformed'): void {
    void this.ports.late(late.choice).then(code => code?.tell(this, fault))
  }

  isFree(): boolean {
    const { disabled, state } = this.$shown.get()
    return !disabled && state === 'resting'
  }

  // Adding

  /**
   * Hands a quantity to the element that adds to the cart. `apply` makes the selection current. false: nothing was
   * handed over, and `apply` did not run, for example because a listener cancelled the event (QTY-063).
   */
  commit(next: Selection, before: Selection, apply?: () => void): boolean {
    const { ports } = this
    const item = this.item()
    if (!item || next.quantity === null || this.$shown.get().disabled) return false
    const detail = actionDetail(ports.config, item, next.quantity, before.quantity)
    if (!ports.emit('dp-before-commit-quantity', detail)) return false
    apply?.()
    this.#from = before
    this.show({ failed: false })
    if (!ports.emit('dp-quantity-committed', detail)) this.#add()
    return true
  }

  #add(): void {
    if (!this.#change('resting', 'adding')) return
    navigator.vibrate?.(vibration)
    this.#cancelLimit = this.ports.after(answerLimit, () => this.#settle(null, true))
  }

  /** Receives the events of the element that adds. */
  #hear(type: string, add: Add): void {
    if (type !== 'dp-add-started') this.#end(add, type === 'dp-cart-failed')
    // The adding element took up this widget's add, perhaps after the commit event ended (COR-116).
    else if (add.widgetId === this.ports.config.id) this.#add()
  }

  #end({ items, widgetId }: Add, failed: boolean): void {
    const own = this.item()
    const mine = items.find(({ asin, storeId }) => asin === own?.asin && storeId === own.storeId)
    const amount = typeof mine?.amountInCart === 'number' ? this.selection(mine.amountInCart) : null
    // With a `widgetId`, the event is about the add of that widget. Without a `widgetId`, the event is about every
    // widget with one of its items.
    const isMine = widgetId === undefined ? mine : widgetId === this.ports.config.id
    if (this.$shown.get().state === 'adding' && isMine) this.#settle(amount, failed)
    else if (amount && !failed) this.#follow(amount)
  }

  #settle(amount: Selection | null, failed: boolean): void {
    const { ports, now } = this
    if (!this.#change('adding', 'resting')) return
    this.#cancelLimit?.()
    const next = amount ?? this.#waiting ?? (failed ? this.#from : null) ?? now
    this.#waiting = null
    // The page has heard of the change that is now undone. So tell the page about the undo, too.
    if (next.quantity !== now.quantity) {
      this.take(next, failed)
      this.#announceQuantity()
    }
    // The page may have set the store during the add. The quantity in the cart wins.
    else this.store()?.set(next.quantity)
    this.show({ failed })
    if (failed) ports.announce(ports.text('quantity.failed'))
  }
}
