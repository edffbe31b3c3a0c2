import { html, nothing } from 'lit/html.js'
import type { Expander } from '../../../../elements/content/expander.ts'
import type { ViewProps } from '../../../element/ports.ts'
import type { messages } from './expander.messages.ts'
import type { ExpanderModel } from './expander.model.ts'

type Props = ViewProps<ExpanderModel, Expander, typeof messages>

function control({ model, config, text }: Props) {
  const isExpanded = model.$state.get() === 'expanded'
  const label = isExpanded
    ? (config.closeText ?? text('expander.close'))
    : (config.moreText ?? text('expander.more'))
  return html`<button
    type="button"
    class="link control ${config.kind} ${model.isTitle() && !isExpanded ? 'line-end-control' : ''}"
    part="control"
    aria-expanded=${isExpanded}
    aria-controls="content"
    @click=${model.toggle}
    @pointerleave=${model.leave}
  >
    ${model.isTitle() && !isExpanded ? html`<span aria-hidden="true">…</span>` : nothing} ${label}
  </button>`
}

export function template(props: Props) {
  const { model, config } = props
  const isFoldable = model.isFoldable()
  const isLineEnd = model.isTitle() && model.$state.get() === 'collapsed'
  return html`<div
      id="content"
      class="content wrapped ${config.kind} heading-${config.headingStyle} ${isLineEnd ? 'line-end' : ''}"
      part="content"
      data-state=${model.$state.get()}
      @click=${model.press}
      @focusin=${model.reveal}
      @scroll=${model.reveal}
      @pointerleave=${model.leave}
    >
      <div class="all"><slot></slot></div>
    </div>
    ${isFoldable ? control(props) : nothing}`
}
