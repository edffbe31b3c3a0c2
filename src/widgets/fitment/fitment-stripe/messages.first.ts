/** Texts of the first view, of hints that open by themselves, and of code that could not load. */
export const firstMessages = {
  'fitment.question': 'Does this fit your machine?',
  'fitment.questionParts': 'Find parts that fit your machine',
  'fitment.enterModelLabel': 'Model number',
  'fitment.enterModelPlaceholder': 'Enter your model number',
  'fitment.checkButton': 'Check fit',
  'fitment.checking': 'Checking…',
  'fitment.modelError': 'We could not look up that model number. Please try again.',
  'fitment.ajaxError': 'Something went wrong. Please try again.',
  'fitment.enterModelPopover': 'Enter your model number to see whether this fits.',
  'fitment.callout': 'Check first: does this part fit your machine?',
  'fitment.helpLink': 'Where do I find my model number?',
} as const
