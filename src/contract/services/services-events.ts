import { means, object, optional, text } from '../schema.ts'

/** Details of events that several elements of the family send or hear. */

const url = means(
  text,
  'Address of the content. Empty: the sheet shows its own content.',
  '/gp/services/about.html?asin=B0WASHER01',
)
export const sheetUrl = object({ url })
export const sheetRequested = object({
  url,
  title: optional(means(text, 'Title of the sheet.', 'Delivery and installation')),
})
export const sheetFailed = object({
  url,
  error: means(
    text,
    'Why: timeout, offline, malformed (no HTML, or nothing that can show), unknown (there is none), unavailable (any other error answer), or unsafe (no http(s) address).',
    'timeout',
  ),
})
