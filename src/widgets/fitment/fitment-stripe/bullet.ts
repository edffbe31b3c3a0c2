import { pageNodes } from '../../../page/nodes.ts'
import { outlet } from '../../../page/outlet.ts'
import { scrollTo } from '../../../page/reveal.ts'
import textStyles from '../../../styles/text.css'
import own from './bullet.css'
import { nameOf } from './hits.ts'
import type { Shown, Stripe } from './stripe.ts'
import './messages.add.ts'

/** Whether a bullet of this page has been counted (FIT-013). */
let isCounted = false

function link(onPress: () => void): HTMLElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'link bullet'
  made.addEventListener('click', onPress)
  return made
}

/** What became of the model, once that is known; else what to do (FIT-167). */
function words({ ports, $shown }: Stripe): string {
  const { failed, model, state } = $shown.get()
  if (state === 'enter-model' || failed || !model) return ports.text('fitment.bullet')
  const id = state === 'result-found' ? 'fitment.fits' : 'fitment.notFits'
  return ports.text(id, { model: nameOf(model) })
}

/**
 * The bullet that leads to the stripe, beside the first node of bulletTarget (FIT-010 to FIT-013, FIT-157, FIT-167).
 * `reveal` shows the stripe, and has its input take focus. Returns the end of it.
 */
function bullet(stripe: Stripe, reveal: () => void): () => void {
  const { element, config } = stripe.ports
  const { bulletTarget } = config
  /** The node that has it. */
  let drawnAt: HTMLElement | undefined

  function press(): void {
    reveal()
    scrollTo(element)
    // In a result there is no input: what can be done there is next.
    if (stripe.$shown.get().state !== 'enter-model') element.focus({ preventScroll: true })
    if (isCounted || stripe.ports.config.bulletAlreadyClicked) return
    isCounted = true
    stripe.count('BulletClicked')
  }

  const end = pageNodes(bulletTarget, node => {
    if (drawnAt) return () => {}
    drawnAt = node
    const made = link(press)
    const unwatch = stripe.$shown.subscribe(() => {
      made.textContent = words(stripe)
    })
    const remove = outlet(node, made, [textStyles, own])
    return () => {
      drawnAt = undefined
      unwatch()
      remove()
    }
  })
  if (!drawnAt) stripe.ports.warn(`no node for the bullet: ${bulletTarget} finds none`)
  return end
}

/** Draws the bullet while the page asks for it (FIT-010). */
export function bulleting(
  stripe: Stripe,
  show: (change: Partial<Shown>) => void,
  openHint: () => void,
): void {
  const { ports } = stripe
  let isHere = false
  let end: (() => void) | undefined

  function reveal(): void {
    show({ hidden: false, focus: stripe.$shown.get().state === 'enter-model' })
    openHint()
  }
  const isWanted = ({ pageType, showBullet }: typeof ports.config) =>
    pageType === 'detail' && showBullet === 1

  function draw(): void {
    end?.()
    end = isHere && isWanted(ports.config) ? bullet(stripe, reveal) : undefined
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
