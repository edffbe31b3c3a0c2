import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endingText } from './ending.mjs'
import { storeEnv } from './install.mjs'
import { root } from './project.mjs'

const startLimit = 60_000

/** Writes the output into files: a full pipe would block the store while this process waits for another. */
function start({ program, flags, checkout: cwd }, folder) {
  const files = ['out', 'err'].map(name => join(folder, name))
  const [out, err] = files.map(file => openSync(file, 'w'))
  const shop = spawn('node', [...flags, program], {
    cwd,
    env: { ...storeEnv, PORT: '0', DATA_DIR: join(folder, 'data'), DP_FAULTS: '1' },
    stdio: ['ignore', out, err],
  })
  closeSync(out)
  closeSync(err)
  const [printed, complained] = files.map(file => () => readFileSync(file, 'utf8'))
  return { shop, printed, complained }
}

/** Waits until the store prints its address. undefined: the store ended or takes too long. */
async function addressOf({ shop, printed }) {
  const deadline = Date.now() + startLimit
  while (shop.exitCode === null && shop.signalCode === null && Date.now() < deadline) {
    const [url] = /http:\/\/localhost:\d+/.exec(printed()) ?? []
    if (url) return url
    await wait(100)
  }
  return undefined
}

/** Turns a promise into its outcome. Never rejects. */
const outcomeOf = promise =>
  promise.then(
    value => ({ value }),
    error => ({ error }),
  )

/**
 * Starts the reference store with a database of its own, on a port that the store picks, while `use` runs. Rejects with
 * the reason if the store does not start or ends too early. `flags`: those of Node. `checkout`: folder of another checkout,
 * whose store and build are used instead.
 */
export async function withShop(
  use,
  { program = 'demo/store/main.ts', flags = [], checkout = root } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'dp-shop-'))
  const started = start({ program, flags, checkout }, folder)
  const { shop, complained } = started
  const ended = once(shop, 'exit')
  const used = addressOf(started).then(url => {
    if (!url) throw new Error('The store did not start.')
    return use(url)
  })
  const { value, error } = await outcomeOf(used)
  shop.kill()
  const [code, signal] = await ended
  const said = complained()
  rmSync(folder, { recursive: true, force: true })
  if (code !== 0) {
    const ending = endingText(program, { code, signal }, said)
    throw new Error([error?.message, ending].filter(Boolean).join('\n'), { cause: error })
  }
  process.stderr.write(said)
  if (error) throw error
  return value
}
