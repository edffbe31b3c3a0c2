/** What the shop says about badges. */
export const texts = {
  'climate.badge': 'Climate certified',
  'climate.title': 'Certificates for the climate',
  'climate.back': 'Back to the product',
}
