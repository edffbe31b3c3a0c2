import { eventsOf, mount } from './browser.ts'
import { waitUntil } from './wait.ts'

const tag = 'dp-side-sheet'
export const address = '/gp/services/about.html'
export const url = `${address}?asin=B0WASHER01`

/** Shows a side sheet below a button of the page, which asks for it. */
export async function showSheet(attributes = '', content = '') {
  const host = await mount(
    tag,
    `<div><button id="more">More</button><${tag} ${attributes}>${content}</${tag}></div>`,
  )
  const root = host.shadowRoot!
  const opener = document.querySelector<HTMLElement>('#more')!
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<E>(selector)
  const comes = (selector: string) => waitUntil(() => find(selector), `no ${selector}`)
  const goes = (selector: string) => waitUntil(() => !find(selector), `${selector} stays`)
  const heard = eventsOf(
    document,
    'dp-sheet-opened',
    'dp-sheet-closed',
    'ajax-success',
    'ajax-failure',
  )
  const told = () => heard.take().map(({ type, detail }) => [type, detail])
  /** Asks as a page does. Returns true if the sheet has taken the request. */
  function request(detail: unknown = { url }): boolean {
    opener.focus({ preventScroll: true })
    const event = new CustomEvent('dp-sheet-requested', { detail, bubbles: true, cancelable: true })
    return !opener.dispatchEvent(event)
  }
  async function open(detail?: unknown) {
    request(detail)
    await comes('dialog[open] :is([part=content], [part=message])')
  }
  return { host, root, opener, find, comes, goes, told, request, open }
}
