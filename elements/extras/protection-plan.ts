import * as v from 'valibot'
import { dealClaimed } from '../../src/contract/deals/deal-events.ts'
import { cartAdded } from '../../src/contract/events.ts'
import { plans, protectionOptions, protectionSelection } from '../../src/contract/extras/plans.ts'
import { asin as productId } from '../../src/contract/fields.ts'
import { means, object, text as string } from '../../src/contract/schema.ts'
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
import { protectionPlanExamples } from './protection-plan.examples.ts'

const ids = {
  baseAsin: productId,
  warrantyAsin: means(string, 'Product id of the plan.', 'B0PLAN0002'),
}

export const protectionPlan = describe({
  tag: 'dp-protection-plan',
  about: 'Lets a shopper add a protection plan to the product that they are about to buy.',
  fields: {
    asin: { ...asin, required: true },
    variant: choice(['card', 'attach'], {
      about: 'card: a card that the shopper expands. attach: a list that is always open.',
      default: 'card',
    }),
    feature: choice(['MBB', 'SI', 'TWISTER_PLUS'], {
      about: 'Name of the feature in metrics.',
      default: 'MBB',
    }),
    autoExpand: flag({ about: 'The card starts expanded.', default: false }),
    collapsedText: text({
      about: 'Subtitle of the collapsed card. Default: the message protection.collapsed.',
    }),
    expandedText: text({
      about: 'Subtitle of the expanded card. Default: the message protection.expanded.',
    }),
    loadingText: text({
      about: 'Subtitle while the plans load. Default: the message protection.loading.',
    }),
    display: text({
      about:
        'Display text in the cart of plans that have none. Default: the message protection.display.',
    }),
    currencyCode: text({ about: 'Currency of the prices, ISO 4217.', default: 'USD' }),
    planCount: whole({
      about: 'Number of plans that will come. Keeps their space until then. 0: keeps no space.',
      unit: 'count',
      min: 0,
      max: 20,
      default: 3,
    }),
    quantityInput: text({
      about: "Selector of your page's quantity input. It counts until an element sets a quantity.",
      ...selector,
      default: '#quantity',
    }),
    optionsUrl: address(protectionOptions, {
      about: 'URL that returns the plans, if your page does not give them.',
    }),
    plans: json(plans, {
      about: 'The plans. An empty list hides the element. Without a list, the element loads one.',
      from: 'state',
    }),
  },
  events: {
    'dp-protection-expanded': { about: 'The shopper has expanded the card.', detail: object({}) },
    'dp-protection-collapsed': {
      about: 'The shopper has collapsed the card.',
      detail: object({}),
    },
    'dp-protection-selected': {
      about: 'The shopper has chosen a plan.',
      detail: object({ ...ids, selection: means(protectionSelection, 'The plan in the cart.') }),
    },
    'dp-protection-cleared': {
      about: 'A plan is no longer chosen.',
      detail: object({
        ...ids,
        reason: means(
          v.picklist(['shopper', 'quantity', 'product']),
          'Why: the shopper chose no plan, the quantity is too high, or the product changed.',
        ),
      }),
    },
  },
  hears: {
    'dp-protection-collapse-requested': {
      about: 'Another element or your page asks the card to collapse.',
      detail: object({}),
    },
    'dp-cart-added': { about: 'Counts an add to the cart with a plan.', detail: cartAdded },
    'dp-deal-claimed': { about: 'Counts a claim with a plan.', detail: dealClaimed },
  },
  takes: ['dp-protection-collapse-requested'],
  calls: [protectionOptions],
  form: { warrantySelection: 'The chosen plan as JSON. Missing while no plan is chosen.' },
  standsAlone: true,
  methods: { collapse: { about: 'Collapses the card.' } },
  states: {
    expanded: 'The card is expanded.',
    chosen: 'A plan is chosen.',
    empty: 'There are no plans. The element takes no space.',
  },
  parts: {
    card: 'The card or the list.',
    header: 'The header of the card.',
    subtitle: 'The text below the title of the card.',
    plans: 'The plans.',
    plan: 'A plan, or no plan.',
    dialog: 'The dialog that explains a plan.',
    message: 'A message to the shopper.',
  },
  slots: {
    '': "Fallback: your server's own form fields. They are disabled while the element shows.",
  },
  keyboard: {
    'Enter, Space': 'On the header: expands or collapses the card. On a link: opens its text.',
    '↑, ↓, ←, →': 'On a plan: chooses another plan.',
    Escape: 'Closes the dialog. Focus returns to the link that opened it.',
  },
  examples: protectionPlanExamples,
})
export type ProtectionPlan = typeof protectionPlan
