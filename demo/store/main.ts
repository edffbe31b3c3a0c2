import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { tellError } from '../tell-error.ts'
import type { Store } from './app.ts'
import { DirectoryInUse } from './database/lock.ts'
import { httpServer } from './server/http-server.ts'
import { tellEnd } from './server/last-words.ts'
import { usualRates } from './server/rates.ts'
import { OtherSecret } from './server/secret.ts'
import { openStore } from './start.ts'

const {
  PORT = '4000',
  // A demo is for its own machine. In a container or a network, the person who starts it says so.
  HOST = '127.0.0.1',
  DATABASE_URL,
  DATA_DIR = '.data',
  DP_FAULTS,
  DP_SECRET,
} = process.env
const tickMs = 5_000

class WrongSetting extends Error {}

/** A setting that is a number, from 0 on. */
function amount(name: string, usual: number): number {
  const given = process.env[name] ?? String(usual)
  if (/^\d{1,9}$/.test(given)) return Number(given)
  throw new WrongSetting(`${name} is ${given}: set ${name} to a whole number, from 0 on.`)
}

const ours = [DirectoryInUse, WrongSetting, OtherSecret]

/** Faults of the set-up get one line that says what to do; anything else is ours, with its stack. */
function explain(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (ours.some(kind => error instanceof kind)) return error.message
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${PORT} is taken: stop what listens there, or set PORT to another one.`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is ${HOST}, which is no address of this machine: set HOST to one, to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all.`
  }
  if (code === 'EACCES') return `Port ${PORT} may not be opened: set PORT to one above 1023.`
  return DATABASE_URL ? explainDatabase(error, String(code)) : null
}

function explainDatabase(error: Error, code: string): string | null {
  const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH']
  if (unreachable.includes(code) || /timeout/i.test(error.message)) {
    return `The database of DATABASE_URL does not answer (${code}): start PostgreSQL, or unset DATABASE_URL to use the embedded one.`
  }
  // 28: authorization, 3D: no such database.
  return /^(28|3D)/.test(code) ? `The database of DATABASE_URL refuses: ${error.message}.` : null
}

function fail(error: unknown): never {
  isStopping = true
  console.error(explain(error) ?? tellError(error))
  process.exit(1)
}

const tellUnlessStopping = (what: string) => (error: unknown) => {
  if (!isStopping) console.error(`${what}: ${tellError(error)}`)
}

function listen(store: Store) {
  const server = httpServer(store.app)
  server.once('error', error => {
    void store.close().finally(() => fail(error))
  })
  server.listen(Number(PORT), HOST, () => {
    const address = server.address()
    console.log(addresses(isInet(address) ? address.port : Number(PORT)).join('\n'))
    store.warm().catch(tellUnlessStopping('Nothing could be read ahead'))
  })
  return server
}

const isInet = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

/** All network addresses of the machine. */
const isOpen = ['0.0.0.0', '::'].includes(HOST)

function addresses(port: number): string[] {
  const others = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ family, internal }) => isOpen && family === 'IPv4' && !internal)
    .map(({ address }) => `  or   http://${address}:${port}/`)
  return [`Open  http://localhost:${port}/`, ...others]
}

/** What ends it is known. */
let isStopping = false
tellEnd(() => isStopping)
async function open() {
  const drainSeconds = amount('DP_DRAIN', 0)
  const store = await openStore({
    databaseUrl: DATABASE_URL,
    dataDirectory: DATA_DIR,
    secret: DP_SECRET,
    rates: {
      session: amount('DP_RATE_SESSION', usualRates.session),
      address: amount('DP_RATE_ADDRESS', usualRates.address),
    },
    proxies: amount('DP_PROXIES', 0),
    faults: DP_FAULTS === '1',
  })
  return { store, drainSeconds }
}
const { store, drainSeconds } = await open().catch(fail)
const server = listen(store)
const ticking = setInterval(() => {
  store.tick().catch(tellUnlessStopping('The deals could not be brought up to date'))
}, tickMs)

/**
 * Serves on for some seconds, for balancers to notice; lets requests under way end; then closes the database. A second
 * signal changes nothing.
 */
async function stop(seconds: number) {
  if (isStopping) return
  isStopping = true
  store.drain()
  await wait(seconds * 1_000)
  clearInterval(ticking)
  const closed = new Promise(resolve => server.close(resolve))
  server.closeIdleConnections()
  const patience = setTimeout(() => server.closeAllConnections(), 5_000)
  await closed
  clearTimeout(patience)
  await store.close()
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(drainSeconds))
