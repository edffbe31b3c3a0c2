export const messages = {
  'expander.more': 'More',
  'expander.close': 'Close',
} as const
