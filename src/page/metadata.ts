import { doc } from '../dom/builtin.ts'

/** What a page says of itself to browsers and search engines. '': unknown, so it stays as it is. */
export interface Metadata {
  title: string
  /** Address of the page for search engines. */
  canonicalUrl: string
}

/** An image of the page named "title" hides the property. */
const setTitle = (text: string) => void Reflect.set(Document.prototype, 'title', text, document)

const canonicalLink = () => doc.querySelector<HTMLLinkElement>('head link[rel="canonical"]')

/**
 * Title and canonical link of the page, while an element shows another product than the server did. `show` sets them,
 * `restore` brings back those of the page, unless the page has changed them since.
 */
export function pageMetadata() {
  let title: { given: string; own: string } | null = null
  let link: { node: HTMLLinkElement; given: string | null; own: string } | null = null

  function restoreTitle(): void {
    if (title && doc.title === title.own) setTitle(title.given)
    title = null
  }
  function restoreLink(): void {
    if (link && link.node.getAttribute('href') === link.own) {
      if (link.given === null) link.node.replaceWith()
      else link.node.setAttribute('href', link.given)
    }
    link = null
  }

  return {
    show(next: Metadata): void {
      if (next.title) {
        title = { given: title?.given ?? doc.title, own: next.title }
        setTitle(next.title)
        // The browser may write white space in a title in its own way.
        title.own = doc.title
      }
      if (!next.canonicalUrl) return
      const found = canonicalLink()
      const node = found ?? doc.createElement('link')
      const given = link?.node === node ? link.given : (found?.getAttribute('href') ?? null)
      if (!found) {
        node.rel = 'canonical'
        doc.head.append(node)
      }
      node.setAttribute('href', next.canonicalUrl)
      link = { node, given, own: next.canonicalUrl }
    },
    restore(): void {
      restoreTitle()
      restoreLink()
    },
  }
}
