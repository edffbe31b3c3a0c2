const webProtocols = new Set(['http:', 'https:'])

function resolve(address: string, base: string): URL | null {
  try {
    const url = new URL(address, base)
    return webProtocols.has(url.protocol) ? url : null
  } catch {
    return null
  }
}

/** true for relative and http(s) addresses. Configuration and answers may hold no others (COR-082). */
export const isSafeUrl = (address: string): boolean =>
  // The base stands in for the page's address: it gives relative addresses a protocol.
  resolve(address, 'https://page.invalid') !== null

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
