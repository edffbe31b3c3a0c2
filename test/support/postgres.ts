import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const versions = '/usr/lib/postgresql'

/** Folder of the newest PostgreSQL's programs on this machine. null: none. */
export function postgresPrograms(): string | null {
  if (!existsSync(versions)) return null
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))
  const found = newest.map(version => join(versions, version, 'bin'))
  return found.find(bin => existsSync(join(bin, 'initdb'))) ?? null
}

export interface Cluster {
  url: string
  /** As if the power went. What was acknowledged is there once it runs again. */
  halt(): Promise<void>
  /** Starts it again. */
  resume(): Promise<void>
  /** For good. */
  stop(): Promise<void>
}

/** Starts a new cluster in a temporary folder, without durability. */
export async function startPostgres(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'dp-postgres-'))
  const account = await giveAway(folder)
  const as = (program: string, ...options: string[]) =>
    run(join(programs, program), options, { ...account, cwd: folder })
  const data = join(folder, 'data')
  await as('initdb', '--pgdata', data, '--username', 'store', '--auth', 'trust', '--no-sync')
  // A socket in its own folder: another program could take a port before the cluster listens.
  const settings = `-k ${folder} -c fsync=off -c listen_addresses=`
  const log = join(folder, 'log')
  const resume = async () =>
    void (await as('pg_ctl', 'start', '--wait', '-D', data, '--log', log, '--options', settings))
  const halt = async () =>
    void (await as('pg_ctl', 'stop', '--wait', '-D', data, '--mode', 'immediate'))
  await resume()
  return {
    url: `postgres://store@localhost/postgres?host=${folder}`,
    halt,
    resume,
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const idOf = async (flag: '-u' | '-g') => Number((await run('id', [flag, 'postgres'])).stdout)

/** initdb refuses to run as root, so root gives the folder to the account of PostgreSQL. Returns the account to run as. */
async function giveAway(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = [await idOf('-u'), await idOf('-g')]
  chownSync(folder, uid, gid)
  return { uid, gid }
}
