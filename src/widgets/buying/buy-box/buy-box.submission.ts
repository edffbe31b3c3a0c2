import type { Item } from '../../../page/owner-form.ts'
import type { Extras } from './buy-box.extras.ts'
import type { Quantities } from './buy-box.quantity.ts'
import type { BuyBoxPorts, Showing } from './buy-box.shown.ts'

type Fields = Readonly<Record<string, string>>
type Config = BuyBoxPorts['config']

/** Whether the page names parameters in its own way: then they are judged, by code that comes for that. */
export const namesItself = ({ parameterName, parameterIndex, parameterPaths }: Config): boolean =>
  parameterName !== 'items' || parameterIndex !== 0 || (parameterPaths ?? null) !== null

const plainNames = [
  'asin',
  'offerListingId',
  'giftReceiptOption',
  'devicePreregistrationOption',
] as const

/** Names and values of an add-to-cart form where the page says nothing else (BOX-017 to BOX-019). */
function plainFields(config: Config, quantity: number): Fields {
  const fields: Record<string, string> = {
    'anti-csrftoken': config.csrfToken,
    'items[0][quantity]': `${quantity}`,
  }
  for (const name of plainNames) {
    const value = config[name]
    if (value !== undefined) fields[`items[0][${name}]`] = value
  }
  if (config.clientName !== undefined) fields['clientName'] = config.clientName
  return fields
}

/** What the element submits with its owner form. `extra`: once it has come, it names the parameters. */
export function submission(
  ports: BuyBoxPorts,
  { $shown }: Showing,
  { counted }: Quantities,
  extra: () => Extras | undefined,
) {
  const fields = (): Fields => ({
    ...(extra()?.fields(counted()) ?? plainFields(ports.config, counted())),
    ...($shown.get().helps && ports.config.showQuantity ? { quantity: `${counted()}` } : null),
  })
  return {
    fields,
    items(): Item[] {
      const { asin, offerListingId } = ports.config
      const offer = offerListingId ? { offerListingId } : null
      return asin ? [{ asin, quantity: counted(), ...offer }] : []
    },
    refresh: () => ports.submit($shown.get().disabled ? null : fields()),
  }
}
export type Submission = ReturnType<typeof submission>
