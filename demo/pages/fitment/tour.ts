import type { Stop } from '../render/family.ts'

export const tour: readonly Stop[] = [
  {
    href: '/dp/B0PUMP0001',
    title: 'Spare part: does it fit?',
    about: 'Try GS60-4210W, the misspelling GS60-4120W, or WD-4810, which two brands use.',
    tags: ['dp-fitment-stripe', 'dp-model-help', 'dp-fitment-feedback'],
  },
  {
    href: '/dp/B0BELT0001',
    title: 'Drive belt, machine by brand and number',
    about: 'The dropdown finder: filter the brands, then type your model number.',
    tags: ['dp-fitment-stripe'],
  },
  {
    href: '/dp/B0FILTER01',
    title: 'Water filter with the smart box',
    about: 'One field for brand, series and model, or for a part number.',
    tags: ['dp-fitment-stripe', 'dp-model-help'],
  },
  {
    href: '/dp/B0WASHER01',
    title: 'Washing machine and its parts',
    about:
      'Say that you do not own the machine, or preview the parts that fit it. The buy box says what comes with the offer, and a plan follows the machine into the cart.',
    tags: ['dp-ownership-stripe', 'dp-offer-features', 'dp-warranty-cards'],
  },
  {
    href: '/b/?node=major-appliances',
    title: 'Department of spare parts',
    about: 'Brands, machines and parts. A machine links to the search for its parts.',
    tags: ['dp-fitment-stripe', 'dp-model-help'],
  },
  {
    href: '/s/?rppModelNumber=GS60-4210W',
    title: 'Search among the parts of one machine',
    about: 'Search for a part, see all parts, or start again with another machine.',
    tags: ['dp-fitment-stripe', 'dp-quantity-selector'],
  },
]
