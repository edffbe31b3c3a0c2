import type { scheduleCalls } from '../../../src/contract/schedule/index.ts'
import type { RequestsOf } from '../requests.ts'

const form = { asin: 'B0WASHER01', shipoption: 'scheduled', quantity: '1', zipcode: '20095' }

export const scheduleRequests: RequestsOf<typeof scheduleCalls> = {
  'calendar-load': { path: '/dp/scheduled-delivery/calendar?asin=B0WASHER01&shipoption=day' },
  'get-regions': {
    path: '/dp/scheduled-delivery/regions?marketplace=DP-DE&ASIN=B0WASHER01&regionRequest=true',
  },
  'get-slots': { path: '/dp/scheduled-delivery/get-slots', form },
  'sd-availability': {
    path: '/gp/product/features/scheduled-delivery/is-sd-available-json.html?powerbar=0',
    form: { marketplaceID: 'DP-DE', requestItemID0: '0', asin0: 'B0WASHER01' },
  },
}
