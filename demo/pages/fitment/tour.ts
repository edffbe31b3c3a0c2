import type { Stop } from '../render/family.ts'

export const tour: readonly Stop[] = [
  {
    href: '/dp/B0PUMP0001',
    title: 'Spare part: does it fit?',
    about: 'Try GS60-4210W, misspelt as GS60-4120W, or WD-4810, which two makers use.',
    tags: ['dp-fitment-stripe', 'dp-model-help', 'dp-fitment-feedback'],
  },
  {
    href: '/dp/B0BELT0001',
    title: 'Drive belt, machine by brand and number',
    about: 'The dropdown finder: brands to filter, models as you type, brands without data.',
    tags: ['dp-fitment-stripe'],
  },
  {
    href: '/dp/B0FILTER01',
    title: 'Water filter with the smart box',
    about: 'Brand, series and model piece by piece, or a part number, in one field.',
    tags: ['dp-fitment-stripe', 'dp-model-help'],
  },
  {
    href: '/dp/B0WASHER01',
    title: 'Washing machine and its parts',
    about: 'Say that it is not yours, or preview the parts that match it.',
    tags: ['dp-ownership-stripe'],
  },
  {
    href: '/b/?node=major-appliances',
    title: 'Department of spare parts',
    about: 'Brands, machines and parts; a machine leads to the search for its parts.',
    tags: ['dp-fitment-stripe', 'dp-model-help'],
  },
  {
    href: '/s/?rppModelNumber=GS60-4210W',
    title: 'Search among the parts of one machine',
    about: 'Search one part, see them all, or start over with another machine.',
    tags: ['dp-fitment-stripe', 'dp-quantity-selector'],
  },
]
