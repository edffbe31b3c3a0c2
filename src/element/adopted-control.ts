/** A native control that the server rendered inside the host. The element takes it over (COR-062). */
export interface AdoptedControl {
  readonly kind: 'select' | 'input'
  /** Options of a select; empty for an input. */
  readonly options: readonly { value: string; text: string; disabled: boolean }[]
  /** Value of the `max` attribute. '' without the attribute. */
  readonly max: string
  value(): string
  /** Sets the value. With `byShopper`, the control also sends native input and change events. */
  write(value: string, byShopper: boolean): void
  disable(disabled: boolean): void
  /** Calls `heard` when the page or the shopper changes the control. Changes by `write` do not count. */
  listen(heard: (value: string) => void): () => void
}
