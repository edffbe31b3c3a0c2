import 'virtual:dp-fitment-stripe'
import { page } from '../../src/page/page.ts'
import { clearFaults, clearJournal, eventsOf, journal, mount, session } from './browser.ts'
import { waitUntil } from './wait.ts'

/** Shared by tests of dp-fitment-stripe: a stripe as the shopper sees it. */

const tag = 'dp-fitment-stripe'
const queries = '/gp/replacement-parts/ajax/query-index.html'

/** A new visitor on a fresh page. */
export async function arrive(): Promise<void> {
  page.$fitment.set(null)
  await session()
  await clearFaults()
  await clearJournal()
}

interface Wanted {
  pageType?: 'detail' | 'search' | 'browse'
  asin?: string
  attributes?: string
  /** Direction of the page around the host. */
  dir?: 'ltr' | 'rtl'
}

/** A stripe in the page. Navigation is stopped, and suggestions come without delay. */
export async function stripe(wanted: Wanted = {}) {
  const { pageType = 'detail', asin = 'B0PUMP0001', attributes = '', dir = 'ltr' } = wanted
  // The test's attributes come first: of two attributes with one name, the first counts.
  const host = await mount(
    tag,
    `<div dir="${dir}"><dp-fitment-stripe ${attributes} data-page-type="${pageType}" data-asin="${asin}"
      data-autocomplete-delay="0"></dp-fitment-stripe></div>`,
  )
  const events = eventsOf(
    host,
    'dp-model-selected',
    'dp-part-detected',
    'dp-before-submit-search',
    'dp-metric',
  )
  host.addEventListener('dp-before-submit-search', event => event.preventDefault())
  const root = host.shadowRoot!
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const one = (selector: string) => all(selector)[0]
  const input = () => one('input') as HTMLInputElement
  const button = () => one('.entry .busy-button')!
  const seen: CustomEvent[] = []
  return {
    host,
    root,
    all,
    one,
    input,
    button,
    /** Visible text of the button. The hidden text only keeps the width. */
    label: () => one('.entry .busy-button [data-shown=true]')?.textContent,
    /** Types all at once. */
    type(text: string): void {
      input().focus()
      input().value = text
      input().dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    message: () => one('.said')?.textContent.trim() ?? '',
    isBusy: () => host.matches(':state(busy)'),
    picker: () => one('.model-picker'),
    entries: () => all('.picker-entry'),
    options: () => all('[role=option]'),
    /** Details of events with this name so far. */
    told(name: string): Record<string, unknown>[] {
      seen.push(...events.take())
      return seen.filter(({ type }) => type === name).map(({ detail }) => detail)
    },
    comes: (isSo: () => unknown, what: string) => waitUntil(isSo, `never: ${what}`),
  }
}

/** Queries on the path of lookups that the store has received, by qtype. */
export const asked = async (qtype: string): Promise<Readonly<Record<string, string>>[]> =>
  (await journal(queries)).map(({ query }) => query).filter(query => query['qtype'] === qtype)
