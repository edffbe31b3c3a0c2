/** The small part of a page that models in Node use: is the page visible? */
class Page extends EventTarget {
  static isHidden = false
  get hidden(): boolean {
    return Page.isHidden
  }
  get readyState(): string {
    return 'complete'
  }
}
const page = new Page()
const scope = new EventTarget()

Object.defineProperty(globalThis, 'document', { value: page, configurable: true })
for (const name of ['addEventListener', 'removeEventListener'] as const) {
  const value = scope[name].bind(scope)
  Object.defineProperty(globalThis, name, { value, configurable: true })
}

/** The shopper goes to another tab or comes back. */
export function setHidden(hidden: boolean): void {
  Page.isHidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

/** The page goes into the back/forward cache (`pagehide`), or comes out (`pageshow`). */
export const sendToWindow = (name: 'pagehide' | 'pageshow'): boolean =>
  scope.dispatchEvent(new Event(name))
