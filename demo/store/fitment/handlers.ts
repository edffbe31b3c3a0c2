import type { fitmentCalls } from '../../../src/contract/fitment/index.ts'
import type { Shop } from '../server/family.ts'
import type { HandlersOf } from '../server/route.ts'
import type { Catalogue } from './catalogue.ts'
import { check } from './check.ts'
import { help } from './help.ts'
import { lookups } from './lookups.ts'
import { metrics } from './metrics.ts'
import { myModels } from './my-models.ts'
import { similarNumbers } from './similar.ts'
import { smartbox } from './smartbox.ts'

/** The calls of the elements around fitment. */
export function fitmentHandlers(
  shop: Shop,
  catalogue: Catalogue,
): HandlersOf<(typeof fitmentCalls)[number]> {
  const { database, orm } = shop
  return {
    ...lookups(orm, catalogue, similarNumbers(database, catalogue)),
    ...check(database, catalogue),
    ...myModels(database, catalogue),
    ...smartbox(orm, catalogue),
    ...help(shop, catalogue),
    ...metrics(orm),
  }
}
