import { atom, type ReadableAtom } from 'nanostores'
import type { Controlled } from '../../../element/ports.ts'
import { machine } from '../../../machine/machine.ts'
import { highest } from '../../../rules/highest-quantity.ts'
import { asksForText } from '../../../rules/quantity-entry.ts'
import { parseQuantity } from '../../../rules/quantity.ts'
import type {
  OpenView,
  QuantityItem,
  QuantityPorts,
  Selection,
  Shown,
} from './quantity-selector.rules.ts'

/** The part of the widget's model that the choice needs. */
export interface Chooser extends Controlled {
  readonly ports: QuantityPorts
  readonly $shown: ReadableAtom<Shown>
  /** The current selection. */
  readonly now: Selection
  readonly openedWith: OpenView
  /** Returns the selection of a quantity. `id` is null if no item has the quantity. */
  selection(quantity: number | null): Selection
  show(change: Partial<Shown>): void
  take(next: Selection, byShopper: boolean): void
  commit(next: Selection, before: Selection, apply?: () => void): boolean
  dismiss(): void
  count(name: string): void
}

export const transitions = {
  choosing: { open: 'choosing', type: 'typing', choose: 'confirming' },
  typing: { open: 'choosing', type: 'typing' },
  confirming: { open: 'choosing', type: 'typing', choose: 'confirming' },
} as const

/** The model of the open choice and of the plain input: choosing, typing, confirming and variations. */
export function choosing(model: Chooser) {
  const { ports, $shown } = model
  const { $state: $view, send } = machine(transitions, model.openedWith)
  /** Chosen variation by list id. */
  const $variations = atom<Readonly<Record<string, string>>>({})
  /** Text in the input. null: the input shows the current quantity. */
  const $typed = atom<string | null>(null)
  /** true: the form cannot be sent as it is. */
  const $blocks = atom(false)
  /** What the adopted control says as it stands now, else the configuration (QTY-102). */
  const limits = () => {
    const { min, step } = ports.adopted ?? {}
    return {
      min: Number(min || !ports.config.allowZeroQuantity),
      max: highest(ports.config.maxQuantity, ports.adopted?.max),
      step: Number(step) || 1,
    }
  }
  /** As browsers count: steps begin at the lowest quantity, else at the one that the server wrote. */
  const parse = (text: string) => {
    const { min, defaultValue } = ports.adopted ?? {}
    return parseQuantity(text, { ...limits(), base: Number(min || defaultValue) || 0 })
  }
  const isFree = () => !$shown.get().disabled

  function accept(next: Selection): void {
    model.dismiss()
    model.commit(next, model.now, () => model.take(next, true))
  }

  let warned = false
  /** true: a choice needs a press on the button of the confirmation view (QTY-030, QTY-082). */
  function confirms(): boolean {
    const { actionTrigger, showConfirmationView = true } = ports.config
    if (actionTrigger === 'on_select') return false
    if (!showConfirmationView && !warned) {
      ports.warn('showConfirmationView is false with on_confirmation: it acts as on_select')
      warned = true
    }
    return showConfirmationView
  }

  function choose(item: QuantityItem): void {
    const next = { id: item.id, quantity: item.data.quantity }
    if (!isFree()) return
    if (asksForText(item)) send('type')
    else if (confirms()) {
      send('choose')
      model.show({ selected: next, previous: model.now })
    } else if (next.quantity === model.now.quantity) {
      // The item is selected already, or the shopper typed its quantity before the item existed (QTY-088).
      model.take(next, false)
      model.dismiss()
    } else accept(next)
  }

  /** Says what is wrong with the quantity. */
  function fault(): string {
    const { step } = limits()
    return ports.text(step === 1 ? 'quantity.invalid' : 'quantity.steps', limits())
  }

  /**
   * Blocks the owner form while the typed text is invalid (COR-063), or while the browser would block it for the adopted
   * control, which nobody can see (QTY-102).
   */
  function judge(): void {
    const text = $typed.get()
    const blocks = text && parse(text) === null ? true : ports.adopted?.validity.valid === false
    $blocks.set(blocks)
    ports.state('invalid', blocks)
    ports.invalid(blocks ? fault() : null)
  }

  /** Takes typed text. null: the input shows the current quantity again. */
  function type(text: string | null): void {
    const quantity = text === null ? model.now.quantity : parse(text)
    $typed.set(text)
    // A plain input submits its text before the shopper presses update, as the page's own input would.
    const { disabled, state } = $shown.get()
    if (state === 'resting' && (!text || quantity !== null)) {
      ports.write(`${quantity ?? ''}`, disabled, text !== null)
    }
    judge()
  }

  function enter(text: string): void {
    const typed = parse(text)
    if (typed === null || typed === model.now.quantity || !isFree()) return
    accept(model.selection(typed))
    type(null)
  }

  /** Takes what stands in the plain input, before the form is sent (QTY-101). */
  function settle(): void {
    if ($shown.get().state === 'resting') enter($typed.get() ?? '')
  }

  /** The shopper leaves the plain input. Only a confirmation waits for the button (QTY-101). */
  function leave(): void {
    if ($typed.get() === '') type(null)
    else if (ports.config.actionTrigger !== 'on_confirmation') settle()
  }

  function chooseVariation(listId: string, id: string): void {
    const list = ports.config.variationSelectorListsMap?.[listId]
    const chosen = list?.items.find(one => one.id === id)
    if (!list || !chosen || !isFree()) return
    $variations.set({ ...$variations.get(), [listId]: id })
    ports.emit('dp-variation-selected', {
      widgetId: ports.config.id,
      listId,
      id,
      data: chosen.data,
      actionTriggerId: list.actionTriggerId,
    })
  }

  ports.onControl({
    settle,
    changed(isSet) {
      model.changed(isSet)
      if (isSet) type(null)
      else judge()
    },
  })
  judge()

  return {
    $view,
    $variations,
    $typed,
    $blocks,
    parse,
    fault,
    leave,
    choose,
    confirm: () => accept($shown.get().selected),
    type,
    enter,
    chooseVariation,
    /** Runs when the choice opens again. Starts with `view`. */
    start(view: OpenView) {
      $typed.set(null)
      send(view === 'typing' ? 'type' : 'open')
    },
    /** Returns the variation lists with the shopper's choices, for `host.config` (QTY-070). */
    fields() {
      const { variationSelectorListsMap: given } = ports.config
      if (!given) return {}
      const lists = { ...given }
      const chosen = $variations.get()
      for (const id of Object.keys(chosen)) {
        const list = lists[id]
        if (list) lists[id] = { ...list, selectedId: chosen[id] }
      }
      return { variationSelectorListsMap: lists }
    },
    countScroll: () => model.count('QuantityListScrolled'),
  }
}
export type ChoiceModel = ReturnType<typeof choosing>

/** Selectors whose author knows that there is nothing to choose from. */
const told = new WeakSet<Chooser>()

/** Tells the page's author what the configuration lacks. */
export function tell(model: Chooser, fault: 'lacks' | 'malformed'): void {
  const { ports } = model
  if (fault === 'malformed') {
    // QTY-073
    ports.warn('staticData: expected {asin, storeId, quantityUnit} of texts; it stays disabled')
    model.count('InvalidStaticData')
  } else if (!told.has(model)) {
    told.add(model)
    const message = 'expected qsItems, a <select> or an <input>; it stays disabled'
    ports.warn(message)
    ports.fault('config', [{ message }])
  }
}
