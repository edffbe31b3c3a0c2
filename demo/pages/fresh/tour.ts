import type { Stop } from '../render/family.ts'

export const tour: readonly Stop[] = [
  {
    href: '/fresh',
    title: 'Fresh groceries',
    about: 'A shelf of groceries. Steppers set what is in the cart, without leaving the page.',
    tags: ['dp-fresh-cart', 'dp-quantity-selector'],
  },
]
