import { atom } from 'nanostores'
import { sdAvailability } from '../../../contract/schedule/availability.ts'
import { formOf, itemsOf, keyOf, toldItem, type Item } from './items.rules.ts'
import type { ScheduledPorts } from './scheduled-delivery.ports.ts'

/**
 * Knows which items can be delivered at a chosen time, and asks for those of which nobody has said it yet (SCH-035 to SCH-041,
 * SCH-060). `apply`: hears of the item that is in the buy box now.
 */
export function availability(ports: ScheduledPorts, apply: (isAvailable: boolean) => void) {
  /** By the key of an item. */
  const results = new Map<string, boolean>()
  const $isAsking = atom(false)
  /** Keys of the items that the last call asked for. '': none, or nobody waits for them. */
  let asked = ''
  /** Key of the item that was applied last. */
  let applied = ''

  function items() {
    const { config, page } = ports
    const quantity = page.quantity(config.asin ?? null).get() || 1
    return itemsOf(config, quantity, asin => page.product(asin).get())
  }

  /** Applies the result of the item in the buy box, if it is known and another item was applied before. */
  function settle(): void {
    const { current } = items()
    const key = current ? keyOf(current) : ''
    if (key === applied) return
    const result = results.get(key)
    applied = result === undefined ? '' : key
    if (result !== undefined) apply(result)
  }

  async function ask(open: readonly Item[]): Promise<void> {
    const { config } = ports
    const { availabilityUrl: at } = config
    // An address of the page's own says all that the server needs.
    const query = at ? {} : { powerbar: '0' as const }
    $isAsking.set(true)
    const body = formOf(open, config)
    const outcome = await ports.call(sdAvailability, { query, body }, { at })
    $isAsking.set(false)
    if (!outcome.ok) {
      asked = ''
      const failure = ports.failed(outcome, 'DeliveryAvailabilityFailed')
      if (!failure) return
      const why = `${failure.reason} ${failure.status} ${outcome.code}`.trim()
      return ports.warn(`whether a delivery time can be chosen is not known: ${why}`)
    }
    const answer = outcome.value
    const told = open.flatMap((item, n) => {
      const result = Object.hasOwn(answer, n) ? answer[n] : undefined
      if (result === undefined) return []
      results.set(keyOf(item), result)
      return [toldItem(item, result)]
    })
    settle()
    ports.emit('dp-delivery-availability-resolved', { items: told })
  }

  function refresh(): void {
    const { all } = items()
    for (const item of all) {
      const { isSDAvailable } = item
      if (isSDAvailable !== undefined && !results.has(keyOf(item)))
        results.set(keyOf(item), isSDAvailable)
    }
    settle()
    const open = all.filter(item => !results.has(keyOf(item)))
    const wanted = open.map(keyOf).join()
    if (wanted === asked || !wanted) return
    asked = wanted
    void ask(open)
  }
  ports.onConfig(refresh)
  ports.use(refresh)

  return {
    $isAsking,
    /** The items of the page, with what is known of them. */
    known() {
      const { itemOf } = items()
      return ports.config.items?.map(listed => {
        const item = itemOf(listed)
        const result = item && results.get(keyOf(item))
        return typeof result === 'boolean' ? { ...listed, isSDAvailable: result } : listed
      })
    },
  }
}
