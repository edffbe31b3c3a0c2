import { buyBoxAdd } from '../../contract/cart.ts'
import { blockSubmits } from '../../page/blockers.ts'
import { ownerForm, type Item } from '../../page/owner-form.ts'
import type { BuyBoxPorts, Shown } from './buy-box.shown.ts'

/** What is to be added, and how the form would send it. */
export interface Addition {
  items: Item[]
  body: Readonly<Record<string, string>>
  address: string
}

/** Adds to the cart by a call, and the shopper stays on the page (BOX-030 to BOX-034). */
export function fresh(ports: BuyBoxPorts) {
  const { element } = ports
  let isIn = false

  /** Settles with what the shopper is to be told. */
  async function add({ items, body, address }: Addition): Promise<Shown['outcome']> {
    // The shopper pressed, and the element left before its code had come.
    if (!isIn) return null
    const free = blockSubmits(element, { sets: { 'aria-disabled': 'true', 'aria-busy': 'true' } })
    const outcome = await ports.call(
      buyBoxAdd,
      { body },
      { at: ports.config.cartAddUrl ?? address },
    )
    free()
    if (outcome.ok) {
      const cartCount = outcome.value.entity.count.entity.items
      ports.page.$cart.set({ count: cartCount })
      ports.announce(ports.text('buyBox.added'))
      ports.emit('dp-cart-added', { items, cartCount })
      return 'added'
    }
    const { status, problem: reason, code } = outcome
    if (reason === 'aborted') return null
    ports.warn(ports.text('buyBox.freshErrorLog'))
    ports.announce(ports.text('buyBox.freshError'))
    ports.emit('dp-cart-failed', { items, status, reason, code })
    return 'failed'
  }

  let free: (() => void) | undefined
  /** Disables the buttons while there is nowhere to send it to. */
  function judge(): void {
    const { cartAddUrl, variant } = ports.config
    const isStuck = variant === 'fresh' && !cartAddUrl && !ownerForm(element)
    if (isStuck && !free) {
      free = blockSubmits(element, { sets: { disabled: '' } })
      ports.warn('expected data-cart-add-url or an owner form; the button stays disabled')
    } else if (!isStuck) release()
  }
  function release(): void {
    free?.()
    free = undefined
  }
  ports.use(() => {
    isIn = true
    judge()
    return () => {
      isIn = false
      release()
    }
  })
  ports.onConfig(judge)
  return { add }
}
