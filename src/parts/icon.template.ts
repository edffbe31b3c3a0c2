import { html, type TemplateResult } from 'lit/html.js'

/** For wrappers: an outline from the folder icons, as decoration. The meaning must be in a text or label next to it. */
export const icon = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`
