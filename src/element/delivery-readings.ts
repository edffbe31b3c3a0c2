import type { StoreSource } from './describe.ts'

/** How many units are delivered. While nobody has chosen a quantity, it is 1. */
export const deliveredQuantity: StoreSource = {
  path: 'quantity',
  map: held => (Number(held) >= 1 ? held : undefined),
}

/** Where a delivery goes, as far as delivery times need it. */
export const deliveryPlace: StoreSource = {
  path: 'location',
  map: held => {
    const { addressId, zipCode } = (held ?? {}) as { addressId?: string; zipCode?: string }
    return addressId || zipCode ? { addressId, zipCode } : undefined
  },
}
