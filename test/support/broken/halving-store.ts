import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPGlite, type Orm } from '../../../demo/store/database/database.ts'
import { seededSnapshot } from '../../../demo/store/snapshot.ts'
import { serve } from './serve-store.ts'

/** Commits each statement on its own, with a pause in between. */
const directory = join(process.env['DATA_DIR'] ?? '', 'store')
const snapshot = existsSync(directory) ? undefined : await seededSnapshot()
const database = await openPGlite(directory, snapshot)
const { orm } = database
const slow: Orm = new Proxy(orm, {
  get(target, name) {
    if (name === 'transaction') return (deed: (tx: Orm) => unknown) => deed(slow)
    const value: unknown = Reflect.get(target, name, target)
    if (name !== 'execute' || typeof value !== 'function') return value
    return async (...args: unknown[]) => {
      await sleep(5)
      return value.apply(target, args)
    }
  },
})
serve({ ...database, orm: slow })
