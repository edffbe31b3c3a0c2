import {
  addressChange,
  addressList,
  addressSelections,
  countrySelections,
  unifiedRefresh,
} from './location.ts'

export const deliveryCalls = [
  addressChange,
  addressList,
  addressSelections,
  countrySelections,
  unifiedRefresh,
] as const
