import type { Stop } from '../render/family.ts'

/** Pages that show the elements of the family. */
export const tour: readonly Stop[] = [
  {
    href: '/dp/B0LIPSTIK1',
    title: 'Lipstick, with what goes well with it',
    about: 'Check what you want. One press adds all of it to the cart.',
    tags: ['dp-beauty-bundle'],
  },
  {
    href: '/dp/B0SPEAKER1',
    title: 'Smart speaker, with what works with it',
    about:
      "The check boxes are the page's own. The element adds them up, and adds what is checked.",
    tags: ['dp-smart-home-bundle'],
  },
]
