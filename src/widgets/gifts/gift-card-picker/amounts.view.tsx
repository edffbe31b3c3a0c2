import { Component, createRef, type KeyboardEvent, type ReactNode } from 'react'
import type { GiftCardPicker } from '../../../../elements/gifts/gift-card-picker.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { ChoiceGroup } from '../../../parts/choice-group.tsx'
import { composes } from '../../../parts/composes.ts'
import { Message } from '../../../parts/message.tsx'
import { written } from './catalogue.rules.ts'
import type { messages } from './gift-card-picker.messages.ts'
import type { GiftCardModel } from './gift-card-picker.model.ts'

export type GiftCardProps = ViewProps<GiftCardModel, GiftCardPicker, typeof messages>

/** The box for any other amount. */
class Box extends Component<GiftCardProps & { asked: number }> {
  input = createRef<HTMLInputElement>()

  override componentDidUpdate(before: { asked: number }): void {
    if (before.asked !== this.props.asked) this.input.current?.focus()
  }

  key = (event: KeyboardEvent): void => {
    // This Enter belongs to the keyboard of a language that composes its letters.
    if (composes(event)) return
    const { model } = this.props
    if (event.key !== 'Enter') return model.keyed()
    event.preventDefault()
    model.commit()
  }

  override render(): ReactNode {
    const { model, text } = this.props
    const error = model.$error.get()
    return (
      <div className="custom">
        <label htmlFor="box">{text('giftCard.custom.label')}</label>
        <input
          ref={this.input}
          id="box"
          className="field"
          part="box"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          dir="auto"
          value={model.$text.get()}
          disabled={model.$disabled.get()}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'error' : undefined}
          onInput={event => model.type(event.currentTarget.value)}
          onKeyDown={this.key}
          onFocusCapture={model.focus}
          onBlurCapture={model.leave}
        />
        {error && (
          <div id="error">
            <Message tone="error" part="error">
              {error}
            </Message>
          </div>
        )}
      </div>
    )
  }
}

/** Amounts of the chosen design, and a box for any other (GFT-001, GFT-020 to GFT-022). */
export function Amounts(props: GiftCardProps): ReactNode {
  const { config, model, text } = props
  const design = model.now()
  if (!design) return null
  const { amount, swatch } = model.$chosen.get()
  const state = model.$state.get()
  const label = design.isVariable
    ? (config.variableLabel ?? text('giftCard.variable'))
    : (config.fixedLabel ?? text('giftCard.fixed'))
  const chosen = design.swatches.find(({ id }) => id === swatch)
  const shown = chosen?.display ?? (amount === null ? '' : written(amount, config))
  return (
    <div className="amounts">
      <p className="head">
        <span part="label" dir="auto">
          {label}
        </span>
        {shown && (
          <b part="amount">
            <bdi>{shown}</bdi>
          </b>
        )}
      </p>
      {design.swatches.length > 0 && (
        <ChoiceGroup
          // A group that belongs to another design is another one: no mark moves over.
          key={design.index}
          name="amount"
          label={text('giftCard.amount.label')}
          look="swatches"
          choicePart="swatch"
          choices={design.swatches.map(({ display, id }) => ({
            id,
            content: <bdi>{display}</bdi>,
            disabled: model.$disabled.get(),
          }))}
          chosenId={state === 'swatch' ? swatch : null}
          onChoose={model.pick}
        />
      )}
      {design.isVariable && <Box {...props} asked={model.$asked.get()} />}
    </div>
  )
}
