import { cartCount } from '../../src/contract/buying/cart.ts'
import { object } from '../../src/contract/schema.ts'
import { describe } from '../../src/element/describe.ts'

// Each line below an expectation must not compile: `npm run types` fails where one does.

const plain = {
  tag: 'dp-thing',
  about: '',
  fields: {},
  events: {},
  keyboard: {},
} as const
const example = { title: '', html: '' }
const ending = { about: '', onward: [] } as const
const failure = {
  call: cartCount,
  when: '',
  by: [],
  tells: [],
  ends: [ending],
  well: { at: 'p' },
} as const

describe({ ...plain, examples: [{ ...example, failures: [failure] }] })

// @ts-expect-error -- what it hears is `hears`
describe({
  ...plain,
  heard: {},
  examples: [example],
})

// @ts-expect-error -- of an event that can be cancelled
describe({
  ...plain,
  events: { 'dp-thing-done': { about: '', detail: object({}), cancellable: true } },
  examples: [example],
})

// @ts-expect-error -- its calls fail in `failures`
describe({
  ...plain,
  examples: [{ ...example, failure: [failure] }],
})

// @ts-expect-error -- what is done before is `after`
describe({
  ...plain,
  examples: [{ ...example, failures: [{ ...failure, afer: [] }] }],
})

// @ts-expect-error -- what stands there is `says`
describe({
  ...plain,
  examples: [{ ...example, failures: [{ ...failure, well: { at: 'p', say: 'Well' } }] }],
})

// @ts-expect-error -- what is gone is `without`
describe({
  ...plain,
  examples: [{ ...example, failures: [{ ...failure, ends: [{ ...ending, gone: 'p' }] }] }],
})

describe({
  ...plain,
  // @ts-expect-error -- nothing is held back on the way to a failure
  examples: [{ ...example, failures: [{ ...failure, by: [{ hold: '/dp/' }] }] }],
})
