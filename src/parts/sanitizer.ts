import { doc } from '../dom/builtin.ts'
import { isSafeUrl } from '../rules/url.ts'

/** What stays of server HTML. Both sanitizers end with these lists, so that every browser shows the same (COR-080). */
const elements =
  'a abbr acronym address area article aside audio b bdi bdo big blockquote br button caption center cite code col colgroup data datalist dd del details dfn div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main map mark menu meter nav nobr ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small source span strike strong sub summary sup table tbody td textarea tfoot th thead time tr track tt u ul var video wbr'.split(
    ' ',
  )

/** Removed with all that they hold. Of other unknown elements, the content stays. */
const dropped =
  'iframe math noembed noframes noscript object plaintext script style svg template title xmp'.split(
    ' ',
  )

/**
 * Left out: `style`, which breaks style-src; what says where a form leads (`action`, `formaction`, `target`); and what
 * fetches more than one address (`srcset`, `ping`).
 */
const attributes =
  'accept align alt autocapitalize autocomplete autoplay bgcolor border cellpadding cellspacing checked cite class color cols colspan controls coords crossorigin datetime decoding default dir disabled download draggable enctype enterkeyhint face for headers height hidden high href hreflang id inputmode ismap kind label lang list loading loop low max maxlength media method min minlength multiple muted name novalidate nowrap open optimum part pattern placeholder playsinline poster preload readonly rel required reversed role rows rowspan scope selected shape size sizes span spellcheck src srclang start step summary tabindex title translate type usemap valign value width wrap'.split(
    ' ',
  )

/** What elements of the library read on the children of their tags (`childAttributes` of descriptors). */
const childAttributes = 'displayable-row-count offer-display-feature-name'.split(' ')

const isTag = ({ localName }: Element): boolean => localName.startsWith('dp-')

/** Attributes that are kept under any such name. */
const isOpenName = (name: string): boolean => /^(data|aria)-[\w.-]+$/.test(name)

const addresses = new Set(['cite', 'href', 'poster', 'src'])

/** true: the value hides a property of its form or of the document, such as `submit`. */
const isClobbering = (name: string, value: string): boolean =>
  (name === 'id' || name === 'name') &&
  // The prototypes: the document itself also has the names of the page's own forms and images.
  (value in HTMLDocument.prototype || value in HTMLFormElement.prototype)

/** true: the value of a known attribute may stay. Addresses must be relative or http(s). */
const isHarmless = (name: string, value: string): boolean =>
  addresses.has(name) ? isSafeUrl(value) : !isClobbering(name, value)

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
function keepHarmless(body: HTMLElement | DocumentFragment, keepsTags: boolean): void {
  // A control of a form can hide the form's own methods: <input name="remove">. It cannot hide these.
  const { getAttribute, getAttributeNames, remove, removeAttribute } = Element.prototype
  for (const node of body.querySelectorAll(dropped.join())) remove.call(node)
  for (const node of body.querySelectorAll(`:not(${elements.join()})`)) {
    if (!keepsTags || !isTag(node)) node.replaceWith(...node.childNodes)
  }
  const known = new Set(keepsTags ? [...attributes, ...childAttributes] : attributes)
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
  const { body } = doc.implementation.createHTMLDocument('')
  if (!body.setHTML) return null
  // A list of removals keeps data-*. setHTML removes unsafe content in any case.
  body.setHTML(html, { sanitizer: { removeElements: ['style'], comments: false } })
  return body
}

/**
 * Returns the harmless part of `html`, as nodes outside any document (COR-080). In a browser without a sanitizer of its
 * own, the first call loads DOMPurify, and rejects if that fails. `keepsTags`: tags of the library stay, for a part of the
 * shop's own page (SVC-064).
 */
export async function sanitized(html: string, keepsTags = false): Promise<DocumentFragment> {
  const quiet = quieten(html)
  const parsed = parse(quiet) ?? (await import('./purify.ts')).purified(quiet, keepsTags)
  keepHarmless(parsed, keepsTags)
  const fragment = doc.createDocumentFragment()
  fragment.append(...parsed.childNodes)
  return fragment
}
