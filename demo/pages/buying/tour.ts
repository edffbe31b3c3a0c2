import type { Stop } from '../render/family.ts'

export const tour: readonly Stop[] = [
  {
    href: '/dp/B0HEADPH01',
    title: 'Headphones with a lightning deal',
    about: 'Claim the deal, watch the reservation count down, compare the offers.',
    tags: ['dp-deal-box', 'dp-buy-box', 'dp-quantity-selector', 'dp-action-panel', 'dp-expander'],
  },
  {
    href: '/dp/B0HEADPH01?condition=used',
    title: 'Headphones, used',
    about: 'A used offer explains its condition.',
    tags: ['dp-buy-box'],
  },
  {
    href: '/dp/B0CONSOLE1',
    title: 'Game console by invitation',
    about: 'Signed out, you get a link to sign in. Signed in, you send the request.',
    tags: ['dp-invite-button', 'dp-expander'],
  },
  {
    href: '/dp/B0CONSOLE1?variant=notify-details',
    title: 'Game console, notify me',
    about: 'This variant keeps the message and disables the button after the request.',
    tags: ['dp-invite-button'],
  },
  {
    href: '/dp/B0PAPER001',
    title: 'Office paper with a minimum order',
    about: 'You cannot choose fewer than five packs. With gift wrap and one-click buying.',
    tags: ['dp-buy-box', 'dp-quantity-selector'],
  },
  {
    href: '/dp/B0PAPER001?quantity=blank',
    title: 'Office paper, quantity left blank',
    about: 'The buy box shows its own drop-down. No quantity is chosen at first.',
    tags: ['dp-buy-box'],
  },
  {
    href: '/dp/B0BREAD001',
    title: 'One fresh product',
    about: 'The fresh buy box adds the item without a page load and updates the cart badge.',
    tags: ['dp-buy-box', 'dp-quantity-selector'],
  },
]
