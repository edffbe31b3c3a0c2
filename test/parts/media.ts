/** Makes the page look hidden, as a background tab is. */
export function setHidden(hidden: boolean): void {
  if (document.hidden === hidden) return
  if (hidden) Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  else Reflect.deleteProperty(document, 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
