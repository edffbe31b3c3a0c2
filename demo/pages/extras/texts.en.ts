/** What the shop says of plans, payment and samples. */
export const texts = {
  'payment.title': 'Payment options',
  'payment.once': 'One-time payment',
  'payment.months': 'months',
  /** Of 3 to 10 months, where a language has a word of its own. */
  'payment.months.few': 'months',
  'payment.name': '{count} × {amount} a month',
  'payment.noInterest': 'No interest',
  'payment.interest': '{percent}% interest: {interest}',
  'payment.summary': 'For one item: {count} × {amount}, {total} in all.',
  'payment.summary.last': 'For one item: {count} × {amount}, then {last}. {total} in all.',
  'payment.footnote':
    'The amounts are for one item. You pay the first month when your order is on its way.',
  'extras.monthly': '{price} a month. You pay the first month today.',
  'extras.instalments': 'You pay in instalments: {count}\u00A0×\u00A0{amount} a month.',
  'extras.instalments.last':
    'You pay in instalments: {count}\u00A0×\u00A0{amount} a month, then {last}.',
  'extras.instalments.tooMany':
    'You pay at once. The instalments you chose are for at most {most} of this item.',
  'extras.interest': 'Interest: {interest}',
  'cart.error.MONTHLY_PLAN':
    'A monthly plan is for one product at a time. Please choose quantity 1, or another plan.',
  'cart.error.UNKNOWN_PAYMENT': 'You cannot pay for this product in that way. Please choose again.',
  'cart.error.PAYMENT_QUANTITY':
    'These instalments are for fewer products. Please choose a smaller quantity, or pay at once.',
  'plans.title': 'Add protection',
  'plans.none': 'No thanks',
  'plans.more': 'What it covers',
  'samples.title': 'Free sample',
  'samples.add': 'Add a free sample',
  'samples.none': 'No sample',
}
