/** Below this width every panel is a sheet at the bottom, in reach of a thumb (COR-108). */
const query = '(width < 600px)'

/** true: the window is narrow, so panels are sheets. */
export const isNarrow = (): boolean => matchMedia(query).matches

/** Calls `turned` when the window becomes narrow or wide. Returns a function that stops it. */
export function onNarrow(turned: (narrow: boolean) => void): () => void {
  const media = matchMedia(query)
  const follow = () => turned(media.matches)
  media.addEventListener('change', follow)
  return () => media.removeEventListener('change', follow)
}
