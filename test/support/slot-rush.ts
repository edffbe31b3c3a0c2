import { setTimeout as wait } from 'node:timers/promises'
import { random } from '../../demo/store/database/random.ts'
import { newShopper, type Send } from './deeds.ts'
import type { KilledStores } from './killed-stores.ts'

/** Shoppers who fill the delivery slots of a store by the form of the buy box, while its answers are lost and it is killed. */

export const capacity = 20
/** Shoppers who want the same slot, so a fifth of them comes too late. */
const rivals = 25
const clients = 50
const lostShare = 0.1
/** A store is killed each time that this share of the shoppers has an answer. */
const killShare = 0.4
const asin = 'B0WASHER01'
const mostTries = 60

async function makeSlots(send: Send, count: number, room: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_slot, at) => `RUSH-${at}`)
  const slots = ids.map(id => ({ id, capacity: room }))
  await send('/__fixtures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deliveryOption: { id: 'rush', slots } }),
  })
  return ids
}

export const reserveByForm = (
  send: Send,
  slotId: string,
  own: Readonly<Record<string, string>>,
): Promise<Response> =>
  send('/gp/product/handle-buy-box', {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ asin, SlotId: slotId, ReservationId: `${slotId};;;` }).toString(),
  })

interface Shopper {
  slotId: string
  own: ReturnType<typeof newShopper>
  /** 200: reserved. Else why not. */
  answer: string
}

export interface Rush {
  kills: number
  acknowledged: number
  /** One sentence per fault. A sound store has none. */
  faults: string[]
}

/** Asks again with the same key until the store has answered: a shopper who saw no answer cannot know better. */
async function insist(stores: KilledStores, ask: () => Promise<Response>): Promise<string> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await ask().catch(() => null)
    const told = await answer?.text().catch(() => null)
    if (answer && typeof told === 'string') {
      return answer.ok ? '200' : (/"status":"(\w+)"/.exec(told)?.[1] ?? `${answer.status}`)
    }
    await stores.whole()
    // A killed process is missed a moment later.
    await wait(5)
  }
  return 'no answer'
}

/** All shoppers of a round. They come in the order of the slots, so that clients want the same one at the same time. */
async function reserveAll(
  stores: KilledStores,
  slotIds: readonly string[],
  seed: number,
): Promise<[Shopper[], number]> {
  const r = random(seed)
  const shoppers = slotIds.length * rivals
  const done: Shopper[] = []
  let [next, kills, turn] = [0, 0, seed]
  let killing: Promise<void> = Promise.resolve()
  const send: Send = (path, { headers, ...init }) => {
    const sent = new Headers(headers)
    if (r.share() < lostShare) sent.set('x-dp-fault', 'drop-after')
    const origins = stores.origins()
    return fetch(origins[(turn += 1) % origins.length] + path, { ...init, headers: sent })
  }
  const client = async () => {
    while (next < shoppers) {
      const slotId = slotIds[Math.floor(next / rivals)] ?? ''
      next += 1
      const own = newShopper()
      const answer = await insist(stores, () => reserveByForm(send, slotId, own))
      done.push({ slotId, own, answer })
      if ((done.length + seed * 37) % (shoppers * killShare) !== 0) continue
      kills += 1
      killing = killing.then(() => stores.kill())
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  await killing
  await stores.whole()
  return [done, kills]
}

const seen = async <T>(send: Send, path: string, cookie = ''): Promise<T> =>
  (await send(path, { headers: { cookie } })).json()

/** What is oversold, lost, or refused although there was room. */
async function faultsOf(slotId: string, own: readonly Shopper[], send: Send): Promise<string[]> {
  const faults = own.flatMap(({ answer }) =>
    ['200', 'SLOT_FULL'].includes(answer) ? [] : [`${slotId}: a shopper was told ${answer}`],
  )
  const told = own.filter(({ answer }) => answer === '200')
  const { taken } = await seen<{ taken: number }>(send, `/__facts/delivery-slot/${slotId}`)
  if (taken > capacity || told.length > capacity) {
    faults.push(`${slotId} oversold: ${taken} taken, ${told.length} acknowledged`)
  }
  if (taken < told.length) faults.push(`${slotId} lost: ${told.length - taken} acknowledged`)
  if (taken < capacity) faults.push(`${slotId} refused: ${capacity - taken} places were free`)
  const carts = told.map(({ own: { cookie } }) =>
    seen<{ extras: object }[]>(send, '/__facts/cart', cookie),
  )
  for (const lines of await Promise.all(carts)) {
    const kept = lines.filter(({ extras }) => JSON.stringify(extras).includes(`"${slotId}"`))
    if (lines.length !== 1 || kept.length !== 1) {
      faults.push(`${slotId} lost: ${kept.length} of ${lines.length} lines of a cart have it`)
    }
  }
  return faults
}

interface RushOptions {
  rounds: number
  /** Of each round. */
  shoppers: number
  /** Places that a broken store gives a slot. */
  room?: number
}

/** Fills all slots this often. Stops early if something is wrong. */
export async function rush(
  stores: KilledStores,
  { rounds, shoppers, room = capacity }: RushOptions,
): Promise<Rush> {
  const found: Rush = { kills: 0, acknowledged: 0, faults: [] }
  const send: Send = (path, init) => fetch(stores.origins()[0] + path, init)
  for (let round = 0; round < rounds && found.faults.length === 0; round += 1) {
    const slotIds = await makeSlots(send, shoppers / rivals, room)
    const [done, kills] = await reserveAll(stores, slotIds, round + 1)
    found.kills += kills
    found.acknowledged += done.filter(({ answer }) => answer === '200').length
    for (const slotId of slotIds) {
      const own = done.filter(one => one.slotId === slotId)
      found.faults.push(...(await faultsOf(slotId, own, send)))
    }
  }
  return found
}
