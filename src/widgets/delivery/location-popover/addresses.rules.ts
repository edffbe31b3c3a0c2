import type { ChosenLocationType } from '../../../contract/delivery/location.ts'
import type { Reader } from './lists.ts'

const load = () => import('../../../parts/sanitizer.ts')

/** What of `html` carries the attribute, once it is harmless (LOC-064). */
async function marked(html: string, attribute: string): Promise<HTMLElement[]> {
  const { sanitize } = await load()
  return [...sanitize(html).querySelectorAll<HTMLElement>(`[${attribute}]`)]
}

const types: readonly ChosenLocationType[] = [
  'ACCOUNT_ADDRESS',
  'LOCKER_ADDRESS',
  'DEFAULT_ADDRESS',
]

/** Reads the entries of answered HTML (location.md, Entities). */
export const reader: Reader = {
  async addresses(html) {
    const entries = await marked(html, 'data-address-id')
    return entries.map(entry => {
      const { addressId = '', addressLabel = '', defaultAddress, locationType } = entry.dataset
      const isDefaultShippingAddress = defaultAddress !== undefined && defaultAddress !== 'false'
      return {
        addressId,
        addressLabel,
        isDefaultShippingAddress,
        // Only these three are ever a shopper's choice (LOC-031, LOC-032).
        locationType:
          types.find(type => type === locationType) ??
          (isDefaultShippingAddress ? 'DEFAULT_ADDRESS' : 'ACCOUNT_ADDRESS'),
        content: [...entry.childNodes],
      }
    })
  },
  async places(html) {
    const options = await marked(html, 'data-code')
    return options.map(({ dataset, textContent }) => {
      const { code = '', kind } = dataset
      return {
        code,
        kind: kind === 'region' ? kind : 'country',
        name: textContent?.trim() || code,
      }
    })
  },
}
