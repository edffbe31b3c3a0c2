import { known, misspelt } from '../../../demo/store/fitment/seed/known-models.ts'
import type { fitmentCalls } from '../../../src/contract/fitment/index.ts'
import type { RequestsOf } from '../requests.ts'

const { fits, part } = known
const path = (name: string, query: Record<string, string>) =>
  `/gp/replacement-parts/ajax/${name}.html?${new URLSearchParams(query)}`
const lookup = (qtype: string, q: string, more: Record<string, string> = {}) =>
  path('query-index', { qtype, q, ...more })
const machine = { brand: fits.brand, series: fits.series }
const owned = { ...machine, model: fits.model, scope: 'default' }

export const fitmentRequests = {
  'model-lookup': { path: lookup('modelInfo', fits.model) },
  'model-suggest': { path: lookup('modelSuggest', 'gs60', { isDetail: '1' }) },
  'model-search': { path: lookup('modelSearch', misspelt) },
  'part-info': { path: lookup('partInfo', part.number) },
  'combined-suggest': {
    path: lookup('combinedModelSuggest', 'gs', {
      getMyModels: '1',
      isDropdownStripe: '1',
      qBrand: fits.brand,
    }),
  },
  'fitment-check': {
    path: path('hsx-rpp-dp-ajax-handler', { ...owned, ie: 'UTF8', asin: part.asin }),
  },
  'my-model-save': { path: path('my-model', owned) },
  'my-model-load': { path: path('my-model', { getMyModel: '1', scope: 'default' }) },
  'no-data-popover': {
    path: path('no-fitment-data-popover', { category: 'grill', selectedBrand: 'Grünhaus' }),
  },
  'smartbox-query': {
    path: path('smartbox-query', { input: 'be', qType: 'smartboxAutocomplete', scope: 'default' }),
  },
  'smartbox-config': { path: path('smartbox-config', { scope: 'default' }) },
  'experience-popover': {
    path: path('smartbox-experience-enhance-popover', { pageType: 'search' }),
  },
  'fitment-metrics': {
    path: '/gp/replacement-parts/ajax/metrics.html',
    body: { group: 'general', marketplaceId: 'M', data: { action: 'Checked' } },
    wrong: [{ group: 'general', marketplaceId: 'M', data: { action: 1 } }, 'data.action'],
  },
  'feedback-log': {
    path: '/gp/replacement-parts/ajax/metrics.html',
    body: {
      group: 'feedback',
      marketplaceId: 'M',
      data: {
        rating: 'negative',
        feedbackReason_other: 1,
        dateTime: '2026-01-01T00:00:00.000Z',
        refTag: 'r',
        asin: part.asin,
        brand: fits.brand,
        model: fits.model,
        category: 'grill',
        weblabName: '',
        weblabTreatment: '',
      },
    },
  },
  'help-videos': {
    path: path('modelnumber-help-videos', { category: 'grill', videoIds: 'plate,label' }),
  },
  'help-content': {
    path: path('modelnumber-help-content', { category: 'grill', hasLeftPanelContent: 'true' }),
  },
  'feedback-widget': { path: path('feedback-widget', { previousUrl: 'http://localhost/' }) },
  'model-inactive': {
    path: '/gp/replacement-parts/ajax/my-model.html',
    body: { setModelInactive: '1', ...owned },
    wrong: [{ setModelInactive: '2', ...owned }, 'setModelInactive'],
  },
  'ownership-set': {
    path: '/gp/replacement-parts/ajax/ownership.html',
    body: { productType: 'DISHWASHER', ...machine, modelNumber: fits.model, doesOwn: false },
    wrong: [
      { productType: 'DISHWASHER', ...machine, modelNumber: '', doesOwn: false },
      'modelNumber',
    ],
  },
  'preview-parts': {
    path: `/pcp/partfinder/ajax/detailPagePreviewParts/?${new URLSearchParams({
      wholeGoodModelBrand: fits.brand,
      wholeGoodModelSeries: fits.series,
      wholeGoodModelNumber: fits.model,
      productType: 'DISHWASHER',
    })}`,
  },
} satisfies RequestsOf<typeof fitmentCalls>
