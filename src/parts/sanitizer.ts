import { attributes, dropped, elements, isHarmless, isOpenName } from './harmless-html.ts'

const tag = /<[a-z](?:"[^"]{0,5000}"|'[^']{0,5000}'|[^"'>]){0,500}>/gi
const attribute = /[\s/]+([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/** A style tag becomes xmp. Both hold raw text and are removed with it, but xmp violates no policy. */
const style = /<(\/?)style(?=[\s/>])/gi
/** A base tag becomes bgsound. Both are empty and removed, but bgsound asks no policy about its address. */
const base = /<base(?=[\s/>])/gi
/** Text in which only a parser can find the tags: comments, raw text, foreign elements, quotes, unclosed tags. */
const odd =
  /<[!?]|<\/?(?:script|title|textarea|xmp|iframe|no|plaintext|template|select|svg|math)|<[^>]*(?:<|$|=[^\s"'>]+["'])/i
const anyAttribute = /([\s/"'])(?:on\w+|style)(?=[\s\0]*=)/gi
/** The `<` of a start tag whose name contains a quote or `<`. */
const oddTag = /<(?=[a-z][^\s/<>]*["'<])/gi

const quietenOdd = (html: string): string =>
  odd.test(html) ? html.replace(anyAttribute, '$1x').replace(oddTag, '&lt;') : html

/**
 * Removes styles and event attributes from the text. Otherwise Chromium reports them to the page's policy while
 * parsing, although they are dropped right after (COR-081). Safety does not depend on this.
 */
const quieten = (html: string): string =>
  quietenOdd(html.replace(style, '<$1xmp').replace(base, '<bgsound')).replace(tag, found =>
    found.replace(attribute, (all, name) => (/^(on|style$)/i.test(name) ? ' ' : all)),
  )

/** Removes what is not in the lists. Works on nodes, so nothing is parsed twice and can mean something else then. */
function keepHarmless(body: HTMLElement): void {
  // A control of a form can hide the form's own methods: <input name="remove">. It cannot hide these.
  const { getAttribute, getAttributeNames, remove, removeAttribute } = Element.prototype
  for (const node of body.querySelectorAll(dropped.join())) remove.call(node)
  for (const node of body.querySelectorAll(`:not(${elements.join()})`)) {
    node.replaceWith(...node.childNodes)
  }
  const known = new Set(attributes)
  for (const node of body.querySelectorAll('*')) {
    for (const name of getAttributeNames.call(node)) {
      const isKnown = known.has(name) || isOpenName(name)
      if (isKnown && isHarmless(name, getAttribute.call(node, name) ?? '')) continue
      removeAttribute.call(node, name)
    }
  }
}

/**
 * Parses with the browser's own sanitizer. It needs no Trusted Types policy: if the page allows none ('none'), even
 * trying to make one is a violation (COR-081). null: the browser has none.
 */
function parse(html: string): HTMLElement | null {
  const { body } = document.implementation.createHTMLDocument('')
  if (!body.setHTML) return null
  // A list of removals keeps data-*. setHTML removes unsafe content in any case.
  body.setHTML(html, { sanitizer: { removeElements: ['style'], comments: false } })
  return body
}

/**
 * Returns the harmless part of `html`, as nodes outside any document (COR-080). In a browser without a sanitizer of its
 * own, the first call loads DOMPurify, and rejects if that fails.
 */
export async function sanitized(html: string): Promise<DocumentFragment> {
  const quiet = quieten(html)
  const body = parse(quiet)
  if (!body) return (await import('./purify.ts')).purified(quiet)
  keepHarmless(body)
  const fragment = document.createDocumentFragment()
  fragment.append(...body.childNodes)
  return fragment
}
