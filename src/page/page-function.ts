type Called = (given: unknown) => unknown

/**
 * A function of the page by its name, such as `onSlot` or `shop.onSlot`. A node of the page that has this id is none. null:
 * there is no such function.
 */
export function pageFunction(name: string): Called | null {
  let found: unknown = globalThis
  let owner: unknown
  for (const part of name.split('.')) {
    owner = found
    found = (owner as Record<string, unknown> | null | undefined)?.[part]
  }
  return typeof found === 'function' ? given => (found as Called).call(owner, given) : null
}
