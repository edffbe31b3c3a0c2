import { and, asc, eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { product } from '../products/tables.ts'
import type { CartFacts, GoesWith } from '../server/family.ts'
import { Refused } from '../server/problem.ts'
import { cartLine, type CartRow } from './tables.ts'

/** Lines of a cart that belong to a product in it: plans, samples, services. */

/** Of one offer in a cart (STO-002). */
export const maxQuantity = 999

interface AddOnRow extends CartRow {
  associatedTo: string
}
const isAddOn = (line: CartRow): line is AddOnRow => line.associatedTo !== null

export const linesOf = (orm: Orm, sessionId: string): Promise<CartRow[]> =>
  orm.select().from(cartLine).where(eq(cartLine.sessionId, sessionId)).orderBy(asc(cartLine.id))

const unitsIn = (lines: readonly CartRow[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Units of a product itself, over its lines. */
const baseUnits = (lines: readonly CartRow[], asin: string): number =>
  unitsIn(lines.filter(line => line.asin === asin && !isAddOn(line)))

async function offeredWith(
  tx: Orm,
  addOns: readonly AddOnRow[],
  facts: readonly CartFacts[],
): Promise<GoesWith[]> {
  const bases = [...new Set(addOns.map(({ associatedTo }) => associatedTo))]
  if (bases.length === 0) return []
  const offered: GoesWith[] = []
  for (const { goesWith } of facts) offered.push(...((await goesWith?.(tx, bases)) ?? []))
  return offered
}

const isOffered = (offered: readonly GoesWith[], line: AddOnRow) =>
  offered.find(one => one.base === line.associatedTo && one.asin === line.asin)

/** Add-ons of one product and kind: together they are at most as many as the product. */
const byKind = (addOns: readonly AddOnRow[], offered: readonly GoesWith[]) =>
  Map.groupBy(addOns, line => `${line.associatedTo} ${isOffered(offered, line)?.kind ?? line.asin}`)

const refuse = (reason: string, detail: string) => new Refused('incomplete', reason, detail)

/**
 * Refuses a cart in which an add-on is not for its product, or is there more often than the product (STO-061, STO-062).
 * `added`: asins that are new; default: the cart becomes an order. An add-on that has lost its product stays until the order, which it holds up.
 */
export async function judgeAddOns(
  tx: Orm,
  sessionId: string,
  facts: readonly CartFacts[],
  added?: ReadonlySet<string>,
): Promise<void> {
  const lines = await linesOf(tx, sessionId)
  const addOns = lines.filter(isAddOn)
  const offered = await offeredWith(tx, addOns, facts)
  for (const line of addOns) {
    if (!added?.has(line.asin) || isOffered(offered, line)) continue
    const [found] = await tx
      .select({ soldAlone: product.soldAlone })
      .from(product)
      .where(eq(product.asin, line.asin))
    if (found?.soldAlone) continue
    throw refuse('UNKNOWN_ADD_ON', `${line.asin} is not for ${line.associatedTo}`)
  }
  for (const held of byKind(addOns, offered).values()) {
    const [{ asin = '', associatedTo = '' } = {}] = held
    if (added && !held.some(line => added.has(line.asin))) continue
    const most = baseUnits(lines, associatedTo)
    if (unitsIn(held) <= most || (added && most === 0)) continue
    if (most === 0) throw refuse('ADD_ON_ALONE', `${associatedTo}, which ${asin} is for, is gone`)
    throw refuse('TOO_MANY_ADD_ONS', `At most ${most} of ${asin} for ${associatedTo}`)
  }
}

/**
 * After the quantity of a product has changed from `before`: what there was one of for each unit stays so, and of nothing
 * is there more than of the product (STO-063). Where the product is gone, so is what leaves with it.
 */
export async function followBase(
  tx: Orm,
  { sessionId, asin }: Pick<CartRow, 'sessionId' | 'asin'>,
  before: number,
  facts: readonly CartFacts[],
): Promise<void> {
  const lines = await linesOf(tx, sessionId)
  const after = baseUnits(lines, asin)
  const addOns = lines.filter(isAddOn).filter(({ associatedTo }) => associatedTo === asin)
  const offered = await offeredWith(tx, addOns, facts)
  for (const held of byKind(addOns, offered).values()) {
    if (after === 0) {
      await Promise.all(held.filter(({ leavesWith }) => leavesWith).map(line => drop(tx, line)))
      continue
    }
    const [only, ...others] = held
    const isForEach = others.length === 0 && only?.quantity === before
    if (only && isForEach && isOffered(offered, only)?.followsQuantity) {
      await resize(tx, only, Math.min(after, maxQuantity))
    } else await trim(tx, held, after)
  }
}

/** The latest go first. */
async function trim(tx: Orm, held: readonly CartRow[], most: number): Promise<void> {
  let room = most
  for (const line of held) {
    const quantity = Math.min(line.quantity, room)
    room -= quantity
    if (quantity === 0) await drop(tx, line)
    else if (quantity < line.quantity) await resize(tx, line, quantity)
  }
}

const isLine = ({ id, sessionId }: CartRow) =>
  and(eq(cartLine.id, id), eq(cartLine.sessionId, sessionId))
const drop = (tx: Orm, line: CartRow) => tx.delete(cartLine).where(isLine(line))
const resize = (tx: Orm, line: CartRow, quantity: number) =>
  tx.update(cartLine).set({ quantity }).where(isLine(line))

export const unitsOf = async (tx: Orm, sessionId: string, asin: string): Promise<number> =>
  baseUnits(await linesOf(tx, sessionId), asin)
