import * as v from 'valibot'
import type { Orm } from '../database/database.ts'
import type { Buyer, Extra, Form } from '../server/extra.ts'
import { invalidInput, Refused } from '../server/problem.ts'
import { maxQuantity } from './add-ons.ts'
import type { CartItem } from './cart.ts'

type Fields = Record<string, string>

const itemField = /^items\[(0|[1-9]\d{0,2})\]\[(asin|offerListingId|quantity)\]$/

/**
 * The products that a buy-box form asks for: `items[n][asin]`, `[offerListingId]`, `[quantity]`,
 * else the plain fields asin, offerListingId, quantity. Where both are there, `quantity` is what
 * the shopper sees, so it goes before the first item's own.
 */
export function itemsOfForm(fields: Fields): CartItem[] {
  const items = new Map<number, Fields>()
  for (const [name, value] of Object.entries(fields)) {
    const [, index, field] = itemField.exec(name) ?? []
    if (!index || !field) continue
    const item = items.get(Number(index)) ?? {}
    item[field] = value
    items.set(Number(index), item)
  }
  const entries = [...items].sort(([a], [b]) => a - b)
  if (entries.length === 0) entries.push([0, {}])
  const giftWrap = fields['gift-wrap'] === 'yes'
  return entries.map(([index, item], position) => {
    const plain = position === 0 ? fields : {}
    const named = (field: string) => (items.size > 0 ? `items[${index}][${field}]` : field)
    const shown = plain['quantity']
    return {
      asin: required(item['asin'] ?? plain['asin'], named('asin')),
      offerListingId: item['offerListingId'] || plain['offerListingId'] || undefined,
      quantity:
        shown === undefined
          ? quantityOf(item['quantity'], named('quantity'))
          : quantityOf(shown, 'quantity'),
      giftWrap,
    }
  })
}

/** The items with what else the form asks for: values beside a product, amounts, and add-ons of their own (STO-060). */
export async function withExtras(
  tx: Orm,
  extras: readonly Extra[],
  form: Form,
  items: readonly CartItem[],
  by: Buyer,
): Promise<CartItem[]> {
  const added: CartItem[] = []
  const kept = new Map<string, Record<string, unknown>>()
  const amounts = new Map<string, number>()
  for (const { id, take } of extras) {
    const taken = await take(tx, form, items, by)
    for (const { base, ...addOn } of taken.addOns ?? [])
      added.push({ ...addOn, associatedTo: base })
    for (const { asin, amount } of taken.amounts ?? []) amounts.set(asin, amount)
    for (const { asin, value } of taken.kept ?? []) {
      kept.set(asin, { ...kept.get(asin), [id]: value })
    }
  }
  const bought = items.map(item => ({
    ...item,
    amount: amounts.get(item.asin),
    extras: kept.get(item.asin),
  }))
  return [...bought, ...added]
}

function required(value: string | undefined, name: string): string {
  if (!value) throw new Refused('incomplete', 'INCOMPLETE', `The field ${name} is missing`)
  return value
}

const quantity = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,3}$/),
  v.transform(Number),
  v.maxValue(maxQuantity),
)

/** Blank and 0 count as 1 (BOX-015). */
function quantityOf(text: string | undefined, name: string): number {
  if (!text?.trim()) return 1
  const parsed = v.safeParse(quantity, text)
  if (!parsed.success) throw invalidInput(name, `Expected a number from 1 to ${maxQuantity}`)
  return Math.max(1, parsed.output)
}

const oneClick = v.object({ 'one-click': v.string() })

/** The "buy now" button goes on to the checkout, every other to the cart. */
export const landingOfForm = (fields: unknown): string =>
  v.is(oneClick, fields) ? '/checkout' : '/cart'
