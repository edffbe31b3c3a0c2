export const messages = {
  'features.more': 'Show more',
  'features.less': 'Show less',
  'features.read': 'More',
  'features.readOf': 'More: {name}',
} as const
