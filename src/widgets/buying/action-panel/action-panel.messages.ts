export const messages = {
  'actionPanel.title': 'Purchase options',
} as const
