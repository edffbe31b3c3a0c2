import type { Stop } from '../render/family.ts'

export const tour: readonly Stop[] = [
  {
    href: '/s/?k=',
    title: 'Search results',
    about: 'Two kinds of steppers, each for its own product.',
    tags: ['dp-quantity-selector'],
  },
  {
    href: '/cart',
    title: 'Cart',
    about: 'Shows what really arrived, in plain HTML.',
    tags: [],
  },
  {
    href: '/catalog/',
    title: 'The catalogue',
    about:
      'Every element with live examples, its fields and events, and a form that writes its tag.',
    tags: [],
  },
  {
    href: '/dp/B0HEADPH01?dp-inspect',
    title: 'A page under inspection',
    about: 'Which elements a page has, where their fields came from, what they send and call.',
    tags: [],
  },
]
