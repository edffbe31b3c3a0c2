import { Component, createRef, type ReactNode } from 'react'
import type { ServiceOptions } from '../../../../elements/services/service-options.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { check } from '../../../parts/icons/check.ts'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { late } from './service-options.late.ts'
import type { messages } from './service-options.messages.ts'
import type { ServiceOptionsModel } from './service-options.model.ts'

export type OptionsProps = ViewProps<ServiceOptionsModel, ServiceOptions, typeof messages>

/** OPT-005. */
const Shimmer = ({ text }: OptionsProps) => (
  <div className="waiting" part="waiting" aria-busy="true">
    <span className="visually-hidden">{text('common.loading')}</span>
    <div className="skeleton" />
    <div className="skeleton" />
  </div>
)

const Failed = ({ text, onRetry }: OptionsProps & { onRetry: () => void }) => (
  <Message tone="error" part="message" retryLabel={text('common.retry')} onRetry={onRetry}>
    {text('options.failed')}
  </Message>
)

/** A box with what is chosen, and a button that opens the services. */
export class View extends Component<OptionsProps> {
  button = createRef<HTMLButtonElement>()

  body(): ReactNode {
    const { model, text } = this.props
    const state = model.$state.get()
    if (state === 'loading') return <Shimmer {...this.props} />
    if (state === 'none') {
      return (
        <p className="none" part="message">
          {text('options.noServices')}
        </p>
      )
    }
    if (state === 'failed') {
      return <Failed {...this.props} onRetry={() => void model.retry()} />
    }
    if (state === 'empty') return null
    const isOpen = model.$open.get()
    return (
      <>
        <button
          ref={this.button}
          type="button"
          className="button"
          part="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? model.close() : model.open())}
        >
          {text('options.choose')}
        </button>
        {isOpen && (
          <Late
            file={late.panel}
            props={{ ...this.props, anchor: this.button }}
            onFail={model.lose}
          />
        )}
        {model.$lost.get() && <Failed {...this.props} onRetry={model.open} />}
      </>
    )
  }

  override render(): ReactNode {
    const { model, text } = this.props
    const message = model.message()
    return (
      <section className="box" part="box" aria-labelledby="title">
        <div className="head">
          <p className="title" id="title" part="heading">
            {text('options.title')}
          </p>
          {message && (
            <p className="chosen" part="chosen">
              <Icon path={check} />
              <bdi>{message}</bdi>
            </p>
          )}
        </div>
        {this.body()}
      </section>
    )
  }
}
