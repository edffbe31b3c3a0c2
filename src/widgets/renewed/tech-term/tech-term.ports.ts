/** What the panel shows, and for which term. */
export interface Entry {
  title: string
  content: Node
  closeLabel: string
  locale: string
  /** The term in the text. Focus returns to it. */
  term: HTMLElement
  /** The shopper closes the panel, or another term has taken it over. */
  close(): void
}
