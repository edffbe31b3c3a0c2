import * as fc from 'fast-check'
import { known } from '../../demo/store/fitment/seed/known-models.ts'
import type { CallSpec } from '../../src/contract/call.ts'
import type { Shape } from '../../src/contract/fits.ts'
import { filled, type Request as Example } from '../store/requests.ts'
import { anyText } from './any-text.ts'
import { altered, near } from './near.ts'
import type { Shopper } from './store.ts'

/** Requests as careless, broken and hostile clients send them, built from a call's declaration and from a request that it takes. */

/** Values that the store knows, so that a request reaches the database. */
const usual = [
  'B0HEADPH01',
  'OLB0HEADPH01',
  'DB0HEADPH01',
  'B0COFFEE01',
  'OLB0COFFEE01',
  known.part.asin,
  known.part.number,
  known.fits.brand,
  known.fits.series,
  known.fits.model,
  'default',
  '10001',
  'DE',
  '1',
  '5',
]
/** Markup that would run in a page. No HTML that the store sends may hold it. */
export const runningMarkup = '<img src=x onerror=alert(1)>'
/** Stands for a list in lists. A body of JSON holds that in its place. */
const deep = '[deep]'
const levels = 25_000

const odd = [
  '',
  ' ',
  '-1',
  '1e999',
  '999999999999999999999',
  '__proto__',
  'constructor',
  '%',
  '%_',
  "'; drop table deal; --",
  '{{7*7}}${7*7}',
  runningMarkup,
  deep,
  '../../package.json',
  '\0',
  '\ud800',
  '\u2028',
  '‮مرحبا',
  'x'.repeat(5_000),
]
const texts = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...usual) },
  { weight: 2, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: anyText({ maxLength: 30 }) },
)
const rarely = <T>(usually: fc.Arbitrary<T>, else_: fc.Arbitrary<T>, weight = 8) =>
  fc.oneof({ weight, arbitrary: usually }, { weight: 1, arbitrary: else_ })

type Pairs = [name: string, value: string][]

/** Parts of a path, as an address holds them. Some cannot be decoded. */
const pathParts = rarely(
  rarely(fc.constantFrom('DB0HEADPH01', 'x'), texts).map(
    part => encodeURIComponent(part.toWellFormed()) || '-',
  ),
  fc.constantFrom('%', '%zz', '%E0%A4', '%00', '..%2F..'),
)

/** What a request says. Its values belong together only if it is `like` an example. */
interface Content {
  path: fc.Arbitrary<string>
  query: fc.Arbitrary<unknown>
  body: fc.Arbitrary<unknown>
}

const nothing = { type: 'object', entries: {} }
const shapeOf = (schema: CallSpec['body']) => (schema ?? nothing) as Shape

/** Any values near those that the call declares. */
const declaredBy = ({ path, query, body }: CallSpec): Content => ({
  path: path.includes('{')
    ? pathParts.map(part => path.replace(/\{\w+\}/, () => part))
    : fc.constant(path),
  query: near(shapeOf(query), texts),
  body: near(shapeOf(body), texts),
})

/** Values of a request that the call takes, and near those. */
function like(call: CallSpec, { path, form, body }: Example, own: Shopper): Content {
  const { pathname, searchParams } = new URL(filled(path, own), 'http://localhost')
  const sent: object = form ?? JSON.parse(filled(JSON.stringify(body ?? {}), own))
  return {
    path: fc.constant(pathname),
    query: altered(Object.fromEntries(searchParams), shapeOf(call.query), texts),
    body: altered(sent, shapeOf(call.body), texts),
  }
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

/** Pairs of a query or form, as its text can hold them. Names may repeat, or be unknown to the call. */
function pairs(values: fc.Arbitrary<unknown>): fc.Arbitrary<Pairs> {
  const own = values.map((value): Pairs => {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return entries.flatMap(([name, one]) => (one === undefined ? [] : [[name, asText(one)]]))
  })
  const more = rarely(fc.constant<Pairs>([]), fc.array(fc.tuple(texts, texts), { maxLength: 4 }))
  const twice = fc.nat(9)
  return fc
    .tuple(own, more, twice)
    .map(([first, others, n]) =>
      n === 0 ? [...others, ...first, ...first] : [...first, ...others],
    )
    .map(list => list.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]))
}

const encoder = new TextEncoder()
export const bytesOf = (body: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  typeof body === 'string' ? encoder.encode(body) : body
const search = (list: Pairs) => new URLSearchParams(list).toString()

/** Damages the bytes of a well-formed body. */
const spoilers: readonly ((body: string) => string | Uint8Array<ArrayBuffer>)[] = [
  body => body.slice(0, body.length / 2),
  body => `\uFEFF${body}`,
  body => Uint8Array.of(...bytesOf(body), 0xc3, 0x28, 0xff),
  body => Uint8Array.of(0xff, 0xfe, ...bytesOf(body)),
  body => body.replace('{', '{"__proto__":{"asin":"x"},"constructor":{"prototype":{}},'),
  body => body.replace('{', '{"quantity":1,"quantity":2,"asin":[],'),
  body => body + body,
  body => body + ' '.repeat(70_000),
  () => '['.repeat(20_000),
  () => `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  () => '',
  () => 'null',
  () => '%%%=%E0%A4&&&=',
  () => '--x\r\ncontent-disposition: form-data; name="asin"; filename="a"\r\n\r\nx\r\n--x--\r\n',
]

const nested = '['.repeat(levels) + ']'.repeat(levels)
const asJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(JSON.stringify(deep), nested)

function bodyOf(
  { body, encoding }: CallSpec,
  values: fc.Arbitrary<unknown>,
): fc.Arbitrary<string | Uint8Array<ArrayBuffer> | null> {
  if (!body) return fc.constant(null)
  const written = encoding === 'form' ? pairs(values).map(search) : values.map(asJson)
  const spoilt = fc.tuple(written, fc.constantFrom(...spoilers)).map(([text, spoil]) => spoil(text))
  return rarely<string | Uint8Array<ArrayBuffer>>(written, spoilt)
}

const otherTypes = fc.constantFrom(
  null,
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/vnd.api+json;type="x"',
)
const longKey = 'k'.repeat(256)

/** Headers by name. null: not sent. */
type Headers = Record<string, string | null>

function headersOf({ body, contentType, encoding }: CallSpec, own: Shopper): fc.Arbitrary<Headers> {
  const usualType =
    encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json; charset=utf-8'
  const forged = `${own.cookie.slice(0, -3)}abc`
  return fc.record({
    'content-type': body
      ? rarely(fc.constantFrom<string | null>(usualType, contentType ?? usualType), otherTypes)
      : fc.constant(null),
    cookie: rarely<string | null>(
      fc.constant(own.cookie),
      fc.constantFrom(null, forged, 'dp_session=', 'dp_session=%00.%', '=;=,', 'x'.repeat(4_000)),
      20,
    ),
    'x-dp-csrf-token': rarely<string | null>(
      fc.constant(own.csrfToken),
      fc.constantFrom(null, '', 'wrong'),
      20,
    ),
    'sec-fetch-site': rarely<string | null>(
      fc.constantFrom(null, 'same-origin'),
      fc.constantFrom('same-site', 'cross-site', 'none', 'x', ''),
      20,
    ),
    origin: rarely<string | null>(
      fc.constantFrom(null, 'http://localhost'),
      fc.constantFrom('https://elsewhere.invalid', 'null', ''),
      20,
    ),
    'x-dp-encrypted-token': fc.constantFrom('demo', 'B0CONSOLE1.x', '.', null),
    'idempotency-key': fc.constantFrom(null, null, null, '', 'a', 'b', longKey, '\xff;\t"'),
    accept: fc.constantFrom(null, null, '*/*', 'text/html', 'x'),
    'accept-language': fc.constantFrom(null, 'de', ';q=,', 'x'.repeat(1_000)),
  })
}

/** What may stand at the end of a query. Some of it cannot be decoded. */
const tails = rarely(fc.constant(''), fc.constantFrom('&%E0%A4=%', '&=&&', '&%zz', '&x'))

export interface HostileRequest {
  call: CallSpec
  path: string
  query: Pairs
  tail: string
  headers: Headers
  body: string | Uint8Array<ArrayBuffer> | null
  /** true: it may change something (STO-030 to STO-032). */
  mayWrite: boolean
}

function mayWrite({ call, headers }: Omit<HostileRequest, 'mayWrite'>, own: Shopper): boolean {
  const site = headers['sec-fetch-site']
  const isOwnOrigin = [null, 'http://localhost'].includes(headers['origin'] ?? null)
  const isOwn = headers['cookie'] === own.cookie && headers['x-dp-csrf-token'] === own.csrfToken
  if (call.method === 'GET') return isOwn || site === 'same-origin'
  // Browsers of old name the origin alone.
  return isOwn && (site === null ? isOwnOrigin : ['same-origin', 'none'].includes(site ?? ''))
}

/** The form as browsers send it for `enctype="multipart/form-data"`. */
function inParts(request: HostileRequest): HostileRequest {
  const { body, call, headers } = request
  if (call.encoding !== 'form' || typeof body !== 'string') return request
  const parts = [...new URLSearchParams(body)].map(
    ([name, value]) =>
      `--x\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, encodeURIComponent)}"\r\n\r\n${value}\r\n`,
  )
  const type = 'multipart/form-data; boundary=x'
  return {
    ...request,
    body: `${parts.join('')}--x--\r\n`,
    headers: { ...headers, 'content-type': type },
  }
}

/** `example`: a request that the call takes. Every other hostile request is like it. */
export function hostileRequest(
  call: CallSpec,
  own: Shopper,
  example: Example,
): fc.Arbitrary<HostileRequest> {
  const saying = ({ path, query, body }: Content) =>
    fc.record({
      call: fc.constant(call),
      path,
      query: pairs(query),
      tail: tails,
      headers: headersOf(call, own),
      body: bodyOf(call, body),
    })
  const requests = fc
    .oneof(saying(declaredBy(call)), saying(like(call, example, own)))
    .map(request => ({ ...request, mayWrite: mayWrite(request, own) }))
  return rarely(requests, requests.map(inParts))
}

export function asRequest({ call, path, query, tail, headers, body }: HostileRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]): Pairs =>
    value === null ? [] : [[name, value]],
  )
  const asked = search(query)
  return new Request(`http://localhost${path}${(asked || tail) && `?${asked}${tail}`}`, {
    method: call.method,
    headers: given,
    ...(body !== null && { body }),
  })
}
