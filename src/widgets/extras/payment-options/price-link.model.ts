import { pageNodes } from '../../../page/nodes.ts'
import type { LinkBeside, PageLink } from '../../../page/page-link.ts'
import type { $Choice } from './choice.model.ts'
import { isPlan, oneTime } from './options.rules.ts'
import type { PaymentPorts } from './payment-options.ports.ts'

/**
 * Draws the link that changes the plan beside the price of the page, while there are plans (PAY-049). Its outlet stands
 * there without plans, too: it ends the room that dp.css keeps for the link.
 */
export function linking(
  ports: PaymentPorts,
  $choice: $Choice,
  linkBeside: LinkBeside,
  { near, open }: { near: () => void; open: () => void },
): void {
  let isHere = false
  let drawnFor: string | undefined
  let end: (() => void) | undefined
  let link: PageLink | undefined

  function draw(): void {
    const selector = isHere ? ports.config.priceBlock : undefined
    if (selector !== drawnFor) {
      end?.()
      end = selector ? pageNodes(selector, linkAt) : undefined
      drawnFor = selector
    }
    say()
  }
  function say(): void {
    const { chosenId, options } = $choice.get()
    const words = chosenId === oneTime ? 'payment.choosePlan' : 'payment.change'
    link?.say(options?.some(isPlan) ? ports.text(words) : '')
  }
  /** The first node alone has a link: a page may show its price again elsewhere. */
  function linkAt(node: HTMLElement): () => void {
    if (link) return () => {}
    const drawn = linkBeside(node, 'change', open, near)
    link = drawn
    say()
    return () => {
      link = undefined
      drawn.end()
    }
  }

  ports.onConfig(draw)
  ports.watch($choice, draw)
  ports.use(() => {
    isHere = true
    draw()
    return () => {
      isHere = false
      draw()
    }
  })
}
