import type { scheduleCalls } from '../../../src/contract/schedule/index.ts'
import type { RequestsOf } from '../requests.ts'

const form = { asin: 'B0WASHER01', shipoption: 'scheduled', quantity: '1', zipcode: '20095' }

export const scheduleRequests: RequestsOf<typeof scheduleCalls> = {
  'calendar-load': { path: '/dp/scheduled-delivery/calendar?asin=B0WASHER01&shipoption=day' },
  'get-slots': { path: '/dp/scheduled-delivery/get-slots', form },
}
