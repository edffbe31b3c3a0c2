import { requests as known } from 'virtual:requests'
import { running, type Load } from './running.ts'

const isDisabled = (tag: string): boolean =>
  (document.querySelector<HTMLMetaElement>('meta[name=dp-disable]')?.content ?? '')
    .split(/\s+/)
    .includes(tag)

const said = ['dp-ready', 'dp-error']

/** Resolves once a tag is ready or has failed. Its code may already be here while it still reads page state. */
const answering = (tag: string): Promise<void> =>
  new Promise(resolve => {
    const hear = ({ target }: Event) => {
      // If a tag cannot be defined, the document sends the dp-error.
      if (target !== document && (target as Element).localName !== tag) return
      for (const type of said) window.removeEventListener(type, hear, true)
      resolve()
    }
    for (const type of said) window.addEventListener(type, hear, true)
  })

/**
 * Holds a request for a tag whose code has not arrived. Sends it again once the tag is ready (COR-116). `requests`: the
 * tags that answer each event.
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
    void Promise.all(coming.flatMap(tag => [answering(tag), load(tag)])).then(() =>
      target.dispatchEvent(new CustomEvent(type, again)),
    )
  }
  for (const type of Object.keys(requests)) window.addEventListener(type, hold, true)
}

const load = Reflect.get(window, running) as Load | undefined
if (load) holdRequests(load, known)
