/** Texts of dp-scheduled-delivery. */
export const messages = {
  'sd.intent': 'Schedule my delivery',
  'sd.required': 'Choose a delivery time before adding this item to the cart.',
  'sd.requiredOrder': 'Choose a delivery time before you order.',
  'sd.requiredUnavailable':
    'This item needs a scheduled delivery, which is not offered here. Choose another option or location.',
  'sd.zip.label': 'Postal code',
  'sd.zip.go': 'Go',
  'sd.zip.enter': 'Enter a postal code.',
  'sd.zip.valid': 'Enter a valid postal code.',
  'sd.zip.ineligible': 'Scheduled delivery is not offered for this postal code.',
  'sd.region.label': 'Region',
  'sd.region.choose': 'Choose a region',
  'sd.unknown': 'The delivery date is not known yet.',
  'sd.notSure': 'We are not sure when this item can be delivered.',
  'sd.callDate': 'All delivery times are taken. We will call you at {phone} to agree on a date.',
  'sd.estimate': 'The delivery date is an estimate. We will call you at {phone}.',
  'sd.noPromise': 'No delivery date can be promised. We will call you at {phone}.',
  'sd.changePhone': 'Change phone number',
  'sd.help': 'About scheduled delivery',
} as const
