import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The value of the last drawing, for what outlives one: a listener, a timer. */
export function useNewest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
