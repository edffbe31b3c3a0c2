import { encoded } from '../rules/encoded.ts'
import type { CallHeader, CallSpec, Outcome } from '../contract/call.ts'
import { fits } from '../contract/fits.ts'
import { withoutNulls } from '../contract/nulls.ts'
import { headerNames } from '../contract/headers.ts'
import { toJson } from '../rules/to-json.ts'

/** Where a call is sent. */
export interface Target {
  call: CallSpec
  params?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, string | undefined>> | undefined
  /** Replaces the path. Without a parameter, it replaces only the base of a call that has a base. */
  at?: string | undefined
  /** Prefix of root-relative addresses. */
  baseUrl?: string | null
}

/** All that is needed to send a call. */
export interface Request {
  call: CallSpec
  /** From `addressOf`. */
  address: string
  body?: unknown
  headers: Readonly<Partial<Record<CallHeader, string | undefined>>>
  idempotencyKey?: string | undefined
  signal: AbortSignal
  /**
   * Hears of an answer that does not fit the contract, or that holds a text unknown to it (COR-126). `refusal`: its name, if
   * the answer is one.
   */
  doubt(body: string, response: Response, refusal?: string): void
}

type Result = Outcome<CallSpec>

/** The address of a request: its path with the parameters, the query, and the base URL. */
export function addressOf({ call, params, query, at, baseUrl }: Target): string {
  const { base, path: own } = call
  const path = base && at && !at.includes('{') ? at + own.slice(base.length) : (at ?? own)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params?.[name] ?? ''))
  const search = new URLSearchParams()
  for (const name of Object.keys(query ?? {})) {
    if (query?.[name] !== undefined) search.append(name, query[name])
  }
  const address = baseUrl && /^\/(?!\/)/.test(filled) ? baseUrl.replace(/\/$/, '') + filled : filled
  const asked = `${search}`
  return asked ? `${address}${address.includes('?') ? '&' : '?'}${asked}` : address
}

function headersOf({ call, headers, idempotencyKey, body }: Request): Record<string, string> {
  const accept = call.accept ?? (call.answer === 'html' ? 'text/html' : 'application/json')
  const sent: Record<string, string> = { Accept: accept }
  if (body !== undefined) {
    sent['Content-Type'] =
      call.contentType ??
      (call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json')
  }
  for (const name of call.headers ?? []) {
    const value = (name === 'language' && call.language) || headers[name]
    if (value) sent[headerNames[name]] = value
  }
  if (idempotencyKey) sent['Idempotency-Key'] = idempotencyKey
  return sent
}

const fault = (problem: string, status = 0, code = ''): Result =>
  ({ ok: false, problem, status, code }) as Result

interface ErrorBody {
  type?: unknown
  entity?: { status?: unknown } | null
}

/** Invalid JSON is undefined, which fits no schema of a contract. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the first refusal of the call that matches the answer. Default: `unavailable`. */
async function refusalOf({ call, doubt }: Request, response: Response): Promise<Result> {
  const { refusals } = call
  const { status } = response
  const text = await response.text().catch(() => '')
  const body = parsed(text) as ErrorBody | null | undefined
  const type = body?.type
  const code = body?.entity?.status ?? type
  const fitting = Object.keys(refusals ?? {}).find(name => {
    const refusal = refusals?.[name]
    return (
      (refusal?.status === undefined || refusal.status === status) &&
      (refusal?.type === undefined || refusal.type === type)
    )
  })
  const refused = fault(fitting ?? 'unavailable', status, typeof code === 'string' ? code : '')
  const shape = fitting && refusals?.[fitting]?.body
  if (!shape) return refused
  const held = withoutNulls(shape, body)
  if (!fits(shape, held, true)) doubt(text, response, fitting)
  return Object.assign(refused, { body: fits(shape, held) ? held : null })
}

/**
 * true: the answer is HTML that the call takes. JSON is none. A whole page, such as a sign-in page, is no fragment. A call
 * that takes pages takes all but a blank one.
 */
export const isHtml = (
  { answer, takesPages }: CallSpec,
  body: string,
  type: string | null,
): boolean =>
  answer === 'html' &&
  /html/.test(type ?? '') &&
  (takesPages ? !!body.trim() : !/^\s*<(!d|html)/i.test(body))

async function answerOf(request: Request, response: Response): Promise<Result> {
  const { call, doubt } = request
  const { status } = response
  if (!response.ok) return refusalOf(request, response)
  if (!call.output) return { ok: true, value: null, status } as Result
  // Outside the try: a body that breaks off is a lost connection. Invalid JSON is a malformed answer.
  const text = await response.text()
  const isFragment = isHtml(call, text, response.headers.get('content-type'))
  const value = isFragment ? text : withoutNulls(call.output, parsed(text))
  if (!fits(call.output, value, true)) doubt(text, response)
  return fits(call.output, value)
    ? ({ ok: true, value, status } as Result)
    : fault('malformed', status)
}

/** Sends a call. Never rejects (COR-070, COR-071). If the signal ends, the problem is `aborted`. */
export async function sendCall(request: Request): Promise<Result> {
  const { address, call, body, signal } = request
  const ending = new AbortController()
  let problem = 'offline'
  const end = (why: string) => () => {
    problem = why
    ending.abort()
  }
  const leave = end('aborted')
  const timer = setTimeout(end('timeout'), call.timeout)
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  try {
    const response = await fetch(address, {
      method: call.method,
      headers: headersOf(request),
      credentials: call.credentials ? 'include' : 'same-origin',
      signal: ending.signal,
      keepalive: call.outlives ?? false,
      ...(body === undefined
        ? null
        : {
            body:
              call.encoding === 'form'
                ? new URLSearchParams(body as Record<string, string>)
                : toJson(body as object),
          }),
    })
    return await answerOf(request, response)
  } catch {
    return fault(problem)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}
