/** Texts of the first view of the dropdown finder, and of a brand without data. */
export const dropdownMessages = {
  'fitment.brandButton': 'Select a brand',
  'fitment.noData': 'We have no fit information for {brand} yet.',
  'fitment.smartBrand': 'Brand',
} as const
