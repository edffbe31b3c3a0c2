export interface TierWords {
  title: string
  lead: string
  points: readonly string[]
}

/** What the shop says of its four tiers, the best first. */
export const tiersEn: readonly TierWords[] = [
  {
    title: 'Excellent: looks like new',
    lead: 'You see no marks when you hold the item at arm’s length. All functions work like new.',
    points: [
      'No scratches on the display. The frame may have the finest marks.',
      'New battery, with its full capacity.',
      'Original charger and cable, in a new box.',
      'One year of warranty, 30 days to return.',
    ],
  },
  {
    title: 'Very good: light marks',
    lead: 'You see light marks only if you look closely. All functions work like new.',
    points: [
      'No scratches on the display while it is on.',
      'Battery with at least 90% of its capacity.',
      'Charger and cable that fit.',
      'One year of warranty, 30 days to return.',
    ],
  },
  {
    title: 'Good: visible marks',
    lead: 'You see scratches on the frame. They do not disturb you in use. All functions work like new.',
    points: [
      'Fine scratches on the display that you see only while it is off.',
      'Battery with at least 85% of its capacity.',
      'Charger and cable that fit.',
      'One year of warranty, 30 days to return.',
    ],
  },
  {
    title: 'Acceptable: clear signs of use',
    lead: 'You see and feel scratches. All functions work like new.',
    points: [
      'Scratches on the display and on the frame. No cracks.',
      'Battery with at least 80% of its capacity.',
      'A cable that fits. The charger is not included.',
      'One year of warranty, 30 days to return.',
    ],
  },
]
