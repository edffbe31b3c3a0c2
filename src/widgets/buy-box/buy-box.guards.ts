import type { Press } from '../../page/owner-form.ts'
import { offers } from './buy-box.offers.ts'
import { oneClick } from './buy-box.one-click.ts'
import type { Quantities } from './buy-box.quantity.ts'
import type { BuyBoxPorts, Showing } from './buy-box.shown.ts'

/** What acts on the buttons of the page; comes when there is something to guard. */
export function guards(
  ports: BuyBoxPorts,
  showing: Showing,
  quantity: Quantities,
  called: ReadonlySet<HTMLElement>,
) {
  const buttons = oneClick(ports, showing, () => offer.explainFirst())
  const offer = offers(ports, showing, quantity, called, buttons.close)
  return {
    /** Something that locks depend on has changed. */
    judge: offer.refresh,
    blocks: (press: Press) => offer.blocks(press),
    passed: (press: Press) => buttons.passed(press),
  }
}
