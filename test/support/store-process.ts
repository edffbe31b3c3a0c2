import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endingText } from '../../build/ending.mjs'
import { shortStoreFlags } from '../../build/short-store.mjs'
import { ampleRates } from './rates.ts'

export interface StoreProcess {
  /** Address of the store. null: it gave up. */
  origin: string | null
  pid: number | undefined
  /** Address of the store. If it gave up, throws and says how it ended. */
  answering(): string
  hasEnded(): boolean
  /** Its output so far. */
  output(): string
  /** Ends the store with this signal. Resolves with its exit code. */
  stop(signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

const ampleSettings = {
  DP_RATE_SESSION: String(ampleRates.session),
  DP_RATE_ADDRESS: String(ampleRates.address),
}

/**
 * Runs the store, or a similar program, as its own process, on a port that the system picks. `tell`: called with the
 * reason if a running store ends before it was stopped.
 */
export async function spawnStore(
  settings: Record<string, string>,
  program = 'demo/store/main.ts',
  tell: (ending: string) => void = console.error,
): Promise<StoreProcess> {
  const child = spawn(process.execPath, [...shortStoreFlags, program], {
    env: { ...process.env, PORT: '0', ...ampleSettings, ...settings },
  })
  const exited = once(child, 'exit')
  let written = ''
  let isStopped = false
  const origin = await new Promise<string | null>(resolve => {
    const listen = (chunk: Buffer) => {
      written += chunk.toString()
      const port = /localhost:(\d+)/.exec(written)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    // By then, all its output has arrived.
    child.once('close', () => resolve(null))
  })
  const ending = () =>
    endingText(program, { code: child.exitCode, signal: child.signalCode }, written)
  child.once('close', () => {
    if (origin && !isStopped) tell(ending())
  })
  return {
    origin,
    pid: child.pid,
    answering() {
      if (origin) return origin
      throw new Error(`The store did not start: ${ending()}`)
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => written,
    async stop(signal = 'SIGTERM') {
      isStopped = true
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
}
