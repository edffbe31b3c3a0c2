export const messages = {
  'options.title': 'Services',
  'options.choose': 'Choose services',
  'options.noServices': 'No services are available.',
  'options.failed': 'The services could not be loaded.',
  'options.unavailable': 'Not available now',
  'options.mandatory': 'Included with this product',
} as const
