type Heard = (type: string, event?: Event) => void
type Handler = (this: unknown, event: unknown) => unknown

/**
 * Hears what jQuery triggers. Its triggers call no listener of the browser, but they do call the property of this name of
 * each node on their way. A handler of the page in the property goes on.
 */
function hearTriggers(node: HTMLElement, type: string, heard: Heard): () => void {
  const handlers = node as unknown as Record<string, unknown>
  const name = `on${type}`
  const own = handlers[name] ?? null
  let isOver = false
  const handler: Handler = function (this: unknown, event) {
    const result = typeof own === 'function' ? (own as Handler).call(this, event) : undefined
    if (!isOver && !(event instanceof Event)) heard(type)
    return result
  }
  handlers[name] = handler
  return () => {
    isOver = true
    // Another script may have put its own handler there.
    if (handlers[name] === handler) handlers[name] = own
  }
}

/** Calls `heard` for events of these types at a control of the page. Returns a function that stops it. */
export function hearControl(
  control: HTMLElement,
  types: readonly string[],
  heard: Heard,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const ends = types.map(type => {
    control.addEventListener(type, event => heard(type, event), { signal })
    return hearTriggers(control, type, heard)
  })
  return () => {
    listening.abort()
    for (const end of ends) end()
  }
}
