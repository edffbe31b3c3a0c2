export interface Pager {
  page: number
  pages: number
  /** Addresses; null at the ends. */
  previous: string | null
  next: string | null
  /** The first page, the last, and those around this one; null where pages are left out. */
  links: ({ page: number; href: string } | null)[]
}

/** Pages on each side of this one. */
const around = 1
/** So many pages stand in full. */
const mostInFull = 7

function shownPages(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, n) => n + 1)
  if (pages <= mostInFull) return all
  const middle = Math.min(Math.max(page, 2 + around), pages - 1 - around)
  const near = all.filter(n => n === 1 || n === pages || Math.abs(n - middle) <= around)
  return near.flatMap(n => {
    if (n === 1 || near.includes(n - 1)) return [n]
    // A gap of a single page would save nothing.
    return [near.includes(n - 2) ? n - 1 : null, n]
  })
}

/** Links to the pages of a list; null where one page holds it all. */
export function pager(
  total: number,
  perPage: number,
  asked: number,
  addressOf: (page: string) => string,
): Pager | null {
  const pages = Math.ceil(total / perPage)
  if (pages <= 1) return null
  const page = pageWithin(asked, pages)
  return {
    page,
    pages,
    previous: page > 1 ? addressOf(String(page - 1)) : null,
    next: page < pages ? addressOf(String(page + 1)) : null,
    links: shownPages(page, pages).map(n =>
      n === null ? null : { page: n, href: addressOf(String(n)) },
    ),
  }
}

const pageWithin = (asked: number, pages: number) =>
  Number.isSafeInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1
