import { html, type TemplateResult } from 'lit/html.js'
import { isNarrow } from '../overlay/narrow.ts'
import { icon } from './icon.template.ts'
import { close } from './icons/close.ts'
import iconButton from '../styles/icon-button.css'
import layer from './layer.css'
import modal from './modal.css'
import popover from './popover.css'
import sheet from './sheet.css'

export const panelStyles = [iconButton, layer, modal, popover, sheet]

export interface PanelProps {
  title: string
  closeLabel: string
  part: string
  onClose: () => void
  children: unknown
}

const header = ({ title, closeLabel, onClose }: PanelProps, handle: unknown = '') =>
  html`<header class="layer-header">
    ${handle}
    <h2 class="layer-title">${title}</h2>
    <button type="button" class="icon-button close" aria-label=${closeLabel} @click=${onClose}>
      ${icon(close)}
    </button>
  </header>`

/** A phone's back gesture also sends `cancel`. The model decides, not the browser. */
const cancel = (onClose: () => void) => (event: Event) => {
  event.preventDefault()
  onClose()
}

/**
 * For wrappers: a panel at a control, or a sheet in a narrow window (COR-108). `panelIn` of `src/overlay` shows the node
 * with the id `panel`.
 */
export const panelTemplate = (props: PanelProps): TemplateResult =>
  isNarrow()
    ? html`<dialog
        id="panel"
        class="modal sheet bottom"
        part=${props.part}
        aria-label=${props.title}
        tabindex="-1"
        @cancel=${cancel(props.onClose)}
      >
        <div class="modal-frame">
          ${header(props, html`<span class="handle"></span>`)}
          <div class="modal-body">${props.children}</div>
        </div>
      </dialog>`
    : html`<div
        id="panel"
        popover="manual"
        class="popover"
        part=${props.part}
        role="dialog"
        aria-label=${props.title}
        tabindex="-1"
      >
        ${header(props)} ${props.children}
      </div>`
