import type { Stop } from '../render/family.ts'

/** Pages that show the elements of the family. */
export const tour: readonly Stop[] = [
  {
    href: '/dp/B0LIPSTIK1',
    title: 'Lipstick',
    about: 'A free sample goes with it. The shopper chooses one of three, or none.',
    tags: ['dp-free-sample'],
  },
]
