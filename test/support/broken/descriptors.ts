import * as v from 'valibot'
import { cartCount } from '../../../src/contract/buying/cart.ts'
import { object, text, whole } from '../../../src/contract/schema.ts'
import type { Descriptor } from '../../../src/element/describe.ts'

const nothing = { about: '', fields: {}, keyboard: {} }
const examples: Descriptor['examples'] = [{ title: '', html: '' }]
const failing: Descriptor['examples'] = [
  {
    title: '',
    html: '',
    failures: [
      {
        call: cartCount,
        when: 'at first',
        with: { 'data-asinn': 'B0HEADPH01' },
        by: [],
        tells: 'dp-unheard',
        untold: ['time-out'],
        ends: [{ about: '', onward: [] }],
        well: { state: 'lost' },
      },
    ],
  },
]
const event = (detail: Parameters<typeof object>[0]) => ({ about: '', detail: object(detail) })

/** Two descriptors that contradict each other and core.md. */
export const quarrelling: readonly Descriptor[] = [
  {
    ...nothing,
    examples,
    tag: 'dp-one',
    events: {
      'dp-thing-changed': event({ kind: v.picklist(['a', 'b']), list: object({ id: text }) }),
      'dp-thing-failed': { ...event({ reason: text }), cancelable: true },
      thingDone: event({ itemID: text }),
      // Another tag alone may send it.
      'ajax-success': event({ url: text }),
    },
    calls: [{ ...cartCount }],
  },
  {
    ...nothing,
    examples: failing,
    tag: 'dp-two',
    events: {
      'dp-thing-changed': event({ kind: v.picklist(['a', 'c']), list: object({ id: whole }) }),
      'dp-thing-failed': event({ reason: text, status: whole }),
    },
    hears: { 'dp-thing-failed': event({ reason: text, code: text }) },
  },
]
export const sameIds = [cartCount, { ...cartCount }]
