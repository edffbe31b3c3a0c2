export const messages = {
  'tabular.showMore': 'Show more',
  'tabular.details': 'Details about {label}',
} as const
