import type { BuyBox } from '../../../../elements/buying/buy-box.ts'
import type { Config } from '../../../element/describe.ts'
import { parameterName } from '../../../rules/parameter-name.ts'

type Fields = Readonly<Record<string, string>>

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
export function parameters(config: Config<BuyBox>, quantity: number) {
  const values = {
    asin: config.asin,
    offerListingId: config.offerListingId,
    quantity: `${quantity}`,
    giftReceiptOption: config.giftReceiptOption,
    devicePreregistrationOption: config.devicePreregistrationOption,
  }
  const paths = pathsOf(config.parameterPaths)
  const fields: Record<string, string> = { 'anti-csrftoken': config.csrfToken }
  if (config.clientName !== undefined) fields['clientName'] = config.clientName
  const refused = new Set<string>()
  for (const [field, value] of Object.entries(values)) {
    const named = parameterName(
      config.parameterName,
      indexOf(config.parameterIndex),
      paths?.[field],
    )
    if (!named.ok) refused.add(named.reason)
    else if (value !== undefined) fields[named.name] = value
  }
  return { fields: fields as Fields, refused: [...refused].join('; ') }
}
