import { useLayoutEffect, useState } from 'react'

/** Below this width every panel is a sheet at the bottom, in reach of a thumb (COR-108). */
const query = '(width < 600px)'

/** true: the window is narrow, so panels are sheets. Follows the window. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches)
  useLayoutEffect(() => {
    const media = matchMedia(query)
    const follow = () => setNarrow(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return narrow
}
