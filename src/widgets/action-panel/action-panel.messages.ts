export const messages = {
  'actionPanel.title': 'Purchase options',
  'actionPanel.close': 'Close',
} as const
