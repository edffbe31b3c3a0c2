/** The browsers' own sanitizer; WebKit has none yet. */
interface Element {
  setHTML?(html: string, options?: { sanitizer: { removeElements: string[] } }): void
}
