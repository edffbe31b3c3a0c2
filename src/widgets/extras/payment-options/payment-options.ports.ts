import type { PaymentOptions } from '../../../../elements/extras/payment-options.ts'
import type { Config, EventDetail } from '../../../element/describe.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './payment-options.messages.ts'

/** With the element: it knows its owner form. */
export type PaymentPorts = WrapperPorts<PaymentOptions, typeof messages>
export type PaymentConfig = Config<PaymentOptions>
export type Source = EventDetail<PaymentOptions, 'dp-payment-option-selected'>['source']

/** A way to pay, as the element uses it. */
export interface Option {
  id: string
  group: unknown
  /** What the shopper pays each term. */
  price: number
  priceText: string
  interestText: string
  summary: string
  footnote: string
  termCount: number | undefined
  termType: string | undefined
  isOrderLevel: boolean
  /** '': needs no card. */
  card: string
  /** Highest quantity that can be paid this way. */
  most: number
  /** What the form tells the server. undefined: nothing. */
  info: Readonly<Record<string, unknown>> | undefined
}

/** What opens above the page. */
export type Sheet = 'compare' | 'learn-more'
export type Layer = Sheet | 'change'
