import type { Stop } from '../render/family.ts'

export const tour: readonly Stop[] = [
  {
    href: '/fresh',
    title: 'Fresh groceries',
    about: 'A shelf of groceries. Steppers set what is in the cart, without leaving the page.',
    tags: ['dp-fresh-cart', 'dp-quantity-selector'],
  },
  {
    href: '/fresh?store=FARM',
    title: 'Alder Farm',
    about: 'Another store of groceries. The first add there brings a sheet that introduces it.',
    tags: ['dp-fresh-cart', 'dp-quantity-selector', 'dp-store-intro'],
  },
  {
    href: '/dp/B0COFFEE01',
    title: 'Coffee of several sellers',
    about:
      'A coupon, several sellers, a shopping list and the list of a voice assistant in one place.',
    tags: ['dp-grocery-add'],
  },
]
