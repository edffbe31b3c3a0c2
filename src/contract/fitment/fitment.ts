import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { list, object, optional, text } from '../schema.ts'

/** Address of the lookups of models and parts. `qtype` names the kind of lookup. */
const queryPath = '/gp/replacement-parts/ajax/query-index.html'
const myModelPath = '/gp/replacement-parts/ajax/my-model.html'
const smartboxPath = '/gp/replacement-parts/ajax/smartbox-query.html'

const amount = v.pipe(v.number(), v.finite())

/** FIT-030, FIT-031: shoppers see the display forms. Code compares and sends the normalized forms. */
export const hitFields = object({
  brand: text,
  modelnumber: text,
  series: optional(text),
  partnumber: optional(text),
  part_number: optional(text),
  normalized_brand: optional(text),
  normalized_series: optional(text),
  normalized_model: optional(text),
  display_brand: optional(text),
  display_series: optional(text),
  display_model: optional(text),
})
export type HitFields = v.InferOutput<typeof hitFields>

const hitList = list(object({ fields: hitFields }))
const counted = { found: optional(amount), total: optional(amount) }
/** FIT-029: the list is in hits.hit, in hits.hits, or hits is the list. */
export const hits = v.union([
  hitList,
  object({ hit: hitList, ...counted }),
  object({ hits: hitList, ...counted }),
  object(counted),
])
export type Hits = v.InferOutput<typeof hits>

/** A model in the lists of saved and popular models. */
export const listedModel = object({ ...hitFields.entries, isSavedModel: optional(v.boolean()) })
export type ListedModel = v.InferOutput<typeof listedModel>
/** FIT-090. */
export const modelList = object({
  'meta-data': object({ count: amount }),
  data: list(listedModel),
})
export type ModelList = v.InferOutput<typeof modelList>

/** FIT-026 to FIT-032. */
export const modelLookup = defineCall({
  id: 'model-lookup',
  method: 'GET',
  path: queryPath,
  query: object({
    qtype: v.literal('modelInfo'),
    q: text,
    qCategory: optional(text),
    isDetail: optional(v.literal('1')),
  }),
  output: object({ hits }),
  timeout: 10_000,
})

/** FIT-091 to FIT-097. */
export const modelSuggest = defineCall({
  id: 'model-suggest',
  method: 'GET',
  path: queryPath,
  query: object({
    qtype: v.literal('modelSuggest'),
    q: text,
    qGroup: optional(text),
    isDetail: v.literal('1'),
    qCategory: optional(text),
  }),
  output: object({ hits, total: optional(amount) }),
  timeout: 10_000,
})

/** FIT-036, FIT-037. */
export const modelSearch = defineCall({
  id: 'model-search',
  method: 'GET',
  path: queryPath,
  query: object({ qtype: v.literal('modelSearch'), q: text, qCategory: optional(text) }),
  output: object({ suggest: object({ suggestions: list(object({ suggestion: text })) }) }),
  timeout: 10_000,
})

/** FIT-039 to FIT-044. */
export const partInfo = defineCall({
  id: 'part-info',
  method: 'GET',
  path: queryPath,
  query: object({ qtype: v.literal('partInfo'), q: text }),
  output: object({
    hits: object({
      found: amount,
      hit: optional(list(object({ fields: object({ partnumber: text }) }))),
    }),
  }),
  timeout: 10_000,
})

/** FIT-109 to FIT-114. */
export const combinedSuggest = defineCall({
  id: 'combined-suggest',
  method: 'GET',
  path: queryPath,
  query: object({
    qtype: v.literal('combinedModelSuggest'),
    getMyModels: v.literal('1'),
    isDropdownStripe: v.literal('1'),
    q: text,
    qBrand: text,
    qGroup: optional(text),
    asin: optional(text),
    browseNode: optional(text),
    qCategory: optional(text),
  }),
  output: object({
    myModels: optional(modelList),
    popularModels: optional(modelList),
    hits: optional(hits),
  }),
  timeout: 10_000,
})

export type CombinedAnswer = v.InferOutput<typeof combinedSuggest.output>

/** FIT-054 to FIT-064. */
export const fitmentCheck = defineCall({
  id: 'fitment-check',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/hsx-rpp-dp-ajax-handler.html',
  query: object({
    ie: v.literal('UTF8'),
    brand: text,
    model: text,
    series: text,
    asin: text,
    scope: text,
    doBrandSeriesCheck: optional(v.literal('1')),
  }),
  output: object({
    success: amount,
    payload: optional(object({ fitment_decision: optional(text) })),
  }),
  timeout: 10_000,
})

/** FIT-081 to FIT-085, FIT-165. */
export const myModelSave = defineCall({
  id: 'my-model-save',
  method: 'GET',
  path: myModelPath,
  query: object({ brand: text, model: text, series: text, scope: text, asin: optional(text) }),
  output: object({ success: amount }),
  timeout: 10_000,
  outlives: true,
})

/** FIT-086 to FIT-090. */
export const myModelLoad = defineCall({
  id: 'my-model-load',
  method: 'GET',
  path: myModelPath,
  query: object({
    getMyModel: v.literal('1'),
    asin: optional(text),
    browseNode: optional(text),
    brand: optional(text),
    scope: text,
    category: optional(text),
  }),
  output: object({ myModels: optional(modelList), popularModels: optional(modelList) }),
  timeout: 10_000,
})

/** FIT-107, FIT-144. */
export const noDataPopover = defineCall({
  id: 'no-data-popover',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/no-fitment-data-popover.html',
  query: object({ category: text, selectedBrand: text }),
  output: text,
  answer: 'html',
  timeout: 10_000,
})

/** FIT-118: `key` is the display form, a '#', and the normalized form. */
const aggregations = object({
  group_by: object({
    entity: v.picklist(['brand', 'series', 'model']),
    buckets: list(object({ key: text })),
  }),
})

/** FIT-115 to FIT-125, FIT-162. */
export const smartboxQuery = defineCall({
  id: 'smartbox-query',
  method: 'GET',
  path: smartboxPath,
  query: object({
    input: text,
    qType: v.picklist(['smartboxAutocomplete', 'partVerification', 'part']),
    scope: text,
  }),
  output: object({ aggregations: optional(aggregations), hits: optional(hits) }),
  timeout: 10_000,
})

export type SmartboxAnswer = v.InferOutput<typeof smartboxQuery.output>

/** FIT-115, FIT-119, FIT-125 to FIT-127: a missing value has a default, and a metric counts it. */
export const smartboxConfig = defineCall({
  id: 'smartbox-config',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/smartbox-config.html',
  query: object({ scope: text }),
  output: object({
    strings: optional(v.record(text, text)),
    aggregatedResultLimit: optional(amount),
  }),
  timeout: 10_000,
})

/** FIX-004, FIX-009, FIX-010. */
export const experiencePopover = defineCall({
  id: 'experience-popover',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/smartbox-experience-enhance-popover.html',
  query: object({ pageType: text, category: optional(text) }),
  output: text,
  answer: 'html',
  timeout: 10_000,
})

/** FIT-128 to FIT-132: one metric of a fitment element. Feedback: FBK-007 to FBK-009. */
export const fitmentMetrics = defineCall({
  id: 'fitment-metrics',
  method: 'POST',
  path: '/gp/replacement-parts/ajax/metrics.html',
  body: object({
    group: v.picklist(['general', 'feedback']),
    marketplaceId: text,
    data: v.record(text, text),
  }),
  output: null,
  outlives: true,
  headers: ['csrf'],
  timeout: 10_000,
})
