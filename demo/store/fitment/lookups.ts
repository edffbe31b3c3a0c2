import { Hono } from 'hono'
import { modelLookup } from '../../../src/contract/fitment/fitment.ts'
import type { Orm } from '../database/database.ts'
import type { Handlers } from '../server/route.ts'
import type { SessionVariables } from '../server/session.ts'
import type { Catalogue } from './catalogue.ts'
import { hitsOf } from './hits.ts'
import { requireShort } from './limits.ts'
import { partsByNumber } from './parts.ts'
import type { SimilarNumbers } from './similar.ts'

/** AUTOCOMPLETE_MAX_ITEMS. */
const mostSuggested = 20
const mostSimilar = 5

type Lookups = Pick<Handlers, 'model-lookup' | 'model-suggest' | 'model-search' | 'part-info'>

export const lookups = (orm: Orm, catalogue: Catalogue, similar: SimilarNumbers): Lookups => ({
  'model-lookup': async ({ query }) => {
    requireShort(query)
    const found = (await catalogue()).find(query.q, { category: query.qCategory })
    return { hits: hitsOf(found) }
  },

  'model-suggest': async ({ query }) => {
    requireShort(query)
    const index = await catalogue()
    const { models, total } = index.suggest(query.q, mostSuggested, { category: query.qCategory })
    return { hits: hitsOf(models, total), total }
  },

  'model-search': async ({ query }) => {
    requireShort(query)
    const found = await similar(query.q, mostSimilar)
    return { suggest: { suggestions: found.map(suggestion => ({ suggestion })) } }
  },

  'part-info': async ({ query }) => {
    requireShort(query)
    const parts = await partsByNumber(orm, query.q)
    const hit = parts.map(({ number }) => ({ fields: { partnumber: number } }))
    return { hits: { found: hit.length, hit } }
  },
})

/** Configured in pages, and never asked for (FIT-133). */
const unused = new Set([
  'brandList',
  'modelList',
  'seriesList',
  'modelnumberSeriesInfo',
  'partSearch',
  'partSuggest',
])

/** Goes before the contract: these are no calls of it. */
export function unusedLookups(): Hono<SessionVariables> {
  const app = new Hono<SessionVariables>()
  app.get(modelLookup.path, async (c, next) =>
    unused.has(c.req.query('qtype') ?? '') ? c.json({ hits: {} }) : next(),
  )
  return app
}
