import { purified as own } from './own-purify.js'

/** Reports to the page which pieces will be shown. */
export function purified(html) {
  const clean = own(html)
  for (const { dataset } of clean.querySelectorAll('[data-piece]')) window.came.push(dataset.piece)
  return clean
}
