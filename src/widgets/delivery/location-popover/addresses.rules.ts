import type { ChosenLocationType } from '../../../contract/delivery/location.ts'
import type { SavedAddress } from './panel.ports.ts'

/** Saved addresses, first load and each further one. */
export const loadCount = 5

const types: readonly ChosenLocationType[] = [
  'ACCOUNT_ADDRESS',
  'LOCKER_ADDRESS',
  'DEFAULT_ADDRESS',
]

function addressOf({ childNodes, dataset }: HTMLElement): SavedAddress {
  const { addressId = '', addressLabel = '', defaultAddress, locationType } = dataset
  const isDefaultShippingAddress = defaultAddress !== undefined && defaultAddress !== 'false'
  return {
    addressId,
    addressLabel,
    isDefaultShippingAddress,
    // Only these three are ever a shopper's choice (LOC-031, LOC-032).
    locationType:
      types.find(type => type === locationType) ??
      (isDefaultShippingAddress ? 'DEFAULT_ADDRESS' : 'ACCOUNT_ADDRESS'),
    content: [...childNodes],
  }
}

/** The saved addresses in answered HTML (location.md, Entities). */
export const addressesIn = (html: ParentNode): SavedAddress[] =>
  [...html.querySelectorAll<HTMLElement>('[data-address-id]')].map(addressOf)
