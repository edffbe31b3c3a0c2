import base from './base.css'
import { sheetOf } from './sheet.ts'

/**
 * dp.css sets the tokens in the head, so that nothing moves (COR-113). Every root also has a sheet for them, known by
 * the empty text. It stays empty, unless the page has no dp.css.
 */
const tokenSheet = ''
let tokens = ''
let isProbed = false

export interface StyledRoot extends ShadowRoot {
  /** The sheets of each late file. Another document drops the root's sheets, so their texts are kept (COR-039). */
  late?: readonly (readonly string[])[]
}

const sheetsOf = ({ ownerDocument }: ShadowRoot, texts: readonly string[]): CSSStyleSheet[] =>
  texts.map(css => sheetOf(css, ownerDocument, css === tokenSheet ? tokens : css))

/** Puts an element's sheets on its shadow root. */
export function adoptStyles(root: StyledRoot, styles: readonly string[]): void {
  const { host, late = [] } = root
  const texts = new Set([tokenSheet, base, ...styles, ...late.flat()])
  root.adoptedStyleSheets = sheetsOf(root, [...texts])
  if (isProbed) return
  isProbed = true
  // Old page scripts may have removed requestAnimationFrame (COR-096). Then markup can have the name.
  const later = typeof requestAnimationFrame === 'function' ? requestAnimationFrame : setTimeout
  later(() => {
    if (getComputedStyle(host).getPropertyValue('--_dp-accent')) return
    import('./tokens.css')
      .then(({ default: css }) => {
        tokens = css
        sheetOf(tokenSheet, document, css).replaceSync(css)
      })
      .catch(console.warn)
  })
}

/** Adds the sheets of a late file, once. */
export function addStyles(root: StyledRoot, styles: readonly string[]): void {
  const { late = [] } = root
  if (late.includes(styles)) return
  root.late = [...late, styles]
  // Each look into the browser's own list takes long, so it is read once.
  const all = new Set([...root.adoptedStyleSheets, ...sheetsOf(root, styles)])
  root.adoptedStyleSheets = [...all]
}
