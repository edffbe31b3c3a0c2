import { after, before, describe } from 'node:test'
import { postgresPrograms, startPostgres, type Cluster } from './postgres.ts'
import { startStore, type TestStore } from './store.ts'

/** Runs the tests on a store with each of the two databases. `database` names it. `store` works once the tests run. */
export function onBothDatabases(
  title: string,
  tests: (store: () => TestStore, database: string) => void,
): void {
  const programs = postgresPrograms()
  const skip = programs ? false : 'no PostgreSQL under /usr/lib/postgresql'

  describe(`${title} on PGlite`, () => {
    let store: TestStore
    before(async () => {
      store = await startStore({ database: 'memory', faults: true })
    })
    after(() => store.close())
    tests(() => store, 'PGlite')
  })

  describe(`${title} on PostgreSQL`, { skip }, () => {
    let cluster: Cluster
    let store: TestStore
    before(async () => {
      cluster = await startPostgres(programs ?? '')
      store = await startStore({ database: cluster.url, faults: true })
    })
    after(async () => {
      await store.close()
      await cluster.stop()
    })
    tests(() => store, 'PostgreSQL')
  })
}
