import { beforeNavigate, commonEvents } from '../../src/contract/events.ts'
import { object } from '../../src/contract/schema.ts'
import { describe, text, whole } from '../../src/element/describe.ts'
import { url } from '../../src/element/formats.ts'
import { deliveryCountdownExamples } from './delivery-countdown.examples.ts'

export const deliveryCountdown = describe({
  tag: 'dp-delivery-countdown',
  about: 'Counts down to the moment until which an order still makes the promised delivery.',
  fields: {
    seconds: whole({ about: 'Seconds that are left, required where no deadline is given.' }),
    deadline: whole({ about: 'When nothing is left, epoch ms; goes before the seconds.' }),
    systemTime: whole({
      about:
        "The server's time when the deadline was printed, epoch ms, default the client's clock.",
      store: 'context.systemTime',
    }),
    refreshUrl: text({
      about: 'Where the link leads once nothing is left, default the page itself.',
      ...url,
    }),
  },
  events: {
    'dp-countdown-ended': { about: 'Nothing is left any more.', detail: object({}) },
    'dp-before-navigate': {
      about: 'The shopper is about to load the page anew.',
      detail: beforeNavigate,
      cancelable: true,
    },
    // Of two fields one has to be given: the host judges each alone.
    'dp-error': commonEvents['dp-error'],
  },
  states: { ended: 'Nothing is left.' },
  parts: { time: 'The time left.', link: 'The link that takes its place.' },
  slots: { '': 'Fallback.' },
  keyboard: {
    Enter: 'Follows the link that takes the place of the time.',
  },
  examples: deliveryCountdownExamples,
})
export type DeliveryCountdown = typeof deliveryCountdown
