import { fontSheet } from '../fonts.ts'

/** A page that a shop may have, as parts of its HTML. Missing parts are as on a bare page. */
export interface HostilePage {
  name: string
  /** Requirements that the page tests. */
  rows: string
  doctype?: string
  /** Attributes of the html element. */
  root?: string
  /** HTML before the library. */
  head?: string
  /** HTML after the page's content, before the test drives the page. */
  end?: string
  /** Adds HTML around the element. */
  around?: (stage: string) => string
  /** How a script of the page inserts an element. Default: it moves the element out of a template. */
  put?: 'cloned' | 'parsed'
  /** A page that shows this one in a frame. */
  framedBy?: string
  /** true: the page's own style or layout may change how an element looks. */
  looksOtherwise?: true
}

export const stage = '<div id="stage"></div>'

/** Returns the whole document. */
export function documentOf(page: Partial<HostilePage>, content: string): string {
  const { around = (inner: string) => inner, doctype = '<!doctype html>', end, head, root } = page
  return `${doctype}
<html lang="en" ${root ?? ''}>
<head>
  <meta charset="utf-8">
  <title>Shop</title>
  <link rel="icon" href="data:,">
  ${fontSheet}
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
