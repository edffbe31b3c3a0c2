import { createHash } from 'node:crypto'
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTableName } from 'drizzle-orm'
import { createPGlite, pgliteDatabase } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { families } from './families.ts'
import { seed } from './seed.ts'
import type { FamilyOutline } from './server/family.ts'

const cache = new URL('../../.cache/', import.meta.url)
const here = new URL('./', import.meta.url)

/**
 * A seeded database as an archive, built once per version of schema and seed. A store starts from it within a second.
 * `folder`: where archives are kept.
 */
export async function seededSnapshot(folder = cache): Promise<Blob> {
  const name = `store-${version()}.tar.gz`
  const file = new URL(name, folder)
  mkdirSync(folder, { recursive: true })
  if (!readdirSync(folder).includes(name)) await build(name, folder)
  return new Blob([readFileSync(file)])
}

async function build(name: string, folder: URL): Promise<void> {
  const client = await createPGlite({ initDbStartParams: logOfSmallFiles })
  const database = pgliteDatabase(client, () => {})
  for (const step of making) await database.script(step)
  await migrate(database)
  await seed(database)
  // Not what shoppers write: PGlite has no autovacuum, and what has learnt that a table is empty scans it
  // for ever, however it grows (a fourth of the claims/s).
  const tables = families.flatMap(({ seededTables = [] }: FamilyOutline) =>
    seededTables.map(getTableName),
  )
  await database.script(`vacuum analyze ${tables.join(', ')}`)
  for (const step of shrinking) await database.script(step)
  const archive = await client.dumpDataDir('gzip')
  await database.close()
  // Written aside and moved: a second builder at the same time never reads half a file.
  const part = new URL(`${name}.${process.pid}`, folder)
  writeFileSync(part, Buffer.from(await archive.arrayBuffer()))
  renameSync(part, new URL(name, folder))
  for (const old of readdirSync(folder)) {
    if (old.startsWith('store-') && old.endsWith('.tar.gz') && old !== name) {
      rmSync(new URL(old, folder), { force: true })
    }
  }
}

/** Files of 1 MB in place of 16: each start unpacks one. */
const logOfSmallFiles = ['--wal-segsize=1']

/**
 * What each start need not do: unpack databases from which others would be made, and fill with zeros more memory than the
 * store's data takes.
 */
const making = [
  'set wal_recycle = off',
  ...['template0', 'template1'].flatMap(name => [
    `alter database ${name} is_template false`,
    `drop database ${name}`,
  ]),
  `alter system set shared_buffers = '32MB'`,
]

/** Leaves one empty file of the log behind, in place of all that was written while seeding. */
const shrinking = ['checkpoint', 'select pg_switch_wal()', 'checkpoint']

/** What the content of the snapshot comes from: patterns in this folder. */
const sources = [
  'database/migrations/*',
  'database/random.ts',
  '**/seed/*',
  'fitment/names.ts',
  'seed.ts',
  'snapshot.ts',
]

/** Changes with every file that the content of the snapshot comes from. */
function version(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: fileURLToPath(here) }).sort()) {
    hash.update(file).update(readFileSync(new URL(file, here)))
  }
  const engine = new URL('../../node_modules/@electric-sql/pglite/package.json', here)
  return hash.update(readFileSync(engine)).digest('hex').slice(0, 16)
}
