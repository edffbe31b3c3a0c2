import type { Family } from '../server/family.ts'
import { productFixtures } from './fixtures.ts'
import { images } from './images.ts'
import { productDataIn } from './in-language.ts'
import { productData, type ProductData } from './page-data.ts'
import { shelves } from './seed/shelves.ts'
import { wording } from './wording/wording.ts'

/** Products and their offers: no family of elements, all families sell them. */
export const products: Family<never, ProductData> = {
  shelves,
  wording,
  fixture: productFixtures,
  files: images,
  open(shop) {
    const data = productData(shop)
    return {
      handlers: {},
      data,
      dataIn: language => productDataIn(data, shop.words, language),
    }
  },
}
