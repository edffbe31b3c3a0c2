import { html } from 'lit/html.js'
import type { TechTerm } from '../../../../elements/renewed/tech-term.ts'
import type { ViewProps } from '../../../element/ports.ts'
import type { messages } from './tech-term.messages.ts'
import type { TechTermModel } from './tech-term.model.ts'

/** The term is no button element: that would not break between two lines of the text. */
export function template({ model, config }: ViewProps<TechTermModel, TechTerm, typeof messages>) {
  const term = html`<slot>${config.term}</slot>`
  const definition = html`<slot name="definition" hidden @slotchange=${model.renew}></slot>`
  if (!model.$isDefined.get()) return html`${term}${definition}`
  return html`<span
      class="term wrapped"
      part="term"
      role="button"
      tabindex="0"
      aria-haspopup="dialog"
      @click=${model.press}
      @keydown=${model.key}
      >${term}</span
    >${definition}`
}
