import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createStore } from '../../../demo/store/app.ts'
import type { Database } from '../../../demo/store/database/database.ts'

/** As the store's own program, on a database with a fault. */
export function serve(database: Database): void {
  const { DP_SECRET: secret = '' } = process.env
  const store = createStore({ database, secret, faults: true })
  const server = createServer(getRequestListener(store.app.fetch))
  server.listen(0, () => {
    const address = server.address()
    console.log(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`)
  })
  process.on('SIGTERM', () => process.exit(0))
}
