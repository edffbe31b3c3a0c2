import { atom } from 'nanostores'
import { machine } from '../../../machine/machine.ts'
import { asksForText } from '../../../rules/quantity-entry.ts'
import { parseQuantity } from '../../../rules/quantity.ts'
import type { Chooser, OpenView, QuantityItem, Selection } from './quantity-selector.ports.ts'

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
  const min = () => (ports.config.allowZeroQuantity ? 0 : 1)
  const parse = (text: string) => parseQuantity(text, { allowZero: !min(), max: model.max() })
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

  /**
   * Takes typed text. An invalid quantity blocks the owner form (COR-063). null: the input shows the current quantity
   * again.
   */
  function type(text: string | null): void {
    const quantity = text === null ? model.now.quantity : parse(text)
    const invalid = !!text && quantity === null
    $typed.set(text)
    // A plain input submits its text before the shopper presses update, as the page's own input would.
    if ($shown.get().state === 'resting' && !invalid) {
      ports.adopted?.write(`${quantity ?? ''}`, text !== null)
    }
    ports.state('invalid', invalid)
    ports.invalid(invalid ? ports.text('quantity.invalid', { min: min(), max: model.max() }) : null)
  }

  function enter(text: string): void {
    const typed = parse(text)
    if (typed === null || typed === model.now.quantity || !isFree()) return
    accept(model.selection(typed))
    $typed.set(null)
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

  return {
    $view,
    $variations,
    $typed,
    min,
    max: () => model.max(),
    parse,
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
      const lists = { ...ports.config.variationSelectorListsMap }
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
