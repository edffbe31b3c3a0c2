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

/** Those of the stripe that finds and checks a machine. */
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
  // Before the metrics of the same address, which require fewer fields.
  feedbackLog,
  ...stripeCalls,
  feedbackWidget,
  helpContent,
  helpVideos,
  modelInactive,
  ownershipSet,
  previewParts,
] as const
