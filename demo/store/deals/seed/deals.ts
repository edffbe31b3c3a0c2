export interface SeedDeal {
  asin: string
  price: number
  /** Milliseconds from its renewal to its start; default 0. */
  startsIn?: number
  /** Milliseconds from start to end; when it has ended it is renewed. */
  lasts: number
  total: number
  claimed?: number
  waitlistTotal?: number
  waiting?: number
  maxQuantity?: number
  accessBehavior?: 'PRIME_EARLY_ACCESS' | 'APP_ONLY_LD' | 'PRIME_ONLY'
  type?: 'DEAL_OF_THE_DAY'
}

const minute = 60_000
const hour = 60 * minute

/** Every state and access rule of a deal is in the shop at any time. */
export const deals: SeedDeal[] = [
  {
    asin: 'B0HEADPH01',
    price: 14_900,
    lasts: 6 * hour,
    total: 400,
    claimed: 148,
    waitlistTotal: 40,
    maxQuantity: 3,
  },
  {
    asin: 'B0EARBUD01',
    price: 5_900,
    // Almost always before its start, as its example says, and longer than a test run takes.
    startsIn: 3 * hour,
    lasts: 10 * minute,
    total: 250,
    waitlistTotal: 25,
  },
  {
    asin: 'B0SPEAKER1',
    price: 6_900,
    lasts: 25 * minute,
    total: 200,
    claimed: 182,
    waitlistTotal: 20,
    maxQuantity: 2,
  },
  {
    asin: 'B0BLENDER1',
    price: 4_900,
    lasts: 3 * hour,
    total: 120,
    claimed: 120,
    waitlistTotal: 30,
    waiting: 30,
  },
  {
    asin: 'B0WATCH001',
    price: 16_900,
    lasts: 8 * hour,
    total: 300,
    claimed: 96,
    waitlistTotal: 30,
    accessBehavior: 'PRIME_ONLY',
    type: 'DEAL_OF_THE_DAY',
  },
  {
    asin: 'B0CAMERA01',
    price: 54_900,
    lasts: 4 * hour,
    total: 60,
    claimed: 21,
    waitlistTotal: 10,
    accessBehavior: 'PRIME_EARLY_ACCESS',
  },
  {
    asin: 'B0TABLET01',
    price: 22_900,
    lasts: 5 * hour,
    total: 150,
    claimed: 40,
    waitlistTotal: 15,
    accessBehavior: 'APP_ONLY_LD',
  },
  {
    asin: 'B0RUNSHOE1',
    price: 7_900,
    lasts: 10 * hour,
    total: 180,
    claimed: 171,
    waitlistTotal: 20,
    type: 'DEAL_OF_THE_DAY',
  },
  {
    asin: 'B0BACKPCK1',
    price: 4_490,
    lasts: 7 * hour,
    total: 220,
    claimed: 220,
    waitlistTotal: 50,
    waiting: 12,
  },
]
