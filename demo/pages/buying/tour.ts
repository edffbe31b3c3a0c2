import type { Stop } from '../render/family.ts'

export const tour: readonly Stop[] = [
  {
    href: '/dp/B0HEADPH01',
    title: 'Headphones with a lightning deal',
    about: 'Claim the deal, watch its reservation run, compare the ways to buy.',
    tags: ['dp-deal-box', 'dp-buy-box', 'dp-quantity-selector', 'dp-action-panel', 'dp-expander'],
  },
  {
    href: '/dp/B0HEADPH01?condition=used',
    title: 'The same, used',
    about: 'A used offer explains its condition beside the price.',
    tags: ['dp-buy-box'],
  },
  {
    href: '/dp/B0CONSOLE1',
    title: 'Game console by invitation',
    about: 'Signed out it leads to sign-in; signed in it sends the request.',
    tags: ['dp-invite-button', 'dp-expander'],
  },
  {
    href: '/dp/B0CONSOLE1?variant=notify-details',
    title: 'The console, notify me',
    about: 'The variant that keeps the messaging and disables its button.',
    tags: ['dp-invite-button'],
  },
  {
    href: '/dp/B0PAPER001',
    title: 'Office paper with a minimum order',
    about: 'Fewer than five packs stay locked; gift wrap and one-click guard.',
    tags: ['dp-buy-box', 'dp-quantity-selector'],
  },
  {
    href: '/dp/B0PAPER001?quantity=blank',
    title: 'Office paper, quantity left blank',
    about: 'The buy box brings its own drop-down, which starts empty.',
    tags: ['dp-buy-box'],
  },
  {
    href: '/fresh',
    title: 'Fresh groceries',
    about: 'The quantity selector in all its shapes, adding without leaving the page.',
    tags: ['dp-quantity-selector', 'dp-buy-box'],
  },
  {
    href: '/dp/B0BREAD001',
    title: 'One fresh product',
    about: 'The fresh buy box adds by a call and keeps the badge in step.',
    tags: ['dp-buy-box', 'dp-quantity-selector'],
  },
]
