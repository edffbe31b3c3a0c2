import { parameters } from './buy-box.parameters.ts'
import type { BuyBoxPorts, Showing } from './buy-box.shown.ts'

type Fields = Readonly<Record<string, string>>

/** Names of parameters, condition, gift options and place. `changed`: the form is to submit something else. */
export function extras(ports: BuyBoxPorts, { $shown, show }: Showing, changed: () => void) {
  function wrap(giftWrap: boolean, byShopper = false): void {
    if (giftWrap === $shown.get().giftWrap) return
    show({ giftWrap })
    changed()
    if (byShopper) ports.emit('dp-gift-wrap-changed', { checked: giftWrap })
  }

  function setCondition(conditionOpen: boolean, condition = ports.config.condition): void {
    if (conditionOpen === !!$shown.get().conditionOpen || !condition) return
    show({ conditionOpen })
    ports.emit(conditionOpen ? 'dp-condition-opened' : 'dp-condition-closed', { condition })
  }

  show({ giftWrap: ports.config.giftWrapChecked })
  ports.watch(ports.page.$location, to => show({ place: to?.addressLabel ?? '' }))
  ports.onConfig((config, before) => {
    if (config.giftWrapChecked !== before.giftWrapChecked) wrap(config.giftWrapChecked)
    if (config.condition !== before.condition) setCondition(false, before.condition)
  })

  let warned = ''
  return {
    /** Names and values that the form submits where the page asks for more than the usual. */
    fields(quantity: number): Fields {
      const { config } = ports
      const { giftWrap, helps } = $shown.get()
      const { fields, refused } = parameters(config, quantity)
      if (refused && refused !== warned) ports.warn(`parameters are left out: ${refused}`)
      warned = refused
      const isWrapped = helps && config.giftWrapAvailable && giftWrap
      return { ...fields, ...(isWrapped ? { 'gift-wrap': 'yes' } : null) }
    },
    /** null: back to what is configured, by a form reset (COR-061). */
    restore: (restored: Fields | null) =>
      wrap(restored ? 'gift-wrap' in restored : ports.config.giftWrapChecked),
    wrap: (checked: boolean) => wrap(checked, true),
    openCondition: () => setCondition(true),
    closeCondition: () => setCondition(false),
  }
}
export type Extras = ReturnType<typeof extras>
