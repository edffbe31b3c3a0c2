export const messages = {
  'sideSheet.title': 'More information',
  'sideSheet.failed': 'Sorry, unable to load content. Please try again later.',
} as const
