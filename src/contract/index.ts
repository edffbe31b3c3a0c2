import { buyBoxAdd, cartAddItems, cartCount } from './cart.ts'
import { dealClaim } from './deal-claim.ts'
import { dealProduct } from './deals.ts'
import {
  combinedSuggest,
  experiencePopover,
  fitmentCheck,
  fitmentMetrics,
  modelLookup,
  modelSearch,
  modelSuggest,
  myModelLoad,
  myModelSave,
  noDataPopover,
  partInfo,
  smartboxConfig,
  smartboxQuery,
} from './fitment.ts'
import {
  feedbackLog,
  feedbackWidget,
  helpContent,
  helpVideos,
  modelInactive,
  ownershipSet,
  previewParts,
} from './fitment-help.ts'
import { inviteRequest } from './invite.ts'
import {
  addressChange,
  addressList,
  addressSelections,
  countrySelections,
  unifiedRefresh,
} from './location.ts'

/** Every call of the library. The reference store does not compile while one has no handler. */
export const contract = [
  addressChange,
  addressList,
  addressSelections,
  buyBoxAdd,
  cartAddItems,
  cartCount,
  combinedSuggest,
  countrySelections,
  dealClaim,
  dealProduct,
  experiencePopover,
  // Before the metrics of its address, which ask less of what they hold.
  feedbackLog,
  feedbackWidget,
  fitmentCheck,
  fitmentMetrics,
  helpContent,
  helpVideos,
  inviteRequest,
  modelInactive,
  modelLookup,
  modelSearch,
  modelSuggest,
  myModelLoad,
  myModelSave,
  noDataPopover,
  ownershipSet,
  partInfo,
  previewParts,
  smartboxConfig,
  smartboxQuery,
  unifiedRefresh,
] as const
