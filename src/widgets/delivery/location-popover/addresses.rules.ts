import type { ChosenLocationType } from '../../../contract/delivery/location.ts'
import type { SavedAddress } from './panel.ports.ts'

/** How many saved addresses each call loads, and how many rows the list shows. */
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
    // A shopper can choose only these three types (LOC-031, LOC-032).
    locationType:
      types.find(type => type === locationType) ??
      (isDefaultShippingAddress ? 'DEFAULT_ADDRESS' : 'ACCOUNT_ADDRESS'),
    content: [...childNodes],
  }
}

/** Returns the saved addresses in the HTML of an answer (location.md, Entities). */
export const addressesIn = (html: ParentNode): SavedAddress[] =>
  [...html.querySelectorAll<HTMLElement>('[data-address-id]')].map(addressOf)
