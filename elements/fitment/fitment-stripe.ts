import * as v from 'valibot'
import { beforeNavigate } from '../../src/contract/events.ts'
import { category } from '../../src/contract/fields.ts'
import {
  fitmentChecked,
  helpRequested,
  modelCleared,
  modelSelected,
} from '../../src/contract/fitment/fitment-events.ts'
import { experiencePopover, fitmentMetrics } from '../../src/contract/fitment/fitment.ts'
import { stripeCalls } from '../../src/contract/fitment/index.ts'
import { list, means, object, optional, text as string } from '../../src/contract/schema.ts'
import {
  address,
  asin,
  choice,
  describe,
  flag,
  json,
  text,
  whole,
} from '../../src/element/describe.ts'
import { selector, url } from '../../src/element/formats.ts'
import { fitmentStripeExamples } from './fitment-stripe.examples.ts'

const bit = { min: 0, max: 1, default: 0 }
const brandOption = object({
  value: means(string, 'Brand, as calls send it.', 'BERGSTROM'),
  label: means(string, 'Brand, as shoppers see it.', 'Bergstrom'),
})
const experience = { category }

export const fitmentStripe = describe({
  tag: 'dp-fitment-stripe',
  about: 'Tells shoppers whether a part fits their machine, by the model number of the machine.',
  fields: {
    finderName: text({
      about: 'Kind of finder: text, dropdown or smartbox. Any other value counts as text.',
      attribute: 'data-finder',
      default: 'text',
    }),
    pageType: choice(['detail', 'search', 'browse'], {
      about: 'Kind of page.',
      required: true,
      missedMetric: 'InvalidPageType',
      store: 'context.pageType',
    }),
    stripeState: choice(['enter-model', 'result-found', 'no-result'], {
      about: 'View at the start. Default: enter-model.',
    }),
    browseNode: text({ about: 'Browse node that the page shows.' }),
    rootBrowseNode: text({ about: 'Root browse node. Used if you set no browseNode.' }),
    category: text({ about: 'Category of the machine.' }),
    ptd: text({ about: 'Product type of the machine, for the page with all parts.' }),
    asin,
    modelBrand: text({ about: 'Brand of the model that the page is about.' }),
    modelDisplayBrand: text({ about: 'Brand of the model, as shoppers see it.' }),
    modelSeries: text({ about: 'Series of the model.' }),
    modelNumber: text({ about: 'Model number of the model.' }),
    resultCount: whole({
      about: 'Number of parts that the page lists for the model.',
      unit: 'count',
      min: 0,
      default: 0,
    }),
    showBullet: whole({
      about: 'Number of bullets to add that link to the stripe: 0 or 1.',
      unit: 'count',
      ...bit,
    }),
    widgetRedirectURL: text({
      about: 'URL that a browse page opens when the shopper chooses a model.',
      ...url,
    }),
    partSearch: flag({
      about: 'The shopper can search parts next to a result. Default: true on search pages.',
    }),
    hideStripeOnLoad: flag({
      about: 'The stripe stays hidden until the shopper uses the bullet.',
      default: false,
    }),
    overriddenStripeId: text({ about: 'Stripe id. Sent with the model in a search.' }),
    weblabName: text({ about: 'Name of an experiment, for metrics.' }),
    weblabTreatment: text({ about: 'Treatment of the experiment, for metrics.' }),
    isFeedbackWidgetUpdateEnabled: flag({
      about: 'A setting for dp-fitment-feedback on the same page.',
      default: false,
    }),
    extendedPopoverAndEnabledTextbox: flag({
      about: 'The hint stands out longer. The shopper can type a model before choosing a brand.',
      default: false,
    }),
    enableV2CalloutBox: flag({ about: 'Shows a callout instead of the hint.', default: false }),
    bulletAlreadyClicked: flag({
      about: 'A click on the bullet was already counted. The element counts no click.',
      default: false,
    }),
    queryGroup: text({ about: 'Group of models for the suggestions.' }),
    stripeParams: json(
      object({
        scope: optional(means(string, 'Scope of the models, for example smarthome.', 'smarthome')),
        category: optional(category),
        brandsMissingFitment: optional(
          means(string, 'Brands without data. Separate the brands with #.', 'Grünhaus#Emberly'),
        ),
      }),
      {
        about: 'Scope, category, and the brands without data. Separate the brands with #.',
        from: 'state',
      },
    ),
    brands: json(list(brandOption), {
      about: 'Brands for the dropdown finder.',
      from: 'state',
      default: [],
    }),
    favoriteBrands: json(list(string), {
      about: 'Values of the brands that get their own buttons.',
      from: 'state',
      default: [],
    }),
    keywords: text({ about: 'Keywords of the current search.', default: '' }),
    rh: text({ about: 'Refinements of the current search.', default: '' }),
    experienceType: text({
      about: 'Experience type. Sent to the brand page.',
      default: 'smarthome',
    }),
    autocompleteDelay: whole({
      about: 'Time from the last key to the suggestions.',
      unit: 'ms',
      min: 0,
      default: 400,
    }),
    autocompleteMinLength: whole({
      about: 'Length of the text from which suggestions show.',
      unit: 'characters',
      min: 1,
      default: 1,
    }),
    brandOptionLimit: whole({
      about: 'Length of a brand name that shows.',
      unit: 'characters',
      min: 1,
      default: 15,
    }),
    bulletTarget: text({
      about: 'Selector of the feature bullets that get the added bullet.',
      default: '[data-dp-fitment-bullet]',
      ...selector,
    }),
    searchParamPrefix: text({ about: 'Start of the rpp parameter.', default: '{address}' }),
    requestId: text({ about: 'Id of the request, for metrics.', store: 'context.requestId' }),
    sessionId: text({ about: 'Id of the session, for metrics.', store: 'context.sessionId' }),
    marketplaceId: text({
      about: 'Id of the marketplace, for metrics.',
      store: 'context.marketplaceId',
    }),
    metricsUrl: address(fitmentMetrics, {
      about: `URL that receives metrics. Default: ${fitmentMetrics.path}.`,
    }),
    recentMax: whole({
      about: 'Highest number of recent models in the smart box.',
      unit: 'count',
      min: 0,
      default: 10,
    }),
    popularMax: whole({
      about: 'Highest number of popular models in the smart box.',
      unit: 'count',
      min: 0,
      default: 10,
    }),
    hitsMax: whole({
      about: 'Highest number of search hits in the smart box.',
      unit: 'count',
      min: 0,
      default: 5,
    }),
    experienceUrl: address(experiencePopover, {
      about: `URL of the text that explains the smart box. Default: ${experiencePopover.path}.`,
    }),
    experienceCloseMs: whole({
      about:
        'The text that explains the smart box goes after this time without pointer or focus in the stripe.',
      unit: 'ms',
      min: 0,
      default: 10_000,
    }),
  },
  events: {
    'dp-model-selected': { about: 'The shopper has chosen a model.', detail: modelSelected },
    'dp-fitment-checked': { about: 'A check has ended.', detail: fitmentChecked },
    'dp-model-cleared': { about: 'The shopper has removed the model.', detail: modelCleared },
    'dp-part-detected': {
      about: 'The shopper has typed a part number.',
      detail: object({ partNumber: means(string, 'The part number.', '740.2218') }),
    },
    'dp-help-requested': {
      about: 'The shopper asks where to find the model number.',
      detail: helpRequested,
      cancelable: true,
    },
    'dp-before-submit-search': {
      about: 'A search is about to be submitted. You can change its fields.',
      detail: object({
        action: means(string, 'Where the form leads.', '/s/ref=dp_rpp_stripe_showallparts'),
        fields: means(v.record(string, string), 'The fields of the form, by name.', {
          keywords: 'pump',
        }),
      }),
      cancelable: true,
    },
    'dp-before-navigate': {
      about: 'The browser is about to open another page.',
      detail: beforeNavigate,
      cancelable: true,
    },
    'dp-experience-opened': {
      about: 'The text that explains the smart box shows.',
      detail: object(experience),
    },
    'dp-experience-closed': {
      about: 'The text that explains the smart box has gone.',
      detail: object({
        ...experience,
        reason: means(
          v.picklist(['timeout', 'shopper']),
          'Who closed it: the time or the shopper.',
        ),
      }),
    },
  },
  hears: {
    'dp-model-selected': {
      about: 'Another stripe has chosen a model. This stripe uses it too.',
      detail: modelSelected,
    },
    'dp-model-cleared': {
      about: 'Another stripe has removed the model. This stripe asks for a model again.',
      detail: modelCleared,
    },
  },
  calls: stripeCalls,
  states: {
    'enter-model': 'The shopper can enter a model.',
    'result-found': 'The part fits.',
    'no-result': 'The part does not fit, or the check failed.',
    busy: 'A lookup or check is under way.',
    concealed: 'The stripe is hidden until the shopper uses the bullet.',
  },
  parts: {
    stripe: 'The stripe.',
    input: 'The field for the model.',
    button: 'The button that checks.',
    list: 'The list of suggestions.',
    option: 'A suggestion.',
    result: 'The answer: fits or does not fit.',
    message: 'A message to the shopper.',
    hint: 'The hint below the input.',
    popover: 'The pop-ups.',
  },
  slots: { '': 'Fallback: shows until the element is ready, or if it cannot load.' },
  keyboard: {
    Enter: 'Looks up the typed model, or chooses the active suggestion.',
    '↓, ↑': 'Moves through the suggestions.',
    'Home, End': 'Goes from the list back to the text.',
    'Alt+↓, Alt+↑': 'Opens and closes the list.',
    Escape: 'Closes the list or popover. The typed text stays.',
  },
  examples: fitmentStripeExamples,
})
export type FitmentStripe = typeof fitmentStripe
