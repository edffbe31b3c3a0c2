import type { Database } from '../database/database.ts'
import type { Catalogue } from './catalogue.ts'
import { check } from './check.ts'
import { help } from './help.ts'
import { lookups } from './lookups.ts'
import { metrics } from './metrics.ts'
import { myModels } from './my-models.ts'
import { similarNumbers } from './similar.ts'
import { smartbox } from './smartbox.ts'

/** The calls of the elements around fitment. */
export const fitmentHandlers = (database: Database, catalogue: Catalogue) => ({
  ...lookups(database.orm, catalogue, similarNumbers(database, catalogue)),
  ...check(database, catalogue),
  ...myModels(database, catalogue),
  ...smartbox(database.orm, catalogue),
  ...help(database, catalogue),
  ...metrics(database.orm),
})
