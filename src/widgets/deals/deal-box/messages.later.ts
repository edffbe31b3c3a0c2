/** Texts of every other deal, and of every later state. */
export const laterMessages = {
  'deal.header.upcoming': 'Deal starts soon',
  'deal.starts': 'Starts in {time}',
  'deal.inCart': 'In your cart. Reserved for {mm}:{ss} min',
  'deal.pendingAddToCart': 'We are adding this deal to your cart.',
  'deal.waitlistFull': 'All deals are claimed and the waiting list is full.',
  'deal.unavailable': 'This deal is no longer available.',
  'deal.claimed': 'You have claimed this deal.',
  'deal.earlyAccess': 'Members can get this deal first. It opens to everyone in {time}.',
  'deal.earlyAccessMember': 'You have early access to this deal.',
  'deal.primeOnly': 'This deal is for members only.',
  'deal.quantityLimit': 'You have reached the quantity limit for this deal.',
  'deal.notUpdated': 'This deal could not be updated.',
  'deal.join': 'Become a member',
  'deal.appDownload': 'Get the app',
  'deal.appOnly': 'This deal is only in the app. Learn more',
} as const
