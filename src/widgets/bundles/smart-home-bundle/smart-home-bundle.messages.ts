export const messages = {
  'smartHome.total': 'Total: {price}',
  'smartHome.adding': 'Adding to cart…',
  'smartHome.added': 'Added to cart',
  'smartHome.failed': 'These items could not be added. Try again.',
  'smartHome.refused': 'Some of these items are not available now. Uncheck them, and try again.',
} as const
