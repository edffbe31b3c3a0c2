import { later } from '../../machine/later.ts'
import type { Stripe } from './stripe.ts'

/** Draws the bullet while the page asks for it; its code comes only then (FIT-010). */
export function bulleting(stripe: Stripe, reveal: () => void): void {
  const { ports } = stripe
  const code = later(() => import('./bullet.ts'))
  let isHere = false
  let end: (() => void) | undefined

  const isWanted = ({ pageType, showBullet }: typeof ports.config = ports.config) =>
    isHere && pageType === 'detail' && showBullet === 1

  async function draw(): Promise<void> {
    end?.()
    end = undefined
    if (!isWanted()) return
    const part = await code.come()
    if (part && isWanted() && !end) end = part.bullet(stripe, reveal)
  }

  ports.onConfig((config, before) => {
    const isOther = config.bulletTarget !== before.bulletTarget || config.locale !== before.locale
    if (isOther || isWanted(config) !== isWanted(before)) void draw()
  })
  ports.use(() => {
    isHere = true
    void draw()
    return () => {
      isHere = false
      void draw()
    }
  })
}
