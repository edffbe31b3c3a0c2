import { Component } from 'react'
import { everySecond } from '../overlay/ticker.ts'

interface CountdownProps {
  /** Moment at which nothing is left, ms on the clock `now`. */
  until: number
  /** A clock of page/clock; the same function while it is the same clock. */
  now: () => number
  /** What is left, ms, in words. */
  words: (left: number) => string
  /** Nothing is left: once per `until`. */
  onEnd: () => void
  /** Names the timer for assistive technology. */
  label?: string
  part?: string
}

/**
 * The time left, drawn once a second; silent, as who counts aloud is not heard out (COR-104).
 * A class, since hooks are a chunk of their own.
 */
export class Countdown extends Component<CountdownProps> {
  #stop: (() => void) | undefined

  count(): void {
    const { now, until } = this.props
    this.#stop?.()
    this.#stop = everySecond(
      () => until - now(),
      left => {
        this.setState({})
        if (left <= 0) this.props.onEnd()
      },
    )
  }

  override componentDidMount() {
    this.count()
  }

  override componentDidUpdate({ now, until }: CountdownProps) {
    if (now !== this.props.now || until !== this.props.until) this.count()
  }

  override componentWillUnmount() {
    this.#stop?.()
  }

  override render() {
    const { label, now, part, until, words } = this.props
    return (
      <span className="countdown" part={part} role="timer" aria-label={label}>
        {words(until - now())}
      </span>
    )
  }
}
