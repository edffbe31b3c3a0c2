/** The browser's own sanitizer. WebKit does not have it yet. */
interface Element {
  setHTML?(
    html: string,
    options?: { sanitizer: { removeElements: string[]; comments: boolean } },
  ): void
}
