import { defineCall } from '../call.ts'

/** BEA-008. */
export const beautyTracking = defineCall({
  id: 'beauty-tracking',
  about: 'Counts that a shopper shows or hides the details of a bundle.',
  method: 'GET',
  path: '/dp/beauty/track',
  output: null,
  outlives: true,
  timeout: 10_000,
})
