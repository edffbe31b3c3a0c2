import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endingText } from '../../build/ending.mjs'

export interface StoreProcess {
  /** Where it answers, once it does; null where it gave up. */
  origin: string | null
  pid: number | undefined
  /** Where it answers; throws where it gave up, and says how that ended. */
  answering(): string
  hasEnded(): boolean
  /** What it wrote, up to now. */
  output(): string
  /** Ends it by the signal and answers with its exit code. */
  stop(signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

/**
 * Runs the store, or another program like it, as its own process, on a port that the system picks. `tell`: is told how
 * one that answered has ended before it was stopped.
 */
export async function spawnStore(
  settings: Record<string, string>,
  program = 'demo/store/main.ts',
  tell: (ending: string) => void = console.error,
): Promise<StoreProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', ...settings },
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
    // All that it wrote has come by then.
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
