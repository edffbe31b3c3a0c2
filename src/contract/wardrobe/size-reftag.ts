import { defineCall } from '../call.ts'
import { asin, refTag } from '../fields.ts'
import { object } from '../schema.ts'

/** SIZ-005, SIZ-006, SIZ-017. */
export const sizeReftag = defineCall({
  id: 'size-reftag',
  about: 'Counts that a shopper opens or closes a size chart or a fit guide.',
  method: 'GET',
  path: '/slps/cx/reftag',
  query: object({ ref_: refTag, asin }),
  output: null,
  outlives: true,
  timeout: 10_000,
})
