const taken = new WeakMap<Event, Set<string>>()

/** true: nobody has asked with this key for this event before. What two elements would do for one event is done once. */
export function firstFor(event: Event, key: string): boolean {
  const keys = taken.get(event) ?? new Set()
  taken.set(event, keys)
  return !keys.has(key) && !!keys.add(key)
}
