import * as v from 'valibot'
import { asin as productId } from '../../src/contract/fields.ts'
import {
  lenientList,
  list,
  means,
  object,
  optional,
  text as string,
  whole as integer,
} from '../../src/contract/schema.ts'
import { asin, choice, describe, json, number, text, whole } from '../../src/element/describe.ts'
import { selector } from '../../src/element/formats.ts'
import { giftCardPickerExamples } from './gift-card-picker.examples.ts'
import { constraints, strings, symbolFormat } from './stated-constraints.ts'

const name = means(string, 'Name as shoppers read it.', 'Birthday cake')
const dimensions = object({
  denomination: means(
    optional(list(means(v.unknown(), 'An amount. The element reads its place alone.', '25'))),
    'The amounts. Place 0 stands for any amount.',
    ['any', '25', '50'],
  ),
  design_name: means(optional(list(name)), 'Names of the designs.', ['Ribbon', 'Birthday cake']),
  occasion_type: means(optional(list(name)), 'Names of the occasions.', ['Birthday', 'Thank you']),
})

const combination = object({
  asin: means(optional(string), 'Product id of this amount on this design.', 'B0GIFTCRD1'),
  title: means(
    optional(string),
    'Title that the document takes.',
    'Gift card with a ribbon · Harbor & Pine',
  ),
  canonicalUrl: means(optional(string), 'URL that link rel="canonical" takes.', '/dp/B0GIFTCRD1'),
  imageUrl: means(optional(string), 'URL of a picture of the design.', '/images/gift-card.svg'),
})

const swatch = object({
  value: means(v.number(), 'The amount.', 25, 'currency units'),
  display: means(
    optional(string),
    'The amount as shoppers read it. Default: written in the language, with the currency symbol.',
    '€25',
  ),
  denominationIndex: means(integer, 'Place among the amounts. 0: any amount.', 0, 'count'),
})

const byDesign = <const S extends v.GenericSchema>(schema: S) => v.record(string, schema)
const designIndex = means(integer, 'Place of the design.', 1, 'count')
const amount = means(v.number(), 'The amount.', 37.5, 'currency units')

export const giftCardPicker = describe({
  tag: 'dp-gift-card-picker',
  about: 'Lets a shopper choose the amount and the design of a gift card.',
  fields: {
    asin,
    initialVariableAmount: number({
      about: 'Amount that a design for any amount starts with. Default: none.',
      unit: 'currency units',
      min: 0,
    }),
    fractionalDigits: whole({
      about:
        'Digits after the decimal sign. Further digits are cut off. Default: 0 with formatter integer, else 2.',
      unit: 'count',
      min: 0,
      max: 20,
    }),
    formatter: choice(['amount', 'integer', 'strictAmount'], {
      about:
        'How a typed amount is read. strictAmount takes neither a sign, nor a symbol, nor more than two decimals.',
      default: 'amount',
    }),
    currencySymbol: text({
      about: 'Symbol of the currency.',
      default: '$',
      ...symbolFormat,
    }),
    addToCart: text({
      about: 'Selector of the button in your page that puts the gift card into the cart.',
      default: '#add-to-cart-button',
      ...selector,
    }),
    fixedLabel: text({ about: 'Text above the amounts of a design that has fixed amounts.' }),
    variableLabel: text({ about: 'Text above the amounts of a design that takes any amount.' }),
    selectedCombination: text({
      about:
        'Amount and design at the start, by their places: 0_3. Default: the first design, and no amount.',
      pattern: /^\d+_\d+$/,
      expected: 'two places such as 0_3',
    }),
    claimCode: text({ about: 'Claim code of the gift card, to show it.' }),
    amountCount: whole({
      about: 'How many amounts show at the start. dp.css keeps room for them.',
      unit: 'count',
      min: 0,
      default: 4,
    }),
    designCount: whole({
      about: 'How many designs show. dp.css keeps room for them.',
      unit: 'count',
      min: 0,
      default: 6,
    }),
    dimensions: json(dimensions, {
      about: 'Names of amounts, designs and occasions. Their places are their indexes elsewhere.',
      from: 'state',
      default: {},
    }),
    combinations: json(v.record(string, means(combination, 'What is sold.')), {
      about:
        'What is sold, by the place of the amount and the place of the design: 0_3. A design with place 0 takes any amount.',
      from: 'state',
      default: {},
    }),
    amountSwatches: json(
      byDesign(means(lenientList(means(swatch, 'An amount to choose.')), 'Amounts to choose.')),
      { about: 'Amounts to choose, by the place of the design.', from: 'state', default: {} },
    ),
    designOccasions: json(
      byDesign(
        means(
          list(means(integer, 'Place of an occasion.', 0, 'count')),
          'Occasions of the design.',
          [0],
        ),
      ),
      { about: 'Occasions by the place of the design.', from: 'state', default: {} },
    ),
    designVisibility: json(
      byDesign(
        means(
          string,
          'SHOWN, HIDDEN, or VGC_OUT_OF_STOCK: shoppers see the design, but cannot choose it.',
          'VGC_OUT_OF_STOCK',
        ),
      ),
      {
        about: 'Visibility by the place of the design. Default: SHOWN.',
        from: 'state',
        default: {},
      },
    ),
    constraints: json(constraints, {
      about: 'Constraints of gcCustomAmount, for typed amounts.',
      from: 'state',
      default: {},
    }),
    strings: json(strings, { about: 'Error texts by error id.', from: 'state', default: {} }),
  },
  events: {
    'dp-gift-card-changed': {
      about: 'The shopper has chosen another amount or another design.',
      detail: object({
        asin: means(
          v.nullable(productId),
          'Product id of the combination. null: unknown.',
          'B0GIFTCRD1',
        ),
        combination: means(string, 'Place of the amount and place of the design.', '0_1'),
        amount: means(
          v.nullable(v.number()),
          'The amount. null: none is chosen.',
          37.5,
          'currency units',
        ),
        designIndex,
      }),
    },
    'dp-gift-amount-accepted': {
      about: 'The shopper has typed an amount that the card takes.',
      detail: object({ amount }),
    },
    'dp-gift-amount-rejected': {
      about: 'The shopper has typed an amount that the card does not take.',
      detail: object({
        typed: means(string, 'What the shopper has typed.', '0.99'),
        errorIds: means(
          list(means(string, 'Id of an error.', 'amount-range')),
          'Ids of the errors. The first one shows.',
          ['amount-range'],
        ),
      }),
    },
  },
  form: { gcCustomAmount: 'The amount as a plain decimal number. Empty: none.' },
  // An amount that the shopper types is for servers, too: in Latin digits, in every language.
  pageFormats: ['input'],
  states: {
    none: 'No amount is chosen.',
    swatch: 'One of the amounts is chosen.',
    custom: 'A typed amount is chosen.',
    invalid: 'The typed amount is not possible. The button of your page is blocked.',
    filtering: 'The list of occasions is open.',
  },
  parts: {
    label: 'The text above the amounts.',
    amount: 'The chosen amount, beside the label.',
    swatch: 'An amount to choose.',
    box: 'The box for any other amount.',
    error: 'What is wrong with the typed amount.',
    filter: 'The button that opens the list of occasions.',
    design: 'A design to choose.',
    picture: 'The picture of a design.',
    occasions: 'The list of occasions.',
    hint: 'The hint at the button of your page.',
    code: 'The claim code.',
  },
  slots: {
    '': "Fallback: your server's own fields. They are disabled while the element shows. A hidden field gcCustomAmount takes the amount.",
  },
  keyboard: {
    '↑, ↓, ←, →': 'On an amount or a design: chooses another one.',
    Space: 'On an amount or a design: chooses it.',
    Enter: 'In the box: takes the amount at once. The form is not submitted.',
    'Enter, Space': 'On the filter: opens the list of occasions. In the list: chooses one.',
    Escape: 'Closes the list of occasions, or the hint.',
  },
  examples: giftCardPickerExamples,
})
export type GiftCardPicker = typeof giftCardPicker
