import { requests as known } from 'virtual:requests'
import { running, type Load } from './running.ts'

const isDisabled = (tag: string): boolean =>
  (document.querySelector<HTMLMetaElement>('meta[name=dp-disable]')?.content ?? '')
    .split(/\s+/)
    .includes(tag)

/**
 * A request for a tag whose code is not here yet is held, and sent again once it is (COR-116).
 * `requests`: event to the tags that answer it.
 */
export function holdRequests(
  load: Load,
  requests: Readonly<Record<string, readonly string[]>>,
): void {
  const hold = (request: Event) => {
    const { type, target, detail } = request as CustomEvent
    if (!request.cancelable || request.defaultPrevented || !target) return
    const coming = (requests[type] ?? []).filter(
      tag => !customElements.get(tag) && !isDisabled(tag) && document.querySelector(tag),
    )
    if (!coming.length) return
    request.preventDefault()
    request.stopImmediatePropagation()
    const again = { bubbles: true, composed: true, cancelable: true, detail }
    void Promise.all(coming.map(load)).then(() =>
      target.dispatchEvent(new CustomEvent(type, again)),
    )
  }
  for (const type of Object.keys(requests)) window.addEventListener(type, hold, true)
}

const load = Reflect.get(window, running) as Load | undefined
if (load) holdRequests(load, known)
