/** A native control that the server rendered inside the host and that the element takes over (COR-062). */
export interface AdoptedControl {
  readonly kind: 'select' | 'input'
  /** Options of a select; empty for an input. */
  readonly options: readonly { value: string; text: string; disabled: boolean }[]
  /** The attribute, '' where there is none. */
  readonly max: string
  value(): string
  /** Sets the value; with `byShopper` the control also sends native input and change events. */
  write(value: string, byShopper: boolean): void
  disable(disabled: boolean): void
  /** Hears the page change the control; not what `write` does. */
  listen(heard: (value: string) => void): () => void
}
