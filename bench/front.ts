import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import type { AddressInfo, Server } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Certificate } from './certificate.ts'

/** Milliseconds for which common web servers keep an idle connection open. */
const keepAlive = 75_000

/** A shop at the addresses that visitors use. null: not available over HTTP/2. */
export interface Front {
  http1: string
  http2: string | null
  close(): void
}

interface Answer {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

type Request = IncomingMessage | Http2ServerRequest
type Response = ServerResponse | Http2ServerResponse

/** Headers of a single connection, and headers that compression changes. */
const ownHeaders =
  /^(connection|content-encoding|content-length|date|keep-alive|transfer-encoding)$/
/** Request headers by which the shop knows its visitor. */
const told = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'idempotency-key',
  'x-dp-csrf-token',
]
/** Content types that do not change during the bench. */
const lasting = /^(text\/(css|javascript)|image\/|font\/)/
const compressible = /^(text\/|application\/json|image\/svg)/

/** Best compression for content that is compressed once, otherwise the level that servers use per request. */
function compressed(body: Buffer, type: string): Buffer {
  const quality = lasting.test(type) ? 11 : 5
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

async function ask(shop: string, { headers, method = 'GET', url = '/' }: Request, body: Buffer) {
  const known = told.flatMap((name): [string, string][] =>
    typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
  )
  const sent: RequestInit = {
    method,
    headers: { ...Object.fromEntries(known), 'accept-encoding': 'identity' },
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  }
  // The shop may close an idle connection just as it is used again.
  return fetch(shop + url, sent).catch((error: unknown) => {
    if (method !== 'GET') throw error
    return fetch(shop + url, sent)
  })
}

async function answerOf(shop: string, request: Request): Promise<Answer> {
  const answer = await ask(shop, request, await buffer(request))
  const headers: Answer['headers'] = {}
  for (const [name, value] of answer.headers) if (!ownHeaders.test(name)) headers[name] = value
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  const plain = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const isShort = plain.length === 0 || !compressible.test(type)
  const body = isShort ? plain : compressed(plain, type)
  if (!isShort) headers['content-encoding'] = 'br'
  if (plain.length > 0) headers['content-length'] = `${body.length}`
  return { status: answer.status, headers, body }
}

/**
 * Passes requests on to a shop. Keeps lasting answers, so that no later visitor waits for the shop or the compression.
 */
function handing(shop: string) {
  const kept = new Map<string, Answer>()
  return async (request: Request, response: Response): Promise<void> => {
    const { method, url = '/' } = request
    const answer = kept.get(url) ?? (await answerOf(shop, request))
    const { body, headers, status } = answer
    if (method === 'GET' && status === 200 && lasting.test(`${headers['content-type']}`)) {
      kept.set(url, answer)
    }
    // Both protocols work the same here, although their types differ.
    const to = response as ServerResponse
    to.writeHead(status, headers).end(body)
  }
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Serves a shop with brotli and lasting connections: over HTTP/1.1, and over HTTP/2 if there is a certificate. */
export async function openFront(shop: string, certificate: Certificate | null): Promise<Front> {
  const hand = handing(shop)
  const serve = (request: Request, response: Response) => {
    hand(request, response).catch((error: Error) => response.destroy(error))
  }
  const plain = createServer({ keepAliveTimeout: keepAlive }, serve)
  const secure = certificate && createSecureServer(certificate, serve)
  const sessions = new Set<ServerHttp2Session>()
  secure?.on('session', session => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  return {
    http1: `http://localhost:${await listening(plain)}`,
    http2: secure && `https://localhost:${await listening(secure)}`,
    close() {
      plain.close()
      plain.closeAllConnections()
      secure?.close()
      for (const session of sessions) session.destroy()
    },
  }
}
