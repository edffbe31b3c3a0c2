export const messages = {
  'validator.default': 'Check this field.',
  'validator.summary': 'Some fields need your attention.',
  'gcui-strict-amount-input-errors': 'Enter an amount such as 25 or 25.50.',
} as const
