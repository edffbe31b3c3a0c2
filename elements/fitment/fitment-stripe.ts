import * as v from 'valibot'
import { beforeNavigate } from '../../src/contract/events.ts'
import {
  fitmentChecked,
  helpRequested,
  modelCleared,
  modelSelected,
} from '../../src/contract/fitment/fitment-events.ts'
import { experiencePopover, fitmentMetrics } from '../../src/contract/fitment/fitment.ts'
import { stripeCalls } from '../../src/contract/fitment/index.ts'
import { list, object, optional, text as string } from '../../src/contract/schema.ts'
import {
  asin,
  choice,
  describe,
  flag,
  json,
  room,
  roomy,
  text,
  whole,
} from '../../src/element/describe.ts'
import { selector, url } from '../../src/element/formats.ts'
import { fitmentStripeExamples } from './fitment-stripe.examples.ts'

const bit = { min: 0, max: 1, default: 0 }

/** What wraps where there is less width. */
const row = '8px + var(--_dp-target)'
const heading = '1.625em'

export const fitmentStripe = describe({
  tag: 'dp-fitment-stripe',
  about: "Tells a shopper whether a part fits the machine they own, by the machine's model number.",
  fields: {
    finderName: text({
      about: 'How a model is named: text, dropdown or smartbox; anything else is text.',
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
      about: 'What shows first, default enter-model.',
    }),
    browseNode: text({ about: 'Node of the catalogue that the page shows.' }),
    rootBrowseNode: text({ about: 'Its root, where there is no browseNode.' }),
    category: text({ about: 'Category of the machine.' }),
    ptd: text({ about: 'Product type, for the list of all parts.' }),
    asin,
    modelBrand: text({ about: 'Brand of the model that the page is about.' }),
    modelDisplayBrand: text({ about: 'The same, as it is shown.' }),
    modelSeries: text({ about: 'Series of that model.' }),
    modelNumber: text({ about: 'Its model number.' }),
    resultCount: whole({ about: 'How many parts the page lists for it.', min: 0, default: 0 }),
    showBullet: whole({ about: '1 draws a bullet that leads here.', ...bit }),
    widgetRedirectURL: text({ about: 'Where a browse page leads with a model.', ...url }),
    partSearch: flag({ about: 'Whether parts can be searched beside a result.' }),
    hideStripeOnLoad: flag({ about: 'Hidden until the bullet is used.', default: false }),
    overriddenStripeId: text({ about: 'Goes with the model in the search.' }),
    weblabName: text({ about: 'Experiment, for metrics.' }),
    weblabTreatment: text({ about: 'Treatment, for metrics.' }),
    isFeedbackWidgetUpdateEnabled: flag({
      about: 'For dp-fitment-feedback on the same page.',
      default: false,
    }),
    extendedPopoverAndEnabledTextbox: flag({
      about: 'The hint stays longer, and a model can be typed before a brand is chosen.',
      default: false,
    }),
    enableV2CalloutBox: flag({ about: 'A callout in place of the hint.', default: false }),
    bulletAlreadyClicked: flag({ about: 'Its click was counted before.', default: false }),
    queryGroup: text({ about: 'Group of the suggestions.' }),
    stripeParams: json(
      object({
        scope: optional(string),
        category: optional(string),
        brandsMissingFitment: optional(string),
      }),
      { about: 'Scope, category and the brands without data, separated by #.', from: 'state' },
    ),
    brands: json(list(object({ value: string, label: string })), {
      about: 'Brands of the dropdown finder.',
      from: 'state',
      default: [],
    }),
    favoriteBrands: json(list(string), {
      about: 'Values of the brands that have a button of their own.',
      from: 'state',
      default: [],
    }),
    keywords: text({ about: 'What the page was searched for.', default: '' }),
    rh: text({ about: 'Refinements of the current search.', default: '' }),
    experienceType: text({ about: 'Sent to the brand page.', default: 'smarthome' }),
    autocompleteDelay: whole({
      about: 'Milliseconds from the last key to the suggestions.',
      min: 0,
      default: 400,
    }),
    autocompleteMinLength: whole({
      about: 'Characters from which there are suggestions.',
      min: 1,
      default: 1,
    }),
    brandOptionLimit: whole({ about: 'Characters of a brand that show.', min: 1, default: 15 }),
    bulletTarget: text({
      about: 'The feature bullets that the bullet joins.',
      default: '[data-dp-fitment-bullet]',
      ...selector,
    }),
    searchParamPrefix: text({ about: 'Begins the rpp parameter.', default: '{address}' }),
    requestId: text({ about: 'For metrics.', store: 'context.requestId' }),
    sessionId: text({ about: 'For metrics.', store: 'context.sessionId' }),
    marketplaceId: text({ about: 'For metrics.', store: 'context.marketplaceId' }),
    metricsUrl: text({
      about: `Where metrics go, default ${fitmentMetrics.path}.`,
      ...url,
    }),
    recentMax: whole({ about: 'Most recent models of the smart box.', min: 0, default: 10 }),
    popularMax: whole({ about: 'Most popular models of the smart box.', min: 0, default: 10 }),
    hitsMax: whole({ about: 'Most search hits of the smart box.', min: 0, default: 5 }),
    experienceUrl: text({
      about: `Where the smart box is explained, default ${experiencePopover.path}.`,
      ...url,
    }),
    experienceCloseMs: whole({
      about: 'Milliseconds after which that pop-up closes.',
      min: 0,
      default: 10_000,
    }),
  },
  events: {
    'dp-model-selected': { about: 'A model was picked.', detail: modelSelected },
    'dp-fitment-checked': { about: 'A check has ended.', detail: fitmentChecked },
    'dp-model-cleared': { about: 'The model was given up.', detail: modelCleared },
    'dp-part-detected': {
      about: 'What was typed is a part number.',
      detail: object({ partNumber: string }),
    },
    'dp-help-requested': {
      about: 'The shopper looks for the model number.',
      detail: helpRequested,
      cancelable: true,
    },
    'dp-before-submit-search': {
      about: 'A search is about to be submitted; its fields may be changed.',
      detail: object({ action: string, fields: v.record(string, string) }),
      cancelable: true,
    },
    'dp-before-navigate': {
      about: 'The shopper is about to be led to another page.',
      detail: beforeNavigate,
      cancelable: true,
    },
    'dp-experience-opened': {
      about: 'The pop-up that explains the smart box has opened.',
      detail: object({ category: string }),
    },
    'dp-experience-closed': {
      about: 'It has closed.',
      detail: object({ category: string, reason: v.picklist(['timeout', 'shopper']) }),
    },
  },
  hears: {
    'dp-model-selected': {
      about: 'Another element chose a machine: it counts here, too.',
      detail: modelSelected,
    },
    'dp-model-cleared': {
      about: 'Another element took the machine back: it asks for one again.',
      detail: modelCleared,
    },
  },
  calls: stripeCalls,
  states: {
    'enter-model': 'A model can be named.',
    'result-found': 'It fits.',
    'no-result': 'It does not fit.',
    busy: 'A lookup or check runs.',
    concealed: 'Hidden until the bullet is used.',
  },
  parts: {
    stripe: 'The stripe.',
    input: 'The field for the model.',
    button: 'The button that checks.',
    list: 'Suggestions.',
    option: 'A suggestion.',
    result: 'Whether it fits.',
    message: 'A message to the shopper.',
    popover: 'Pop-ups.',
  },
  slots: { '': 'Fallback: what shows until the stripe is there.' },
  keyboard: {
    Enter: 'Looks the typed model up; chooses the active suggestion.',
    '↓, ↑': 'Goes through the suggestions.',
    'Home, End': 'Goes back into the text.',
    'Alt+↓, Alt+↑': 'Opens and closes the list.',
    Escape: 'Closes the list, hint or popover; what was typed stays.',
  },
  reserve:
    roomy('46px + 2.894em + var(--_dp-target)', [432, row], [280, heading]) +
    `&:where([data-finder=dropdown]){${room('46px + 2.894em + var(--_dp-target)', [620, row], [476, '4px + 1.269em'], [432, row], [280, heading])}}` +
    `&:where([data-finder=smartbox]){${room('42px + 1.625em + var(--_dp-target)', [588, row], [340, row], [280, heading])}}` +
    // Out of sight as it will be; where its code never comes the fallback shows in the end.
    '&:where([data-hide-stripe-on-load]){&::before{content:none}' +
    '@media(scripting:enabled){position:absolute;clip-path:inset(50%);animation:dp-unfold 0s 10s forwards}}',
  // Until the bullet stands behind this one.
  keep:
    '@media(scripting:enabled){:where(:root:has(&[data-page-type=detail][data-show-bullet="1"]))' +
    ' :where(:nth-child(1 of li[data-dp-fitment-bullet]):not(:has(+span)))' +
    '{padding-block-end:calc(8px + clamp(24px,(292px - 100%)*999,2lh));' +
    '@media(pointer:coarse){padding-block-end:52px}}}',
  examples: fitmentStripeExamples,
})
export type FitmentStripe = typeof fitmentStripe
