/** REQUEST_COUNTER_WRAP. */
const last = 65_000

/** Numbers requests of one kind, so that an answer to any but the newest is dropped (FIT-097). */
export function numbering() {
  let number = 0
  let newest: number | null = null
  return {
    next: (): number => {
      number = (number % last) + 1
      newest = number
      return number
    },
    /** No answer is waited for any more. */
    drop: (): void => {
      newest = null
    },
    isNewest: (of: number): boolean => of === newest,
  }
}
