type Requests = Readonly<Record<string, readonly string[]>>

/**
 * A request for a tag whose code is not here yet is held, and sent again once it is (COR-116).
 * `requests`: event to the tags that answer it. `load`: fetches a tag's code; null for a tag that is never loaded.
 */
export function holdRequests(
  requests: Requests,
  load: (tag: string) => Promise<unknown> | null,
): void {
  const hold = (request: Event) => {
    const { type, target, detail } = request as CustomEvent
    if (!request.cancelable || request.defaultPrevented || !target) return
    const coming = (requests[type] ?? []).flatMap(tag =>
      !customElements.get(tag) && document.querySelector(tag) ? [load(tag)] : [],
    )
    if (!coming.some(Boolean)) return
    request.preventDefault()
    request.stopImmediatePropagation()
    const again = { bubbles: true, composed: true, cancelable: true, detail }
    void Promise.all(coming).then(() => target.dispatchEvent(new CustomEvent(type, again)))
  }
  for (const type of Object.keys(requests)) window.addEventListener(type, hold, true)
}
