/** A page for models in Node: it has neither metas nor selectors, and keeps where it would go. */
class Page {
  querySelector() {
    return null
  }
  querySelectorAll() {
    return []
  }
}
Object.defineProperty(globalThis, 'document', { value: new Page(), configurable: true })
let left: string[] = []
const here = new URL('https://shop.example/fresh?q=milk')
Object.defineProperty(globalThis, 'location', {
  value: {
    href: here.href,
    origin: here.origin,
    pathname: here.pathname,
    search: here.search,
    assign: (url: string) => void left.push(url),
    reload: () => void left.push('reload'),
  },
  configurable: true,
})

/** Where the page would have gone since `stay()`. */
export const wentTo = (): readonly string[] => left
export const stay = (): void => void (left = [])
