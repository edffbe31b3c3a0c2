import { sanitize as own } from './own-sanitizer.js'

/** Tells the page which pieces have come into what is to be shown. */
export function sanitize(html) {
  const clean = own(html)
  for (const { dataset } of clean.querySelectorAll('[data-piece]')) window.came.push(dataset.piece)
  return clean
}
