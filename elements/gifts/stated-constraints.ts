import * as v from 'valibot'
import { means, text } from '../../src/contract/schema.ts'

const constraint = { method: 'lengthAtMost', value: 200, errorId: 'message-long' }

/** A constraint that does not fit costs itself alone, so the schema takes everything (VAL-052). */
export const constraints = v.record(
  text,
  means(
    v.unknown(),
    'The constraints of the field of this name, in their order: a list of {method, value, errorId}. An empty list: the field is always valid.',
    [constraint],
  ),
)

/** Error texts by error id. */
export const strings = v.record(
  text,
  means(
    text,
    'Text of an error. {0}, {1}, … stand for the value or the values of the constraint.',
    'Write at most {0} characters.',
  ),
)

/** How a page names the symbol of its currency. */
export const symbolFormat = {
  pattern: /^[^\d()+−-][^\d()]*$/,
  expected: 'a symbol without digits and parentheses',
}
