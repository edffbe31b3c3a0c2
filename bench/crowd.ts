import { once } from 'node:events'
import { Agent, request, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** Plays the shoppers in a process of its own, so that the store has a process for itself. */

export interface Crowd {
  /** Stores on one database. Each shopper stays with one. */
  origins: readonly string[]
  connections: number
  shoppers: number
}

/** Shoppers who all want the same. */
export interface Rush {
  path: string
  /** Media type of the bodies. */
  type: string
  /** One a request. */
  bodies: readonly string[]
  /** Begins the keys of the requests. */
  name: string
  /** A text that only the answer of a shopper who got something has. */
  granted: string
  /** The number of the first shopper. */
  from: number
}

export interface RushResult {
  /** Seconds from the first request to the last answer. */
  seconds: number
  /** Milliseconds per request. */
  times: number[]
  /** Number of answers by HTTP status. */
  statuses: Record<number, number>
  /** Number of shoppers who got something. */
  granted: number
}

/** Requests that the shoppers send, each connection one after another. */
export interface Look {
  paths: readonly string[]
}

export interface LookResult {
  seconds: number
  times: number[]
  statuses: Record<number, number>
}

let agent = new Agent()
let origins: readonly string[] = []
let connections = 1
let shoppers: OutgoingHttpHeaders[] = []

/** `n`: number of the shopper. */
async function send(
  n: number,
  path: string,
  method: string,
  headers: OutgoingHttpHeaders,
  body = '',
) {
  const sent = request((origins[n % origins.length] ?? '') + path, { agent, method, headers })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

/**
 * Runs a task for each number from `begin` up to, but not including, `end`. Each connection runs one task at a time.
 */
async function inTurns(begin: number, end: number, task: (n: number) => Promise<void>) {
  let next = begin
  const work = async () => {
    while (next < end) {
      next += 1
      await task(next - 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
}

async function gather(crowd: Crowd): Promise<void> {
  ;({ origins, connections } = crowd)
  agent = new Agent({ keepAlive: true, maxSockets: connections })
  shoppers = []
  await inTurns(0, crowd.shoppers, async n => {
    const { headers, body } = await send(n, '/dp/session', 'GET', {})
    shoppers[n] = {
      cookie: headers['set-cookie']?.[0]?.split(';')[0],
      'x-dp-csrf-token': JSON.parse(body).csrfToken,
    }
  })
}

async function want({ path, type, bodies, name, granted, from }: Rush): Promise<RushResult> {
  const result: RushResult = { seconds: 0, times: [], statuses: {}, granted: 0 }
  const began = performance.now()
  await inTurns(from, from + bodies.length, async n => {
    const start = performance.now()
    const wanted = bodies[n - from] ?? ''
    const headers = {
      ...shoppers[n],
      'content-type': type,
      'content-length': Buffer.byteLength(wanted),
      'idempotency-key': `${name}-${n}`,
    }
    const { status, body } = await send(n, path, 'POST', headers, wanted)
    result.times.push(performance.now() - start)
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    if (body.includes(granted)) result.granted += 1
  })
  result.seconds = (performance.now() - began) / 1000
  return result
}

async function look({ paths }: Look): Promise<LookResult> {
  const result: LookResult = { seconds: 0, times: [], statuses: {} }
  const began = performance.now()
  await inTurns(0, paths.length, async n => {
    const start = performance.now()
    const { status } = await send(n, paths[n] ?? '/', 'GET', shoppers[n % shoppers.length] ?? {})
    result.times.push(performance.now() - start)
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
  })
  result.seconds = (performance.now() - began) / 1000
  return result
}

process.on('message', (task: { gather: Crowd } | { want: Rush } | { look: Look }) => {
  const done =
    'gather' in task ? gather(task.gather) : 'want' in task ? want(task.want) : look(task.look)
  done.then(
    result => process.send?.({ result }),
    (error: unknown) => process.send?.({ failed: `${error}` }),
  )
})
