import * as v from 'valibot'
import type { Database } from '../database.ts'
import type { Handlers } from '../route.ts'
import type { Catalogue } from './catalogue.ts'
import { requireAsin, requireText } from './limits.ts'
import type { Model, ModelIndex } from './model-index.ts'

const rows = v.array(v.object({ fits: v.boolean() }))
const question = `select exists (
    select from part_fit where part_id = part.id and model_id = any($2::int[])
  ) as fits
  from part where asin = $1`

interface Asked {
  brand: string
  model: string
  series: string
  /** The dropdown finder's models come from its own list, so that their series counts as it is. */
  isStrict: boolean
}

/** FIT-058 to FIT-061: `unknown` where the machine or the part is not in the data. */
export const check = (
  database: Database,
  catalogue: Catalogue,
): Pick<Handlers, 'fitment-check'> => ({
  'fitment-check': async ({ query }) => {
    const { brand, model, series, asin, doBrandSeriesCheck } = query
    requireText({ brand, model })
    requireAsin(asin)
    const asked = { brand, model, series, isStrict: doBrandSeriesCheck === '1' }
    const ids = machinesOf(await catalogue(), asked).map(({ id }) => id)
    const [found] = v.parse(rows, await database.query('fitment-check', question, [asin, ids]))
    const decision = found?.fits ? 'yes' : 'no'
    const isKnown = found !== undefined && ids.length > 0
    return { success: 1, payload: { fitment_decision: isKnown ? decision : 'unknown' } }
  },
})

/** The machine of that series; where it has none such, every one of that brand and number. */
function machinesOf(index: ModelIndex, { brand, model, series, isStrict }: Asked): Model[] {
  const exact = index.named(brand, model, series)
  return exact.length > 0 || isStrict ? exact : index.named(brand, model)
}
