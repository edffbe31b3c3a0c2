import { setTimeout as sleep } from 'node:timers/promises'
import { nulled } from './nulls.ts'

/** An answer of the store, on its way out. */
export interface Answer {
  status: number
  headers: Headers
  body: string
}

/** `cut` closes the socket. */
type Spoil = (answer: Answer, cut: () => unknown, request: Request) => Response

const hugeLength = 5_000_000
const depth = 10_000
const dripMs = 50

const encoder = new TextEncoder()

const withBody =
  (
    change: (body: string) => string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  ): Spoil =>
  ({ status, headers, body }) =>
    new Response(change(body), { status, headers })

/** JSON in place of whatever would have come. */
const asJson = (body: string) => () =>
  new Response(body, { headers: { 'content-type': 'application/json' } })

/** With one more field in front; of an answer that is no object, nothing changes. */
const withField = (field: string) => withBody(body => body.replace(/^\{(?=.)/, `{${field},`))

const half = (body: string) => body.slice(0, Math.ceil(body.length / 2))

/** The connection is lost within the body. */
function breakingOff(body: string, cut: () => unknown): ReadableStream<Uint8Array> {
  let isBegun = false
  return new ReadableStream({
    async pull(controller) {
      if (isBegun) {
        // After the first half has been sent.
        await sleep(dripMs)
        cut()
        controller.close()
      } else controller.enqueue(encoder.encode(half(body)))
      isBegun = true
    },
  })
}

/** Byte for byte, for as long as somebody waits. */
function dripping(body: string): ReadableStream<Uint8Array> {
  const bytes = encoder.encode(body).values()
  return new ReadableStream({
    async pull(controller) {
      await sleep(dripMs)
      const { value = 0x20 } = bytes.next()
      controller.enqueue(Uint8Array.of(value))
    },
  })
}

/** What an answer is spoilt by while the deed is done. */
export const spoilers = {
  truncated: withBody(half),
  bom: withBody(body => `\uFEFF${body}`),
  'bad-utf-8': withBody(body => Uint8Array.of(0xc3, 0x28, 0xff, ...encoder.encode(body))),
  extra: withField('"dpUnheardOf":{"of":[1,null,"x"]}'),
  deep: withField(`"dpDeep":${'['.repeat(depth)}${']'.repeat(depth)}`),
  'big-number': withField('"dpBig":1e999'),
  nulls: ({ status, headers, body }, _, request) =>
    new Response(nulled(body, request), { status, headers }),
  nan: withBody(body => body.replace(/^.?/s, '{"dpNumber":NaN,')),
  'plain-text': ({ status, headers, body }) => {
    headers.set('content-type', 'text/plain')
    return new Response(body, { status, headers })
  },
  'bad-gzip': ({ status, headers, body }) => {
    headers.set('content-encoding', 'gzip')
    return new Response(body, { status, headers })
  },
  reset: ({ status, headers, body }, cut) =>
    new Response(breakingOff(body, cut), { status, headers }),
  drip: withBody(dripping),
} satisfies Record<string, Spoil>

/** Where a visitor is led whose session has ended. */
export const signInPath = '/__faults/sign-in'

/** What is answered while nothing is done. */
export const strangers = {
  'wrong-shape': asJson('{"unexpected":[{"shape":true}]}'),
  null: asJson('null'),
  empty: asJson(''),
  huge: asJson(JSON.stringify({ huge: 'x'.repeat(hugeLength) })),
  html: () =>
    new Response('<!doctype html><title>Please wait</title>', {
      headers: { 'content-type': 'text/html' },
    }),
  'sign-in': () => new Response(null, { status: 302, headers: { location: signInPath } }),
} satisfies Record<string, () => Response>
