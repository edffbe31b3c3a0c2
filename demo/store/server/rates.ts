import * as v from 'valibot'
import type { Database } from '../database/database.ts'

/** Requests a second that a client may send for long; in a burst, as many as in ten seconds. 0: no limit. */
export interface Rates {
  session: number
  address: number
}

/** A shopper stays far below. An address may be that of a whole office. */
export const usualRates: Rates = { session: 30, address: 100 }

/** Who sends a request. null: not known. */
export type Client = Readonly<Record<keyof Rates, string | null>>

export interface RateLimits {
  /** Counts a request. Returns the milliseconds until there is room for it; 0: it may go on. */
  wait(client: Client): Promise<number>
  /** Removes what no longer counts. */
  forget(): Promise<void>
}

const burstMs = 10_000
/** Processes on one database tell each other what they have counted at least this often, as long as anybody asks. */
const apartMs = 1_000
/** What a process lets a client spend before it tells the others (STO-044). */
const aloneMs = burstMs / 10

/** What somebody has sent, as time: each request costs its share of a second. */
interface Account {
  /** Epoch milliseconds: when all requests are paid for. */
  until: number
  /** Milliseconds of it that the other processes do not know of yet. */
  untold: number
}

const sums = v.array(v.object({ client: v.string(), until: v.number() }))
// In the order of the clients, so that two processes that lock the same rows never wait for each other.
const exchange = `insert into rate (client, until)
  select client, $2::float8 + spent from jsonb_to_recordset($1::jsonb) as told (client text, spent float8)
  order by client
  on conflict (client) do update
    set until = greatest(rate.until, $2::float8) + excluded.until - $2::float8
  returning client, until`
const forgetting = `delete from rate where client in (
  select client from rate where until < $1::float8 order by client for update skip locked)`

/**
 * Counts in memory, so that most requests cost no query (STO-013). Processes on one database add up what they count:
 * the first request of each second takes the sums along, and so does one of a client who spends fast.
 */
export function rateLimits(database: Database, rates: Rates, now: () => number): RateLimits {
  const accounts = new Map<string, Account>()
  let toldAt = now()
  let telling: Promise<void> | null = null

  /** The accounts of a client, and what a request costs each of them. */
  function accountsOf({ session, address }: Client) {
    const named = [
      { name: session && `session ${session}`, perSecond: rates.session },
      { name: address && `address ${address}`, perSecond: rates.address },
    ]
    return named.flatMap(({ name, perSecond }) => {
      if (!name || perSecond === 0) return []
      const account = accounts.get(name) ?? { until: 0, untold: 0 }
      accounts.set(name, account)
      return { account, cost: 1_000 / perSecond }
    })
  }

  async function tellOthers(at: number): Promise<void> {
    toldAt = at
    // What is paid for is nobody's business any more.
    for (const [name, { until }] of accounts) if (until < at) accounts.delete(name)
    if (!database.isShared) return
    const told = [...accounts].flatMap(([client, { until, untold }]) =>
      untold > 0 ? { client, untold, spent: Math.min(untold, until - at) } : [],
    )
    const list = JSON.stringify(told.map(({ client, spent }) => ({ client, spent })))
    const found = v.parse(sums, await database.query('rates', exchange, [list, at]))
    const untilOf = new Map(found.map(({ client, until }) => [client, until]))
    for (const { client, untold } of told) {
      const account = accounts.get(client)
      const until = untilOf.get(client)
      if (!account || until === undefined) continue
      // Spent while the others were being told.
      account.untold -= untold
      account.until = until + account.untold
    }
  }

  /** Those who ask meanwhile wait for the same answer. */
  const tellOnce = (at: number): Promise<void> =>
    (telling ??= tellOthers(at).finally(() => {
      telling = null
    }))

  return {
    async wait(client) {
      for (;;) {
        const at = now()
        const own = accountsOf(client)
        const waits = own.map(
          ({ account: { until }, cost }) => Math.max(until, at) + cost - at - burstMs,
        )
        const longest = Math.max(0, ...waits)
        if (longest > 0) return longest
        const isFast = database.isShared && own.some(({ account }) => account.untold >= aloneMs)
        if (!isFast && at - toldAt < apartMs) {
          for (const { account, cost } of own) {
            account.until = Math.max(account.until, at) + cost
            account.untold += cost
          }
          return 0
        }
        await tellOnce(at)
      }
    },

    async forget() {
      if (database.isShared) await database.query('forget-rates', forgetting, [now()])
    },
  }
}
