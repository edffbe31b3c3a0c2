import { useLayoutEffect, useState } from 'react'

export interface Store<T> {
  get(): T
  listen(heard: () => void): () => void
}

/** The store's value; the component is drawn again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const value = store.get()
  const [, draw] = useState({})
  useLayoutEffect(() => {
    // It may have changed after it was read and before anybody listened.
    if (store.get() !== value) draw({})
    return store.listen(() => draw({}))
    // oxlint-disable-next-line react/exhaustive-deps -- `value` is that of the first drawing
  }, [store])
  return value
}
