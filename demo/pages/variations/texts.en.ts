/** What the shop says about sizes and colours. */
export const texts = {
  'variations.out': 'sold out',
}
