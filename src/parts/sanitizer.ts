import DOMPurify from 'dompurify'
import type { Config } from 'dompurify'
import { isSafeUrl } from '../rules/url.ts'

const options: Config = {
  // No svg or math: most sanitizer bypasses used them.
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style'],
  // A style attribute breaks style-src. The others say where a form leads or what is fetched.
  FORBID_ATTR: ['style', 'action', 'formaction', 'formtarget', 'target', 'srcset', 'ping'],
}

const addresses = new Set(['href', 'src', 'poster', 'background', 'cite', 'longdesc'])

// DOMPurify allows data: in images.
DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (addresses.has(attribute.attrName) && !isSafeUrl(attribute.attrValue)) {
    attribute.keepAttr = false
  }
})

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

/**
 * Parses with `setHTML` if the browser has it, because that needs no Trusted Types policy. If the page allows no
 * policies ('none'), even trying to make one is a violation (COR-081).
 */
function parseInert(html: string): HTMLElement | null {
  const { body } = document.implementation.createHTMLDocument('')
  if (!body.setHTML) return null
  // A list of removals keeps data-*. setHTML removes unsafe content in any case.
  body.setHTML(html, { sanitizer: { removeElements: ['style'] } })
  return body
}

/** Returns the harmless part of `html`, as nodes outside any document (COR-080). */
export function sanitize(html: string): DocumentFragment {
  const quiet = quieten(html)
  const parsed = parseInert(quiet)
  if (!parsed) return DOMPurify.sanitize(quiet, { ...options, RETURN_DOM_FRAGMENT: true })
  DOMPurify.sanitize(parsed, { ...options, IN_PLACE: true, TRUSTED_TYPES_POLICY: null })
  const fragment = document.createDocumentFragment()
  fragment.append(...parsed.childNodes)
  return fragment
}
