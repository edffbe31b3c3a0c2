/** A page that a shop may have, as parts of its HTML; what is not said is as on a bare page. */
export interface HostilePage {
  name: string
  /** Rows that it is for. */
  rows: string
  doctype?: string
  /** Attributes of the html element. */
  root?: string
  /** Before the library. */
  head?: string
  /** Behind the page's content, before it is driven. */
  end?: string
  /** What stands around the element. */
  around?: (stage: string) => string
  /** How a script of the page puts an element in, default by moving it out of a template. */
  put?: 'cloned' | 'parsed'
  /** The page that shows this one in a frame. */
  framedBy?: string
  /** Where the page's own style or layout may change what an element looks like. */
  looksOtherwise?: true
}

export const stage = '<div id="stage"></div>'

/** The whole document. */
export function documentOf(page: Partial<HostilePage>, content: string): string {
  const { around = (inner: string) => inner, doctype = '<!doctype html>', end, head, root } = page
  return `${doctype}
<html lang="en" ${root ?? ''}>
<head>
  <meta charset="utf-8">
  <title>Shop</title>
  <link rel="icon" href="data:,">
  <meta name="dp-csrf-token" content="{token}">
  ${head ?? ''}
  <link rel="stylesheet" href="/dist/dp.css">
  <script src="/dist/dp.js" defer></script>
</head>
<body>
${around(stage)}
${content}
${end ?? ''}
</body>
</html>`
}
