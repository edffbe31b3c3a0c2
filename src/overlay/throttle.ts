export interface Throttled {
  (): void
  cancel(): void
}

/** Runs at most once per `ms`. The first call runs at once, and the last call always runs (ACT-009). */
export function throttle(ms: number, run: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const start = () => {
    again = false
    timer = setTimeout(() => {
      timer = undefined
      if (again) start()
    }, ms)
    run()
  }
  const throttled = () => {
    if (timer === undefined) start()
    else again = true
  }
  throttled.cancel = () => clearTimeout(timer)
  return throttled
}
