/** Texts of the smart box that anybody sees, and of what explains it. */
export const smartboxMessages = {
  'fitment.smartPlaceholder': 'Search by brand, series, model or part',
  'fitment.smartPopover': 'Add brand, series and model to see matching parts.',
  'fitment.smartSeries': 'Series',
  'fitment.smartModel': 'Model',
  'fitment.smartRemove': 'Remove {text}',
  'fitment.partSearch': 'Search parts',
  'fitment.smartBrand': 'Brand',
} as const
