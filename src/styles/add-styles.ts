import { sheetOf } from './sheets.ts'

/** Adds sheets that came later, with code that is loaded when it is needed. */
export function addStyles(root: ShadowRoot, styles: readonly string[]): void {
  const there = root.adoptedStyleSheets
  const added = styles.map(css => sheetOf(css, root.ownerDocument))
  root.adoptedStyleSheets = [...there, ...added.filter(sheet => !there.includes(sheet))]
}
