import * as fc from 'fast-check'
import { known } from '../../demo/store/fitment/seed/known-models.ts'
import type { CallSpec } from '../../src/contract/call.ts'
import type { Shape } from '../../src/contract/fits.ts'
import { anyText } from './any-text.ts'
import { filled, type Request as Example } from '../store/requests.ts'
import { altered, near } from './near.ts'
import type { Shopper } from './store.ts'

/** Requests as careless, broken and hostile clients send them, built from a call's declaration. */

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
  '<img src=x onerror=alert(1)>',
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

const pathParts = rarely(fc.constantFrom('DB0HEADPH01', 'x'), texts)

/** What a request says. No two of its values need to belong together, unless it is like one that the store knows. */
interface Content {
  path: fc.Arbitrary<string>
  query: fc.Arbitrary<unknown>
  body: fc.Arbitrary<unknown>
}

const nothing = { type: 'object', entries: {} }

/** Any values near those that the call declares. */
const declaredBy = ({ path, query, body }: CallSpec): Content => ({
  path: path.includes('{')
    ? pathParts.map(part => path.replace(/\{\w+\}/, encodeURIComponent(part.toWellFormed()) || '-'))
    : fc.constant(path),
  query: near((query ?? nothing) as Shape, texts),
  body: near((body ?? nothing) as Shape, texts),
})

/** A request that the store answers with success, at most a value of its query and one of its body apart. */
function like({ path, form, body }: Example, own: Shopper): Content {
  const { pathname, searchParams } = new URL(filled(path, own), 'http://localhost')
  return {
    path: fc.constant(pathname),
    query: altered(Object.fromEntries(searchParams), texts),
    body: altered(form ?? JSON.parse(filled(JSON.stringify(body ?? {}), own)), texts),
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

function bodyOf(
  { body, encoding }: CallSpec,
  values: fc.Arbitrary<unknown>,
): fc.Arbitrary<string | Uint8Array<ArrayBuffer> | null> {
  if (!body) return fc.constant(null)
  const written =
    encoding === 'form'
      ? pairs(values).map(search)
      : values.map(value => JSON.stringify(value) ?? '')
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

function headersOf({ body, encoding }: CallSpec, own: Shopper): fc.Arbitrary<Headers> {
  const usualType =
    encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json; charset=utf-8'
  const forged = `${own.cookie.slice(0, -3)}abc`
  return fc.record({
    'content-type': body
      ? rarely(fc.constant<string | null>(usualType), otherTypes)
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
    'x-dp-encrypted-token': fc.constantFrom('demo', 'B0CONSOLE1.x', '.', null),
    'idempotency-key': fc.constantFrom(null, null, null, '', 'a', 'b', longKey, '\xff;\t"'),
    accept: fc.constantFrom(null, null, '*/*', 'text/html', 'x'),
    'accept-language': fc.constantFrom(null, 'de', ';q=,', 'x'.repeat(1_000)),
  })
}

export interface HostileRequest {
  call: CallSpec
  path: string
  query: Pairs
  headers: Headers
  body: string | Uint8Array<ArrayBuffer> | null
  /** true: it may change something (STO-030 to STO-032). */
  mayWrite: boolean
}

function mayWrite({ call, headers }: Omit<HostileRequest, 'mayWrite'>, own: Shopper): boolean {
  const site = headers['sec-fetch-site']
  const isOwn = headers['cookie'] === own.cookie && headers['x-dp-csrf-token'] === own.csrfToken
  if (call.method === 'GET') return isOwn || site === 'same-origin'
  return isOwn && [null, 'same-origin', 'none'].includes(site ?? null)
}

/** `example`: a request of the call that the store answers with success. Every other hostile request is like it. */
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
      headers: headersOf(call, own),
      body: bodyOf(call, body),
    })
  return fc
    .oneof(saying(declaredBy(call)), saying(like(example, own)))
    .map(request => ({ ...request, mayWrite: mayWrite(request, own) }))
}

export function asRequest({ call, path, query, headers, body }: HostileRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]): Pairs =>
    value === null ? [] : [[name, value]],
  )
  const asked = search(query)
  return new Request(`http://localhost${path}${asked && `?${asked}`}`, {
    method: call.method,
    headers: given,
    ...(body !== null && { body }),
  })
}
