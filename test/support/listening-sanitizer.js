import { sanitize as own } from './own-sanitizer.js'

/** Reports to the page which pieces will be shown. */
export function sanitize(html) {
  const clean = own(html)
  for (const { dataset } of clean.querySelectorAll('[data-piece]')) window.came.push(dataset.piece)
  return clean
}
