import type { Text } from '../../../element/ports.ts'
import { isPlan } from './options.rules.ts'
import type { messages } from './payment-options.messages.ts'
import type { Option, PaymentConfig } from './payment-options.ports.ts'

type Say = Text<typeof messages>

const termTypeOf = ({ termType }: Option, text: Say, config: PaymentConfig) =>
  termType ?? config.termType ?? text('payment.termType')

/** Returns what an option is called. The page may leave the text of a plan empty (PAY-034). */
export const nameOf = (option: Option, text: Say, config: PaymentConfig): string =>
  isPlan(option)
    ? option.priceText ||
      text('payment.perTerm', { amount: option.price, termType: termTypeOf(option, text, config) })
    : text('payment.oneTime')

/** Returns how long a plan runs (PAY-022). '': the page does not say. */
export const termOf = (option: Option, text: Say, config: PaymentConfig): string =>
  isPlan(option) && option.termCount !== undefined
    ? text('payment.term', { count: option.termCount, termType: termTypeOf(option, text, config) })
    : ''
