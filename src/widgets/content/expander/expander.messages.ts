export const messages = {
  'expander.more': 'More',
  'expander.close': 'Less',
} as const
