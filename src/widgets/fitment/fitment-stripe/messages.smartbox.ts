/** Texts of the first view of the smart box, and of its hint. */
export const smartboxMessages = {
  'fitment.smartPlaceholder': 'Search by brand, series, model or part',
  'fitment.smartPopover': 'Add brand, series and model to see matching parts.',
  'fitment.smartSeries': 'Series',
  'fitment.smartModel': 'Model',
  'fitment.smartRemove': 'Remove {text}',
  'fitment.partSearch': 'Search parts',
  'fitment.smartBrand': 'Brand',
} as const
