import type { PageMaker } from '../render/visit.ts'

interface Article {
  title: string
  icon: string
  lead: string
  points: readonly (readonly [heading: string, text: string])[]
  action: { href: string; text: string }
}

const written: Readonly<Record<string, Article>> = {
  '/gp/app': {
    title: 'Harbor & Pine in your pocket',
    icon: 'smartphone',
    lead: 'Some deals open in our app only. It is free, small, and remembers your cart.',
    points: [
      ['App-only deals', 'A dozen every week, from the workshop to the pantry.'],
      ['Reserved for you', 'A claimed deal waits fifteen minutes, wherever you are.'],
      ['No noise', 'It tells you when an invitation arrives, and nothing else.'],
    ],
    action: { href: '/?device=mobileApp', text: 'See the shop as in the app' },
  },
  '/join': {
    title: 'Become a member',
    icon: 'crown',
    lead: 'Members open lightning deals half an hour before everybody else.',
    points: [
      ['Early access', 'Be there before the waiting list begins.'],
      ['Members-only prices', 'On things we would buy ourselves.'],
      ['Delivery included', 'Every order, every day, also on groceries.'],
    ],
    action: { href: '/?as=member', text: 'Try it as a member' },
  },
  '/help/app-deals': {
    title: 'How app-only deals work',
    icon: 'zap',
    lead: 'An app-only deal is claimed in the app and then waits in the cart on every device.',
    points: [
      ['Claim it in the app', 'Open the product and press “Add deal to cart”.'],
      ['Check out where you like', 'The reserved deal is in your cart on the web, too.'],
      ['Mind the clock', 'A reservation ends after fifteen minutes; then others may claim it.'],
    ],
    action: { href: '/gp/app', text: 'Get the app' },
  },
  '/help/invitations': {
    title: 'Buying by invitation',
    icon: 'mail',
    lead: 'When more people want a thing than we have, we invite at random, so that bots lose.',
    points: [
      ['Ask once', 'Signed in, press “Request invite”. Asking twice changes nothing.'],
      ['We write to you', 'The invitation is yours alone and holds for three days.'],
      ['Pay the normal price', 'No auction, no surcharge, one per household.'],
    ],
    action: { href: '/dp/B0CONSOLE1', text: 'To the console' },
  },
  '/help/delivery': {
    title: 'Delivery',
    icon: 'truck',
    lead: 'Most things are with you the day after tomorrow; groceries the same evening.',
    points: [
      ['Free from 35', 'Below that we ask 3.90 an order, however many parcels it takes.'],
      ['Groceries', 'In cool bags that the driver takes back next time.'],
      ['Large items', 'Carried to the room you want them in, on a day you choose.'],
    ],
    action: { href: '/s/?k=', text: 'Go shopping' },
  },
  '/help/returns': {
    title: 'Returns',
    icon: 'rotate-ccw',
    lead: 'Thirty days, no questions, and the label is in the parcel already.',
    points: [
      ['Drop it off', 'At any parcel shop, without printing anything.'],
      ['Money back', 'Within two working days after the parcel is scanned.'],
      ['Fresh goods', 'Not right? A photo is enough; keep or compost the rest.'],
    ],
    action: { href: '/cart', text: 'To your cart' },
  },
}

/** The plain pages by address. */
export const articles: Readonly<Record<string, PageMaker>> = Object.fromEntries(
  Object.entries(written).map(([path, model]) => [
    path,
    async () => ({ template: 'shop/article', title: model.title, model }),
  ]),
)
