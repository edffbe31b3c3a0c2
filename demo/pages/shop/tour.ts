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
    about: 'A plain HTML page: what is in the cart, when it arrives and what it costs.',
    tags: [],
  },
  {
    href: '/checkout',
    title: 'Checkout',
    about: 'Address, delivery, payment, review. It works without JavaScript.',
    tags: [],
  },
  {
    href: '/dp/B0DRESS001',
    title: 'A dress in sizes and colours',
    about: 'Variations are products of their own. The fit guide has the measurements of each size.',
    tags: ['dp-fit-guide', 'dp-buy-box', 'dp-quantity-selector', 'dp-expander'],
  },
  {
    href: '/orders',
    title: 'Your orders',
    about: 'What you have ordered in this demo, and when it arrives.',
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
