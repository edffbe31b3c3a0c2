/** What the shop says of products that go together. */
export const texts = {
  'bundles.add': 'Add selected items to cart',
  'beautyBundle.title': 'Goes well together',
  'smartHome.title': 'Works with this speaker',
  'smartHome.none': 'Select items to add',
  'smartHome.one': 'Add 1 item to cart',
  'smartHome.many': 'Add {count} items to cart',
}
