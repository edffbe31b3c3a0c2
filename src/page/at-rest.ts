/** Ends when all layers rest. null: none is on its way. */
let rest: Promise<void> | null = null

/**
 * What needs work waits for this while a layer slides in, because it would hold up the frames of the slide (COR-193).
 * null: nothing slides.
 */
export const atRest = (): Promise<void> | null => rest

/** A layer begins to slide in, and takes `ms`. */
export function slides(ms: number): void {
  if (ms <= 0) return
  const mine: Promise<void> = new Promise(resolve => {
    setTimeout(() => {
      if (rest === mine) rest = null
      resolve()
    }, ms)
  })
  rest = mine
}
