/** An attribute that only one cell of a grid has. */
export class CellMark {
  readonly #name: string
  readonly #value: string
  #cell: Element | null = null

  constructor(name: string, value: string) {
    this.#name = name
    this.#value = value
  }

  moveTo(cell: Element | null): void {
    if (cell === this.#cell) return
    this.#cell?.removeAttribute(this.#name)
    cell?.setAttribute(this.#name, this.#value)
    this.#cell = cell
  }
}
