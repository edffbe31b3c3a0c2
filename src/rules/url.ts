const webProtocols = new Set(['http:', 'https:'])

function resolve(address: string, base: string): URL | null {
  try {
    const url = new URL(address, base)
    return webProtocols.has(url.protocol) ? url : null
  } catch {
    return null
  }
}

/** true: the text holds a control character, U+0000 to U+001F. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
export const hasControls = (text: string): boolean => /[\0-\x1f]/.test(text)

/** true for relative and http(s) addresses. Configuration and answers may hold no others (COR-082). */
export const isSafeUrl = (address: string): boolean =>
  // The base stands in for the page's address: it gives relative addresses a protocol.
  resolve(address, 'https://page.invalid') !== null

/** The address for an `href` or `src`. undefined: the address is not safe, so the node has no address. */
export const safeUrl = (address: string | null | undefined): string | undefined =>
  typeof address === 'string' && isSafeUrl(address) ? address : undefined

/**
 * The absolute address for a redirect. Only the page's own origin and the allowed origins pass. null: refused
 * (COR-082).
 */
export function redirectTarget(
  address: string,
  pageUrl: string,
  allowedOrigins: readonly string[],
): string | null {
  const url = resolve(address, pageUrl)
  const own = resolve(pageUrl, pageUrl)
  if (!url || (url.origin !== own?.origin && !allowedOrigins.includes(url.origin))) return null
  return url.href
}
