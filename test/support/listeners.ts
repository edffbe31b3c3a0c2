const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype

/** Tracks listeners on window and document: what was added and not yet removed. */
export function watchListeners() {
  const live = new Set<string>()
  const ids = new WeakMap<object, number>()
  let next = 0
  const key = (target: EventTarget, type: string, heard: object | null) => {
    if (!heard || (target !== window && target !== document)) return null
    if (!ids.has(heard)) ids.set(heard, next++)
    return `${type} ${ids.get(heard)}`
  }
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
  return {
    /** Event types of the listeners that are left. */
    live: () => [...live].map(name => name.split(' ')[0]).sort(),
    end() {
      EventTarget.prototype.addEventListener = add
      EventTarget.prototype.removeEventListener = remove
    },
  }
}
