import { html } from 'hono/html'
import type { Language } from '../../pages/render/preferences.ts'
import type { FreshStoreRow } from './tables.ts'
import { say, storeName, type StoreText } from './texts.ts'

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

const introductions: Readonly<Record<string, StoreText>> = {
  HALL: 'introHall',
  FARM: 'introFarm',
  RHINE: 'introRhine',
}

/** What a store shows to who buys there for the first time. `delivery`: what the page says of the delivery. */
export function introduction(
  language: Language,
  { name, storeId }: FreshStoreRow,
  delivery = '',
): string {
  const about = introductions[storeId]
  return String(
    html`<h2>${say(language, 'introTitle', { store: storeName(name, language) })}</h2>
      ${about ? html`<p>${say(language, about)}</p>` : ''}
      ${delivery ? html`<p>${delivery}</p>` : ''}`,
  )
}
