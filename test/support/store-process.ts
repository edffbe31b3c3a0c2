import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface StoreProcess {
  /** Where it answers, once it does; null where it gave up. */
  origin: string | null
  /** What it wrote, up to now. */
  output(): string
  /** Ends it by the signal and answers with its exit code. */
  stop(signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

/** Runs the store, or another program like it, as its own process, on a port that the system picks. */
export async function spawnStore(
  settings: Record<string, string>,
  program = 'demo/store/main.ts',
): Promise<StoreProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', ...settings },
  })
  const exited = once(child, 'exit')
  let written = ''
  const origin = await new Promise<string | null>(resolve => {
    const listen = (chunk: Buffer) => {
      written += chunk.toString()
      const port = /localhost:(\d+)/.exec(written)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => resolve(null))
  })
  return {
    origin,
    output: () => written,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
}
