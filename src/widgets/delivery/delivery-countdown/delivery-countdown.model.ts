import { atom } from 'nanostores'
import { serverClock } from '../../../page/clock.ts'
import { navigate, reload } from '../../../page/navigate.ts'
import type { CountdownPorts } from './delivery-countdown.ports.ts'

type Config = CountdownPorts['config']

interface Running {
  /** Moment at which nothing is left, ms on the clock `now`. */
  until: number
  now: () => number
  ended: boolean
}

/** Seconds count from when the page was sent, a deadline is a moment of the server (CDN-013). */
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

/** Ports of the countdowns whose gap was told: a host without a model asks again at each change. */
const told = new WeakSet<CountdownPorts>()

/** Tells the page's author once that a countdown has no time to count to (CDN-009, COR-006). */
function tellGap(ports: CountdownPorts): void {
  if (told.has(ports)) return
  told.add(ports)
  const expected = 'a whole number'
  const message = `data-seconds or data-deadline is required: expected ${expected}, got nothing; the fallback shows`
  ports.warn(message)
  const problem = { field: 'seconds', expected, received: 'nothing', message }
  ports.emit('dp-error', { code: 'config', problems: [problem] })
}

/** null while it knows of no time: the host then shows its fallback, and asks again (COR-007). */
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
    /** The last second has passed. */
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
