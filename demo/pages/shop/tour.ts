import type { Stop } from '../render/family.ts'

export const tour: readonly Stop[] = [
  {
    href: '/s/?k=',
    title: 'Search results',
    about: 'Two kinds of quantity steppers.',
    tags: ['dp-quantity-selector'],
  },
  {
    href: '/cart',
    title: 'Cart',
    about: 'A plain HTML page that shows what is in the cart.',
    tags: [],
  },
  {
    href: '/catalog/',
    title: 'The catalogue',
    about:
      'Every element with live examples, its fields and events, and a form that writes the tag.',
    tags: [],
  },
  {
    href: '/dp/B0HEADPH01?dp-inspect',
    title: 'A page under inspection',
    about:
      'See which elements are in a page, where their fields come from, and their events and calls.',
    tags: [],
  },
]
