export interface Pager {
  page: number
  pages: number
  /** Addresses; null at the ends. */
  previous: string | null
  next: string | null
  /** Every page with its address. */
  links: { page: number; href: string }[]
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
    links: Array.from({ length: pages }, (_, n) => ({
      page: n + 1,
      href: addressOf(String(n + 1)),
    })),
  }
}

const pageWithin = (asked: number, pages: number) =>
  Number.isSafeInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1
