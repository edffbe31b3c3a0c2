import { html } from 'lit/html.js'
import type { FitGuide } from '../../../../elements/wardrobe/fit-guide.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { icon } from '../../../parts/icon.template.ts'
import { chevronDown } from '../../../parts/icons/chevron-down.ts'
import type { messages } from './fit-guide.messages.ts'
import type { FitGuideModel } from './fit-guide.model.ts'

type Props = ViewProps<FitGuideModel, FitGuide, typeof messages>

const control = ({ model, text }: Props) =>
  html`<button
    type="button"
    class="control"
    part="control"
    aria-expanded=${model.isExpanded()}
    aria-controls="guide"
    @click=${model.toggle}
  >
    ${text(model.isExpanded() ? 'fit.collapse' : 'fit.expand')} ${icon(chevronDown)}
  </button>`

export function template(props: Props) {
  const { model } = props
  const given = model.$given.get()
  // A slot that shows nothing still tells of content that comes later.
  const slot = html`<slot ?hidden=${given !== null} @slotchange=${model.look}></slot>`
  if (model.$isEmpty.get()) return html`<div hidden>${slot}</div>`
  return html`${control(props)}
    <div class="box ${given ? '' : 'wrapped'}">
      <div id="guide" class="guide" part="content" @beforematch=${model.toggle}>
        <div class="content">${slot}${given}</div>
      </div>
    </div>`
}
