import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { asin, brand, category, model, scope, series } from '../fields.ts'
import { known, list, means, object, optional, text } from '../schema.ts'

/** Address of the lookups of models and parts. `qtype` names the kind of lookup. */
const queryPath = '/gp/replacement-parts/ajax/query-index.html'
const myModelPath = '/gp/replacement-parts/ajax/my-model.html'
const smartboxPath = '/gp/replacement-parts/ajax/smartbox-query.html'

const finite = v.pipe(v.number(), v.finite())
const count = (about: string, example: number) => means(finite, about, example, 'count')

const name = (about: string, example: string) => optional(means(text, about, example))

/** FIT-030, FIT-031: shoppers see the display forms. Code compares and sends the normalized forms. */
export const hitFields = object({
  brand: means(text, 'Brand.', 'Bergstrom'),
  modelnumber: means(text, 'Model number.', 'GS60-4210W'),
  series: name('Series.', 'GS 60'),
  partnumber: name('Part number, of a part.', '740.2218'),
  part_number: name('Another name of partnumber.', '740.2218'),
  normalized_brand: name('Brand to compare and send. Default: brand.', 'BERGSTROM'),
  normalized_series: name('Series to compare and send. Default: series.', 'GS 60'),
  normalized_model: name('Model number to compare and send. Default: modelnumber.', 'GS60-4210W'),
  display_brand: name('Brand, as shoppers see it. Default: brand.', 'Bergstrom'),
  display_series: name('Series, as shoppers see it. Default: series.', 'GS 60'),
  display_model: name('Model number, as shoppers see it. Default: modelnumber.', 'GS60-4210W'),
})
export type HitFields = v.InferOutput<typeof hitFields>

const hitList = means(
  list(object({ fields: means(hitFields, 'The model or part.') })),
  'The models or parts that were found.',
)
const counted = {
  found: optional(count('Number of all hits.', 1)),
  total: optional(count('Another name of found.', 1)),
}
/** FIT-029: the list is in hits.hit, in hits.hits, or hits is the list. */
export const hits = means(
  v.union([
    hitList,
    object({ hit: hitList, ...counted }),
    object({ hits: hitList, ...counted }),
    object(counted),
  ]),
  'The hits: the list itself, or an object with the list in hit or hits.',
)
export type Hits = v.InferOutput<typeof hits>

/** A model in the lists of saved and popular models. */
export const listedModel = object({
  ...hitFields.entries,
  isSavedModel: optional(means(v.boolean(), 'The shopper has saved this model.')),
})
export type ListedModel = v.InferOutput<typeof listedModel>
/** FIT-090. */
export const modelList = object({
  'meta-data': means(
    object({ count: count('Number of models in data.', 2) }),
    'How long the list is. The shorter of count and data counts.',
  ),
  data: means(list(listedModel), 'The models, in the order to show.'),
})
export type ModelList = v.InferOutput<typeof modelList>

/** Several calls have the address of the lookups. `qtype` tells them apart. */
const kindOf = <const K extends string>(kind: K) =>
  means(v.literal(kind), 'Kind of the lookup: tells this call from others at the same address.')
const isDetail = means(v.literal('1'), '1: the page is a product page.')
const qCategory = optional(category)
const qGroup = optional(means(text, 'Group of models: the setting queryGroup.', 'kitchen'))
const typed = means(text, 'What the shopper has typed.', 'GS60')

/** FIT-026 to FIT-032. */
export const modelLookup = defineCall({
  id: 'model-lookup',
  about: 'Finds the models with a model number.',
  method: 'GET',
  path: queryPath,
  query: object({
    qtype: kindOf('modelInfo'),
    q: means(text, 'The model number, without spaces.', 'GS60-4210W'),
    qCategory,
    isDetail: optional(isDetail),
  }),
  output: object({ hits }),
  timeout: 10_000,
})

/** FIT-091 to FIT-097. */
export const modelSuggest = defineCall({
  id: 'model-suggest',
  about: 'Suggests models while the shopper types.',
  method: 'GET',
  path: queryPath,
  query: object({
    qtype: kindOf('modelSuggest'),
    q: typed,
    qGroup,
    isDetail,
    qCategory,
  }),
  output: object({ hits, total: optional(count('Number of all models that match.', 42)) }),
  timeout: 10_000,
})

/** FIT-036, FIT-037. */
export const modelSearch = defineCall({
  id: 'model-search',
  about: 'Suggests similar model numbers, if a lookup found no model.',
  method: 'GET',
  path: queryPath,
  query: object({
    qtype: kindOf('modelSearch'),
    q: means(text, 'The model number that no model has.', 'GS60-4120W'),
    qCategory,
  }),
  output: object({
    suggest: means(
      object({
        suggestions: means(
          list(object({ suggestion: means(text, 'A model number.', 'GS60-4210W') })),
          'The suggestions, in the order to show. An empty list: none.',
        ),
      }),
      'What the shopper may have meant.',
    ),
  }),
  timeout: 10_000,
})

/** FIT-039 to FIT-044. */
export const partInfo = defineCall({
  id: 'part-info',
  about: 'Says whether a text is a part number.',
  method: 'GET',
  path: queryPath,
  query: object({
    qtype: kindOf('partInfo'),
    q: means(text, 'The text of the shopper.', '740.2218'),
  }),
  output: object({
    hits: means(
      object({
        found: count('Number of parts with this number. 0: it is no part number.', 1),
        hit: optional(
          means(
            list(
              object({
                fields: means(
                  object({ partnumber: means(text, 'The part number.', '740.2218') }),
                  'The part.',
                ),
              }),
            ),
            'The parts. Only the first counts.',
          ),
        ),
      }),
      'The parts that were found.',
    ),
  }),
  timeout: 10_000,
})

const asked = {
  asin: optional(asin),
  browseNode: optional(means(text, 'Browse node that the page shows.', '1234')),
}
const myModels = optional(means(modelList, 'The models that the shopper has saved.'))
const popularModels = optional(means(modelList, 'Models that many shoppers have.'))

/** FIT-109 to FIT-114. */
export const combinedSuggest = defineCall({
  id: 'combined-suggest',
  about:
    'Suggests models of a brand: saved models, popular models, and models that match the text.',
  method: 'GET',
  path: queryPath,
  query: object({
    qtype: kindOf('combinedModelSuggest'),
    getMyModels: means(v.literal('1'), '1: with the saved models.'),
    isDropdownStripe: means(v.literal('1'), '1: for the dropdown finder.'),
    q: typed,
    qBrand: brand,
    qGroup,
    ...asked,
    qCategory,
  }),
  output: object({ myModels, popularModels, hits: optional(hits) }),
  timeout: 10_000,
})

export type CombinedAnswer = v.InferOutput<typeof combinedSuggest.output>

/** FIT-054 to FIT-064. */
export const fitmentCheck = defineCall({
  id: 'fitment-check',
  about: 'Says whether a product fits a machine.',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/hsx-rpp-dp-ajax-handler.html',
  query: object({
    ie: means(v.literal('UTF8'), 'Encoding of the query.'),
    brand,
    model,
    series,
    asin,
    scope,
    doBrandSeriesCheck: optional(means(v.literal('1'), '1: also check brand and series.')),
  }),
  output: object({
    success: count('1: the server has checked. Any other number: it has not.', 1),
    payload: optional(
      means(
        object({
          fitment_decision: optional(
            means(
              known(['yes', 'no', 'unknown']),
              'yes: the product fits. Anything else: it does not.',
            ),
          ),
        }),
        'The result of the check.',
      ),
    ),
  }),
  timeout: 10_000,
})

/** FIT-081 to FIT-085, FIT-165. */
export const myModelSave = defineCall({
  id: 'my-model-save',
  about: 'Saves a model for the shopper.',
  method: 'GET',
  path: myModelPath,
  query: object({ brand, model, series, scope, asin: optional(asin) }),
  output: object({ success: count('1: the model is saved.', 1) }),
  headers: ['csrf'],
  timeout: 10_000,
  outlives: true,
  writes: true,
})

/** FIT-086 to FIT-090. */
export const myModelLoad = defineCall({
  id: 'my-model-load',
  about: 'Returns the saved models of the shopper, and popular models.',
  method: 'GET',
  path: myModelPath,
  query: object({
    getMyModel: means(v.literal('1'), 'Tells this call from others at the same address.'),
    ...asked,
    brand: optional(brand),
    scope,
    category: optional(category),
  }),
  output: object({ myModels, popularModels }),
  timeout: 10_000,
})

/** FIT-107, FIT-144. */
export const noDataPopover = defineCall({
  id: 'no-data-popover',
  about: 'Returns the text that shows for a brand without data, as HTML.',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/no-fitment-data-popover.html',
  query: object({ category, selectedBrand: brand }),
  output: means(text, 'HTML of the text.', '<p>We have no data for this brand yet.</p>'),
  answer: 'html',
  timeout: 10_000,
})

/** FIT-118: `key` is the display form, a '#', and the normalized form. */
const aggregations = object({
  group_by: means(
    object({
      entity: means(v.picklist(['brand', 'series', 'model']), 'What the buckets are.'),
      buckets: means(
        list(
          object({
            key: means(
              text,
              'What shoppers see, a #, and the value to send. Without #: both.',
              'Bergstrom#BERGSTROM',
            ),
          }),
        ),
        'The suggestions, in the order to show.',
      ),
    }),
    'The suggestions for the next part of the machine.',
  ),
})

/** FIT-115 to FIT-125, FIT-162. */
export const smartboxQuery = defineCall({
  id: 'smartbox-query',
  about: 'Answers the search box that takes brand, series, model and part.',
  method: 'GET',
  path: smartboxPath,
  query: object({
    input: means(text, 'The chosen filters and the typed text, with spaces between.', 'berg'),
    qType: means(
      v.picklist(['smartboxAutocomplete', 'partVerification', 'part']),
      'Kind of the question: suggest, is this a part, find the part.',
    ),
    scope,
  }),
  output: object({
    aggregations: optional(means(aggregations, 'Suggestions, grouped.')),
    hits: optional(hits),
  }),
  timeout: 10_000,
})

export type SmartboxAnswer = v.InferOutput<typeof smartboxQuery.output>

/** FIT-115, FIT-119, FIT-125 to FIT-127: a missing value has a default, and a metric counts it. */
export const smartboxConfig = defineCall({
  id: 'smartbox-config',
  about: 'Returns texts and limits of the search box.',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/smartbox-config.html',
  query: object({ scope }),
  output: object({
    strings: optional(
      means(
        v.record(text, text),
        'Texts: ajax_error, placeholder, part_search, part_not_found. Missing: texts of the element.',
        { placeholder: 'Brand, series, model or part' },
      ),
    ),
    aggregatedResultLimit: optional(count('Most suggestions to show.', 20)),
  }),
  timeout: 10_000,
})

/** FIX-004, FIX-009, FIX-010. */
export const experiencePopover = defineCall({
  id: 'experience-popover',
  about: 'Returns the text that explains the search box, as HTML.',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/smartbox-experience-enhance-popover.html',
  query: object({
    pageType: means(text, 'Kind of page: detail, search or browse.', 'search'),
    category: optional(category),
  }),
  output: means(text, 'HTML of the text.', '<p>Type a brand, a series or a model.</p>'),
  answer: 'html',
  timeout: 10_000,
})

/** FIT-128 to FIT-132: one metric of a fitment element. Feedback: FBK-007 to FBK-009. */
export const fitmentMetrics = defineCall({
  id: 'fitment-metrics',
  about: 'Counts what happens in a fitment element.',
  method: 'POST',
  path: '/gp/replacement-parts/ajax/metrics.html',
  body: object({
    group: means(v.picklist(['general', 'feedback']), 'Kind of the metric.'),
    marketplaceId: means(text, 'Id of the marketplace. Empty: unknown.', 'M1'),
    data: means(v.record(text, text), 'The metric and the page, by name.', {
      action: 'CheckFitmentError',
      featureName: 'fitment-stripe',
    }),
  }),
  output: null,
  outlives: true,
  headers: ['csrf'],
  timeout: 10_000,
})
