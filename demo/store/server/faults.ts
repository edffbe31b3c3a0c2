import { setTimeout as sleep } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { answerError } from './answer-error.ts'
import { isSameSession } from './journal.ts'
import { invalidInput } from './problem.ts'
import { readBody } from './request-body.ts'
import { identityNames } from './session.ts'
import { signInPath, spoilers, strangers, type Answer } from './spoilt-answers.ts'

/**
 * Answers gone wrong, on demand, for tests: a header on the request itself, or a rule for requests
 * to come. `hold`: the request waits until the visitor's faults end; `drop-before`: the socket closes and nothing is done;
 * `drop-after`: the deed is done.
 */
const plain = ['hold', 'drop-before', 'drop-after'] as const
const names = [...plain, ...Object.keys(spoilers), ...Object.keys(strangers)]

const fault = v.pipe(
  v.string(),
  v.check(
    text => parseFault(text) !== null,
    `Expected delay:ms, status:code or ${names.join(', ')}`,
  ),
)
const rule = v.object({
  match: v.object({
    method: v.optional(v.string()),
    /** Whole path, or its beginning and `*`. */
    path: v.optional(v.string()),
    /** Text that the query holds: tells the requests of one test from another's. */
    query: v.optional(v.string()),
  }),
  fault,
  /** After so many requests the rule is spent; default: never. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
type Rule = v.InferOutput<typeof rule>
const visitor = v.object({ as: v.picklist(identityNames) })

type Fault =
  | { kind: (typeof plain)[number] }
  | { kind: 'spoilt'; by: keyof typeof spoilers }
  | { kind: 'strange'; by: keyof typeof strangers }
  | { kind: 'delay'; ms: number }
  | { kind: 'status'; status: number }

const isIn = <T extends object>(table: T, name: PropertyKey): name is keyof T =>
  Object.hasOwn(table, name)

function parseFault(text: string): Fault | null {
  const found = plain.find(kind => kind === text)
  if (found) return { kind: found }
  if (isIn(spoilers, text)) return { kind: 'spoilt', by: text }
  if (isIn(strangers, text)) return { kind: 'strange', by: text }
  const [, name, digits] = /^(delay|status):(\d{1,6})$/.exec(text) ?? []
  const amount = Number(digits)
  if (name === 'delay') return { kind: 'delay', ms: amount }
  if (name === 'status' && amount >= 200 && amount <= 599) return { kind: 'status', status: amount }
  return null
}

interface Scoped {
  rule: Rule
  /** Cookie header of the browser that asked for the fault; absent: it holds for everyone. */
  cookie: string | undefined
  left: number
}

/** A request that waits. */
interface Held {
  cookie: string | undefined
  release: () => void
}

export type Served = Pick<Hono, 'fetch' | 'request'>

/** Puts a store behind faults. The rules are made by `POST /__faults`, ended by DELETE. */
export function withFaults(store: Served): Hono {
  const rules: Scoped[] = []
  const held = new Set<Held>()
  const app = new Hono()
  app.onError(answerError)

  app.post('/__faults', async c => {
    const given = v.safeParse(rule, await readBody(c))
    if (!given.success) throw invalidInput('fault', given.issues[0].message)
    const { times = Number.POSITIVE_INFINITY } = given.output
    rules.push({ rule: given.output, cookie: c.req.header('cookie'), left: times })
    return c.json(given.output, 201)
  })
  app.delete('/__faults', c => {
    const cookie = c.req.header('cookie')
    rules.splice(0, rules.length, ...rules.filter(kept => !isSameSession(kept.cookie, cookie)))
    for (const one of held) if (isSameSession(one.cookie, cookie)) one.release()
    return c.body(null, 204)
  })
  app.get(signInPath, c =>
    c.html('<!doctype html><html><title>Sign in</title><form></form></html>'),
  )
  // From its answer on, the browser is a new visitor: what a script cannot do to a cookie that is none of its business.
  app.post('/__visitor', async c => {
    const wanted = v.safeParse(visitor, await readBody(c))
    if (!wanted.success) throw invalidInput('as', `Expected one of ${identityNames.join(', ')}`)
    const ask = async (init: RequestInit) =>
      store.fetch(new Request(new URL('/dp/session', c.req.url), init), c.env)
    const first = await ask({})
    if (wanted.output.as === 'signed-out') return first
    const [cookie = ''] = first.headers.get('set-cookie')?.split(';') ?? []
    const { csrfToken }: { csrfToken: string } = await first.json()
    const headers = { cookie, 'x-dp-csrf-token': csrfToken, 'content-type': 'application/json' }
    return ask({ method: 'POST', headers, body: JSON.stringify(wanted.output) })
  })
  app.all('*', async c => {
    const asked = c.req.header('x-dp-fault') ?? spend(rules, c)
    const chosen = asked ? parseFault(asked) : null
    const proceed = async () => store.fetch(c.req.raw, c.env)
    if (chosen?.kind === 'hold') await released(held, c)
    return chosen ? apply(chosen, c, proceed) : proceed()
  })
  return app
}

function spend(rules: Scoped[], c: Context): string | null {
  const cookie = c.req.header('cookie')
  const found = rules.find(
    scoped =>
      scoped.left > 0 && isSameSession(scoped.cookie, cookie) && isMatch(scoped.rule.match, c),
  )
  if (!found) return null
  found.left -= 1
  return found.rule.fault
}

function isMatch({ method, path, query }: Rule['match'], c: Context): boolean {
  const isPath = path?.endsWith('*')
    ? c.req.path.startsWith(path.slice(0, -1))
    : path === undefined || c.req.path === path
  return (
    isPath &&
    (method === undefined || method.toUpperCase() === c.req.method) &&
    (query === undefined || new URL(c.req.url).search.includes(query))
  )
}

/** Ends when the visitor's faults end, or when nobody waits for the answer any more. */
async function released(held: Set<Held>, c: Context): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const one = { cookie: c.req.header('cookie'), release: resolve }
  held.add(one)
  c.req.raw.signal.addEventListener('abort', () => resolve())
  await promise
  held.delete(one)
}

const json = { 'content-type': 'application/json' }

async function apply(
  chosen: Fault,
  c: Context,
  proceed: () => Promise<Response>,
): Promise<Response> {
  switch (chosen.kind) {
    case 'hold':
      return proceed()
    case 'delay':
      await sleep(chosen.ms)
      return proceed()
    case 'status':
      return problemPage(chosen.status)
    case 'drop-before':
      return drop(c)
    case 'drop-after':
      await proceed()
      return drop(c)
    case 'spoilt':
      return spoilers[chosen.by](await answerOf(proceed), () => drop(c), c.req.raw)
    case 'strange':
      return strangers[chosen.by]()
  }
}

async function answerOf(proceed: () => Promise<Response>): Promise<Answer> {
  const response = await proceed()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return { status: response.status, headers, body: await response.text() }
}

/** Statuses without a body take none. */
const problemPage = (status: number): Response =>
  [204, 205, 304].includes(status)
    ? new Response(null, { status })
    : new Response('{"type":"FAULT","entity":{"status":"FAULT"}}', { status, headers: json })

const nodeResponse = v.object({ outgoing: v.object({ destroy: v.function() }) })

/** Over a socket: closes it. In process, where there is none: what fetch itself makes of that. */
function drop(c: Context): Response {
  const node = v.safeParse(nodeResponse, c.env)
  if (!node.success) return Response.error()
  c.env.outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}
