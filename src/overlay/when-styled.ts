import { doc } from '../dom/builtin.ts'

/** STYLE_CHECK_INTERVAL_MS of the spec. */
const CHECK_MS = 200
const GIVE_UP_MS = 10_000

const applies = ({ media, disabled }: HTMLLinkElement): boolean =>
  !disabled && matchMedia(media).matches

/** true: the page's sheets have loaded, and the node has a box. */
const isStyled = (node: Element): boolean =>
  node.getClientRects().length > 0 &&
  [...doc.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].every(
    link => link.sheet || !applies(link),
  )

/**
 * Calls `run` once the styles of `node` are in effect, or after 10 s, because a sheet that fails to load never arrives
 * (EXP-010, EXP-011). Returns a function that stops it.
 */
export function whenStyled(node: Element, run: () => void): () => void {
  let left = GIVE_UP_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const check = () => {
    if (ended) return
    if (left <= 0 || isStyled(node)) return run()
    left -= CHECK_MS
    timer = setTimeout(check, CHECK_MS)
  }
  // The caller's template puts the node into the page only after this call.
  void Promise.resolve().then(check)
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
