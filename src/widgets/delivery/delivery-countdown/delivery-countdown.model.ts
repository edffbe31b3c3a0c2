import { atom } from 'nanostores'
import { serverClock } from '../../../page/clock.ts'
import { navigate, reload } from '../../../page/navigate.ts'
import type { CountdownPorts } from './delivery-countdown.ports.ts'

type Config = CountdownPorts['config']

interface Running {
  /** The moment when the countdown ends, in ms of the clock `now`. */
  until: number
  now: () => number
  ended: boolean
}

/**
 * Returns the countdown of a configuration. null: the configuration has no time. A deadline is a moment of the server's
 * time, and wins over seconds (CDN-013). Seconds count from the arrival of the page.
 */
function running({ deadline, seconds, systemTime }: Config): Running | null {
  const until = deadline ?? (seconds === undefined ? null : seconds * 1000)
  if (until === null) return null
  const now = serverClock(deadline === undefined ? 0 : systemTime)
  return { until, now, ended: until <= now() }
}

const isOther = (config: Config, before: Config): boolean =>
  config.deadline !== before.deadline ||
  (config.deadline === undefined
    ? config.seconds !== before.seconds
    : config.systemTime !== before.systemTime)

/**
 * Ports of countdowns that have already reported a missing time. Without a model, the host calls `model` at each
 * change.
 */
const told = new WeakSet<CountdownPorts>()

/** Tells the page's author once that the countdown has no time to count to (CDN-009, COR-006). */
function tellGap(ports: CountdownPorts): void {
  if (told.has(ports)) return
  told.add(ports)
  const expected = 'a whole number'
  const message = `data-seconds or data-deadline is required: expected ${expected}, got nothing; the fallback shows`
  ports.warn(message)
  const problem = { field: 'seconds', expected, received: 'nothing', message }
  ports.emit('dp-error', { code: 'config', problems: [problem] })
}

/** null: the configuration has no time. The host shows its fallback, and calls again at the next change (COR-007). */
export function model(ports: CountdownPorts) {
  const first = running(ports.config)
  if (!first) {
    tellGap(ports)
    return null
  }
  const $running = atom<Running | null>(null)

  function show(next: Running | null): void {
    $running.set(next)
    ports.state('ended', !!next?.ended)
    if (!next) tellGap(ports)
  }
  show(first)
  ports.onConfig((config, before) => {
    if (isOther(config, before)) show(running(config))
  })

  return {
    $running,
    /** Runs when the last second has passed. */
    end(): void {
      const now = $running.get()
      if (!now || now.ended) return
      show({ ...now, ended: true })
      ports.announce(ports.text('countdown.ended'))
      ports.emit('dp-countdown-ended', {})
    },
    refresh(): void {
      const { refreshUrl } = ports.config
      if (refreshUrl) navigate(refreshUrl, ports)
      else reload(ports)
    },
  }
}
export type CountdownModel = NonNullable<ReturnType<typeof model>>
