export const messages = {
  'climate.badge': 'Climate certified',
  'climate.title': 'About this certificate',
  'climate.back': 'Back',
  'climate.failed': 'This information could not be loaded.',
} as const
