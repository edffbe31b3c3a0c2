import * as v from 'valibot'
import { means, object, optional, text as string } from '../../src/contract/schema.ts'
import { asin, describe, json, text, whole } from '../../src/element/describe.ts'
import { renewedSheetExamples } from './renewed-sheet.examples.ts'

const tier = object({
  tier: means(v.picklist([1, 2, 3, 4]), 'Condition tier. 1 is the best.', 1, 'tier'),
})

const content = optional(
  means(
    object({
      title: optional(means(string, 'Name of the tier.', 'Excellent')),
      contentHtml: optional(
        means(string, 'HTML that explains the tier.', '<p>Looks like new.</p>'),
      ),
    }),
    'What the sheet says of the tier.',
    { title: 'Excellent', contentHtml: '<p>Looks like new.</p>' },
  ),
)

export const renewedSheet = describe({
  tag: 'dp-renewed-sheet',
  about: 'Explains the condition of a refurbished product in a side sheet, beside its offer.',
  fields: {
    asin,
    tier: whole({
      about: 'Condition tier of the offer, from 1 (the best) to 4.',
      unit: 'tier',
      required: true,
      min: 1,
      max: 4,
      expected: '1, 2, 3 or 4',
      missedMetric: 'InvalidRenewedTier',
    }),
    price: text({
      about: 'Price of the offer, as text. Default: the price of the product.',
      unit: 'currency units',
    }),
    condition: text({
      about: 'Condition of the offer. Default: the condition of the product.',
    }),
    sellerName: text({ about: 'Name of the seller. Default: the seller of the product.' }),
    offerListingId: text({ about: 'Id of the offer. Default: the offer of the product.' }),
    tiers: json(object({ 1: content, 2: content, 3: content, 4: content }), {
      about: 'What the sheet says, by tier.',
      from: 'state',
      default: {},
    }),
  },
  events: {
    'dp-renewed-sheet-opened': { about: 'The sheet has slid in.', detail: tier },
    'dp-renewed-sheet-closed': { about: 'The sheet has slid out.', detail: tier },
  },
  states: { open: 'The sheet is open.' },
  parts: {
    button: 'The button that opens the sheet.',
    sheet: 'The sheet.',
    content: 'What explains the tier.',
    offer: 'The offer, below.',
    notice: 'Says that the offer has changed.',
  },
  slots: { '': 'Fallback: shows until the element is ready, or if it cannot load.' },
  keyboard: {
    'Enter, Space': 'On the button: opens the sheet.',
    Escape: 'Closes the sheet. Focus returns to the button.',
  },
  examples: renewedSheetExamples,
})
export type RenewedSheet = typeof renewedSheet
