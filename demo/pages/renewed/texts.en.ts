/** What the shop says about renewed products, and about terms. */
export const texts = {
  'renewed.about': 'About this condition',
  'renewed.tested': 'Tested',
  'renewed.tested.text':
    'At 42 points by our own technicians: battery, display, cameras, buttons, speakers and radio. Cleaned inside and outside, the memory erased, no contract and no network lock. Worn parts are replaced.',
  'renewed.tested.detail':
    'Each item has a test report with its serial number. You find the report in the box.',
  'renewed.note': 'Condition',
  'renewed.returns.detail':
    'Put the item into its box and use the label in the parcel. You get your money back within five days.',
  'renewed.returns.more': 'More about returns',
  'renewed.warranty': 'Warranty',
  'renewed.warranty.text': '12 months',
  'renewed.warranty.detail':
    'If something fails within a year, we repair or replace the item free of charge. Your statutory rights remain.',
  'term.apsC':
    'A size of camera sensor, about 24 by 16 mm. The sensor is much larger than in a phone, so pictures have less noise in the dark.',
  'term.ip68':
    'The case keeps out dust completely, and keeps out water for 30 minutes at a depth of 1.5 m.',
  'term.oled':
    'A display whose dots glow by themselves. Black is really black, and dark pictures need less power.',
  'term.ssd':
    'Storage without moving parts. The computer starts within seconds, and a knock does no harm.',
} as const
