const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype

/** Listeners on window and document that were added and not yet removed. A listener added twice counts once, as in browsers. */
const live = new Set<string>()
const ids = new WeakMap<object, number>()
let next = 0

function key(target: EventTarget, type: string, heard: object | null): string | null {
  if (!heard || (target !== window && target !== document)) return null
  if (!ids.has(heard)) ids.set(heard, next++)
  return `${type} ${ids.get(heard)}`
}

// From the start of the page: what the page added before a watch is none of the watch's listeners, also if it is added again.
EventTarget.prototype.addEventListener = function (type, heard, options) {
  const name = key(this ?? window, type, heard)
  const { signal } = Object(options)
  if (name && !signal?.aborted) {
    live.add(name)
    if (signal) add.call(signal, 'abort', () => live.delete(name))
  }
  add.call(this ?? window, type, heard, options)
}
EventTarget.prototype.removeEventListener = function (type, heard, options) {
  const name = key(this ?? window, type, heard)
  if (name) live.delete(name)
  remove.call(this ?? window, type, heard, options)
}

/** Tracks listeners on window and document. */
export function watchListeners() {
  const before = new Set(live)
  return {
    /** Event types of the listeners that came since and are left. */
    live: () =>
      [...live]
        .filter(one => !before.has(one))
        .map(name => name.split(' ')[0])
        .sort(),
  }
}
