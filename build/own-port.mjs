import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems give to whoever asks for any port, and to connections. */
const [lowest, count] = [10_000, 20_000]
/** So far apart that processes started one after another do not meet. */
const stride = 7

async function isFree(port) {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/**
 * A port that nobody listens on, for a program that cannot pick its own and tell it. Two processes that ask at once
 * get two: each looks from a place of its own. `id`: the process.
 */
export async function ownPort(id = process.pid) {
  for (let step = 0; step < count; step++) {
    const port = lowest + ((id * stride + step) % count)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${lowest} to ${lowest + count - 1} is free.`)
}
