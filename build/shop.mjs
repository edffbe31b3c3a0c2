import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from './install.mjs'
import { root } from './project.mjs'

const startLimit = 60_000

/** A port that nobody listens on. */
export async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

async function isUp(url) {
  try {
    return (await fetch(url)).status < 500
  } catch {
    return false
  }
}

/** Starts the reference store on a free port with a database of its own, for as long as `use` takes. */
export async function withShop(use) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'dp-shop-'))
  const settings = { PORT: String(port), DATA_DIR: folder, DP_FAULTS: '1' }
  const shop = spawn('node', ['demo/store/main.ts'], {
    cwd: root,
    env: { ...env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(shop, 'exit')
  try {
    const url = `http://localhost:${port}`
    const deadline = Date.now() + startLimit
    while (!(await isUp(`${url}/dp/cart/count`))) {
      if (shop.exitCode !== null || Date.now() > deadline)
        throw new Error('The store did not start.')
      await wait(200)
    }
    return await use(url)
  } finally {
    shop.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
