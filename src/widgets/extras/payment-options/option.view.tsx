import type { PaymentOptions } from '../../../../elements/extras/payment-options.ts'
import type { ViewProps } from '../../../element/ports.ts'
import type { Choice } from '../../../parts/choice-group.tsx'
import { isOpen, isPlan } from './options.rules.ts'
import { nameOf, termOf } from './naming.rules.ts'
import type { messages } from './payment-options.messages.ts'
import type { PaymentModel } from './payment-options.model.ts'
import type { Option } from './payment-options.ports.ts'

/** Props of the views of the element. */
export type PaymentProps = ViewProps<PaymentModel, PaymentOptions, typeof messages>

/** What an option says (PAY-020, PAY-022 to PAY-024). */
function Words({ config, option, text }: PaymentProps & { option: Option }) {
  const name = nameOf(option, text, config)
  const price = isPlan(option) ? '' : option.priceText
  const facts = [price, termOf(option, text, config), option.interestText, option.card]
  if (option.isOrderLevel) facts.push(text('payment.wholeOrder'))
  return (
    <span className="words">
      <bdi className="name">{name}</bdi>{' '}
      <span className="facts">
        {facts.map(
          (fact, position) =>
            fact &&
            fact !== name && (
              // Facts have fixed places.
              // oxlint-disable-next-line react/no-array-index-key
              <bdi key={position} className="fact">
                {fact}
              </bdi>
            ),
        )}
      </span>
    </span>
  )
}

/** An option as a choice. If the quantity is too high for it, it says so (PAY-015, PAY-016). */
export function choiceOf(props: PaymentProps, option: Option): Choice {
  const { model, text } = props
  const open = isOpen(option, model.$choice.get().quantity)
  return {
    id: option.id,
    content: <Words {...props} option={option} />,
    disabled: !open || model.$disabled.get(),
    note: open ? undefined : text('payment.unavailable'),
  }
}
