import { beforeNavigate, commonEvents } from '../../src/contract/events.ts'
import { object } from '../../src/contract/schema.ts'
import { describe, text, whole } from '../../src/element/describe.ts'
import { url } from '../../src/element/formats.ts'
import { deliveryCountdownExamples } from './delivery-countdown.examples.ts'

export const deliveryCountdown = describe({
  tag: 'dp-delivery-countdown',
  about: 'Counts down the time left to order for the promised delivery.',
  fields: {
    seconds: whole({ about: 'Time left. Required if you set no deadline.', unit: 's' }),
    deadline: whole({ about: 'End of the countdown. Wins over seconds.', unit: 'epoch ms' }),
    systemTime: whole({
      about: "The server's time when it wrote the deadline. Default: the clock of the browser.",
      unit: 'epoch ms',
      store: 'context.systemTime',
    }),
    refreshUrl: text({
      about: 'URL of the link that shows at the end. Default: the page itself.',
      ...url,
    }),
  },
  events: {
    'dp-countdown-ended': { about: 'The countdown has ended.', detail: object({}) },
    'dp-before-navigate': {
      about: 'The shopper is about to follow the link that shows at the end.',
      detail: beforeNavigate,
      cancelable: true,
    },
    // One of two fields has to be set. The host checks each field alone, so the model reports this error.
    'dp-error': commonEvents['dp-error'],
  },
  states: { ended: 'The countdown has ended.' },
  parts: { time: 'The time left.', link: 'The link that shows at the end.' },
  slots: { '': 'Fallback: shows until the element is ready, or if it cannot load.' },
  keyboard: {
    Enter: 'On the link: follows the link.',
  },
  examples: deliveryCountdownExamples,
})
export type DeliveryCountdown = typeof deliveryCountdown
