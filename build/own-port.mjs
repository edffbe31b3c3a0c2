import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems hand out to programs and connections. */
const [lowest, count] = [10_000, 20_000]
/** Distance between the first ports of two processes, so that neighbours do not try the same port. */
const stride = 7

/** Ports that this process has already been given. Their programs may not listen yet. */
const given = new Set()

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
 * Finds a free port for a program that cannot choose and report its own. Two processes that ask at the same time get
 * different ports, because each starts at another number. `id`: id of the process.
 */
export async function ownPort(id = process.pid) {
  for (let step = 0; step < count; step++) {
    const port = lowest + ((id * stride + step) % count)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
  throw new Error(`No port from ${lowest} to ${lowest + count - 1} is free.`)
}
