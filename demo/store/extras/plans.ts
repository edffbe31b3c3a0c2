import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Told } from '../../pages/buying/data.ts'
import { cartAddItem } from '../../../src/contract/buying/cart.ts'
import { leavesTogether, protectionProgram, renderAll } from '../../../src/rules/association.ts'
import type { Orm } from '../database/database.ts'
import { boughtIn, extra, json, once, type AddOn, type Bought } from '../server/extra.ts'
import type { GoesWith } from '../server/family.ts'
import { Refused } from '../server/problem.ts'
import { plansOf } from './page-data.ts'
import { plan } from './tables.ts'

/** Protection plans and warranties: lines of their own under the product that they are for. */

interface Wanted {
  asin: string
  offerListingId: string
  base: string
  leavesWith: boolean
}

/** The plan as the store has it: of the form it takes which plan and for what, but neither price nor quantity. */
export async function planFor(tx: Orm, wanted: Wanted, bought: readonly Bought[]): Promise<AddOn> {
  const { asin, offerListingId, base, leavesWith } = wanted
  const { quantity } = boughtIn(bought, base, 'the plan')
  const plans = await plansOf(tx, base)
  const found = plans.find(one => one.asin === asin && one.offerListingId === offerListingId)
  if (!found) {
    throw new Refused('incomplete', 'UNKNOWN_ADD_ON', `${asin} is no plan for ${base}`)
  }
  if (found.monthly && quantity > 1) {
    throw new Refused('incomplete', 'MONTHLY_PLAN', `${asin} is for one ${base}`)
  }
  return { asin, offerListingId, quantity, base, leavesWith }
}

const { itemAssociation } = v.unwrap(cartAddItem.entries.additionalParameters).entries
/** PRO-026 to PRO-034. */
const selection = v.object({
  itemType: v.literal('Warranty'),
  selectionType: v.literal('add'),
  asin: v.string(),
  offerListingId: v.string(),
  itemAssociation,
})

export const protection = extra({
  id: 'protection',
  fields: { warrantySelection: v.array(json(selection)) },
  async take(tx, { warrantySelection }, bought) {
    const addOns: AddOn[] = []
    for (const { asin, offerListingId, itemAssociation: tie } of warrantySelection) {
      const leavesWith = leavesTogether(tie.deleteConstraint)
      const wanted = { asin, offerListingId, base: tie.associatedItemId, leavesWith }
      addOns.push(await planFor(tx, wanted, bought))
    }
    return { addOns }
  },
  /** Of every plan, whichever way it came. */
  async says(orm, lines) {
    const told = new Map<number, Told>()
    const asins = lines.flatMap(({ asin, associatedTo }) => (associatedTo ? [asin] : []))
    if (asins.length === 0) return told
    const rows = await orm.select().from(plan).where(inArray(plan.planAsin, asins))
    const monthly = new Set(rows.flatMap(row => (row.monthly ? [row.planAsin] : [])))
    for (const { id, asin, price: amount, currency } of lines) {
      const price = { amount, currency }
      if (!monthly.has(asin)) continue
      told.set(id, {
        notes: [{ icon: 'calendar', text: 'extras.monthly', values: { price } }],
      })
    }
    return told
  },
})

const is = (text: string) => once(v.literal(text))
const needed = once(v.pipe(v.string(), v.maxLength(100)))

/** WTY-013 to WTY-017, WTY-042. */
export const warranty = extra({
  id: 'warranty',
  fields: {
    warrantyAsin: needed,
    warrantyOfferListingId: needed,
    /** Not read: there is one for each unit. */
    warrantyQuantity: needed,
    itemAssoc: needed,
    'UNIQ-itemAssoc': needed,
    'UNIQ-lnkdWrrnty': needed,
    itemAssocType: is(protectionProgram),
    itemAssocRenderType: is(renderAll),
    itemAssocMutualDelete: once(v.picklist(['true', 'false'])),
    itemAssocQuantityInvarianceFactor: is('1'),
    itemAssocQuantityEditable: is('false'),
  },
  async take(tx, given, bought) {
    const lacking = Object.entries(given).find(([, value]) => value === undefined)
    if (lacking) {
      throw new Refused('incomplete', 'INVALID_EXTRA', `The field ${lacking[0]} is missing`)
    }
    if (given['UNIQ-itemAssoc'] !== given['UNIQ-lnkdWrrnty']) {
      throw new Refused('incomplete', 'INVALID_EXTRA', 'The two ids of the warranty differ')
    }
    const { warrantyAsin: asin = '', warrantyOfferListingId: offerListingId = '' } = given
    const { itemAssoc: base = '', itemAssocMutualDelete = '' } = given
    const leavesWith = leavesTogether(itemAssocMutualDelete)
    return { addOns: [await planFor(tx, { asin, offerListingId, base, leavesWith }, bought)] }
  },
})

export async function plansWith(tx: Orm, bases: readonly string[]): Promise<GoesWith[]> {
  const rows = await tx.select().from(plan).where(inArray(plan.asin, bases))
  return rows.map(({ asin, planAsin, monthly }) => ({
    base: asin,
    asin: planAsin,
    kind: 'plan',
    followsQuantity: !monthly,
  }))
}
