import { isSafeUrl } from '../rules/url.ts'

/** What stays of server HTML (COR-080). One list for both sanitizers, so that every browser shows the same. */

export const elements =
  'a abbr acronym address area article aside audio b bdi bdo big blockquote br button caption center cite code col colgroup data datalist dd del details dfn div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main map mark menu meter nav nobr ol optgroup option output p picture pre progress q rp rt ruby s samp search section select small source span strike strong sub summary sup table tbody td textarea tfoot th thead time tr track tt u ul var video wbr'.split(
    ' ',
  )

/** Removed with all that they hold. Of other unknown elements, the content stays. */
export const dropped =
  'iframe math noembed noframes noscript object plaintext script style svg template title xmp'.split(
    ' ',
  )

/**
 * Left out: `style`, which breaks style-src; what says where a form leads (`action`, `formaction`, `target`); and what
 * fetches more than one address (`srcset`, `ping`).
 */
export const attributes =
  'accept align alt autocapitalize autocomplete autoplay bgcolor border cellpadding cellspacing checked cite class color cols colspan controls coords crossorigin datetime decoding default dir disabled download draggable enctype enterkeyhint face for headers height hidden high href hreflang id inputmode ismap kind label lang list loading loop low max maxlength media method min minlength multiple muted name novalidate nowrap open optimum part pattern placeholder playsinline poster preload readonly rel required reversed role rows rowspan scope selected shape size sizes span spellcheck src srclang start step summary tabindex title translate type usemap valign value width wrap'.split(
    ' ',
  )

/** Attributes that are kept under any such name. */
export const isOpenName = (name: string): boolean => /^(data|aria)-[\w.-]+$/.test(name)

const addresses = new Set(['cite', 'href', 'poster', 'src'])

/** true: the value hides a property of its form or of the document, such as `submit`. */
const isClobbering = (name: string, value: string): boolean =>
  (name === 'id' || name === 'name') &&
  // The prototypes: the document itself also has the names of the page's own forms and images.
  (value in HTMLDocument.prototype || value in HTMLFormElement.prototype)

/** true: the value of a known attribute may stay. Addresses must be relative or http(s). */
export const isHarmless = (name: string, value: string): boolean =>
  addresses.has(name) ? isSafeUrl(value) : !isClobbering(name, value)
