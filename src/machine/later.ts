/** A piece of the model whose code loads when needed. After a failure, the next `come` tries again. */
export function later<T>(load: () => Promise<T>) {
  let coming: Promise<T> | null = null
  let part: T | null = null
  return {
    /** The piece. null: not loaded, or still loading. */
    now: () => part,
    isComing: () => coming !== null && part === null,
    /** Loads the piece. Resolves with null if that fails. */
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
