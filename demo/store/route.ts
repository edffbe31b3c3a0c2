import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { CallAnswer, CallReceived, CallSpec } from '../../src/contract/call.ts'
import { contract } from '../../src/contract/index.ts'
import { fingerprintOf } from './idempotency.ts'
import { invalidInput, Problem, problemOf, Refused } from './problem.ts'
import { readBody, readForm } from './request-body.ts'
import { isSame, wantsPage, type SessionVariables, type Signatures } from './session.ts'

type Call = (typeof contract)[number]
type Calls = { [C in Call as C['id']]: C }

/** What a handler knows of its request beside the input. */
export interface Visit {
  sessionId: string
  now: number
  /** Value of the `Idempotency-Key` header, and what tells this request from another under it. */
  key: string | null
  fingerprint: string
  header(name: string): string | undefined
}

/** A handler per call of the contract; one that is missing or answers otherwise does not compile. */
export type Handlers = {
  [Id in keyof Calls]: (
    received: CallReceived<Calls[Id]>,
    visit: Visit,
  ) => Promise<CallAnswer<Calls[Id]>>
}

interface RouteOptions {
  sign: Signatures
  now: () => number
  /** Where a form that posted itself leads once its deed is done. */
  landing: (fields: unknown) => string
}

export function mountContract(
  app: Hono<SessionVariables>,
  handlers: Handlers,
  options: RouteOptions,
): void {
  for (const call of contract) mountCall(app, call.id, handlers, options)
}

function mountCall<Id extends keyof Calls>(
  app: Hono<SessionVariables>,
  id: Id,
  handlers: Handlers,
  options: RouteOptions,
): void {
  const call = contract.find((known: Call): known is Calls[Id] => known.id === id)
  if (!call) throw new Error(`The contract has no call ${id}`)
  app.on(call.method, honoPath(call.path), async c => {
    try {
      const received = await receive(call, c)
      if (call.method === 'POST') requireToken(c, received, options.sign)
      if (!isReceived(call, received)) throw new Problem(400, 'INVALID_INPUT')
      const answer = await handlers[id](received, visitOf(call, c, received, options.now()))
      if (isPagePost(call, c)) return c.redirect(options.landing(received.body), 303)
      return reply(call, c, answer)
    } catch (error) {
      return refuse(call, c, error)
    }
  })
}

const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

async function receive(call: CallSpec, c: Context<SessionVariables>): Promise<Received> {
  const body = call.encoding === 'form' ? readForm : readBody
  return {
    params: storable(c.req.param(), 'params'),
    ...(call.query ? { query: checked(call.query, c.req.query(), 'query') } : {}),
    ...(call.body ? { body: checked(call.body, await body(c), 'body') } : {}),
  }
}

interface Received {
  params: unknown
  query?: unknown
  body?: unknown
}

function checked(schema: v.GenericSchema, input: unknown, part: string): unknown {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return storable(result.output, part)
  const [issue] = result.issues
  throw invalidInput(v.getDotPath(issue) ?? part, issue.message)
}

/** PostgreSQL stores every character but U+0000. */
function storable(value: unknown, field: string): unknown {
  if (typeof value === 'string' && value.includes('\0')) {
    throw invalidInput(field, 'Text holds the character U+0000')
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      storable(key, field)
      storable(inner, `${field}.${key}`)
    }
  }
  return value
}

/** Parts that are already checked, under the types that their schemas give them. */
function isReceived<C extends CallSpec>(
  call: C,
  received: Received,
): received is Received & CallReceived<C> {
  return (
    (!call.query || v.is(call.query, received.query)) &&
    (!call.body || v.is(call.body, received.body))
  )
}

/** The token as a header, or, for a form that posts itself, as its field. */
function requireToken(c: Context<SessionVariables>, { body }: Received, sign: Signatures): void {
  const field = v.safeParse(v.object({ 'anti-csrftoken': v.string() }), body)
  const given =
    c.req.header('x-dp-csrf-token') ?? (field.success ? field.output['anti-csrftoken'] : '')
  if (!isSame(given, sign.csrf(c.get('sessionId')))) throw new Problem(403, 'CSRF')
}

function visitOf(
  call: CallSpec,
  c: Context<SessionVariables>,
  received: Received,
  now: number,
): Visit {
  const key = (call.creates && c.req.header('idempotency-key')) || null
  if (key && key.length > 255) throw invalidInput('Idempotency-Key', 'At most 255 characters')
  return {
    sessionId: c.get('sessionId'),
    now,
    key,
    // Not the query: a second try may come with another reference tag.
    fingerprint: fingerprintOf(call.id, [received.params, received.body]),
    header: name => c.req.header(name),
  }
}

/** A form that the browser itself has posted: it shows the page that it gets. */
const isPagePost = (call: CallSpec, c: Context): boolean => call.encoding === 'form' && wantsPage(c)

/** A handler that breaks its contract is the store's own fault: it is logged and answered 500. */
function reply(call: CallSpec, c: Context, answer: unknown): Response {
  const checkedAnswer = call.output ? v.parse(call.output, answer) : {}
  return call.answer === 'html' ? c.html(v.parse(v.string(), checkedAnswer)) : c.json(checkedAnswer)
}

function refuse(call: CallSpec, c: Context, error: unknown): Response {
  const problem = error instanceof Refused ? problemOf(call, error) : error
  if (!(problem instanceof Problem)) throw problem
  if (isPagePost(call, c)) {
    return c.redirect(`/cart?error=${encodeURIComponent(problem.body.type)}`, 303)
  }
  return c.json(problem.body, problem.status)
}
