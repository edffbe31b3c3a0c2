import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Database } from './database.ts'

const folder = new URL('migrations/', import.meta.url)

interface Migration {
  version: number
  text: string
}

export function migrations(): Migration[] {
  return readdirSync(folder)
    .sort()
    .map(file => ({
      version: Number.parseInt(file, 10),
      text: readFileSync(new URL(file, folder), 'utf8'),
    }))
}

const versions = v.array(v.object({ version: v.number() }))

/** Key of the lock that lets two stores start at once on one database. */
export const lockKey = 7_310_204

/** Applies what the database has not seen yet, each migration and its version in one transaction. */
export async function migrate(database: Database): Promise<void> {
  await database.script(
    `begin; select pg_advisory_xact_lock(${lockKey});
    create table if not exists schema_version (version integer primary key); commit`,
  )
  const rows = await database.query('schema-version', 'select version from schema_version', [])
  const applied = new Set(v.parse(versions, rows).map(({ version }) => version))
  for (const { version, text } of migrations()) {
    if (applied.has(version)) continue
    await database.script(guarded(version, text))
  }
}

/** Another store may have applied it while this one waited for the lock: then nothing is left to do. */
const guarded = (version: number, text: string) => `begin;
select pg_advisory_xact_lock(${lockKey});
do $migration$ begin
  if not exists (select from schema_version where version = ${version}) then
    execute $statements$${text}$statements$;
    insert into schema_version values (${version});
  end if;
end $migration$;
commit`
