import { capture } from '../overlay/listen.ts'
import { onSize } from '../dom/resize.ts'

/** Share of the window's height that a list may take. */
const share = 0.45

/**
 * Shows `count` whole rows of a list if the window has room. With less room or more rows, cuts the last visible row in
 * half, to show that the list continues. Returns a function that stops it.
 */
export function rowsInView(list: HTMLElement, count: number): () => void {
  function fit(): void {
    const rows = [...list.children].filter(row => row instanceof HTMLElement)
    const most = innerHeight * share
    const last = rows.at(-1)
    if (!last?.offsetHeight) return
    const isWhole = rows.length <= count && last.offsetTop + last.offsetHeight <= most
    const middles = rows.slice(1, count + 1).map(row => row.offsetTop + row.offsetHeight / 2)
    const cut = middles.findLast(middle => middle <= most) ?? middles[0]
    list.style.maxBlockSize = isWhole || !cut ? 'none' : `${cut}px`
  }
  const ends = [onSize(list, fit), capture('resize', fit)]
  fit()
  return () => {
    for (const end of ends) end()
  }
}
