import type { deliveryCalls } from '../../../src/contract/delivery/index.ts'
import { unifiedState } from '../../../src/contract/delivery/location.ts'
import type { RequestsOf } from '../requests.ts'

const fromPage = { deviceType: 'desktop', pageType: 'detail', actionSource: 'test' }
const change = { ...fromPage, isDefaultShippingAddress: 'false', addressLabel: '' }
const unified = Object.fromEntries(
  Object.keys(unifiedState.entries).map((name): [string, string] => [name, '']),
)
Object.assign(unified, { zipCode: '10001', deviceType: 'desktop', oneClick: 'false' })

export const deliveryRequests: RequestsOf<typeof deliveryCalls> = {
  'address-change': {
    path: '/gp/delivery/ajax/address-change.html',
    form: { ...change, locationType: 'LOCATION_INPUT', zipCode: '10001' },
    wrong: [{ ...change, locationType: 'COUNTRY' }, 'countryCode'],
  },
  'address-list': {
    path: '/gp/delivery/ajax/get-customer-address-list.html',
    form: { currentAddressCount: '0', loadCount: '5', selectedAddressId: '', deviceType: 'iPad' },
    wrong: [
      { currentAddressCount: '0', loadCount: 'all', selectedAddressId: '', deviceType: 'iPad' },
      'loadCount',
    ],
  },
  'address-selections': {
    path: '/gp/delivery/ajax/get-address-selections.html?currentAddressId=&deviceType=desktop&isOneClickFromContext=false&clientPage=detail',
  },
  'country-selections': {
    path: '/gp/delivery/ajax/get-country-selections.html',
    form: {
      deviceType: 'desktop',
      primarySelections: 'DE_MAINLAND,FR_CORSICA',
      primarySelectionsOrder: '',
      secondarySelections: 'CA',
    },
    wrong: [{ deviceType: 'toaster' }, 'deviceType'],
  },
  'unified-refresh': {
    path: '/gp/product/features/unified-location/udp/refresh-features.html?_encoding=UTF-8',
    form: unified,
    wrong: [{ ...unified, asin: 'all of them' }, 'asin'],
  },
}
