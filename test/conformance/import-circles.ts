import type { Import } from './import-rules.ts'

/** The imports of each file. */
export type Imports = ReadonlyMap<string, readonly Import[]>

/** Files that import themselves indirectly. One circle per set of files (Tarjan's strong components). */
export function circles(imports: Imports, isCounted: (one: Import) => boolean): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []

  function visit(file: string): number {
    const index = order.size
    order.set(file, index)
    open.push(file)
    let low = index
    for (const one of imports.get(file) ?? []) {
      if (!isCounted(one) || !imports.has(one.target)) continue
      if (!order.has(one.target)) low = Math.min(low, visit(one.target))
      else if (open.includes(one.target)) low = Math.min(low, order.get(one.target) ?? 0)
    }
    lowest.set(file, low)
    if (low === index) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) found.push(circle.toSorted())
    }
    return low
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return found
}
