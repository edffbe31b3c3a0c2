import type { Descriptor } from '../src/element/describe.ts'
import { actionPanel } from './action-panel.ts'
import { buyBox } from './buy-box.ts'
import { dealBox } from './deal-box.ts'
import { deliveryCountdown } from './delivery-countdown.ts'
import { expander } from './expander.ts'
import { fitmentFeedback } from './fitment-feedback.ts'
import { fitmentStripe } from './fitment-stripe.ts'
import { inviteButton } from './invite-button.ts'
import { locationPopover } from './location-popover.ts'
import { modelHelp } from './model-help.ts'
import { ownershipStripe } from './ownership-stripe.ts'
import { quantitySelector } from './quantity-selector.ts'

/** The catalogue: every element of the library. */
export const catalogue: readonly Descriptor[] = [
  actionPanel,
  buyBox,
  dealBox,
  deliveryCountdown,
  expander,
  fitmentFeedback,
  fitmentStripe,
  inviteButton,
  locationPopover,
  modelHelp,
  ownershipStripe,
  quantitySelector,
]
