import { html, nothing } from 'lit/html.js'
import type { OfferFeatures } from '../../../../elements/services/offer-features.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { icon } from '../../../parts/icon.template.ts'
import { chevronDown } from '../../../parts/icons/chevron-down.ts'
import { late } from './offer-features.late.ts'
import type { messages } from './offer-features.messages.ts'
import type { OfferFeaturesModel } from './offer-features.model.ts'
import { titleOf } from './offer-features.rules.ts'

type Props = ViewProps<OfferFeaturesModel, OfferFeatures, typeof messages>

function more({ model, text }: Props, row: HTMLElement) {
  const name = titleOf(row)
  return html`<button
    type="button"
    class="more line-end-control"
    part="more"
    aria-label=${name ? text('features.readOf', { name }) : text('features.read')}
    aria-haspopup="dialog"
    aria-expanded=${row === model.$open.get()?.row}
    @click=${(event: Event) => model.read(row, event)}
  >
    <span><span aria-hidden="true">… </span>${text('features.read')}</span>
  </button>`
}

function rowTemplate(props: Props, row: HTMLElement, n: number) {
  const isCut = props.model.$cut.get().has(row)
  return html`<div class="row">
    <div class="text ${isCut ? 'line-end' : ''}">
      <div class="all"><slot name="row-${n}"></slot></div>
    </div>
    ${isCut ? more(props, row) : nothing}
  </div>`
}

function control({ model, text }: Props) {
  const isExpanded = model.$state.get() === 'expanded'
  return html`<button
    type="button"
    class="link control"
    part="control"
    aria-expanded=${isExpanded}
    aria-controls="rows"
    @click=${model.toggle}
  >
    ${text(isExpanded ? 'features.less' : 'features.more')} ${icon(chevronDown)}
  </button>`
}

function panel({ files, model, text }: Props) {
  const open = model.$open.get()
  const code = files.here(late.wholeText)
  if (!open || !code) return nothing
  return code.panelTemplate({
    title: titleOf(open.row) || text('common.details'),
    closeLabel: text('common.close'),
    part: 'panel',
    onClose: model.close,
    children: open.copy,
  })
}

export function template(props: Props) {
  const { model } = props
  return html`<div id="rows" class="rows wrapped" part="rows" @beforematch=${model.toggle}>
      ${model.$rows.get().map((row, n) => rowTemplate(props, row, n))}
      <slot></slot>
    </div>
    ${model.isFoldable() ? control(props) : nothing} ${panel(props)}`
}
