import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A plain balancer: the next request goes to the next store that says it serves. It tries no request twice. */

const lookEveryMs = 50

export interface Balancer {
  origin: string
  /** Stores that serve, as of the latest look. */
  serving(): readonly string[]
  close(): Promise<void>
}

const isServing = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
    async answer => {
      await answer.arrayBuffer()
      return answer.status === 200
    },
    () => false,
  )

/** `stores`: the addresses of all stores, whether they run or not. */
export async function startBalancer(stores: () => readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let serving: readonly string[] = []
  let turn = 0
  const closing = new AbortController()

  const look = async () => {
    const all = stores()
    const found = await Promise.all(all.map(isServing))
    serving = all.filter((_, n) => found[n])
  }
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const store = serving[(turn += 1) % serving.length]
    const fail = () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end())
    if (!store) {
      fail()
      return
    }
    const { method = 'GET', url = '/', headers, socket } = asked
    const sent = request(store + url, {
      agent,
      method,
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' },
    })
    sent.on('response', got => {
      const { connection: _, ...kept } = got.headers
      answer.writeHead(got.statusCode ?? 502, kept)
      got.on('error', fail)
      got.pipe(answer)
    })
    sent.on('error', fail)
    asked.pipe(sent)
  }
  await look()
  const looking = (async () => {
    while (!closing.signal.aborted) {
      await wait(lookEveryMs)
      await look()
    }
  })()
  const server = createServer(pass)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    serving: () => serving,
    async close() {
      closing.abort()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await looking
      agent.destroy()
    },
  }
}
