import type { Stop } from '../render/family.ts'

/** Pages that show the elements of the family. */
export const tour: readonly Stop[] = [
  {
    href: '/dp/B0GIFTCRD1',
    title: 'Gift card',
    about: 'Any amount, on a design of your choice. Each field says what it lacks.',
    tags: ['dp-gift-card-picker', 'dp-field-validator'],
  },
]
