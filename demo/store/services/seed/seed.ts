import type { Orm } from '../../database/database.ts'
import {
  offerFeature,
  productService,
  service,
  serviceMapping,
  serviceMerchant,
  serviceOffer,
} from '../tables.ts'
import { features } from './features.ts'
import { inDelivery, mappings, merchants, offers, services } from './services.ts'

const currency = 'EUR'

/** A row for each entry of a list that stands by a key. */
const rowsOf = <T, Row>(
  lists: Readonly<Record<string, readonly T[]>>,
  row: (key: string, entry: T, position: number) => Row,
): Row[] =>
  Object.entries(lists).flatMap(([key, list]) => list.map((entry, n) => row(key, entry, n)))

const featureRows = rowsOf(features, (asin, name, position) => ({ asin, position, name }))
const deliveryRows = rowsOf(inDelivery, (asin, [name, price], position) => ({
  asin,
  service: name,
  position,
  price,
  currency,
}))
const offerRows = rowsOf(offers, (serviceAsin, [zipPrefix, offerListingId]) => ({
  serviceAsin,
  zipPrefix,
  offerListingId,
}))
const mappingRows = rowsOf(mappings, (asin, serviceAsin, position) => ({
  asin,
  serviceAsin,
  position,
  mappingSet: 'heavybulky',
}))

export async function seedServices(tx: Orm): Promise<void> {
  await tx.insert(offerFeature).values(featureRows).onConflictDoNothing()
  await tx.insert(productService).values(deliveryRows).onConflictDoNothing()
  await tx
    .insert(service)
    .values([...services])
    .onConflictDoNothing()
  await tx.insert(serviceMerchant).values(merchants).onConflictDoNothing()
  await tx.insert(serviceOffer).values(offerRows).onConflictDoNothing()
  await tx.insert(serviceMapping).values(mappingRows).onConflictDoNothing()
}
