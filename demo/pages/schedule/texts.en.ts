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
  'checkout.error.SLOT_ELSEWHERE':
    'We can’t deliver to this address at the time you chose. Please choose another time, or standard delivery.',
  'schedule.fallback': 'We call you to agree on a delivery time.',
  'schedule.how': 'When should it come?',
  'schedule.standard': 'Standard delivery',
  'schedule.standard.text': 'We choose the day.',
  'schedule.scheduled': 'At a time that you choose',
  'schedule.scheduled.text': 'We come within two hours, and carry it to your room.',
  'schedule.evening': 'In the evening, to the hour',
  'schedule.evening.text': 'For those who work during the day. {price}.',
  'schedule.day': 'On a day that you choose',
  'schedule.day.text': 'We call you an hour before we come.',
  'schedule.late': 'If no time can be chosen, choose standard delivery.',
  'checkout.error.NO_SLOT': 'Please choose a delivery time, or another way of delivery.',
  'checkout.error.LINE_NOT_FOUND': 'Your cart has changed. Please check it again.',
}
