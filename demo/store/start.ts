import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createStore, type Store, type StoreOptions } from './app.ts'
import { databaseClock } from './database/clock.ts'
import { openPGlite, openPostgres, type Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { seed } from './seed.ts'
import type { Rates } from './server/rates.ts'
import { readSecret, requireSameSecret } from './server/secret.ts'
import { seededSnapshot } from './snapshot.ts'

export interface Settings {
  /** PostgreSQL to use in place of the embedded database. */
  databaseUrl?: string | undefined
  dataDirectory: string
  secret?: string | undefined
  rates: Rates
  proxies: number
  faults: boolean
}

/** Opens the database, brings it up to date and makes the store on it. */
export async function openStore(settings: Settings): Promise<Store> {
  const { databaseUrl, dataDirectory, rates, proxies, faults } = settings
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openDirectory(join(dataDirectory, 'store'))
  try {
    await migrate(database)
    await seed(database)
    const secret = settings.secret ?? readSecret(dataDirectory)
    const options = { database, secret, rates, proxies, faults }
    const store = database.isShared ? await oneOfSeveral(options) : createStore(options)
    await store.tick()
    return store
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A store that may share its database with others: they agree on the secret and on the time. */
async function oneOfSeveral(options: StoreOptions): Promise<Store> {
  const { database, secret } = options
  await requireSameSecret(database, secret)
  const clock = await databaseClock(database)
  const store = createStore({ ...options, clock: clock.now })
  return {
    ...store,
    async tick() {
      await clock.set()
      await store.tick()
    },
  }
}

/** A new directory starts as the seeded snapshot. */
async function openDirectory(directory: string): Promise<Database> {
  return existsSync(directory)
    ? openPGlite(directory)
    : openPGlite(directory, await seededSnapshot())
}
