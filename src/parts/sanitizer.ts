import DOMPurify from 'dompurify'
import type { Config } from 'dompurify'
import { isSafeUrl } from '../rules/url.ts'

const options: Config = {
  // No svg and math: most bypasses of sanitizers were found in them.
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style'],
  // A style attribute breaks style-src, the others name where a form leads or what is fetched.
  FORBID_ATTR: ['style', 'action', 'formaction', 'formtarget', 'target', 'srcset', 'ping'],
}

const addresses = new Set(['href', 'src', 'poster', 'background', 'cite', 'longdesc'])

// DOMPurify lets data: pass in images.
DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (addresses.has(attribute.attrName) && !isSafeUrl(attribute.attrValue)) {
    attribute.keepAttr = false
  }
})

const tag = /<[a-z](?:"[^"]{0,5000}"|'[^']{0,5000}'|[^"'>]){0,500}>/gi
const attribute = /[\s/]+([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/** As raw text as a style, and gone with its content like one, but no policy is asked about it. */
const style = /<(\/?)style(?=[\s/>])/gi
/** Without an end and gone like one, but no policy is asked where it leads. */
const base = /<base(?=[\s/>])/gi
/** Where only a parser knows what is a tag: comments, raw text, foreign elements, quotes and tags that do not end. */
const odd =
  /<[!?]|<\/?(?:script|title|textarea|xmp|iframe|no|plaintext|template|select|svg|math)|<[^>]*(?:<|$|=[^\s"'>]+["'])/i
const anyAttribute = /([\s/"'])(?:on\w+|style)(?=[\s\0]*=)/gi
/** Of a start tag with a name that nobody gives one. */
const oddTag = /<(?=[a-z][^\s/<>]*["'<])/gi

const quietenOdd = (html: string): string =>
  odd.test(html) ? html.replace(anyAttribute, '$1x').replace(oddTag, '&lt;') : html

/**
 * Takes styles and event attributes out of the text. Chromium reports them to the page's policy while
 * it parses, though they are dropped right after (COR-081). No safety rests on this.
 */
const quieten = (html: string): string =>
  quietenOdd(html.replace(style, '<$1xmp').replace(base, '<bgsound')).replace(tag, found =>
    found.replace(attribute, (all, name) => (/^(on|style$)/i.test(name) ? ' ' : all)),
  )

/**
 * Parses where it can without a Trusted Types policy: where the page's list of policies is 'none',
 * even trying to make one counts as a violation (COR-081).
 */
function parseInert(html: string): HTMLElement | null {
  const { body } = document.implementation.createHTMLDocument('')
  if (!body.setHTML) return null
  // A list of what to remove, so that data-* is kept; what is unsafe goes in any case.
  body.setHTML(html, { sanitizer: { removeElements: ['style'] } })
  return body
}

/** What is harmless of `html`, as nodes that are in no document yet (COR-080). */
export function sanitize(html: string): DocumentFragment {
  const quiet = quieten(html)
  const parsed = parseInert(quiet)
  if (!parsed) return DOMPurify.sanitize(quiet, { ...options, RETURN_DOM_FRAGMENT: true })
  DOMPurify.sanitize(parsed, { ...options, IN_PLACE: true, TRUSTED_TYPES_POLICY: null })
  const fragment = document.createDocumentFragment()
  fragment.append(...parsed.childNodes)
  return fragment
}
