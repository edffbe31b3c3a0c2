import { Component, createRef, type ReactNode } from 'react'
import { ChoiceGroup } from '../../../parts/choice-group.tsx'
import { Disclosure } from '../../../parts/disclosure.tsx'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { nameOf } from './naming.rules.ts'
import { byId, isPlan, visible } from './options.rules.ts'
import { choiceOf, type PaymentProps } from './option.view.tsx'
import { late } from './payment-options.late.ts'
import type { Layer } from './payment-options.ports.ts'

/** Name of the chosen option. Until the options come, it is one-time payment (PAY-001). */
function chosenName({ config, model, text }: PaymentProps): string {
  const { chosenId, options } = model.$choice.get()
  const chosen = byId(options ?? [], chosenId)
  return chosen ? nameOf(chosen, text, config) : text('payment.oneTime')
}

const Skeleton = ({ text }: PaymentProps) => (
  <div className="waiting" aria-busy="true">
    <span className="visually-hidden">{text('common.loading')}</span>
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </div>
)

const Failure = ({ text, retry }: PaymentProps & { retry?: (() => void) | undefined }) => (
  <Message tone="error" part="message" retryLabel={retry && text('common.retry')} onRetry={retry}>
    {text('payment.ajaxError')}
  </Message>
)

/** Swatches, summary and links. */
function Options(props: PaymentProps) {
  const { model, text } = props
  const { chosenId, led, options } = model.$choice.get()
  if (!options) return null
  const shown = visible(options, led)
  const summary = byId(options, chosenId)?.summary
  const lost = model.$lost.get()
  const link = (layer: Layer) => () => void model.open(layer)
  return (
    <>
      <ChoiceGroup
        name="option"
        label={text('payment.title')}
        look="swatches"
        choices={shown.map(option => choiceOf(props, option))}
        chosenId={chosenId}
        choicePart="option"
        onChoose={(id, isBrowsing) => id !== null && model.choose(id, isBrowsing)}
      />
      {summary && (
        <p className="summary" part="summary">
          <bdi>{summary}</bdi>
        </p>
      )}
      <p className="links" part="link">
        {options.length > shown.length && (
          <button
            type="button"
            className="link"
            data-sheet="compare"
            aria-haspopup="dialog"
            onClick={link('compare')}
          >
            {text('payment.compare')}
          </button>
        )}
        <button
          type="button"
          className="link"
          data-sheet="learn-more"
          aria-haspopup="dialog"
          onClick={link('learn-more')}
        >
          {text('common.learnMore')}
        </button>
      </p>
      {lost && <Failure {...props} retry={link(lost)} />}
    </>
  )
}

/** The header names the chosen option. Below it, the options fold out. */
export class View extends Component<PaymentProps> {
  box = createRef<HTMLDivElement>()
  /** Folding hides the control that had the focus. The header takes it over. */
  override componentDidUpdate(): void {
    const body = this.box.current?.querySelector('.disclosure-body')
    if (this.props.model.$state.get() !== 'collapsed' || !body?.querySelector(':focus')) return
    this.box.current
      ?.querySelector<HTMLElement>('.disclosure-header')
      ?.focus({ preventScroll: true })
  }

  body(): ReactNode {
    const { props } = this
    const state = props.model.$state.get()
    if (state === 'loading') return <Skeleton {...props} />
    if (state === 'failed') return <Failure {...props} />
    return <Options {...props} />
  }

  override render(): ReactNode {
    const { props } = this
    const { config, model, text } = props
    const { dropped, options } = model.$choice.get()
    if (options && !options.some(isPlan)) return null
    const layer = model.$layer.get()
    const sheets = model.$sheets.get()
    return (
      <div className="box" ref={this.box}>
        <Disclosure
          open={model.$state.get() !== 'collapsed'}
          onToggle={model.toggle}
          headerPart="header"
          bodyPart="body"
          header={
            <span className="head">
              <span className="title">{text('payment.title')}</span>
              <bdi className="chosen" part="chosen">
                {chosenName(props)}
              </bdi>
            </span>
          }
        >
          <div className="body">{this.body()}</div>
        </Disclosure>
        {dropped && (
          <Message tone="info" part="message">
            {text('payment.dropped', { option: nameOf(dropped, text, config) })}
          </Message>
        )}
        {layer && sheets && <Late file={late.panels} props={{ ...props, layer, sheets }} />}
      </div>
    )
  }
}
