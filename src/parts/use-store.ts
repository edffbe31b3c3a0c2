import { useLayoutEffect, useState } from 'react'

export interface Store<T> {
  get(): T
  listen(heard: () => void): () => void
}

/** The store's value. Each change draws the component again. */
export function useStore<T>(store: Store<T>): T {
  const value = store.get()
  const [, draw] = useState({})
  useLayoutEffect(() => {
    // The store may have changed between `get` and `listen`.
    if (store.get() !== value) draw({})
    return store.listen(() => draw({}))
    // oxlint-disable-next-line react/exhaustive-deps -- `value` is that of the first drawing
  }, [store])
  return value
}
