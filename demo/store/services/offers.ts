import { asc, eq, inArray } from 'drizzle-orm'
import type { Money } from '../../../src/contract/schema.ts'
import type { Service, ServiceOffer } from '../../pages/services/data.ts'
import type { Language } from '../../pages/render/preferences.ts'
import type { Orm } from '../database/database.ts'
import { imageUrl } from '../products/images.ts'
import { offer, product } from '../products/tables.ts'
import type { Words } from '../server/words.ts'
import { service, serviceMapping, serviceMerchant, serviceOffer } from './tables.ts'

/** Which services there are for a product, and who provides them where. */

const moneyOf = ({ price: amount, currency }: { price: number; currency: string }): Money => ({
  amount,
  currency,
})

/** All offers of services, each with the prefixes that it is valid for; without an offer: where nobody goes. */
const offerRows = (orm: Orm, serviceAsins: readonly string[]) =>
  orm
    .select({ served: serviceOffer, offer, merchant: serviceMerchant })
    .from(serviceOffer)
    .leftJoin(offer, eq(offer.id, serviceOffer.offerListingId))
    .leftJoin(serviceMerchant, eq(serviceMerchant.merchantId, offer.merchantId))
    .where(inArray(serviceOffer.serviceAsin, [...serviceAsins]))
    .orderBy(asc(offer.position), asc(serviceOffer.zipPrefix))
type OfferRow = Awaited<ReturnType<typeof offerRows>>[number]

/** Those that are valid for a zip code, that of the longest prefix first. Without a zip code, all. */
const validOf = (rows: readonly OfferRow[], zip: string | undefined): readonly OfferRow[] =>
  zip === undefined
    ? rows
    : rows
        .filter(({ served }) => zip.startsWith(served.zipPrefix))
        .toSorted((a, b) => b.served.zipPrefix.length - a.served.zipPrefix.length)

/** null: nobody goes there. */
function offerOf({ merchant, offer: sold }: OfferRow): ServiceOffer | null {
  if (!sold) return null
  return {
    offerListingId: sold.id,
    merchantId: sold.merchantId,
    merchantName: sold.sellerName,
    price: moneyOf(sold),
    positivePercent: merchant?.positivePercent ?? 0,
    ratingCount: merchant?.ratingCount ?? 0,
    ...(merchant?.storeAddress && { storeAddress: merchant.storeAddress }),
  }
}

/** The first of the offers, with the price of the next one where a zip code tells which is next. */
function chosenOf(valid: readonly OfferRow[], zip: string | undefined): ServiceOffer | null {
  const [first, ...others] = valid
  const chosen = first ? offerOf(first) : null
  const next = others.find(row => row.offer && row.offer.id !== chosen?.offerListingId)?.offer
  return chosen && { ...chosen, ...(zip !== undefined && next && { nextPrice: moneyOf(next) }) }
}

/** One offer of each merchant, the chosen one first. Where nobody goes, there is none. */
function offersOf(valid: readonly OfferRow[]): readonly ServiceOffer[] {
  if (!valid[0]?.offer) return []
  const offers = valid.map(offerOf).filter(one => one !== null)
  return offers.filter(
    ({ merchantId }, n) => offers.findIndex(one => one.merchantId === merchantId) === n,
  )
}

/** What is offered for each service, by its asin. */
async function validOffers(orm: Orm, serviceAsins: readonly string[], zip: string | undefined) {
  if (serviceAsins.length === 0) return new Map<string, readonly OfferRow[]>()
  const rows = Map.groupBy(await offerRows(orm, serviceAsins), row => row.served.serviceAsin)
  return new Map([...rows].map(([asin, own]) => [asin, validOf(own, zip)]))
}

/** By the asin of the service. */
export async function offersAt(
  orm: Orm,
  serviceAsins: readonly string[],
  zip: string | undefined,
): Promise<ReadonlyMap<string, ServiceOffer | null>> {
  const valid = await validOffers(orm, serviceAsins, zip)
  return new Map([...valid].map(([asin, own]) => [asin, chosenOf(own, zip)]))
}

/** The services for a product, in the order of its page. */
export async function servicesOf(orm: Orm, asin: string, zip?: string): Promise<Service[]> {
  const rows = await orm
    .select({ mapping: serviceMapping, service, product })
    .from(serviceMapping)
    .innerJoin(service, eq(service.asin, serviceMapping.serviceAsin))
    .innerJoin(product, eq(product.asin, service.asin))
    .where(eq(serviceMapping.asin, asin))
    .orderBy(serviceMapping.position)
  const asins = rows.map(row => row.service.asin)
  const valid = await validOffers(orm, asins, zip)
  return rows.map(({ mapping, service: own, product: said }) => ({
    asin: own.asin,
    title: said.title,
    shortTitle: own.shortTitle,
    imageUrl: imageUrl(said.picture),
    bullets: said.bullets,
    description: said.description,
    buyable: own.buyable,
    mappingSet: mapping.mappingSet,
    mandatory: mapping.mandatory,
    offer: chosenOf(valid.get(own.asin) ?? [], zip),
    offers: offersOf(valid.get(own.asin) ?? []),
  }))
}

/** The same in the visitor's language, as far as the store has words. */
export async function servicesIn(
  words: Words,
  language: Language,
  services: readonly Service[],
): Promise<Service[]> {
  const said = await words.products(
    language,
    services.map(({ asin }) => asin),
  )
  return services.map(one => ({
    ...one,
    ...said.get(one.asin),
    shortTitle: words.name(language, one.shortTitle),
  }))
}
