import type { PageData } from '../data.ts'
import type { Deal } from '../deals/data.ts'
import type { Offer, ProductPage } from '../shop/data.ts'
import type { Messages } from './messages.ts'
import type { Language } from './preferences.ts'
import type { PageMaker, Visit } from './visit.ts'

/** Where a family may put a piece on the page of a product; shop/product.eta shows each slot. */
export type Slot =
  /** Above everything: whether it fits, what it belongs to. */
  | 'top'
  /** The pictures. */
  | 'gallery'
  /** Below the price: badges, what one must know before buying. */
  | 'facts'
  /** Sizes, colours: other products of the same kind. */
  | 'variations'
  | 'beforeBuyBox'
  | 'buyBox'
  /** In the buy box, below the price: what the condition means. */
  | 'condition'
  /** In the buy box: seller, returns, payment, in place of the table of the buy box. */
  | 'offerFacts'
  /** In the buy box: when it arrives. */
  | 'delivery'
  /** In the buy box: how the offer is put into the cart, in place of its form and of the list of other offers. */
  | 'offer'
  /** In the form of the buy box: what is bought with it. */
  | 'options'
  /** Below the buy box, in this order: protection plans, … */
  | 'plans'
  /** … instalments, one press, gift cards, … */
  | 'payment'
  /** … fitting, assembly, taking the old one away, … */
  | 'services'
  /** … lists and registries. */
  | 'lists'
  | 'afterBuyBox'
  | 'offers'
  | 'bullets'
  | 'about'
  | 'details'
  /** Whole width, below the details, in this order. */
  | 'looks'
  | 'compare'
  | 'media'
  | 'reviews'
  | 'end'

/** A template, from the folder of the pages, and what it reads as `it.piece`. */
export interface Piece {
  slot: Slot
  template: string
  model?: object
}

/** A visit to the page of a product, and what is sold there. */
export interface ProductVisit {
  product: ProductPage
  /** The offer of the buy box. */
  offer: Offer | undefined
  others: readonly Offer[]
  /** The deal on that offer that runs or is to come. */
  deal: Deal | null
  /** Whether it can be bought here and now, without an invitation. */
  sells: boolean
  visit: Visit
  data: PageData
}

/** A page for people who look at the elements rather than shop. */
export interface Stop {
  href: string
  title: string
  about: string
  tags: readonly string[]
}

interface Texts {
  /** What the pages say, by text id. */
  texts?: Readonly<Record<string, string>>
  /** What the elements say. */
  messages?: Messages
}

/** Everything that a family brings into the pages of the shop. */
export interface PagesFamily {
  /** By address, as Hono writes it. */
  routes?: Readonly<Record<string, PageMaker>>
  /** Its pieces of the page of a product. */
  pieces?(of: ProductVisit): Promise<Piece[]>
  /** What its templates find in `it` on every page. */
  shared?: object
  tour?: readonly Stop[]
  /** Style sheets, in the order of the cascade. */
  sheets?: readonly URL[]
  texts: Readonly<Record<Language, Texts>>
}

/** Style sheets by their names, beside the module of this address. */
export const sheetsIn = (address: string, names: readonly string[]): URL[] =>
  names.map(name => new URL(`${name}.css`, address))
