import * as v from 'valibot'
import type { CallSpec } from '../../src/contract/call.ts'
import { contract } from '../../src/contract/index.ts'
import { object, optional, text } from '../../src/contract/schema.ts'
import { bytesOf, runningMarkup, type HostileRequest } from './hostile-request.ts'

/** The body of every error answer. */
const problemBody = object({
  type: text,
  entity: object({ status: text, field: optional(text), message: optional(text) }),
})

/** Says what is wrong with the store's answer. null: nothing. These rules hold for every request. */
export async function judgeAnswer(asked: HostileRequest, answer: Response): Promise<string | null> {
  const { status, headers } = answer
  if (status >= 500) return `answers ${status}`
  if (isUnsafe(asked) && !isRefused(status)) return `answers ${status} to what may not write`
  if (status >= 300 && status < 400) return judgeRedirection(asked, answer)
  const body = await answer.text()
  const type = headers.get('content-type') ?? ''
  if (body && !typeOf(asked, body).test(type)) return `sends ${body.slice(0, 100)} as ${type}`
  if (isHtml.test(type) && body.includes(runningMarkup)) return 'repeats markup that runs'
  if (status >= 400) return judgeProblem(asked, status, body)
  if (headers.get('cache-control') !== 'no-store') return 'lets its answer be kept'
  return judgeSuccess(asked, body)
}

const isHtml = /^text\/html\b/

/** The content type that an answer with this body must have. */
const typeOf = (asked: HostileRequest, body: string): RegExp =>
  isPage(asked, body) || (asked.call.answer === 'html' && !parsed(body))
    ? isHtml
    : /^application\/json\b/

/** Only a browser that posts a form itself is led to another page, and to one of the shop (STO-014). */
function judgeRedirection({ call, headers }: HostileRequest, answer: Response): string | null {
  const isAsked = call.encoding === 'form' && headers['accept'] === 'text/html'
  if (answer.status !== 303 || !isAsked) return `leads away by ${answer.status}`
  return /^\/(?![/\\])/.test(answer.headers.get('location') ?? '') ? null : 'leads elsewhere'
}

/** COR-075, STO-030, STO-031: only the shop's own pages know the token. */
const isUnsafe = ({ call, mayWrite }: HostileRequest): boolean => call.method !== 'GET' && !mayWrite

/** Some requests are too large to be judged by their token. */
const isRefused = (status: number): boolean => [403, 413, 414].includes(status)

function judgeProblem(asked: HostileRequest, status: number, body: string): string | null {
  if (isPage(asked, body)) return null
  const problem = v.safeParse(problemBody, parsed(body))
  if (!problem.success) return `says its ${status} as ${body.slice(0, 100)}`
  const { entity, type } = problem.output
  if (isOfOwnPage(asked) && ['CSRF', 'OTHER_SITE'].includes(type)) {
    return `says ${type} to its own page`
  }
  const { field = '' } = entity
  if (status !== 400 || isOf(asked, field)) return null
  if (type !== 'INVALID_INPUT' && isDeclared(asked, status, body)) return null
  return `refuses for the field "${field}"`
}

/** A page of the shop has sent it. The token may stand in the query, too: then that one counts. */
const isOfOwnPage = ({ call, mayWrite }: HostileRequest): boolean =>
  mayWrite && !names(call.query).includes('csrf')

/** true: a refusal of the contract, with the body that the contract gives it. */
const isDeclared = ({ call }: HostileRequest, status: number, body: string): boolean =>
  atAddress(call)
    .flatMap(({ refusals = {} }) => Object.values(refusals))
    .some(one => one.status === status && (!one.body || v.is(one.body, parsed(body))))

/** A browser that asks for a page may be told in one (STO-014). */
const isPage = ({ headers }: HostileRequest, body: string): boolean =>
  headers['accept'] === 'text/html' && body.trimStart().startsWith('<!doctype html>')

/** true: a part of the request, or a field that a schema names or the client has sent. */
function isOf(asked: HostileRequest, field: string): boolean {
  if (['body', 'query', 'params', 'Idempotency-Key'].includes(field)) return true
  const path = field.replace(/^(body|query|params)\./, '')
  const declared = atAddress(asked.call).flatMap(({ query, body }) => [query, body].flatMap(names))
  const inPath = [...asked.call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const sent = [...Object.keys(fieldsOf(asked.query)), ...fieldNames(asked), ...inPath]
  return [...declared, ...sent].some(name => path === name || path.startsWith(`${name}.`))
}

const calls: readonly CallSpec[] = contract
const atAddress = ({ method, path }: CallSpec) =>
  calls.filter(other => other.method === method && other.path === path)

const names = (schema: CallSpec['query']): string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries ?? {}) : []

/** Field names in a body, in any encoding. */
function fieldNames(asked: HostileRequest): string[] {
  const inParts = [...textOf(asked).matchAll(/name="([^"]*)"/g)].map(([, name = '']) => name)
  const inJson = parsed(textOf(asked)) ?? {}
  const inForm = formOf(asked).keys()
  return [...inParts, ...Object.keys(Object(inJson)), ...inForm]
}

/** The body as a server reads it: without a byte order mark, and with replacements for invalid bytes. */
const textOf = ({ body }: HostileRequest): string => new TextDecoder().decode(bytesOf(body ?? ''))

/** The fields of a form. There, a byte order mark belongs to the first name. */
const formOf = ({ body }: HostileRequest): URLSearchParams =>
  new URLSearchParams(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(body ?? '')))

/** The first value of each name counts. */
const fieldsOf = (pairs: Iterable<[string, string]>) => Object.fromEntries([...pairs].toReversed())

/** One call of the address must accept this request and give this answer. */
function judgeSuccess(asked: HostileRequest, body: string): string | null {
  const taking = atAddress(asked.call).filter(call => takes(call, asked))
  if (taking.length === 0) return 'takes what does not fit'
  const isGiven = taking.some(({ output, answer }) =>
    output ? v.is(output, answer === 'html' ? body : parsed(body)) : ['', '{}'].includes(body),
  )
  return isGiven ? null : `answers ${body.slice(0, 100)}`
}

function takes(call: CallSpec, asked: HostileRequest): boolean {
  // STO-032.
  if (call.writes && !asked.mayWrite) return false
  const isAsked = !call.query || v.is(call.query, fieldsOf(asked.query))
  return isAsked && (!call.body || takesBody(call, asked))
}

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/
const jsonType = /^application\/([\w.-]+\+)?json\b/

function takesBody({ body, encoding }: CallSpec, asked: HostileRequest): boolean {
  const type = asked.headers['content-type'] ?? ''
  if (!(encoding === 'form' ? formType : jsonType).test(type)) return false
  // Only the server's own reader can split a multipart form.
  if (type.startsWith('multipart')) return true
  const given = encoding === 'form' ? fieldsOf(formOf(asked)) : parsed(textOf(asked))
  return body !== undefined && v.is(body, given)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
