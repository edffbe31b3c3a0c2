import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createStore, type Store } from './app.ts'
import { openPGlite, openPostgres, type Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { seed } from './seed.ts'
import { readSecret } from './server/secret.ts'
import { seededSnapshot } from './snapshot.ts'

export interface Settings {
  /** PostgreSQL to use in place of the embedded database. */
  databaseUrl?: string | undefined
  dataDirectory: string
  secret?: string | undefined
  faults: boolean
}

/** Opens the database, brings it up to date and makes the store on it. */
export async function openStore(settings: Settings): Promise<Store> {
  const { databaseUrl, dataDirectory, faults } = settings
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openDirectory(join(dataDirectory, 'store'))
  try {
    await migrate(database)
    await seed(database)
    const secret = settings.secret ?? readSecret(dataDirectory)
    const store = createStore({ database, secret, faults })
    await store.tick()
    return store
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A new directory starts as the seeded snapshot. */
async function openDirectory(directory: string): Promise<Database> {
  return existsSync(directory)
    ? openPGlite(directory)
    : openPGlite(directory, await seededSnapshot())
}
