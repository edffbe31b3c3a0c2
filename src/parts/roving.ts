/** Grids of cells with one Tab stop. Arrow keys follow the reading direction, Home and End stay in the row. */

export type GridMove = 'left' | 'right' | 'up' | 'down' | 'first' | 'last' | 'back' | 'on'

const moves: Readonly<Record<string, GridMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageUp: 'back',
  PageDown: 'on',
}

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * What a key means in `grid`. 'left' and 'right' are those of a grid that reads from left to right: in one that reads from
 * right to left, they are exchanged. null: the key does not move.
 */
export function gridMove({ altKey, ctrlKey, key, metaKey }: Key, grid: Element): GridMove | null {
  if (ctrlKey || metaKey || altKey) return null
  const move = moves[key] ?? null
  if (move !== 'left' && move !== 'right') return move
  const isRtl = getComputedStyle(grid).direction === 'rtl'
  return (move === 'left') === isRtl ? 'right' : 'left'
}

/** What has the focus, if it is a place of the grid. `places`: selector of what can have it. */
export function focusedIn(grid: Element | null, places: string): HTMLElement | null {
  const { activeElement } = (grid?.getRootNode() ?? {}) as Partial<ShadowRoot>
  const isPlace = activeElement?.matches(places) && grid!.contains(activeElement)
  return isPlace ? (activeElement as HTMLElement) : null
}

/** The cell of a grid that Tab reaches. All cells are drawn with `tabIndex={-1}`, so that a move draws none of them again. */
export class TabStop {
  #cell: HTMLElement | null = null

  /** `focuses`: the cell gets the focus, too. */
  moveTo(cell: HTMLElement | null, focuses: boolean): void {
    // First: if `tabindex` changes on the cell that has the focus, browsers compute all styles at once.
    if (focuses) cell?.focus()
    if (cell === this.#cell) return
    this.#cell?.setAttribute('tabindex', '-1')
    cell?.setAttribute('tabindex', '0')
    this.#cell = cell
  }
}
