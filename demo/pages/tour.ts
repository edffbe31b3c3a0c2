interface Stop {
  href: string
  title: string
  about: string
  tags: readonly string[]
}

const product = (asin: string, query = '') => `/dp/${asin}${query}`

/** Pages of the demo that show elements at work, for readers who want to see the elements. */
export const tour = (freshAsin: string | undefined): Stop[] => [
  {
    href: product('B0HEADPH01'),
    title: 'Headphones with a lightning deal',
    about: 'Claim the deal, watch the reservation count down, compare the offers.',
    tags: ['dp-deal-box', 'dp-buy-box', 'dp-quantity-selector', 'dp-action-panel', 'dp-expander'],
  },
  {
    href: product('B0HEADPH01', '?condition=used'),
    title: 'Headphones, used',
    about: 'A used offer explains its condition.',
    tags: ['dp-buy-box'],
  },
  {
    href: product('B0CONSOLE1'),
    title: 'Game console by invitation',
    about: 'Signed out, you get a link to sign in. Signed in, you send the request.',
    tags: ['dp-invite-button', 'dp-expander'],
  },
  {
    href: product('B0CONSOLE1', '?variant=notify-details'),
    title: 'Game console, notify me',
    about: 'This variant keeps the message and disables the button after the request.',
    tags: ['dp-invite-button'],
  },
  {
    href: product('B0PAPER001'),
    title: 'Office paper with a minimum order',
    about: 'You cannot choose fewer than five packs. With gift wrap and one-click buying.',
    tags: ['dp-buy-box', 'dp-quantity-selector'],
  },
  {
    href: product('B0PAPER001', '?quantity=blank'),
    title: 'Office paper, quantity left blank',
    about: 'The buy box shows its own drop-down. No quantity is chosen at first.',
    tags: ['dp-buy-box'],
  },
  {
    href: '/fresh',
    title: 'Fresh groceries',
    about: 'Every shape of the quantity selector. Add items without leaving the page.',
    tags: ['dp-quantity-selector', 'dp-buy-box'],
  },
  ...(freshAsin
    ? [
        {
          href: product(freshAsin),
          title: 'One fresh product',
          about: 'The fresh buy box adds the item without a page load and updates the cart badge.',
          tags: ['dp-buy-box', 'dp-quantity-selector'],
        },
      ]
    : []),
  {
    href: product('B0PUMP0001'),
    title: 'Spare part: does it fit?',
    about: 'Try GS60-4210W, the misspelling GS60-4120W, or WD-4810, which two brands use.',
    tags: ['dp-fitment-stripe', 'dp-model-help', 'dp-fitment-feedback'],
  },
  {
    href: product('B0BELT0001'),
    title: 'Drive belt, machine by brand and number',
    about: 'The dropdown finder: filter the brands, then type your model number.',
    tags: ['dp-fitment-stripe'],
  },
  {
    href: product('B0FILTER01'),
    title: 'Water filter with the smart box',
    about: 'One field for brand, series and model, or for a part number.',
    tags: ['dp-fitment-stripe', 'dp-model-help'],
  },
  {
    href: product('B0WASHER01'),
    title: 'Washing machine and its parts',
    about: 'Say that you do not own the machine, or preview the parts that fit it.',
    tags: ['dp-ownership-stripe'],
  },
  {
    href: '/b/?node=major-appliances',
    title: 'Department of spare parts',
    about: 'Brands, machines and parts. A machine links to the search for its parts.',
    tags: ['dp-fitment-stripe', 'dp-model-help'],
  },
  {
    href: '/s/?rppModelNumber=GS60-4210W',
    title: 'Search among the parts of one machine',
    about: 'Search for a part, see all parts, or start again with another machine.',
    tags: ['dp-fitment-stripe', 'dp-quantity-selector'],
  },
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
    href: product('B0HEADPH01', '?dp-inspect'),
    title: 'A page under inspection',
    about:
      'See which elements are in a page, where their fields come from, and their events and calls.',
    tags: [],
  },
]
