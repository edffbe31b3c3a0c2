import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { asin, brand, category, model, productType, refTag, scope, series } from '../fields.ts'
import { flag, list, means, object, optional, text, writtenFlag } from '../schema.ts'

const subCategory = means(text, 'Id of the subcategory that the shopper chose.', 'built-in')
const unused = (what: string) =>
  optional(means(text, `${what} of old video players. Elements never load it.`, '/old/player'))

/** MDL-008. Old video players needed `swf`, `css` and `js`. The element accepts but never loads them (MDL-009). */
export const helpVideos = defineCall({
  id: 'help-videos',
  about: 'Returns videos that show where to find a model number.',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/modelnumber-help-videos.html',
  query: object({
    category,
    subCategory: optional(subCategory),
    videoIds: optional(
      means(text, 'Ids of the wanted videos, with commas between.', 'plate,label'),
    ),
  }),
  output: object({
    swf: unused('Player'),
    css: unused('Sheet'),
    js: unused('Script'),
    videosInfo: means(
      list(object({ videoUrl: means(text, 'URL of the video file.', '/videos/plate.mp4') })),
      'The videos, in the order to show.',
    ),
  }),
  timeout: 10_000,
})

/** MDL-010, MDL-011: the HTML of both panels. */
export const helpContent = defineCall({
  id: 'help-content',
  about: 'Returns the panels that show where to find a model number, as HTML.',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/modelnumber-help-content.html',
  query: object({
    category,
    subCategory: optional(subCategory),
    hasLeftPanelContent: means(writtenFlag, 'The element shows a left panel, too.'),
  }),
  output: object({
    leftPanelHTML: optional(means(text, 'HTML of the left panel.', '<p>Open the door.</p>')),
    rightPanelHTML: means(text, 'HTML of the right panel.', '<p>Look at the inner rim.</p>'),
  }),
  timeout: 10_000,
})

/** FBK-015: the content of the modal. The element finds the controls by name (FBK-024). */
export const feedbackWidget = defineCall({
  id: 'feedback-widget',
  about: 'Returns the content of the feedback modal, as HTML.',
  method: 'GET',
  path: '/gp/replacement-parts/ajax/feedback-widget.html',
  query: object({
    feedbackButtonId: optional(means(text, 'Id of a button of the page.', 'rate-fit')),
    previousUrl: means(text, 'URL of the page that the feedback is about.', '/dp/B0PUMP0001'),
    modelSeries: optional(series),
    brand: optional(brand),
    asin: optional(asin),
    ptd: optional(productType),
  }),
  output: means(text, 'HTML with the controls of the modal.', '<form>…</form>'),
  answer: 'html',
  timeout: 10_000,
})

const chosen = optional(
  means(v.literal(1), '1: the shopper chose this reason. Missing: not chosen.', 1, 'count'),
)

export const feedbackRating = v.picklist(['positive', 'negative'])

/** FBK-007 to FBK-009. Same address as fitmentMetrics, with a group of its own. */
export const feedbackLog = defineCall({
  id: 'feedback-log',
  about: 'Stores how a shopper rates the fitment answer.',
  method: 'POST',
  path: '/gp/replacement-parts/ajax/metrics.html',
  body: object({
    group: means(v.literal('feedback'), 'Kind of the report.'),
    marketplaceId: means(text, 'Id of the marketplace. Empty: unknown.', 'M1'),
    data: means(
      object({
        rating: means(feedbackRating, 'The rating.'),
        feedbackReason_modelNotFound: chosen,
        feedbackReason_fitInformationIncorrect: chosen,
        feedbackReason_difficultToUse: chosen,
        feedbackReason_other: chosen,
        dateTime: means(
          text,
          'When the shopper rated.',
          '2026-01-01T00:00:00.000Z',
          'ISO 8601 in UTC',
        ),
        refTag,
        asin,
        brand,
        model,
        category,
        weblabName: means(text, 'Name of an experiment. Empty: none.', 'fit-color'),
        weblabTreatment: means(text, 'Treatment of the experiment. Empty: none.', 'T1'),
        comment: optional(means(text, 'Comment of the shopper.', 'The list was too long.')),
      }),
      'The feedback.',
    ),
  }),
  output: null,
  headers: ['csrf'],
  outlives: true,
  timeout: 10_000,
})

const done = object({ success: means(v.literal(1), '1: done.', 1, 'count') })

/** OWN-002, OWN-018: the server keeps the model, but no longer as a model that the shopper owns, or again as one. */
export const modelInactive = defineCall({
  id: 'model-inactive',
  about:
    'Takes a machine from the list of machines that the shopper owns, or puts it back in its place.',
  method: 'POST',
  path: '/gp/replacement-parts/ajax/my-model.html',
  body: object({
    setModelInactive: means(
      v.picklist(['1', '0']),
      '1: takes the machine from the list. 0: puts it back, if it was on the list.',
    ),
    brand,
    model,
    series,
    scope,
  }),
  output: done,
  headers: ['csrf'],
  timeout: 10_000,
})

/** OWN-004, OWN-005, OWN-016, OWN-018. */
export const ownershipSet = defineCall({
  id: 'ownership-set',
  about: 'Stores whether the shopper owns a machine, or forgets the answer.',
  method: 'POST',
  path: '/gp/replacement-parts/ajax/ownership.html',
  body: object({
    productType,
    brand,
    modelNumber: model,
    series: optional(series),
    doesOwn: means(
      v.nullable(flag),
      'The shopper owns the machine. null: the shopper takes the answer back.',
      false,
    ),
  }),
  output: done,
  headers: ['csrf'],
  timeout: 10_000,
})

/** OWN-010: HTML of the parts that fit a machine. Each part has data-asin (OWN-015). */
export const previewParts = defineCall({
  id: 'preview-parts',
  about: 'Returns some parts that fit a machine, as HTML.',
  method: 'GET',
  path: '/pcp/partfinder/ajax/detailPagePreviewParts/',
  query: object({
    wholeGoodModelBrand: brand,
    wholeGoodModelSeries: optional(series),
    wholeGoodModelNumber: model,
    productType,
  }),
  output: means(
    text,
    'HTML of the parts. Each part has data-asin.',
    '<a href="/dp/B0PUMP0001" data-asin="B0PUMP0001">Circulation pump</a>',
  ),
  answer: 'html',
  timeout: 10_000,
})
