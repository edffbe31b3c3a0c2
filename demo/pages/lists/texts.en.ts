/** What the shop says about lists and registries. */
export const texts = {
  'lists.title': 'Your lists',
  'lists.none': 'Your list is empty',
  'lists.none.text': 'Keep things here that you may want to buy later.',
  'lists.none.action': 'Find something you like',
  'registry.title': 'Your registry',
  'registry.none': 'Nothing is on your registry yet',
  'registry.none.text': 'A baby, a wedding, a new home: tell family and friends what you wish for.',
  'registry.none.action': 'See ideas',
}
