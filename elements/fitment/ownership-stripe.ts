import {
  modelInactive,
  ownershipSet,
  previewParts,
} from '../../src/contract/fitment/fitment-help.ts'
import { flag, object, optional, text as string, whole } from '../../src/contract/schema.ts'
import { describe, text } from '../../src/element/describe.ts'
import { ownershipStripeExamples } from './ownership-stripe.examples.ts'

const machine = { brand: string, modelNumber: string }

export const ownershipStripe = describe({
  tag: 'dp-ownership-stripe',
  about: 'Lets a shopper say that they do not own a machine, or see the parts that match it.',
  fields: {
    productType: text({ about: 'Product type of the machine.', required: true }),
    brand: text({ about: 'Its brand.', required: true }),
    modelNumber: text({ about: 'Its model number.', required: true }),
    series: text({ about: 'Its series.' }),
    scope: text({ about: 'Scope of the models; smarthome is one of its own.', default: 'default' }),
    reftag: text({
      about: 'Reference tag of the link to all parts.',
      default: 'dp_rpp_stripe_showallparts',
    }),
  },
  events: {
    'dp-ownership-changed': {
      about: 'It is recorded whether the shopper owns the machine.',
      detail: object({
        doesOwn: flag,
        productType: string,
        ...machine,
        series: optional(string),
      }),
    },
    'dp-parts-previewed': {
      about: 'Matching parts are shown.',
      detail: object({ count: whole, ...machine }),
    },
  },
  calls: [modelInactive, ownershipSet, previewParts],
  states: {
    saving: 'What the shopper said is being saved.',
    previewing: 'The parts are loading.',
    removed: 'The machine is not theirs: nothing shows.',
  },
  parts: {
    stripe: 'The stripe.',
    button: 'Its buttons.',
    preview: 'The matching parts.',
    message: 'A message to the shopper.',
    link: 'The link to all parts.',
  },
  slots: { '': 'Fallback.' },
  keyboard: {
    'Enter, Space': 'Does what the focused button says.',
  },
  examples: ownershipStripeExamples,
})
export type OwnershipStripe = typeof ownershipStripe
