import { defineCall } from '../call.ts'
import { asin } from '../fields.ts'
import { means, object, optional, text } from '../schema.ts'

/** SHT-003: the request names the address. The path is that of the reference store alone. */
export const sheetContent = defineCall({
  id: 'sheet-content',
  about: 'Returns the content of a side sheet, as HTML: a part of a page, or a whole page.',
  method: 'GET',
  path: '/gp/services/about.html',
  query: object({ asin: optional(asin) }),
  output: means(
    text,
    'HTML of the content. An element with data-dp-action="close" closes the sheet.',
    '<h3>On the day</h3><p>Two people carry the machine to your room.</p>',
  ),
  answer: 'html',
  takesPages: true,
  refusals: { unknown: { about: 'The shop knows nothing about it.', status: 404 } },
  timeout: 10_000,
})
