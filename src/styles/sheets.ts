import base from './base.css'

const sheets = new Map<string, CSSStyleSheet>()
/** What sheets hold that were adopted before their text had come, by the name that stood for it. */
const later = new Map<string, string>()

/**
 * One sheet per text, shared by all hosts: `<style>` breaks under a strict style-src. A root in another
 * document cannot share it and gets its own (COR-039).
 */
export function sheetOf(css: string, document: Document): CSSStyleSheet {
  const Sheet = (document.defaultView ?? window).CSSStyleSheet
  let sheet = Sheet === CSSStyleSheet ? sheets.get(css) : undefined
  if (!sheet) {
    sheet = new Sheet()
    sheet.replaceSync(later.get(css) ?? css)
    if (Sheet === CSSStyleSheet) sheets.set(css, sheet)
  }
  return sheet
}

/**
 * The tokens come with dp.css, which stands in the head so that nothing moves (COR-113). In a page
 * without it the sheet of this text, which every host has, is filled with them later.
 */
const tokens = ''
let isProbed = false

/** Fills a sheet of which the hosts have the name alone. */
export function fillSheet(name: string, css: string): void {
  later.set(name, css)
  sheetOf(name, document).replaceSync(css)
}

/** `more`: the texts of sheets that came later. Another document empties the root (COR-039). */
export interface StyledRoot extends ShadowRoot {
  more?: readonly string[]
}

/** Puts an element's sheets on its shadow root. */
export function adoptStyles(root: StyledRoot, styles: readonly string[]): void {
  const { host, more = [], ownerDocument } = root
  const all = [tokens, base, ...styles, ...more]
  root.adoptedStyleSheets = all.map(css => sheetOf(css, ownerDocument))
  if (isProbed) return
  isProbed = true
  // Pages of old may have removed it (COR-096).
  const { requestAnimationFrame = setTimeout } = window
  requestAnimationFrame(() => {
    if (getComputedStyle(host).getPropertyValue('--_dp-accent')) return
    void import('./tokens.css').then(({ default: css }) => fillSheet(tokens, css))
  })
}
