import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { CartView } from '../buying/data.ts'
import type { Asking } from '../../prices.ts'
import type { PageData } from '../data.ts'
import type { Place } from '../delivery/data.ts'
import type { Visitor } from '../shop/data.ts'
import type { Preferences } from './preferences.ts'
import type { Words } from './words.ts'

/** One request for a page: who asks, for what, when, and what they have in the cart. */
export interface Visit {
  path: string
  /** What the address names. */
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  sessionId: string
  visitor: Visitor
  cart: CartView
  /** Where things are to go; null while nobody has said. */
  place: Place | null
  preferences: Preferences
  words: Words
  /** Epoch milliseconds. */
  now: number
}

/** The visit as prices depend on it. */
export const askingOf = ({ visitor, preferences, now }: Visit): Asking => ({
  member: visitor.prime,
  app: preferences.device?.endsWith('App') ?? false,
  now,
})

/** What a page is made of. */
export interface Page {
  /** From the folder of the pages: `shop/home`. */
  template: string
  title: string
  /** The address of the page without what a visitor has added. */
  canonical?: string
  /** What the template reads as `it.page`. */
  model: object
  /** Page stores beside those that every page fills. */
  state?: object
  pageType?: 'detail' | 'search' | 'browse' | 'offer-listing'
  status?: ContentfulStatusCode
}

/** Makes a page; null where there is none at this address. */
export type PageMaker = (visit: Visit, data: PageData) => Promise<Page | null>
