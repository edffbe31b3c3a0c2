import { defineCall } from '../call.ts'
import { refTag } from '../fields.ts'
import { object } from '../schema.ts'

/** SVC-046. */
export const refMarker = defineCall({
  id: 'ref-marker',
  about: 'Counts that a shopper sees the offer of a service.',
  method: 'GET',
  path: '/hctp/log/refMarker',
  query: object({ ref_: refTag }),
  output: null,
  outlives: true,
  timeout: 10_000,
})
