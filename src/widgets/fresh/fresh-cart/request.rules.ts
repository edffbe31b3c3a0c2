import { isSecret } from '../../../rules/secret-name.ts'
import type { Committed, FreshConfig, Item, Job } from './fresh-cart.ports.ts'

/** What an add sends (FRS-001 to FRS-009, FRS-049, FRS-062). */

/** STORED_ITEM_DEFAULT_QUANTITY (FRS-008). */
const defaultQuantity = 1
/** LINE_ITEM_BUCKET_SIZE (FRS-039). */
const bucketSize = 5

/** true: a quantity that a cart can hold. */
export const isQuantity = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= 999

/** The items that the button adds. Empty: there is nothing to add. */
export function itemsOf(config: FreshConfig): readonly Item[] {
  const { asin, items, mode, offerListingDiscriminator, quantity, storeId } = config
  if (mode === 'multi') {
    return items.map(item => ({ ...item, quantity: item.quantity ?? defaultQuantity }))
  }
  return asin ? [{ asin, storeId, quantity, offerListingDiscriminator }] : []
}

/**
 * The item that a quantity selector asks for. null: it asks for an item of another element. An element without a product
 * serves the selectors of all products (FRS-013).
 */
export function itemAsked(config: FreshConfig, asked: Committed): Item | null {
  const { mode, offerListingDiscriminator, storeId } = config
  const asin = config.asin ?? asked?.asin
  if (mode === 'multi' || !asin || asked?.asin !== asin || asked.storeId !== storeId) return null
  return { asin, storeId, quantity: asked.quantity, offerListingDiscriminator }
}

/** The reference tag of the page, with the suffix of what the shopper did. */
export const reftagOf = ({ reftag = '' }: FreshConfig, { commit }: Job): string =>
  reftag + (commit?.reftag ?? '')

export function queryOf(
  config: FreshConfig,
  job: Job,
): Record<string, string> & {
  ref_: string
  almBrandId: string
} {
  const { brandId, discoveredAsins, gsc } = config
  return {
    ref_: reftagOf(config, job),
    almBrandId: brandId,
    ...(gsc !== undefined && { gsc }),
    ...Object.fromEntries(discoveredAsins.map((asin, n) => [`discoveredAsins.${n}`, asin])),
  }
}

/** What every add sends beside its items. */
export function sharedOf(config: FreshConfig, job: Job) {
  const { additionalParams, brandId, clientID, pickingStrategy, queryLogInfoParams } = config
  const { commit } = job
  return {
    brandId,
    clientID: clientID ?? commit?.clientId,
    sessionID: config.sessionID,
    qsUID: config.qsUID ?? commit?.widgetId,
    reftag: reftagOf(config, job) || undefined,
    queryLogInfoParams,
    additionalParams,
    pickingStrategy,
    ...(commit && {
      prevSelectedQty: commit.previousQuantity,
      isStepperFlag: commit.isStepper,
      setQuantityFlag: commit.setQuantity || commit.quantity === 0,
    }),
  }
}

export function bodyOf(config: FreshConfig, job: Job, item: Item) {
  const { amountInUom, isItemSoldByCount } = config
  const amount = job.commit ? item.quantity : (amountInUom ?? item.quantity)
  return {
    ...item,
    isItemSoldByCount,
    amountInUom: isItemSoldByCount ? amountInUom : amount,
    ...sharedOf(config, job),
  }
}

/** 1 to 5 items are bucket 1, 6 to 10 bucket 2 (FRS-039). */
export const bucketOf = (items: readonly unknown[]): number => Math.ceil(items.length / bucketSize)

/** undefined: JSON cannot say it, as an object that holds itself. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/**
 * The query of the calls about conflicts: texts as they are, all else as JSON. Tokens stay out (COR-083), and what JSON
 * cannot say.
 */
export function conflictQuery(
  data: Readonly<Record<string, unknown>>,
  { clientID = '', reftag = '' }: FreshConfig,
): Record<string, string> & { ref: string; client: string } {
  const texts = Object.entries(data).flatMap(([name, value]) => {
    if (value === null || isSecret(name)) return []
    const text = typeof value === 'string' ? value : jsonOf(value)
    return text === undefined ? [] : [[name, text]]
  })
  return { ...Object.fromEntries(texts), ref: reftag, client: clientID }
}
