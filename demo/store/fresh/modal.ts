import { html } from 'hono/html'
import type { Language } from '../../pages/render/preferences.ts'
import { say } from './texts.ts'

/** HTML for shoppers: header, message, footer (FRS-025). */

interface Told {
  mode: 'cart' | 'order'
  message: string
  /** The footer has a control that gives the delivery time back (FRS-048). */
  cancelsSlot?: boolean
}

export const errorModal = (language: Language, { mode, message, cancelsSlot }: Told): string =>
  String(
    html`<header>
        <h2>${say(language, mode === 'order' ? 'orderTitle' : 'cartTitle')}</h2>
      </header>
      <p>${message}</p>
      ${
        cancelsSlot
          ? html`<footer>
              <button type="button" data-dp-action="cancel-slot">
                ${say(language, 'cancelSlot')}
              </button>
            </footer>`
          : ''
      }`,
  )

/** What a store shows to who buys there for the first time. */
export const introduction = (language: Language, store: string): string =>
  String(
    html`<h2>${say(language, 'introTitle', { store })}</h2>
      <p>${say(language, 'intro')}</p>`,
  )
