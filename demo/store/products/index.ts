import type { Family } from '../server/family.ts'
import { productFixtures } from './fixtures.ts'
import { images } from './images.ts'
import { productDataIn } from './in-language.ts'
import { productData, type ProductData } from './page-data.ts'
import { shelves } from './seed/shelves.ts'
import { namesAr } from './wording/names.ar.ts'
import { namesDe } from './wording/names.de.ts'
import { titlesAr } from './wording/titles.ar.ts'
import { titlesDe } from './wording/titles.de.ts'

const titled = (titles: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(titles).map(([asin, title]) => [asin, { title }]))

/** Products and their offers: no family of elements, all families sell them. */
export const products: Family<never, ProductData> = {
  shelves,
  wording: {
    de: { names: namesDe, products: titled(titlesDe) },
    ar: { names: namesAr, products: titled(titlesAr) },
  },
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
