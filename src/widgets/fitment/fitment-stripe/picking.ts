import type { Acting } from './acting.ts'
import type { Leaves } from './leaving.ts'
import { share } from './sharing.ts'
import type { Model } from './stripe.ts'

/** How a model comes to count, and no longer does (FIT-053, FIT-077, FIT-078, FIT-150). */
export function picking(stripe: Acting, { leave, search }: Leaves) {
  const { ports } = stripe
  return {
    pick(model: Model): void {
      stripe.hold(model)
      share(stripe, model, null)
      stripe.tell(() => ports.emit('dp-model-selected', { ...model }))
      if (ports.config.pageType === 'detail') stripe.check(model, true)
      else leave(model)
    },
    clear(): void {
      if (ports.config.pageType === 'search') return search({ isCleared: true })
      const { model: cleared } = stripe.$shown.get()
      stripe.reset()
      stripe.show({ focus: true })
      if (!cleared) return
      const { brand, series, model } = cleared
      stripe.tell(() => {
        ports.page.$fitment.set(null)
        ports.emit('dp-model-cleared', { brand, series, model })
      })
    },
  }
}
