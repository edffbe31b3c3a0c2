import type { Stop } from '../render/family.ts'

/** Pages that show the elements of the family. */
export const tour: readonly Stop[] = [
  {
    href: '/dp/B0WASHER01',
    title: 'Washing machine',
    about: 'Installation and haul-away go into the cart with it.',
    tags: ['dp-offer-features', 'dp-side-sheet', 'dp-service-offer', 'dp-service-interstitial'],
  },
  {
    href: '/dp/B0LAPTOP01',
    title: 'Laptop',
    about: 'Setup at home, and the data moved with it.',
    tags: ['dp-service-offer'],
  },
  {
    href: '/dp/B0FRIDGE01',
    title: 'Fridge',
    about: 'The shop changes the door to the other side, if the shopper wants.',
    tags: ['dp-service-options'],
  },
  {
    href: '/dp/B0ARMCHR01',
    title: 'Armchair',
    about: 'The shop takes the old one away.',
    tags: ['dp-service-card'],
  },
]
