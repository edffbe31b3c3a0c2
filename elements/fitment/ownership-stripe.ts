import * as v from 'valibot'
import { brand, model, productType, series } from '../../src/contract/fields.ts'
import {
  modelInactive,
  ownershipSet,
  previewParts,
} from '../../src/contract/fitment/fitment-help.ts'
import { flag, means, object, optional, whole } from '../../src/contract/schema.ts'
import { describe, flag as yesNo, text } from '../../src/element/describe.ts'
import { ownershipStripeExamples } from './ownership-stripe.examples.ts'

const machine = { brand, modelNumber: model }

export const ownershipStripe = describe({
  tag: 'dp-ownership-stripe',
  about: 'Lets a shopper say whether they own a machine, or see parts that fit the machine.',
  fields: {
    productType: text({ about: 'Product type of the machine.', required: true }),
    brand: text({ about: 'Brand of the machine.', required: true }),
    modelNumber: text({ about: 'Model number of the machine.', required: true }),
    series: text({ about: 'Series of the machine.' }),
    doesOwn: yesNo({
      about:
        'What the shopper has answered before: true or false. The stripe is then one line with Undo. Without it: no answer.',
    }),
    scope: text({
      about: 'Scope of the models, for example smarthome.',
      default: 'default',
    }),
    reftag: text({
      about: 'Reference tag in the link to all parts.',
      default: 'dp_rpp_stripe_showallparts',
    }),
  },
  events: {
    'dp-ownership-changed': {
      about: 'The server has recorded the answer of the shopper, or has forgotten it.',
      detail: object({
        doesOwn: means(
          v.nullable(flag),
          'The shopper owns the machine. null: the shopper took the answer back.',
          false,
        ),
        productType,
        ...machine,
        series: optional(series),
      }),
    },
    'dp-parts-previewed': {
      about: 'The parts that fit the machine are shown.',
      detail: object({ count: means(whole, 'Number of parts that show.', 4, 'count'), ...machine }),
    },
  },
  calls: [modelInactive, ownershipSet, previewParts],
  states: {
    saving: 'The answer of the shopper is being saved.',
    previewing: 'The parts are loading.',
    owned: 'The shopper owns the machine. The stripe is one line with Undo.',
    removed: 'The shopper does not own the machine. The stripe is one line with Undo.',
    undoing: 'The answer of the shopper is being taken back.',
  },
  parts: {
    stripe: 'The stripe.',
    button: 'The buttons of the stripe.',
    undo: 'The button that takes the answer back.',
    preview: 'The parts that fit the machine.',
    message: 'A message to the shopper.',
    link: 'The link to all parts.',
  },
  slots: { '': 'Fallback: shows until the element is ready, or if it cannot load.' },
  keyboard: {
    'Enter, Space': 'Presses the focused button.',
  },
  examples: ownershipStripeExamples,
})
export type OwnershipStripe = typeof ownershipStripe
