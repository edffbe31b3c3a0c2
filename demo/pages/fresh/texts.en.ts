/** What the shop says about groceries. */
export const texts = {
  'fresh.title': 'Fresh groceries',
  'fresh.text':
    'Fresh from the market hall. Delivered the same day nearby, the next day elsewhere.',
  'fresh.stores': 'Stores',
  'fresh.slot': 'Delivery time',
  'fresh.slot.reserve': 'Reserve',
  'fresh.slot.yours': 'Your delivery time:',
  'fresh.slot.cancel': 'Cancel this delivery time',
  'fresh.slot.gone': 'This delivery time is taken. Please choose another one.',
  'substitute.title': 'Not for this delivery',
  'substitute.text':
    'These items in your cart do not come with this delivery. Take them out, or keep your cart as it is.',
  'substitute.remove': 'Take them out',
  'substitute.keep': 'Keep my cart',
  'substitute.none': 'Everything in your cart comes with this delivery.',
  'substitute.gone': 'This delivery is no longer available.',
  'substitute.back': 'Back to groceries',
  'groceryAdd.coupon': 'Save {percent} with this coupon',
  'groceryAdd.coupon.clipped': 'Coupon clipped: {percent} off in your cart',
  'groceryAdd.list': 'Add to shopping list',
  'groceryAdd.others': 'Other sellers',
  'groceryLists.title': 'Groceries and lists',
  'groceryLists.remove': 'Remove',
  'shoppingList.title': 'Shopping list',
  'shoppingList.text': 'What you want to buy next time. It stays here until you remove it.',
  'shoppingList.none': 'Your shopping list is empty',
  'shoppingList.none.text': 'Put things here that you want to buy next time.',
  'shoppingList.none.action': 'See groceries',
  'assistantList.title': 'Voice assistant’s list',
  'assistantList.text': 'Your voice assistant reads this list to you.',
  'assistantList.none': 'Nothing is on this list',
  'assistantList.none.text':
    'Add an item on its page, and your voice assistant will know about it.',
  'assistantList.stranger': 'Sign in to see this list',
  'assistantList.stranger.text': 'Your voice assistant keeps the list for you alone.',
  'assistantList.stranger.action': 'Sign in',
  'assistantList.since': 'Added on {date}',
  'cart.error.ITEM_PARTIALLY_AVAILABLE':
    'The seller does not have that many. We put in your cart what is left.',
  'cart.error.ITEM_NOT_AVAILABLE_FOR_RESERVATION':
    'This item does not come at your delivery time. Please choose another time first.',
  'cart.error.PRICE_UNAVAILABLE':
    'This item has no price at the moment. Please try again in a few minutes.',
  'cart.error.QUANTITY_OVERFLOW': 'Your cart takes no more of this item.',
}
