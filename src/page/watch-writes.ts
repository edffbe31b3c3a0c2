/** Replaces a property of one node of the page, as `change` says. Returns a function that puts it back. */
export function replaceProperty(
  node: object,
  name: string,
  change: (own: PropertyDescriptor) => PropertyDescriptor,
): () => void {
  const before = Object.getOwnPropertyDescriptor(node, name)
  let from: object | null = node
  while (from && !Object.hasOwn(from, name)) from = Object.getPrototypeOf(from) as object | null
  const given = from && Object.getOwnPropertyDescriptor(from, name)
  if (!given || before?.configurable === false) return () => {}
  const ours = { ...change(given), configurable: true }
  Object.defineProperty(node, name, ours)
  return () => {
    const now = Object.getOwnPropertyDescriptor(node, name)
    // Another script has put its own property over ours.
    if (now?.set !== ours.set || now?.value !== ours.value) return
    if (before) Object.defineProperty(node, name, before)
    else Reflect.deleteProperty(node, name)
  }
}

/**
 * Calls `heard` with the value after a script has set this property of the node. Such a write sends no event. Only this
 * node is changed, so all other nodes of the page stay as they are. Returns a function that stops it.
 */
export const onWrite = (
  node: object,
  name: string,
  heard: (value: unknown) => void,
): (() => void) =>
  replaceProperty(node, name, ({ get, set, enumerable }) => ({
    enumerable: !!enumerable,
    get(this: object) {
      return get?.call(this) as unknown
    },
    set(this: object, value: unknown) {
      set?.call(this, value)
      heard(value)
    },
  }))
