import type { Example } from '../../src/element/describe.ts'

export const deliveryCountdownExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Two hours left',
    html: `Order within <dp-delivery-countdown data-seconds="7500">2 hrs 5 mins</dp-delivery-countdown>`,
  },
  {
    title: 'The time is over',
    html: `<dp-delivery-countdown data-seconds="0">This delivery time has passed. Refresh to see the current one.</dp-delivery-countdown>`,
    states: { ended: [] },
  },
]
