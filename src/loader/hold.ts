import { findAll } from '../dom/find-all.ts'

/** Resolves once a tag is ready or has failed. Its code may already be here while it still reads page state. */
const answering = (tag: string): Promise<void> =>
  new Promise(resolve => {
    const end = new AbortController()
    const hear = ({ target }: Event) => {
      // If a tag cannot be defined, the document sends the dp-error.
      if (target !== document && (target as Element).localName !== tag) return
      end.abort()
      resolve()
    }
    const options = { capture: true, signal: end.signal }
    window.addEventListener('dp-ready', hear, options)
    window.addEventListener('dp-error', hear, options)
  })

/**
 * Holds a request for a tag whose code has not arrived. Sends it again once the tag is ready (COR-116). `requests`: the
 * tags that answer each event. `isOurs`: false for tags that the page has turned off.
 */
export function holdRequests(
  requests: Readonly<Record<string, readonly string[]>>,
  isOurs: (tag: string) => boolean,
  load: (tag: string) => Promise<unknown>,
): void {
  for (const [type, tags] of Object.entries(requests)) {
    const hold = (request: Event) => {
      const { cancelable, defaultPrevented, target } = request
      const coming = tags.filter(
        tag => isOurs(tag) && !customElements.get(tag) && findAll(document, tag)[0],
      )
      if (!coming[0] || !cancelable || defaultPrevented) return
      request.preventDefault()
      request.stopImmediatePropagation()
      void Promise.all(coming.flatMap(tag => [answering(tag), load(tag)])).then(() =>
        target?.dispatchEvent(new CustomEvent(type, request)),
      )
    }
    window.addEventListener(type, hold, true)
  }
}
