import { sheetOf, type StyledRoot } from './sheets.ts'

/** Adds sheets that came later, with code that is loaded when it is needed. */
export function addStyles(root: StyledRoot, styles: readonly string[]): void {
  const { adoptedStyleSheets: there, more = [], ownerDocument } = root
  const added = styles.filter(
    css => !more.includes(css) && !there.includes(sheetOf(css, ownerDocument)),
  )
  root.more = [...more, ...added]
  root.adoptedStyleSheets = [...there, ...added.map(css => sheetOf(css, ownerDocument))]
}
