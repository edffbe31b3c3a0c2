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
]
