export const messages = {
  'protection.loading': 'Loading options...',
  'protection.display': 'Protection Plans',
  'protection.title': 'Add protection',
  'protection.collapsed': 'See the plans',
  'protection.expanded': 'Choose a plan',
  'protection.noThanks': 'No thanks',
  'protection.priceSubtitle': '+{priceSubtitle}',
  'protection.monthlyWarning': 'The monthly plan can be added to one item at a time.',
  'protection.reviews': 'Reviews',
  'protection.explain': 'What it covers',
  'protection.notShown': 'This text could not be shown. Please try again.',
  'protection.failed': 'Protection plans could not be loaded.',
} as const
