import * as v from 'valibot'
import { featureContent } from '../../src/contract/content/feature.ts'
import {
  flag as yesNo,
  lenientList,
  list,
  means,
  object,
  optional,
  text as string,
} from '../../src/contract/schema.ts'
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
import { selector } from '../../src/element/formats.ts'
import { paymentOptionsExamples } from './payment-options.examples.ts'

const amount = (about: string) => means(v.number(), about, 13.25, 'currency units')
const words = (about: string, example: string) => means(string, about, example)
const optionId = words('Id of the option. oneTimePayment: pay once.', 'equalPay12')

const option = object({
  optionId,
  offerGroup: optional(words('Options of one group stand together.', 'no-interest')),
  price: amount('What the shopper pays each term.'),
  priceAndTermCountDisplayString: words('Names the option.', '€13.25 a month for 12 months'),
  interestDisplayString: words('Interest of the option.', 'No interest'),
  interestAmount: amount('Interest over the whole time.'),
  orderSummaryDisplayString: words('Shows below the options while chosen.', 'Total: €159.00'),
  bottomSheetFootnoteDisplayString: words(
    'Shows at the foot of the side sheets while chosen.',
    'For one item.',
  ),
  termCount: optional(means(v.number(), 'Number of terms.', 12, 'count')),
  termType: optional(words('Kind of term. Default: the setting termType.', 'mo')),
  isOrderLevel: optional(means(yesNo, 'The option is for the whole order.')),
  cardName: optional(words('Name of the card that the option needs.', 'Harbor & Pine Card')),
  maxQuantity: optional(
    means(v.number(), 'Highest quantity that can be paid this way.', 2, 'count'),
  ),
  executionInfo: optional(
    means(
      v.record(string, means(v.unknown(), 'Goes back to your server unchanged.', 'DE')),
      'What your server needs to know when the form arrives. offerType and cartType come from the element.',
      { marketplaceId: 'DE' },
    ),
  ),
  formData: means(
    list(object({ itemType: means(v.literal('paymentOfferInfo'), 'Name of the form field.') })),
    'One entry: the form field.',
  ),
})

const sources = [
  'swatch',
  'compare-sheet',
  'learn-more-sheet',
  'change-modal',
  'quantity',
  'options',
] as const

export const paymentOptions = describe({
  tag: 'dp-payment-options',
  about: 'Lets the shopper pay once or in monthly plans.',
  fields: {
    asin,
    ajaxUrl: address(featureContent, { about: 'URL that returns the content of the side sheets.' }),
    treatment: choice(['none', 'T1', 'T2', 'T3'], {
      about:
        'When the element opens and closes by itself. none: closes after a choice. T1: also opens at the start, if onlyFeature is set. T2: does neither. T3: opens at the start and stays open.',
      default: 'none',
    }),
    onlyFeature: flag({
      about: 'The element is the only feature beside the price.',
      default: false,
    }),
    selectedOption: text({
      about: 'Id of the option that is chosen at the start.',
      default: 'oneTimePayment',
    }),
    termType: text({ about: 'Kind of term of options that name none. Default: mo.' }),
    priceBlock: text({
      about: 'Selector of the price in your page. A link that changes the plan shows beside it.',
      ...selector,
    }),
    buyNow: text({
      about: 'Selector of the button that buys at once. The form then says BUY_NOW.',
      ...selector,
      default: '[data-dp-buy-now]',
    }),
    quantity: whole({
      about: 'Quantity to pay for. Default: the quantity of the product in the page.',
      unit: 'count',
      store: 'quantity',
    }),
    options: json(means(lenientList(option), 'The options.'), {
      about:
        'The ways to pay, in the order to show. Without the list, the options are still to come.',
      from: 'state',
    }),
  },
  events: {
    'dp-payment-option-selected': {
      about:
        'Another option is chosen: by the shopper, or because the chosen option is not available any more.',
      detail: object({
        optionId,
        previousOptionId: words('Id of the option that was chosen before.', 'oneTimePayment'),
        source: means(v.picklist(sources), 'Where the choice came from.'),
      }),
    },
    'dp-payment-expanded': { about: 'The shopper has opened the options.', detail: object({}) },
    'dp-payment-collapsed': { about: 'The options were closed.', detail: object({}) },
  },
  calls: [featureContent],
  form: { paymentOfferInfo: 'The executionInfo of the chosen option, as JSON.' },
  states: {
    expanded: 'The options show.',
    loading: 'The options are still to come.',
    plan: 'A monthly plan is chosen.',
    sheet: 'A side sheet or the modal is open.',
  },
  parts: {
    header: 'The button that opens and closes the options.',
    chosen: 'The name of the chosen option.',
    body: 'What the header opens.',
    option: 'An option.',
    summary: 'The summary of the chosen option.',
    link: 'The links to the side sheets.',
    sheet: 'A side sheet.',
    footnote: 'The text at the foot of a side sheet.',
    modal: 'The modal that changes the plan.',
    message: 'A message to the shopper.',
  },
  slots: { '': 'Fallback: shows until the element is ready, or if it cannot load.' },
  keyboard: {
    'Enter, Space': 'On the header: opens or closes the options. On a link: opens the sheet.',
    '↑, ↓, ←, →': 'Among the options: chooses another option. The options stay open.',
    Escape: 'Closes the sheet or the modal. Focus returns to the link that opened it.',
  },
  examples: paymentOptionsExamples,
})
export type PaymentOptions = typeof paymentOptions
