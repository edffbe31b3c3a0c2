import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { flag, list, object, optional, text } from '../schema.ts'

const bool = v.picklist(['true', 'false'])

/** MDL-008. Old video players needed `swf`, `css` and `js`. The element accepts but never loads them (MDL-009). */
export const helpVideos = defineCall({
  id: 'help-videos',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/modelnumber-help-videos.html',
  query: object({
    category: text,
    subCategory: optional(text),
    /** Comma-separated. */
    videoIds: optional(text),
  }),
  output: object({
    swf: optional(text),
    css: optional(text),
    js: optional(text),
    videosInfo: list(object({ videoUrl: text })),
  }),
  timeout: 10_000,
})

/** MDL-010, MDL-011: the HTML of both panels. */
export const helpContent = defineCall({
  id: 'help-content',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/modelnumber-help-content.html',
  query: object({ category: text, subCategory: optional(text), hasLeftPanelContent: bool }),
  output: object({ leftPanelHTML: optional(text), rightPanelHTML: text }),
  timeout: 10_000,
})

/** FBK-015: the content of the modal. The element finds the controls by name (FBK-024). */
export const feedbackWidget = defineCall({
  id: 'feedback-widget',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/feedback-widget.html',
  query: object({
    feedbackButtonId: optional(text),
    previousUrl: text,
    modelSeries: optional(text),
    brand: optional(text),
    asin: optional(text),
    ptd: optional(text),
  }),
  output: text,
  answer: 'html',
  timeout: 10_000,
})

const chosen = optional(v.literal(1))

/** FBK-007 to FBK-009. Same address as fitmentMetrics, with a group of its own. */
export const feedbackLog = defineCall({
  id: 'feedback-log',
  method: 'POST',
  path: '/gp/replacement-parts/ajax/metrics.html',
  body: object({
    group: v.literal('feedback'),
    marketplaceId: text,
    data: object({
      rating: v.picklist(['positive', 'negative']),
      feedbackReason_modelNotFound: chosen,
      feedbackReason_fitInformationIncorrect: chosen,
      feedbackReason_difficultToUse: chosen,
      feedbackReason_other: chosen,
      /** ISO 8601 in UTC. */
      dateTime: text,
      refTag: text,
      asin: text,
      brand: text,
      model: text,
      category: text,
      weblabName: text,
      weblabTreatment: text,
      comment: optional(text),
    }),
  }),
  output: null,
  headers: ['csrf'],
  outlives: true,
  timeout: 10_000,
})

const done = object({ success: v.literal(1) })

/** OWN-002: the server keeps the model, but no longer as a model that the shopper owns. */
export const modelInactive = defineCall({
  id: 'model-inactive',
  method: 'POST',
  path: '/gp/replacement-parts/ajax/my-model.html',
  body: object({
    setModelInactive: v.literal('1'),
    brand: text,
    model: text,
    series: text,
    scope: text,
  }),
  output: done,
  headers: ['csrf'],
  timeout: 10_000,
})

/** OWN-004, OWN-005. */
export const ownershipSet = defineCall({
  id: 'ownership-set',
  method: 'POST',
  path: '/gp/replacement-parts/ajax/ownership.html',
  body: object({
    productType: text,
    brand: text,
    modelNumber: text,
    series: optional(text),
    doesOwn: flag,
  }),
  output: done,
  headers: ['csrf'],
  timeout: 10_000,
})

/** OWN-010: HTML of the parts that fit a machine. Each part has data-asin (OWN-015). */
export const previewParts = defineCall({
  id: 'preview-parts',
  method: 'GET',
  path: '/pcp/partfinder/ajax/detailPagePreviewParts/',
  query: object({
    wholeGoodModelBrand: text,
    wholeGoodModelSeries: optional(text),
    wholeGoodModelNumber: text,
    productType: text,
  }),
  output: text,
  answer: 'html',
  timeout: 10_000,
})
