import type { Example, Step } from '../../src/element/describe.ts'
import { dropdownFailures, smartboxFailures, textFailures } from './fitment-stripe.failures.ts'

const stripe = (more = '', content = '') => `<dp-fitment-stripe data-page-type="detail"
  data-asin="B0PUMP0001" data-category="major_appliance" data-ptd="dishwasher"${more}>${content}</dp-fitment-stripe>`

const check = (model: string): Step[] => [
  { type: model, into: 'input' },
  { press: '[part~=button]' },
]

const openBrands: Step = { press: '.brand-button' }

export const fitmentStripeExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Check by model number',
    html: stripe(),
    states: {
      'enter-model': [],
      busy: [{ hold: '/gp/replacement-parts/ajax/query-index.html' }, ...check('GS60-4210W')],
      'result-found': check('GS60-4210W'),
      'no-result': check('KG180-31B'),
    },
    views: {
      'with suggestions': { by: [{ type: 'GS', into: 'input' }], seen: { at: '[part~=option]' } },
      'with several machines of one number': { by: check('GS4000'), seen: { at: '.model-picker' } },
      'with an unknown number': {
        by: check('QXQXQXQXQX'),
        seen: { at: '[part~=message]' },
      },
    },
    failures: textFailures,
  },
  {
    title: 'Check by brand and model',
    html: stripe(
      '\n  data-finder="dropdown"',
      `
  <script type="application/json" data-dp-state="fitment-stripe">
    {
      "brands": [
        {"value": "BERGSTROM", "label": "Bergström"},
        {"value": "NORTHWIND", "label": "Northwind"}
      ],
      "favoriteBrands": ["BERGSTROM"],
      "stripeParams": {"brandsMissingFitment": "NORTHWIND"}
    }
  </script>
`,
    ),
    views: {
      'with its brands': { by: [openBrands], seen: { at: '.brands-option' } },
      'with machines of a brand': {
        by: [openBrands, { press: '.brands-option' }, { type: 'GS', into: '[part~=input]' }],
        seen: { at: '.suggestion' },
      },
      'with a brand without data': {
        by: [openBrands, { press: '.brands-option:nth-of-type(2)' }],
        seen: { at: '.html' },
      },
    },
    failures: dropdownFailures,
  },
  {
    title: 'One field for brand, series, model or part',
    html: stripe('\n  data-finder="smartbox"'),
    views: {
      'with suggestions': { by: [{ type: 'berg', into: 'input' }], seen: { at: '[part~=option]' } },
      'with its explanation': {
        by: [{ press: '[part~=input]' }],
        seen: { at: '.experience' },
      },
      'with matching parts': {
        by: [
          { type: '740.2218', into: 'input' },
          { press: '.entry > [part~=button]:last-of-type' },
        ],
        seen: { at: '.results [part~=option]' },
      },
    },
    failures: smartboxFailures,
  },
  {
    title: 'Hidden until its bullet is pressed',
    html: `<ul><li data-dp-fitment-bullet>Fits dishwashers</li></ul>
${stripe('\n  data-hide-stripe-on-load data-show-bullet="1"')}`,
    states: { concealed: [] },
  },
]
