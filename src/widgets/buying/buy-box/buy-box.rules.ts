import { isObject } from '../../../rules/is-object.ts'
import { parameterName } from '../../../rules/parameter-name.ts'
import { range } from '../../../rules/range.ts'

interface Limits {
  moq?: number | undefined
  minQuantity: number
  maxQuantity: number
}

/** Returns the lowest quantity that can be bought. The quantity starts there (BOX-037). */
export const lowest = ({ moq = 1, minQuantity }: Limits): number => Math.max(moq, minQuantity)

/** Returns the quantities to choose from: those that can be bought (BOX-038). */
export const amounts = (limits: Limits): number[] =>
  lowest(limits) > limits.maxQuantity ? [] : range(lowest(limits), limits.maxQuantity)

/** Parameters from the page. The name, index and paths may have any type, because `parameters` checks them. */
interface Given {
  asin?: string | undefined
  offerListingId?: string | undefined
  giftReceiptOption?: string | undefined
  devicePreregistrationOption?: string | undefined
  clientName?: string | undefined
  csrfToken: string
  parameterName: unknown
  parameterIndex: unknown
  parameterPaths?: unknown
}

const defaultPaths: Readonly<Record<string, unknown>> = {
  asin: ['asin'],
  offerListingId: ['offerListingId'],
  quantity: ['quantity'],
  giftReceiptOption: ['giftReceiptOption'],
  devicePreregistrationOption: ['devicePreregistrationOption'],
}

/**
 * Turns a text like "2" into a number, because attributes hold text. Returns other values unchanged, so that
 * `parameterName` refuses them.
 */
const indexOf = (given: unknown): unknown =>
  typeof given === 'string' && /^-?\d+(\.\d+)?$/.test(given) ? Number(given) : given

/** Returns the default paths, replaced field by field by the page's paths. null: `given` is no map. */
function pathsOf(given: unknown): Readonly<Record<string, unknown>> | null {
  if (given === undefined || given === null) return defaultPaths
  return isObject(given) ? { ...defaultPaths, ...given } : null
}

/**
 * Returns the names and values that the add-to-cart form submits (BOX-017 to BOX-024). `refused`: why some parameters
 * are left out. A wrong name is refused, never repaired.
 */
export function parameters(given: Given, quantity: number) {
  const values = {
    asin: given.asin,
    offerListingId: given.offerListingId,
    quantity: `${quantity}`,
    giftReceiptOption: given.giftReceiptOption,
    devicePreregistrationOption: given.devicePreregistrationOption,
  }
  const paths = pathsOf(given.parameterPaths)
  const index = indexOf(given.parameterIndex)
  const fields: Record<string, string> = { 'anti-csrftoken': given.csrfToken }
  if (given.clientName !== undefined) fields['clientName'] = given.clientName
  const refused = new Set<string>()
  for (const [field, value] of Object.entries(values)) {
    const named = parameterName(given.parameterName, index, paths?.[field])
    if (!named.ok) refused.add(named.reason)
    else if (value !== undefined) fields[named.name] = value
  }
  return { fields, refused: [...refused].join('; ') }
}
