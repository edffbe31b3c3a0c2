import type { BeautyBundle } from '../../../../elements/bundles/beauty-bundle.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './beauty-bundle.messages.ts'

export type BeautyPorts = Ports<BeautyBundle, typeof messages>
export type BeautyConfig = Config<BeautyBundle>

/** An item, as the element uses it. */
export interface Item {
  asin: string
  offerListingId: string
  title: string
  /** '': it has none. */
  url: string
  imageUrl: string
  price: string
  /** The page wants it checked at the start. */
  checked: boolean
  /** Its place among all items of the page, from 0. */
  position: number
}
