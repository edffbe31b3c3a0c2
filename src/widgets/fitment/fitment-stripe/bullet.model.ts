import { pageNodes } from '../../../page/nodes.ts'
import type { LinkBeside } from '../../../page/page-link.ts'
import { scrollTo } from '../../../page/reveal.ts'
import type { Basis, Configured } from './fitment-stripe.ports.ts'
import { nameOf } from './hits.rules.ts'

/** true: a click on a bullet of this page was counted (FIT-013). */
let isCounted = false

/** Returns the text of the bullet: the result of the check, or else what to do (FIT-167). */
function words({ ports, $shown }: Basis): string {
  const { failed, machine, state } = $shown.get()
  if (state === 'enter-model' || failed || !machine) return ports.text('fitment.bullet')
  const id = state === 'result-found' ? 'fitment.fits' : 'fitment.notFits'
  return ports.text(id, { model: nameOf(machine) })
}

/**
 * Draws a bullet that leads to the stripe, beside the first node of bulletTarget (FIT-010 to FIT-013, FIT-157,
 * FIT-167). `reveal` shows the stripe and makes its input take focus. Returns a function that removes the bullet.
 */
function bullet(stripe: Basis, linkBeside: LinkBeside, reveal: () => void): () => void {
  const { element, config } = stripe.ports
  const { bulletTarget } = config
  /** The node beside which the bullet is. */
  let drawnAt: HTMLElement | undefined

  function press(): void {
    reveal()
    scrollTo(element)
    // A result has no input. Focus goes into the result, so that the next Tab reaches its controls.
    if (stripe.$shown.get().state !== 'enter-model') element.focus({ preventScroll: true })
    if (isCounted || stripe.ports.config.bulletAlreadyClicked) return
    isCounted = true
    stripe.count('BulletClicked')
  }

  const end = pageNodes(bulletTarget, node => {
    if (drawnAt) return () => {}
    drawnAt = node
    const link = linkBeside(node, 'bullet', press)
    const unwatch = stripe.$shown.subscribe(() => link.say(words(stripe)))
    return () => {
      drawnAt = undefined
      unwatch()
      link.end()
    }
  })
  if (!drawnAt) stripe.ports.warn(`no node for the bullet: ${bulletTarget} finds none`)
  return end
}

const isWanted = ({ pageType, showBullet }: Configured) => pageType === 'detail' && showBullet === 1

/** Draws the bullet while the configuration asks for a bullet (FIT-010). */
export function bulleting(stripe: Basis, linkBeside: LinkBeside, reveal: () => void): void {
  const { ports } = stripe
  let isHere = false
  let end: (() => void) | undefined

  function draw(): void {
    end?.()
    end = isHere && isWanted(ports.config) ? bullet(stripe, linkBeside, reveal) : undefined
  }

  ports.onConfig((config, before) => {
    const isOther = config.bulletTarget !== before.bulletTarget || config.locale !== before.locale
    if (isOther || isWanted(config) !== isWanted(before)) draw()
  })
  ports.use(() => {
    isHere = true
    draw()
    return () => {
      isHere = false
      draw()
    }
  })
}
