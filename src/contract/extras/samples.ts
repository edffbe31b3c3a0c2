import { defineCall } from '../call.ts'

/** SMP-016, SMP-017. */
export const sampleTracking = defineCall({
  id: 'sample-tracking',
  about: 'Counts that a shopper chooses a free sample, or none.',
  method: 'GET',
  path: '/dp/samples/track',
  output: null,
  outlives: true,
  timeout: 10_000,
})
