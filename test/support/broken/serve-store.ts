import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createStore } from '../../../demo/store/app.ts'
import type { Database } from '../../../demo/store/database/database.ts'
import { ampleRates } from '../rates.ts'

/** Serves like the store's own program, but on a broken database. */
export function serve(database: Database): void {
  const { DP_SECRET: secret = '' } = process.env
  const store = createStore({ database, secret, rates: ampleRates, faults: true })
  const server = createServer(getRequestListener(store.app.fetch))
  server.listen(0, () => {
    const address = server.address()
    console.log(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`)
  })
  process.on('SIGTERM', () => process.exit(0))
}
