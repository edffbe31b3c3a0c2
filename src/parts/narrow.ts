import { isNarrow, onNarrow } from '../overlay/narrow.ts'
import { useLayoutEffect, useState } from 'react'

/** true: the window is narrow, so panels are sheets. Follows the window. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(isNarrow)
  useLayoutEffect(() => onNarrow(setNarrow), [])
  return narrow
}
