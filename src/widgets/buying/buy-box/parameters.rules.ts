import { parameterName } from '../../../rules/parameter-name.ts'

/** What the page says of the parameters; names, index and paths are judged here. */
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

/** An attribute can only be text; any other text than a number is for the rule to refuse. */
const indexOf = (given: unknown): unknown =>
  typeof given === 'string' && /^-?\d+(\.\d+)?$/.test(given) ? Number(given) : given

/** Paths of the page in place of ours, field by field; null where they are no map. */
function pathsOf(given: unknown): Readonly<Record<string, unknown>> | null {
  if (given === undefined || given === null) return defaultPaths
  return typeof given === 'object' && !Array.isArray(given) ? { ...defaultPaths, ...given } : null
}

/**
 * Names and values that the add-to-cart form submits (BOX-017 to BOX-024), and why some are left out:
 * a wrong name is refused, never mended.
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
