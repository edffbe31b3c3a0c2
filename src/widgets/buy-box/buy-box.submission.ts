import type { Item } from '../../page/owner-form.ts'
import { code } from './code.ts'
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
function plainFields(config: Config, quantity: number) {
  const fields: Record<string, string> = {
    'anti-csrftoken': config.csrfToken,
    'items[0][quantity]': `${quantity}`,
  }
  for (const name of plainNames) {
    const value = config[name]
    if (value !== undefined) fields[`items[0][${name}]`] = value
  }
  if (config.clientName !== undefined) fields['clientName'] = config.clientName
  return { fields, refused: '' }
}

/** What the element submits with its owner form. */
export function submission(ports: BuyBoxPorts, { $shown }: Showing, { counted }: Quantities) {
  let warned = ''
  function fields(): Fields {
    const { config } = ports
    const shown = $shown.get()
    const named = (code.extras?.extraFields ?? plainFields)(config, counted(), shown)
    const { refused } = named
    if (refused && refused !== warned) ports.warn(`parameters are left out: ${refused}`)
    warned = refused
    return {
      ...named.fields,
      ...(shown.helps && config.showQuantity ? { quantity: `${counted()}` } : null),
    }
  }
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
