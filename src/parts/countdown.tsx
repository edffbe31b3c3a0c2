import { useLayoutEffect, useState } from 'react'
import { formatDuration } from '../rules/duration.ts'
import type { DurationFormat } from '../rules/duration.ts'
import { everySecond } from '../overlay/ticker.ts'
import { useNewest } from './newest.ts'

interface CountdownProps {
  /** Moment at which nothing is left, epoch ms on the clock `now`. */
  until: number
  /** The server's time (page/clock). */
  now: () => number
  locale: string
  format?: DurationFormat | undefined
  /** Names the timer for assistive technology. */
  label?: string | undefined
  /** Nothing is left: once per `until`. */
  onEnd?: (() => void) | undefined
}

/** The time left, drawn once a second; silent, as who counts aloud is not heard out (COR-104). */
export function Countdown({
  until,
  now,
  locale,
  format = 'h:mm:ss',
  label,
  onEnd,
}: CountdownProps) {
  const [, draw] = useState({})
  const ended = useNewest(onEnd)
  useLayoutEffect(
    () =>
      everySecond(
        () => until - now(),
        left => {
          draw({})
          if (left <= 0) ended.current?.()
        },
      ),
    [until, now, ended],
  )
  return (
    <span className="countdown" role="timer" aria-label={label}>
      {formatDuration(until - now(), format, locale)}
    </span>
  )
}
