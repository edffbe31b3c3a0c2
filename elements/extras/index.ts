import type { Family } from '../../src/element/describe.ts'
import { freeSample } from './free-sample.ts'
import { paymentOptions } from './payment-options.ts'
import { protectionPlan } from './protection-plan.ts'
import { warrantyCards } from './warranty-cards.ts'

export const extras: Family = {
  name: 'extras',
  title: 'Plans, payment and samples',
  about: 'What a shopper takes beside a product: protection, instalments, free samples.',
  elements: [freeSample, paymentOptions, protectionPlan, warrantyCards],
}
