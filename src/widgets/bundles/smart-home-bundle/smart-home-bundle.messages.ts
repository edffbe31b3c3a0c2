export const messages = {
  'smartHome.total': 'Total: {price}',
  'smartHome.failed': 'These items could not be added. Try again.',
  'smartHome.refused': 'Some of these items are not available now. Uncheck them, and try again.',
} as const
