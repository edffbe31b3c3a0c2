/** What the shop says about deliveries at a time that the shopper chooses. */
export const texts = {
  'schedule.chosen': 'Delivery on {day}, {from} to {to}',
  'schedule.chosenDay': 'Delivery on {day}',
  'cart.error.SLOT_FULL':
    'The delivery time you chose has just been taken. Please choose another one.',
  'cart.error.SLOT_GONE':
    'The delivery time you chose is no longer possible. Please choose another one.',
  'checkout.error.SLOT_FULL':
    'The delivery time you chose has just been taken. Please choose another one.',
  'checkout.error.SLOT_GONE':
    'The delivery time you chose is no longer possible. Please choose another one.',
  'schedule.fallback': 'We call you to agree on a delivery time.',
}
