import type { Stop } from '../render/family.ts'

/** Pages that show the elements of the family. */
export const tour: readonly Stop[] = [
  {
    href: '/dp/B0REPHONE1',
    title: 'Renewed phone',
    about:
      'What its condition means, the facts of the offer as a table, terms in the description, and protection plans as cards.',
    tags: ['dp-renewed-sheet', 'dp-tabular-buy-box', 'dp-tech-term', 'dp-warranty-cards'],
  },
]
