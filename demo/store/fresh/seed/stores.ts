import { ownStore } from '../../buying/index.ts'
import type { FreshStoreRow } from '../tables.ts'

/** First digits of the postcodes of two cities. */
const hamburg = ['20', '21', '22']
const cologne = ['50', '51']

/** The stores of groceries, the shop's own first. */
export const stores: readonly FreshStoreRow[] = [
  {
    storeId: ownStore,
    brandId: 'HARBOR',
    position: 0,
    name: 'Market hall',
    front: '/fresh',
    sells: null,
    zips: [],
  },
  {
    storeId: 'FARM',
    brandId: 'ALDER',
    position: 1,
    name: 'Alder Farm',
    front: '/fresh?store=FARM',
    sells: 'Alder Farm',
    zips: hamburg,
  },
  {
    storeId: 'RHINE',
    brandId: 'RHINE',
    position: 2,
    name: 'Rhine market',
    front: '/fresh?store=RHINE',
    sells: null,
    zips: cologne,
  },
]
