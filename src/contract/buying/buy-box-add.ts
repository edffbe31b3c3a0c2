import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { means, object, text } from '../schema.ts'
import { countAfterAdd } from './cart.ts'

/** BOX-030 to BOX-034: the same fields that the form around the element would post. */
export const buyBoxAdd = defineCall({
  id: 'buy-box-add',
  about: 'Adds a fresh item to the cart. The body holds the fields of the form around the element.',
  method: 'POST',
  path: '/gp/product/handle-buy-box',
  body: means(v.record(text, text), 'The fields of the form, by name.', {
    'items[0][asin]': 'B0COFFEE01',
    'items[0][quantity]': '1',
  }),
  encoding: 'form',
  output: object({ entity: means(object({ count: countAfterAdd }), 'Content of the answer.') }),
  headers: ['csrf'],
  refusals: {
    incomplete: { about: 'Not every item could be added: none of them was.', status: 422 },
  },
  timeout: 10_000,
  creates: true,
})
