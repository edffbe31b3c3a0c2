import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Hono } from 'hono'
import type { CallSpec } from '../../../src/contract/call.ts'
import type { CartLine } from '../../pages/buying/data.ts'
import type { Place } from '../../pages/delivery/data.ts'
import type { Language } from '../../pages/render/preferences.ts'
import type { ProductCard, ProductPage } from '../../pages/shop/data.ts'
import type { Database, Orm } from '../database/database.ts'
import type { SeedProduct } from '../products/seed/product.ts'
import type { AddOn, Extra } from './extra.ts'
import type { Fixture } from './fixtures.ts'
import type { HandlersOf, Visit } from './route.ts'
import type { SessionVariables, Signatures } from './session.ts'
import type { OtherLanguage, ProductWords, Wording, Words } from './words.ts'

/** What a family tells of products that are not its own. */
export interface ProductFacts {
  /** Of the cards in lists, by the id of the first offer. */
  cards?(orm: Orm, now: number): Promise<ReadonlyMap<string, Partial<ProductCard>>>
  /** Of the page of a product. */
  page?(orm: Orm, of: { asin: string; offerId: string }, now: number): Promise<Partial<ProductPage>>
  /** Finds products by more than their own words. */
  finds?(search: string): SQL | undefined
}

/** A line of a cart. */
export interface HeldLine {
  id: number
  /** The claim that reserves it. */
  claimId: number | null
  /** The store of groceries that sells it. '': none. */
  storeId: string
}

/** An order that a cart becomes. */
export interface PlacedOrder {
  id: string
  sessionId: string
  place: Place
  /** Epoch milliseconds. */
  now: number
}

/** What is sold with a product, and not alone. */
export interface GoesWith {
  base: string
  asin: string
  /** A unit of the product takes one of each kind. */
  kind: string
  /** There stays one for each unit when the quantity of the product changes. */
  followsQuantity: boolean
}

/** Products that a shopper puts into the cart. */
export interface Arriving {
  sessionId: string
  asins: readonly string[]
  /** Epoch milliseconds. */
  now: number
}

/** A product with what was chosen with it, by the id of the extra. */
export interface Adding {
  asin: string
  extras?: Readonly<Record<string, unknown>> | undefined
}

/** What a family does about carts. */
export interface CartFacts {
  /** What is sold with these products. */
  goesWith?(tx: Orm, bases: readonly string[]): Promise<readonly GoesWith[]>
  /** Called before products go into a cart, or into an order at one press. Refuses those that lack what they need. */
  adding?(tx: Orm, items: readonly Adding[]): Promise<void>
  /** What has waited for these products, and goes into the cart with them. It is given out once. */
  arriving?(tx: Orm, of: Arriving): Promise<readonly AddOn[]>
  /** What time has done to carts: before one is shown. */
  refresh?(orm: Orm, now: number): Promise<void>
  /** More of the lines of a session, by their id. */
  lines?(orm: Orm, sessionId: string): Promise<ReadonlyMap<number, Partial<CartLine>>>
  /** Called before a line goes. What it returns is called once the line has gone. */
  removing?(tx: Orm, line: HeldLine, now: number): Promise<() => Promise<void>>
  /** Called when a line has become part of an order, in the order's transaction. It refuses what is no longer held. */
  ordering?(tx: Orm, line: HeldLine, order: PlacedOrder): Promise<void>
}

/** Makes the HTML of a feature of a product page (feature-content). null: the product has no such feature. */
export type Feature = (
  shop: Shop,
  asked: { asin: string; language: Language },
) => Promise<string | null>

/** Products of a family, in the order of the shop's lists. */
export interface Shelf {
  /** Position of the first one among all products of the shop. */
  from: number
  products: readonly SeedProduct[]
}

/** Which sections of the page of a product are asked for (section-refresh). */
export interface AskedSections {
  asin: string
  /** '': of the first offer. */
  merchantId: string
  /** Quantities are chosen from a list alone. */
  listedQuantities: boolean
}

/** What a family finds in the store, whatever other families there are. */
export interface Shop {
  database: Database
  orm: Orm
  sign: Signatures
  /** Epoch milliseconds. */
  now(): number
  words: Words
  productFacts: readonly ProductFacts[]
  cartFacts: readonly CartFacts[]
  extras: readonly Extra[]
  /** By name. */
  features: Readonly<Record<string, Feature>>
  /** Draws sections of the page of a product, as HTML. null: there is no such product. */
  sections(
    asked: AskedSections,
    visit: Pick<Visit, 'header' | 'now' | 'sessionId'>,
  ): Promise<string | null>
}

/** A family in a store that runs. */
export interface Opened<Call extends CallSpec = never, Data extends object = never> {
  handlers: HandlersOf<Call>
  /** Forms and addresses of its own, which are no calls. They are asked before the calls. */
  routes?: Hono<SessionVariables>
  /** With DP_FAULTS=1: addresses under /__fixtures and /__facts. */
  testRoutes?: Hono<SessionVariables>
  /** What the pages read. */
  data?: Data
  /** What the pages read in another language than English, where that differs. */
  dataIn?(language: Language): Partial<Data>
  /** What time does by itself: called now and then. */
  tick?(): Promise<void>
  /** Reads what the first visitor would wait for. */
  warm?(): Promise<void>
}

/** What a family brings into a store that is yet to be opened. */
export interface FamilyOutline {
  shelves?: readonly Shelf[]
  wording?: Readonly<Record<OtherLanguage, Wording>>
  /** Words of products that are made, not written; none for those it does not know. */
  composedWords?(
    orm: Orm,
    language: OtherLanguage,
    asins: readonly string[],
  ): Promise<ReadonlyMap<string, ProductWords>>
  /** Runs at each start, in a transaction: fills tables that have nothing yet. */
  seed?(tx: Orm): Promise<void>
  /** Tables that nothing writes but the seed. */
  seededTables?: readonly PgTable[]
  /** Its part of POST /__fixtures. */
  fixture?: Fixture
  /** Files for everybody, without a session. */
  files?(): Hono
  productFacts?: ProductFacts
  cartFacts?: CartFacts
  /** What forms may ask for beside products. */
  extras?: readonly Extra[]
  /** By the name that elements ask for. */
  features?: Readonly<Record<string, Feature>>
}

/** Everything that a family brings into the store. `Call`: its calls. `Data`: what the pages read of it. */
export interface Family<
  Call extends CallSpec = never,
  Data extends object = never,
> extends FamilyOutline {
  open(shop: Shop): Opened<Call, Data>
}

type Intersection<T> = (T extends unknown ? (one: T) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** The parts of all families as one; no two may have a name in common. */
export function together<T extends object>(parts: readonly T[]): Intersection<T> {
  const names = parts.flatMap(part => Object.keys(part))
  const twice = names.find((name, n) => names.indexOf(name) !== n)
  if (twice) throw new Error(`Two families bring ${twice}`)
  return Object.assign({}, ...parts)
}
