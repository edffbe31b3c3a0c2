import { Component } from 'react'
import { everySecond } from '../overlay/ticker.ts'

interface CountdownProps {
  /** The moment when the time is over, in ms on the clock `now`. */
  until: number
  /** A clock of page/clock. Must be the same function as long as the clock is the same. */
  now: () => number
  /** Turns the time left (ms) into words. */
  words: (left: number) => string
  /** The time is over. Runs once per `until`. */
  onEnd: () => void
  /** Accessible name of the timer. */
  label?: string
  part?: string
}

/**
 * The time left, drawn once a second. Silent: announcing each second would interrupt the reader (COR-104). A class,
 * because hooks are in a chunk of their own.
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
