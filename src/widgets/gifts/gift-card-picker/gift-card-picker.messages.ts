export const messages = {
  'giftCard.invalidAmount': 'Select or input a valid Amount to add to Shopping Cart',
  'gcui-strict-amount-input-errors': 'Enter an amount such as 25 or 25.50.',
  'giftCard.amount.label': 'Amount',
  'giftCard.custom.label': 'Enter an amount',
  'giftCard.fixed': 'Fixed amount',
  'giftCard.variable': 'Choose an amount',
  'giftCard.design.label': 'Design',
  'giftCard.occasion.all': 'All occasions',
  'giftCard.occasion.title': 'Filter by occasion',
  'giftCard.outOfStock': 'Currently unavailable',
  'giftCard.noDesigns': 'No designs for this occasion.',
  'giftCard.claimCode': 'Claim code',
} as const
