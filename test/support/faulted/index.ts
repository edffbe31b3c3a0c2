import { buyBoxCalls } from './buy-box.ts'
import { dealBoxCalls } from './deal-box.ts'
import type { FaultedCall } from './faulted.ts'
import { fitmentStripeCalls } from './fitment-stripe.ts'
import { fitmentTextCalls } from './fitment-text.ts'
import { fitmentHelpCalls } from './fitment-help.ts'
import { fitmentFinderCalls } from './fitment-finders.ts'
import { inviteButtonCalls } from './invite-button.ts'
import { locationPopoverCalls } from './location-popover.ts'

/** Every call of every element of the catalogue (COR-072); each file of them is run by its own test/elements/faults-…. */
export const faultedCalls: readonly FaultedCall[] = [
  ...buyBoxCalls,
  ...dealBoxCalls,
  ...fitmentStripeCalls,
  ...fitmentTextCalls,
  ...fitmentHelpCalls,
  ...fitmentFinderCalls,
  ...inviteButtonCalls,
  ...locationPopoverCalls,
]
