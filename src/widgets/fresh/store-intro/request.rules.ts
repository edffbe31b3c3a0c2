import type { CallInput } from '../../../contract/call.ts'
import type { storeIntro } from '../../../contract/fresh/intro.ts'
import { isObject } from '../../../rules/is-object.ts'
import type { IntroConfig } from './store-intro.ports.ts'

/** What a request asks for (SIS-003, SIS-011). */

const texts = [
  'html',
  'storefrontUrl',
  'asin',
  'brandId',
  'storeId',
  'offerListingDiscriminator',
  'newGlowAddressId',
  'clientId',
  'deliveryMessage',
] as const
const flags = ['isDelivery', 'isAlmDetailPageBopis'] as const

/** An empty text is unknown. */
export type Wanted = Readonly<Record<(typeof texts)[number], string>> &
  Readonly<Record<(typeof flags)[number], boolean>>

const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'

type Odd = (field: string, expected: string, value: unknown) => void

/**
 * Reads the detail of a request. Pages send requests by scripts of their own, so anything may come. `odd` hears of values
 * that do not fit: what the page has configured is used instead.
 */
export function wantedOf(detail: unknown, config: IntroConfig, odd: Odd): Wanted {
  const given = isObject(detail) ? detail : {}
  const configured: Readonly<Record<string, unknown>> = config
  const read = <T>(field: string, expected: string, fits: (value: unknown) => value is T) => {
    const value = given[field] ?? undefined
    if (value !== undefined && !fits(value)) odd(field, expected, value)
    return fits(value) && value !== '' ? value : (configured[field] as T | undefined)
  }
  return Object.fromEntries([
    ...texts.map(field => [field, read(field, 'a text', isText) ?? '']),
    ...flags.map(field => [field, read(field, 'true or false', isFlag) ?? false]),
  ]) as Wanted
}

const needed = ['asin', 'brandId', 'offerListingDiscriminator', 'storeId'] as const

/** Names what an introduction cannot be loaded without (SIS-005). */
export const lacking = (wanted: Wanted): readonly string[] => needed.filter(name => !wanted[name])

export function queryOf(wanted: Wanted): CallInput<typeof storeIntro>['query'] {
  const { asin, brandId, clientId, deliveryMessage, newGlowAddressId, storeId } = wanted
  return {
    almBrandId: brandId,
    almStoreId: storeId,
    asin,
    isDelivery: `${wanted.isDelivery}`,
    offerListingDiscriminator: wanted.offerListingDiscriminator,
    isAlmDetailPageBopis: `${wanted.isAlmDetailPageBopis}`,
    ...(newGlowAddressId && { newGlowAddressId }),
    ...(clientId && { clientId }),
    ...(deliveryMessage && { deliveryMessage }),
  }
}
