import assert from 'node:assert/strict'
import type { Shopper } from './store.ts'

/** Tests of the checkout go through its steps without scripts. */

export const berlin = { recipient: 'Ada Lund', street: 'Torstraße 1', zip: '10119', city: 'Berlin' }

/** Where an answer leads the browser. */
export async function leads(answer: Promise<Response>): Promise<string> {
  const { status, headers } = await answer
  assert.equal(status, 303)
  return headers.get('location') ?? ''
}

/** The value of a field in a page. */
export const fieldIn = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

/** Takes a shopper to the review of their cart. Returns what its form posts. */
export async function toReview(who: Shopper): Promise<{ id: string; total: string }> {
  assert.equal(await leads(who.postForm('/checkout/address', berlin)), '/checkout/delivery')
  assert.equal(await leads(who.postForm('/checkout/delivery', {})), '/checkout/payment')
  const paid = who.postForm('/checkout/payment', { method: 'invoice' })
  assert.equal(await leads(paid), '/checkout/review')
  const html = await (await who.get('/checkout/review', { accept: 'text/html' })).text()
  return { id: fieldIn(html, 'id'), total: fieldIn(html, 'total') }
}
