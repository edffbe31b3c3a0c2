const own = 'http://shop.invalid'

/**
 * The address of a page of this shop, for a redirect or a link back, as browsers read it. Anything else becomes the home
 * page: browsers ignore control characters and dots, so `/\t/host` and `/.//host` become `//host`, which leads elsewhere.
 */
export function ownPath(path = '/'): string {
  // oxlint-disable-next-line no-control-regex -- browsers ignore these
  if (!path.startsWith('/') || /[\0-\x1f\\]/.test(path) || !URL.canParse(path, own)) return '/'
  const { hash, origin, pathname, search } = new URL(path, own)
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
