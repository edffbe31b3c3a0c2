/** Chance that falls the same way each time. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  share(): number
  /** Both ends can be drawn. */
  whole(from: number, to: number): number
  one<T>(of: readonly T[]): T
  /** Several, each once, in their order. */
  some<T>(of: readonly T[], count: number): T[]
}

/** Mulberry32 of Tommy Ettinger. */
export function random(seed: number): Random {
  let state = seed
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(share() * (to - from + 1))
  return {
    share,
    whole,
    one: of => {
      const chosen = of[whole(0, of.length - 1)]
      if (chosen === undefined) throw new RangeError('One of nothing')
      return chosen
    },
    some: (of, count) => {
      const lots = of.map((value, n) => ({ value, n, lot: share() }))
      const drawn = lots.toSorted((a, b) => a.lot - b.lot).slice(0, count)
      return drawn.toSorted((a, b) => a.n - b.n).map(({ value }) => value)
    },
  }
}
