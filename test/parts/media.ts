const shown = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden')!

/** Makes the page look hidden, as a background tab is. Elements read the property past the document's own (COR-140). */
export function setHidden(hidden: boolean): void {
  if (document.hidden === hidden) return
  Object.defineProperty(Document.prototype, 'hidden', {
    ...shown,
    ...(hidden && { get: () => true }),
  })
  document.dispatchEvent(new Event('visibilitychange'))
}
