import { buyBoxAdd } from '../../../contract/buying/buy-box-add.ts'
import { adding } from '../../../machine/adding.ts'
import { blockSubmits } from '../../../page/blockers.ts'
import { ownerForm } from '../../../page/owner-form.ts'
import type { Press } from '../../../page/shapes.ts'
import { addressOf, fieldsOf } from '../../../page/form-content.ts'
import { submitWithoutForm } from '../../../page/without-form.ts'
import type { BuyBoxPorts, Showing } from './buy-box.ports.ts'
import type { Submission } from './submission.model.ts'

/** Adds to the cart by a call, so that the shopper stays on the page (BOX-030 to BOX-034). */
export function fresh(ports: BuyBoxPorts, { show }: Showing, { fields, items: added }: Submission) {
  const { element } = ports
  const isFresh = () => ports.config.variant === 'fresh'

  const adder = adding()
  // Before the store is watched, which then still hears of it.
  ports.use(() => adder.leave)
  ports.watch(adder.$state, state => {
    ports.state('adding', state === 'adding')
    show({ add: state })
  })

  const { add } = ports.extend({
    async add(press: Press): Promise<void> {
      if (!adder.start()) return
      const items = added()
      const body = { ...fields(), ...fieldsOf(press) }
      const free = blockSubmits(element, { sets: { 'aria-disabled': 'true', 'aria-busy': 'true' } })
      const outcome = await ports.call(
        buyBoxAdd,
        { body },
        { at: ports.config.cartAddUrl ?? addressOf(press) },
      )
      free()
      if (outcome.ok) {
        const cartCount = outcome.value.entity.count.entity.items
        ports.page.$cart.set({ count: cartCount })
        adder.answer()
        ports.announce(ports.text('common.addedToCart'))
        ports.emit('dp-cart-added', { items, cartCount })
        return
      }
      const failure = ports.failed(outcome)
      if (!failure) return adder.leave()
      adder.fail()
      ports.warn(ports.text('buyBox.freshErrorLog'))
      ports.announce(ports.text('buyBox.freshError'))
      ports.emit('dp-cart-failed', { items, ...failure, code: outcome.code })
    },
  })

  let free: (() => void) | undefined
  /** Disables the submit buttons while there is no address to send the item to. */
  function judge(): void {
    const isStuck = isFresh() && !ports.config.cartAddUrl && !ownerForm(element)
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
    judge()
    return release
  })
  ports.use(() => submitWithoutForm(element, isFresh))
  ports.onConfig(judge)
  return {
    /** true: the element sends the item itself, in place of the form. */
    sends(press: Press): boolean {
      if (isFresh()) void add(press)
      return isFresh()
    },
  }
}
export type Fresh = ReturnType<typeof fresh>
