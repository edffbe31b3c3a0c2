import { encoded } from './encoded.ts'

export interface PageAddress {
  pathname: string
  search: string
}

/** Address of the sign-in page, with the way back. On a search page, the way back keeps the query (INV-002). */
export function signInUrl(
  { pathname, search }: PageAddress,
  onSearchPage: boolean,
  address = '/gp/sign-in.html',
): string {
  const path = onSearchPage ? pathname + search : pathname
  const [page = '', fragment] = address.split('#')
  const query = `useRedirectOnSuccess=1&path=${encoded(path)}`
  const full = `${page}${page.includes('?') ? '&' : '?'}${query}`
  return fragment === undefined ? full : `${full}#${fragment}`
}
