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

/** The calls of the stripe. */
export const stripeCalls = [
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
] as const

export const fitmentCalls = [
  // Before fitmentMetrics: both calls have the same address, and fitmentMetrics accepts fewer fields.
  feedbackLog,
  ...stripeCalls,
  feedbackWidget,
  helpContent,
  helpVideos,
  modelInactive,
  ownershipSet,
  previewParts,
] as const
