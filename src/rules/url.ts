const webProtocols = new Set(['http:', 'https:'])

function resolve(address: string, base: string): URL | null {
  try {
    const url = new URL(address, base)
    return webProtocols.has(url.protocol) ? url : null
  } catch {
    return null
  }
}

/** Relative or http(s): what configuration and answers may name (COR-082). */
export const isSafeUrl = (address: string): boolean =>
  // The base only stands in for the page's: it gives relative addresses a protocol.
  resolve(address, 'https://page.invalid') !== null

/**
 * The absolute address that a redirect may lead to, or null where it is refused: only the page's
 * own origin and the allowed ones (COR-082).
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
