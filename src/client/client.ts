import type { CallHeader, CallSpec, Outcome } from '../contract/call.ts'
import { fits } from '../contract/fits.ts'

/** Where a call is sent. */
export interface Target {
  call: CallSpec
  params?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, string | undefined>> | undefined
  /** Replaces the call's base, or the whole path if the call has no base. */
  at?: string | undefined
  /** Prefix of root-relative addresses. */
  baseUrl?: string | undefined
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
}

type Result = Outcome<CallSpec>

const headerNames: Record<CallHeader, string> = {
  csrf: 'x-dp-csrf-token',
  slate: 'x-dp-slate-token',
  encrypted: 'x-dp-encrypted-token',
  device: 'x-dp-device-attributes',
  currency: 'x-dp-currency-preference',
  metadata: 'x-dp-metadata',
  language: 'Accept-Language',
}

/** The address of a request: its path with the parameters, the query, and the base URL. */
export function addressOf({ call, params, query, at, baseUrl }: Target): string {
  const path = call.base && at ? at + call.path.slice(call.base.length) : (at ?? call.path)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    // Half of a surrogate pair, as a page may cut a text, has no encoding.
    encodeURIComponent((params?.[name] ?? '').toWellFormed()),
  )
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
    const value = headers[name]
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

/** Returns the first refusal of the call that matches the answer. Default: `unavailable`. */
async function refusalOf({ refusals }: CallSpec, response: Response): Promise<Result> {
  const { status } = response
  const body = (await response.json().catch(() => null)) as ErrorBody | null
  const type = body?.type
  const code = body?.entity?.status ?? type
  const fitting = Object.keys(refusals ?? {}).find(name => {
    const refusal = refusals?.[name]
    return (
      (refusal?.status === undefined || refusal.status === status) &&
      (refusal?.type === undefined || refusal.type === type)
    )
  })
  return fault(fitting ?? 'unavailable', status, typeof code === 'string' ? code : '')
}

async function answerOf(call: CallSpec, response: Response): Promise<Result> {
  const { status } = response
  if (!response.ok) return refusalOf(call, response)
  if (!call.output) return { ok: true, value: null, status } as Result
  // Outside the try: a body that breaks off is a lost connection. Invalid JSON is a malformed answer.
  const text = await response.text()
  try {
    // JSON, an empty body or a whole page, such as a sign-in page, is no fragment.
    const isFragment =
      call.answer === 'html' &&
      /html/.test(response.headers.get('content-type') ?? '') &&
      !/^\s*<(!d|html)/i.test(text)
    const value: unknown = isFragment ? text : JSON.parse(text)
    if (fits(call.output, value)) return { ok: true, value, status } as Result
  } catch {
    // The body is no JSON.
  }
  return fault('malformed', status)
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
                : JSON.stringify(body),
          }),
    })
    return await answerOf(call, response)
  } catch {
    return fault(problem)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}
