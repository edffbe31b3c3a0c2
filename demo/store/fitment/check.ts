import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import type { Handlers } from '../server/route.ts'
import { inBatches } from './batches.ts'
import type { Catalogue } from './catalogue.ts'
import { requireAsin, requireText } from './limits.ts'
import type { Model, ModelIndex } from './model-index.ts'

/** A part and the machines that it is to fit, any of them. */
interface Pair {
  asin: string
  models: readonly number[]
}

const rows = v.array(v.object({ known: v.boolean(), fits: v.boolean() }))
const question = `select part.id is not null as known, exists (
    select from part_fit where part_id = part.id and model_id = any(asked.models)
  ) as fits
  from jsonb_to_recordset($1::jsonb) as asked (n int, asin text, models int[])
  left join part on part.asin = asked.asin
  order by n`

async function readFits(database: Database, pairs: readonly Pair[]) {
  const asked = JSON.stringify(pairs.map((pair, n) => ({ n, ...pair })))
  return v.parse(rows, await database.query('fitment-check', question, [asked]))
}

interface Asked {
  brand: string
  model: string
  series: string
  /** The dropdown finder's models come from its own list, so that their series counts as it is. */
  isStrict: boolean
}

/** FIT-058 to FIT-061: `unknown` where the machine or the part is not in the data. */
export function check(database: Database, catalogue: Catalogue): Pick<Handlers, 'fitment-check'> {
  const fitsOf = inBatches((pairs: readonly Pair[]) => readFits(database, pairs))
  return {
    'fitment-check': async ({ query }) => {
      const { brand, model, series, asin, doBrandSeriesCheck } = query
      requireText({ brand, model })
      requireAsin(asin)
      const asked = { brand, model, series, isStrict: doBrandSeriesCheck === '1' }
      const models = machinesOf(await catalogue(), asked).map(({ id }) => id)
      const { known, fits } = await fitsOf({ asin, models })
      const isKnown = known && models.length > 0
      const decision = isKnown ? (fits ? 'yes' : 'no') : 'unknown'
      return { success: 1, payload: { fitment_decision: decision } }
    },
  }
}

/** The machine of that series; where it has none such, every one of that brand and number. */
function machinesOf(index: ModelIndex, { brand, model, series, isStrict }: Asked): Model[] {
  const exact = index.named(brand, model, series)
  return exact.length > 0 || isStrict ? exact : index.named(brand, model)
}
