export const messages = {
  'sample.heading': 'Free sample',
  'sample.offer': 'Add a free sample',
  'sample.accept': 'Add sample',
  'sample.decline': 'Remove sample',
  'sample.choose': 'Choose a sample',
  'sample.change': 'Change sample',
  'sample.noThanks': 'No thanks',
  'sample.selected': 'Your sample: {title}',
  'sample.declined': 'No sample chosen',
  'sample.pickerTitle': 'Choose one of {count} samples',
  'sample.notShown': 'The samples could not be shown. Please try again.',
} as const
