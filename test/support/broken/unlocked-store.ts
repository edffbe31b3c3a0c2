import { readFileSync } from 'node:fs'
import { openPostgres } from '../../../demo/store/database/database.ts'
import { migrate } from '../../../demo/store/database/migrate.ts'

/** The store on PostgreSQL, but it reserves delivery slots without a lock: two who count at once find the same place free. */
const database = await openPostgres(process.env['DATABASE_URL'] ?? '')
await migrate(database)
const migration = '../../../demo/store/database/migrations/0021-delivery-slots.sql'
const text = readFileSync(new URL(migration, import.meta.url), 'utf8')
const [made = ''] = /create function reserve_slot[^]+?\$\$;/.exec(text) ?? []
const unlocked = made.replace(' for update;', ';')
if (made === unlocked) throw new Error('reserve_slot has no lock to take away')
await database.script(unlocked.replace('create function', 'create or replace function'))
await database.close()
await import('../../../demo/store/main.ts')
