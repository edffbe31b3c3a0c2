import { randomBytes, randomUUID } from 'node:crypto'
import { known } from '../../demo/store/fitment/seed/known-models.ts'
import { sessionCookie, signatures } from '../../demo/store/server/session.ts'
import { claimOf, claimPath } from './store.ts'

/** Deeds of shoppers, each in its own session, and how far the store has done them. */

/** The store's secret, so that a session needs no visit. */
export const secret = 'test'
const sign = signatures(secret)

/** Sends over a socket or within the process. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** `half`: only a part of the deed is there. `double`: the deed was done twice. */
export type Progress = 'none' | 'whole' | 'half' | 'double'

export interface Deed {
  kind: Kind
  /** May run again: a second run is the same attempt with the same key. */
  run(send: Send): Promise<Response>
  progress(send: Send): Promise<Progress>
}

interface Kinds {
  run(send: Send, own: Record<string, string>): Promise<Response>
  progress(facts: <T>(path: string) => Promise<T>): Promise<Progress>
}

const post = (send: Send, path: string, headers: Record<string, string>, body: unknown) =>
  send(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

interface Line {
  asin: string
  quantity: number
  claimId: number | null
}

function progressOf(found: readonly number[], whole: number): Progress {
  if (found.length === 0) return 'none'
  if (found.length < whole) return 'half'
  return found.length > whole || found.some(quantity => quantity > 1) ? 'double' : 'whole'
}

const { brand, series, model } = known.fits
const saved = `/gp/replacement-parts/ajax/my-model.html?${new URLSearchParams({ brand, series, model, scope: 'default' })}`
const change = {
  deviceType: 'desktop',
  pageType: 'detail',
  actionSource: 'test',
  isDefaultShippingAddress: 'false',
  addressLabel: '',
  locationType: 'LOCATION_INPUT',
  zipCode: '10001',
}
const together = ['B0COFFEE01', 'B0HEADPH01']

export const dealAsin = 'B0DEEDS001'
/** Creates the deal that shoppers claim, with `total` units. */
export const makeDeal = (send: Send, total: number): Promise<Response> =>
  post(send, '/__fixtures', {}, { product: { asin: dealAsin }, deal: { asin: dealAsin, total } })

export interface DealFacts {
  claimed: number
  claims: readonly { quantity: number }[]
}
export const dealFacts = async (send: Send): Promise<DealFacts> =>
  (await send(`/__facts/deal/DEAL-${dealAsin}`, {})).json()

const kinds = {
  claim: {
    run: (send, own) => post(send, claimPath(`DEAL-${dealAsin}`), own, claimOf(dealAsin)),
    async progress(facts) {
      const lines = await facts<Line[]>('/__facts/cart')
      return progressOf(
        lines.map(({ quantity }) => quantity),
        1,
      )
    },
  },
  add: {
    run: (send, own) =>
      post(send, '/dp/cart/add-items', own, {
        items: together.map(asin => ({ asin, offerListingId: `OL${asin}`, quantity: 1 })),
      }),
    async progress(facts) {
      const lines = await facts<Line[]>('/__facts/cart')
      return progressOf(
        lines.map(({ quantity }) => quantity),
        together.length,
      )
    },
  },
  place: {
    run: (send, own) =>
      send('/gp/delivery/ajax/address-change.html', {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(change).toString(),
      }),
    async progress(facts) {
      const place = await facts<{ zipCode: string; city?: string } | null>('/__facts/place')
      if (!place) return 'none'
      return place.zipCode === change.zipCode && place.city ? 'whole' : 'half'
    },
  },
  model: {
    run: (send, own) => send(saved, { headers: own }),
    async progress(facts) {
      const { saved: models } = await facts<{ saved: { brand: string; number: string }[] }>(
        '/__facts/fitment',
      )
      if (models.some(one => one.brand !== brand || one.number !== model)) return 'half'
      return progressOf(
        models.map(() => 1),
        1,
      )
    },
  },
} as const satisfies Record<string, Kinds>

export type Kind = keyof typeof kinds
export const deedKinds = Object.keys(kinds) as readonly Kind[]

/** Headers of a shopper whom no store has seen, and of one attempt at one deed. */
export function newShopper() {
  const id = randomBytes(16).toString('base64url')
  return {
    cookie: `${sessionCookie}=${id}.${sign.session(id)}`,
    'x-dp-csrf-token': sign.csrf(id),
    'idempotency-key': randomUUID(),
  }
}

export function newDeed(kind: Kind): Deed {
  const own = newShopper()
  const { run, progress }: Kinds = kinds[kind]
  return {
    kind,
    run: send => run(send, own),
    progress: send =>
      progress(async path => (await send(path, { headers: { cookie: own.cookie } })).json()),
  }
}

/** What clients know once a store was killed. */
export interface Round {
  /** Deeds that a store has confirmed. */
  acknowledged: Deed[]
  /** Running deeds. Each must be done or not done, never half. */
  doubtful: Deed[]
}

/** What the stores have lost or done by halves. A second try must make up for it. */
export async function faultsAfter(
  { acknowledged, doubtful }: Round,
  send: Send,
): Promise<string[]> {
  const faults: string[] = []
  for (const deed of acknowledged) {
    const found = await deed.progress(send)
    if (found !== 'whole') faults.push(`acknowledged ${deed.kind}: ${found}`)
  }
  for (const deed of doubtful) {
    const found = await deed.progress(send)
    if (found === 'half' || found === 'double') faults.push(`doubtful ${deed.kind}: ${found}`)
    // The shopper tries again, with the same key.
    await deed.run(send)
    const again = await deed.progress(send)
    if (again !== 'whole') faults.push(`second ${deed.kind}: ${again}`)
  }
  return faults
}

/** Every counted unit must have a claim, and every claim a shopper. */
export async function miscounts(deeds: readonly Deed[], send: Send): Promise<string[]> {
  const { claimed, claims } = await dealFacts(send)
  const shoppers = deeds.filter(({ kind }) => kind === 'claim').length
  return claimed === claims.length && claimed === shoppers
    ? []
    : [`${claimed} units counted, ${claims.length} claims, ${shoppers} shoppers`]
}
