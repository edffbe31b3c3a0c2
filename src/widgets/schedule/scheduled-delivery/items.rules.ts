/** Items of the buy box, and what the call about their availability asks (SCH-035, SCH-040, SCH-041). */

/** As the page lists it: of another variation, another merchant. */
export interface ListedItem {
  asin: string
  merchantID?: string | undefined
  sku?: string | undefined
  fmid?: string | undefined
  offerListingID?: string | undefined
  quantity?: number | undefined
  shipoption?: string | undefined
  addressId?: string | undefined
  marketplace?: string | undefined
  isSDAvailable?: boolean | undefined
}

export interface Item extends ListedItem {
  merchantID: string
  sku: string
  fmid: string
  offerListingID: string
  quantity: number
  shipoption: string
  addressId: string
  marketplace: string
}

/** What the element is configured with. */
export interface Configured {
  asin?: string | undefined
  merchantId?: string | undefined
  sku: string
  fmid: string
  offerListingId?: string | undefined
  shipoption: string
  addressId?: string | undefined
  marketplaceId: string
  items?: readonly ListedItem[] | undefined
}

/** Two items with the same key are the same. */
export const keyOf = ({ asin, merchantID, sku, fmid }: Item): string =>
  JSON.stringify([asin, merchantID, sku, fmid])

const isListedAs = (
  { asin, merchantID }: ListedItem,
  { asin: wanted, merchantId }: Configured,
): boolean => asin === wanted && (!merchantID || !merchantId || merchantID === merchantId)

/** The item that is in the buy box now. What the element is not configured with comes from the list. */
function currentOf(config: Configured, quantity: number): Item | null {
  const { asin, items = [] } = config
  if (!asin) return null
  const listed = items.find(one => isListedAs(one, config))
  return {
    ...listed,
    asin,
    merchantID: config.merchantId ?? listed?.merchantID ?? '',
    sku: config.sku || (listed?.sku ?? ''),
    fmid: config.fmid || (listed?.fmid ?? ''),
    offerListingID: config.offerListingId ?? listed?.offerListingID ?? '',
    quantity,
    shipoption: config.shipoption || (listed?.shipoption ?? ''),
    addressId: config.addressId ?? listed?.addressId ?? '',
    marketplace: config.marketplaceId,
  }
}

/**
 * The item in the buy box, and all others that the page lists. `of`: what is known of another product. `itemOf`: the item
 * that the page lists so.
 */
export function itemsOf(
  config: Configured,
  quantity: number,
  of: (asin: string) => { merchantId?: string; offerListingId?: string } | null,
): { current: Item | null; all: readonly Item[]; itemOf: (one: ListedItem) => Item | null } {
  const current = currentOf(config, quantity)
  const others = (config.items ?? []).filter(one => !isListedAs(one, config))
  const filled = (one: ListedItem): Item => {
    const product = of(one.asin)
    return {
      ...one,
      merchantID: one.merchantID ?? product?.merchantId ?? '',
      sku: one.sku ?? '',
      fmid: one.fmid ?? '',
      offerListingID: one.offerListingID ?? product?.offerListingId ?? '',
      quantity: one.quantity ?? 1,
      shipoption: one.shipoption ?? config.shipoption,
      addressId: one.addressId ?? config.addressId ?? '',
      marketplace: one.marketplace ?? config.marketplaceId,
    }
  }
  return {
    current,
    all: [...(current ? [current] : []), ...others.map(filled)],
    itemOf: one => (isListedAs(one, config) ? current : filled(one)),
  }
}

/** The form that asks for these items. The answer names each by its number. */
export function formOf(
  items: readonly Item[],
  { heavyBulky, marketplaceId }: { heavyBulky: boolean; marketplaceId: string },
): { marketplaceID: string } & Record<string, string> {
  const numbered = items.flatMap(({ asin, fmid, merchantID, sku }, n) => [
    [`requestItemID${n}`, `${n}`],
    [`asin${n}`, asin],
    [`merchantID${n}`, merchantID],
    [`heavyBulky${n}`, `${heavyBulky}`],
    [`sku${n}`, sku],
    [`fmid${n}`, fmid],
  ])
  return { marketplaceID: marketplaceId, ...Object.fromEntries(numbered) }
}

/** An item as events tell it. */
export const toldItem = (item: Item, isSdAvailable: boolean) => ({
  asin: item.asin,
  merchantId: item.merchantID,
  sku: item.sku,
  fmid: item.fmid,
  offerListingId: item.offerListingID,
  quantity: item.quantity,
  shipoption: item.shipoption,
  addressId: item.addressId,
  marketplace: item.marketplace,
  isSdAvailable,
})
