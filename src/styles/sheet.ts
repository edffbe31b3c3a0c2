import { builtin } from '../dom/builtin.ts'

/** The sheets of each document, by their texts. A document cannot use the sheets of another (COR-039). */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * Returns one sheet per text, shared by all hosts of a document. A `<style>` would break under a strict style-src.
 * `content`: what a sheet says that is known by another text.
 */
export function sheetOf(css: string, document: Document, content = css): CSSStyleSheet {
  let known = sheets.get(document)
  if (!known) sheets.set(document, (known = new Map()))
  let sheet = known.get(css)
  if (!sheet) {
    sheet = new (builtin(document).defaultView ?? window).CSSStyleSheet()
    sheet.replaceSync(content)
    known.set(css, sheet)
  }
  return sheet
}

/** Reads sheets that shadow roots of the page will need soon. */
export function readStyles(styles: readonly string[]): void {
  for (const css of styles) sheetOf(css, document)
}
