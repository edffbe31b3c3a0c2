import type { Stop } from '../render/family.ts'

/** Pages that show the elements of the family. */
export const tour: readonly Stop[] = [
  {
    href: '/dp/B0GIFTCRD1',
    title: 'Gift card',
    about: 'Who gets the card, and when: each field says what it lacks.',
    tags: ['dp-field-validator'],
  },
]
