import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { CallAnswer, CallReceived, CallSpec } from '../../../src/contract/call.ts'
import { contract } from '../../../src/contract/index.ts'
import { callsByAddress, chooseCall, type Given } from './choose-call.ts'
import type { Form } from './extra.ts'
import { fingerprintOf } from './idempotency.ts'
import { invalidInput, Problem, problemOf, Refused } from './problem.ts'
import { firstOfEach, readBody, readFields, requireStorable } from './request-body.ts'
import { wantsPage, type SessionVariables, type Signatures } from './session.ts'
import { hasToken } from './token.ts'

type Call = (typeof contract)[number]
type Calls = { [C in Call as C['id']]: C }

/** What a handler knows of its request beside the input. */
export interface Visit {
  sessionId: string
  now: number
  /** Value of the `Idempotency-Key` header, and what tells this request from another under it. */
  key: string | null
  fingerprint: string
  /** Of a call that is sent as a form: all of its fields. */
  form: Form
  header(name: string): string | undefined
}

/** A handler per call; one that is missing or answers otherwise does not compile. */
export type HandlersOf<C extends CallSpec> = {
  [One in C as One['id']]: (received: CallReceived<One>, visit: Visit) => Promise<CallAnswer<One>>
}
/** Those of the whole contract. */
export type Handlers = {
  [Id in keyof Calls]: HandlersOf<Calls[Id]>[Id]
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
  for (const calls of callsByAddress<Call>(contract)) {
    const [first] = calls
    app.on(first.method, honoPath(first.path), async c => {
      try {
        const { form, ...input } = await readInput(first, c)
        const { call, received } = chooseCall(calls, input)
        return await answerCall(call.id, c, { ...received, form }, handlers, options)
      } catch (error) {
        return refuse(first, c, error)
      }
    })
  }
}

async function answerCall<Id extends keyof Calls>(
  id: Id,
  c: Context<SessionVariables>,
  { form, ...given }: Input,
  handlers: Handlers,
  options: RouteOptions,
): Promise<Response> {
  const call = contract.find((known: Call): known is Calls[Id] => known.id === id)
  if (!call) throw new Error(`The contract has no call ${id}`)
  const received: Received = { params: paramsOf(call, c.req.param()), ...given }
  for (const [part, value] of Object.entries(received)) requireStorable(value, part)
  for (const [name, value] of form) requireStorable(value, name)
  await requireOwnPage(call, c, options.sign)
  if (!isReceived(call, received)) throw new Problem(400, 'INVALID_INPUT')
  try {
    const answer = await handlers[id](
      received,
      visitOf(call, c, { ...received, form }, options.now()),
    )
    if (isPagePost(call, c)) return c.redirect(options.landing(received.body), 303)
    return reply(call, c, answer)
  } catch (error) {
    throw error instanceof Refused ? problemOf(call, error) : error
  }
}

const parameter = /([^/]*)\{(\w+)\}/g

/** A parameter that begins within a part of the path, as in `/ref={reftag}`, brings what stands before it along. */
const honoPath = (path: string): string =>
  path.replace(parameter, (_, before: string, name: string) =>
    before ? `:${name}{${before}[^/]*}` : `:${name}`,
  )

/** The parameters of a path, without what stands before them in their part. */
function paramsOf({ path }: CallSpec, given: Readonly<Record<string, string>>) {
  const before = new Map(
    [...path.matchAll(parameter)].map(([, text = '', name = '']) => [name, text]),
  )
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value.slice(before.get(name)?.length ?? 0),
    ]),
  )
}

interface Received extends Given {
  params: unknown
}

interface Input extends Given {
  form: Form
}

/** Calls of one address are sent alike: `call` is any of them. */
async function readInput(call: CallSpec, c: Context<SessionVariables>): Promise<Input> {
  const query = c.req.query()
  if (!call.body) return { query, form: [] }
  if (call.encoding !== 'form') return { query, body: await readBody(c), form: [] }
  const form = await readFields(c)
  return { query, body: firstOfEach(form), form }
}

/** A GET that changes something (STO-032): other sites can send one by a link or a picture. */
async function requireOwnPage(
  { writes }: CallSpec,
  c: Context<SessionVariables>,
  sign: Signatures,
): Promise<void> {
  const isFromPage = c.req.header('sec-fetch-site') === 'same-origin'
  if (writes && !isFromPage && !(await hasToken(c, sign))) throw new Problem(403, 'CSRF')
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

function visitOf(
  call: CallSpec,
  c: Context<SessionVariables>,
  { form, ...received }: Received & Input,
  now: number,
): Visit {
  const key = (call.creates && c.req.header('idempotency-key')) || null
  if (key && key.length > 255) throw invalidInput('Idempotency-Key', 'At most 255 characters')
  return {
    sessionId: c.get('sessionId'),
    now,
    key,
    // Not the query: a second try may come with another reference tag.
    fingerprint: fingerprintOf(call.id, [received.params, form.length ? form : received.body]),
    form,
    header: name => c.req.header(name),
  }
}

/** A form that the browser itself has posted: it shows the page that it gets. */
const isPagePost = (call: CallSpec, c: Context): boolean => call.encoding === 'form' && wantsPage(c)

/**
 * A handler that breaks its contract is the store's own fault: it is logged and answered 500. One that
 * has nothing to say to a call whose answer is not read says so with 204.
 */
function reply(call: CallSpec, c: Context, answer: unknown): Response {
  c.header('cache-control', 'no-store')
  if (!call.output) return answer === undefined ? c.body(null, 204) : c.json({})
  const checkedAnswer = v.parse(call.output, answer)
  return call.answer === 'html' ? c.html(v.parse(v.string(), checkedAnswer)) : c.json(checkedAnswer)
}

function refuse(call: CallSpec, c: Context, problem: unknown): Response {
  if (!(problem instanceof Problem)) throw problem
  if (isPagePost(call, c)) {
    return c.redirect(`/cart?error=${encodeURIComponent(problem.body.type)}`, 303)
  }
  return c.json(problem.body, problem.status)
}
