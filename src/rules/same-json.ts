/** What a value says, to compare with later: its JSON. A value that refers to itself has none, so it stands for itself. */
export function snapshot(value: unknown): unknown {
  try {
    return JSON.stringify(value)
  } catch {
    return value
  }
}

/** true: both say the same. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  one === other || snapshot(one) === snapshot(other)
