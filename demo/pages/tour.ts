interface Stop {
  href: string
  title: string
  about: string
  tags: readonly string[]
}

const product = (asin: string, query = '') => `/dp/${asin}${query}`

/** The demo's pages for people who look at the elements rather than shop. */
export const tour = (freshAsin: string | undefined): Stop[] => [
  {
    href: product('B0HEADPH01'),
    title: 'Headphones with a lightning deal',
    about: 'Claim the deal, watch its reservation run, compare the ways to buy.',
    tags: ['dp-deal-box', 'dp-buy-box', 'dp-quantity-selector', 'dp-action-panel', 'dp-expander'],
  },
  {
    href: product('B0HEADPH01', '?condition=used'),
    title: 'The same, used',
    about: 'A used offer explains its condition beside the price.',
    tags: ['dp-buy-box'],
  },
  {
    href: product('B0CONSOLE1'),
    title: 'Game console by invitation',
    about: 'Signed out it leads to sign-in; signed in it sends the request.',
    tags: ['dp-invite-button', 'dp-expander'],
  },
  {
    href: product('B0CONSOLE1', '?variant=notify-details'),
    title: 'The console, notify me',
    about: 'The variant that keeps the messaging and disables its button.',
    tags: ['dp-invite-button'],
  },
  {
    href: product('B0PAPER001'),
    title: 'Office paper with a minimum order',
    about: 'Fewer than five packs stay locked; gift wrap and one-click guard.',
    tags: ['dp-buy-box', 'dp-quantity-selector'],
  },
  {
    href: product('B0PAPER001', '?quantity=blank'),
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
  ...(freshAsin
    ? [
        {
          href: product(freshAsin),
          title: 'One fresh product',
          about: 'The fresh buy box adds by a call and keeps the badge in step.',
          tags: ['dp-buy-box', 'dp-quantity-selector'],
        },
      ]
    : []),
  {
    href: product('B0PUMP0001'),
    title: 'Spare part: does it fit?',
    about: 'Try GS60-4210W, misspelt as GS60-4120W, or WD-4810, which two makers use.',
    tags: ['dp-fitment-stripe', 'dp-model-help', 'dp-fitment-feedback'],
  },
  {
    href: product('B0BELT0001'),
    title: 'Drive belt, machine by brand and number',
    about: 'The dropdown finder: brands to filter, models as you type, brands without data.',
    tags: ['dp-fitment-stripe'],
  },
  {
    href: product('B0FILTER01'),
    title: 'Water filter with the smart box',
    about: 'Brand, series and model piece by piece, or a part number, in one field.',
    tags: ['dp-fitment-stripe', 'dp-model-help'],
  },
  {
    href: product('B0WASHER01'),
    title: 'Washing machine and its parts',
    about: 'Say that it is not yours, or preview the parts that match it.',
    tags: ['dp-ownership-stripe'],
  },
  {
    href: '/b/?node=major-appliances',
    title: 'Department of spare parts',
    about: 'Brands, machines and parts; a machine leads to the search for its parts.',
    tags: ['dp-fitment-stripe', 'dp-model-help'],
  },
  {
    href: '/s/?rppModelNumber=GS60-4210W',
    title: 'Search among the parts of one machine',
    about: 'Search one part, see them all, or start over with another machine.',
    tags: ['dp-fitment-stripe', 'dp-quantity-selector'],
  },
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
    href: product('B0HEADPH01', '?dp-inspect'),
    title: 'A page under inspection',
    about: 'Which elements a page has, where their fields came from, what they send and call.',
    tags: [],
  },
]
