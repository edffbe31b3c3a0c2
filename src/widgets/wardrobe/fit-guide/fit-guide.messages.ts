export const messages = {
  'fit.expand': 'Show fit guide',
  'fit.collapse': 'Hide fit guide',
} as const
