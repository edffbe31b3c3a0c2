export const messages = {
  'service.choice': 'Add a service',
  'service.unavailable': 'Not available now',
} as const
