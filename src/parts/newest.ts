import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The value of the latest drawing, for code that outlives a drawing: listeners and timers. */
export function useNewest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
