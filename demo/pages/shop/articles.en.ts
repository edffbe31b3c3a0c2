import type { ArticleWords } from './articles.ts'

export const articlesEn = {
  '/gp/app': {
    title: 'Harbor & Pine in your pocket',
    lead: 'Some deals are only in our app. The app is free and keeps your cart.',
    points: [
      ['App-only deals', 'New ones every week.'],
      ['Reserved for you', 'We reserve a claimed deal for you for 15 minutes.'],
      ['Few messages', 'The app tells you when an invitation arrives, and nothing else.'],
    ],
    action: 'See the shop as in the app',
  },
  '/join': {
    title: 'Become a member',
    lead: 'Members get some lightning deals half an hour before everybody else.',
    points: [
      ['Early access', 'Claim a deal before the waiting list opens.'],
      ['Members-only deals', 'Some deals are for members only.'],
      ['Free delivery', 'On every order, groceries included.'],
    ],
    action: 'Try it as a member',
  },
  '/help/app-deals': {
    title: 'How app-only deals work',
    lead: 'Claim an app-only deal in the app. It is then in your cart on every device.',
    points: [
      ['Claim it in the app', 'Open the product and press “Add deal to cart”.'],
      ['Check out where you like', 'The reserved deal is also in your cart on the web.'],
      ['Be quick', 'We reserve a deal for 15 minutes. After that, others can claim it.'],
    ],
    action: 'Get the app',
  },
  '/help/invitations': {
    title: 'Buying by invitation',
    lead: 'Some items are so popular that we sell them by invitation. We choose at random, so everyone has the same chance.',
    points: [
      ['Ask once', 'Sign in and press “Request invite”. Asking twice does not help.'],
      ['We write to you', 'The invitation is for you only. You have three days to buy.'],
      ['Pay the regular price', 'No auction and no extra charge. One item per household.'],
    ],
    action: 'See the console',
  },
  '/help/delivery': {
    title: 'Delivery',
    lead: 'Parcels arrive in one to three days. Groceries arrive the same day or the next day.',
    points: [
      ['Parcels', 'Free in Germany from €35. Smaller orders cost €4.90, express €9.90.'],
      ['Groceries', 'Free from €60. Smaller orders cost from €3.90.'],
      ['Large appliances', 'From €29. We carry them to the room of your choice.'],
      [
        'Islands and abroad',
        'Deliveries to islands and to other countries take longer and cost more.',
      ],
    ],
    action: 'Go shopping',
  },
  '/help/returns': {
    title: 'Returns',
    lead: 'You have 30 days to send an item back. The return label is in the parcel.',
    points: [
      ['Drop it off', 'At any parcel shop. You do not need a printer.'],
      ['Money back', 'Within two working days after the parcel shop scans the parcel.'],
      ['Groceries', 'Something is wrong? Send us a photo. You do not need to return the item.'],
    ],
    action: 'Go to your cart',
  },
} satisfies Record<string, ArticleWords>
