/** A part of the model whose code comes when it is needed; after a failure it is asked for again. */
export function later<T>(load: () => Promise<T>) {
  let coming: Promise<T> | null = null
  let part: T | null = null
  return {
    /** null: not here, or not yet. */
    now: () => part,
    isComing: () => coming !== null && part === null,
    /** Settles with null where it could not be loaded. */
    async come(): Promise<T | null> {
      coming ??= load()
      try {
        return (part = await coming)
      } catch {
        return (coming = null)
      }
    },
  }
}
