import base from './base.css'

const sheets = new Map<string, CSSStyleSheet>()

/**
 * dp.css sets the tokens in the head, so that nothing moves (COR-113). Every host also has a sheet with this name,
 * which stays empty. In a page without dp.css, the sheet gets the tokens.
 */
const tokens = { name: '', css: '' }
let isProbed = false

/**
 * Returns one sheet per text, shared by all hosts. A `<style>` would break under a strict style-src. A root in another
 * document cannot share the sheet and gets its own (COR-039).
 */
export function sheetOf(css: string, document: Document): CSSStyleSheet {
  const Sheet = (document.defaultView ?? window).CSSStyleSheet
  let sheet = Sheet === CSSStyleSheet ? sheets.get(css) : undefined
  if (!sheet) {
    sheet = new Sheet()
    sheet.replaceSync(css === tokens.name ? tokens.css : css)
    if (Sheet === CSSStyleSheet) sheets.set(css, sheet)
  }
  return sheet
}

/** `more`: the texts of sheets that were added later. Another document drops the root's sheets (COR-039). */
export interface StyledRoot extends ShadowRoot {
  more?: readonly string[]
}

/** Puts an element's sheets on its shadow root. */
export function adoptStyles(root: StyledRoot, styles: readonly string[]): void {
  const { host, more = [], ownerDocument } = root
  const all = new Set([tokens.name, base, ...styles, ...more])
  root.adoptedStyleSheets = [...all].map(css => sheetOf(css, ownerDocument))
  if (isProbed) return
  isProbed = true
  // Old page scripts may have removed requestAnimationFrame (COR-096).
  const { requestAnimationFrame = setTimeout } = window
  requestAnimationFrame(() => {
    if (getComputedStyle(host).getPropertyValue('--_dp-accent')) return
    void import('./tokens.css').then(({ default: css }) => {
      tokens.css = css
      sheetOf(tokens.name, document).replaceSync(css)
    })
  })
}

/** Adds those sheets of a late file that the root does not have yet. */
export function addStyles(root: StyledRoot, styles: readonly string[]): void {
  const { adoptedStyleSheets: there, more = [], ownerDocument } = root
  const added = [...new Set(styles)].filter(
    css => !more.includes(css) && !there.includes(sheetOf(css, ownerDocument)),
  )
  if (!added[0]) return
  root.more = [...more, ...added]
  root.adoptedStyleSheets = [...there, ...added.map(css => sheetOf(css, ownerDocument))]
}
