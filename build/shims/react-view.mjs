import {
  Component as ReactComponent,
  useLayoutEffect as useReactLayoutEffect,
  useState as useReactState,
} from 'react'
import { flushSync } from 'react-dom'
import { focused } from '../../src/overlay/focus.ts'

// React as our views find preact, so that a page sees the same on both (COR-122).
export * from 'react'

// React draws what no event of its own has changed in a task to come, before which a browser may paint:
// the page would see a view that lags behind its events.

let touches = []

function draw() {
  const due = touches
  touches = []
  flushSync(() => {
    for (const touch of due) touch()
  })
}

/** `touch` changes nothing, but what is drawn at once takes along all changes that wait. */
function drawSoon(touch) {
  if (touches.push(touch) === 1) queueMicrotask(draw)
}

export class Component extends ReactComponent {
  setState(state) {
    super.setState(state)
    drawSoon(() => super.setState(null))
  }
}

const same = state => state
const setters = new WeakMap()

function setterOf(set) {
  const setter = change => {
    set(change)
    drawSoon(() => set(same))
  }
  setters.set(set, setter)
  return setter
}

export function useState(initial) {
  const [state, set] = useReactState(initial)
  return [state, setters.get(set) ?? setterOf(set)]
}

// What had focus before React drew gets it back, also where an effect that ended has led it out of the host.
let led = null

function lead() {
  const target = led
  led = null
  target?.focus({ preventScroll: true })
}

/** `end` of an effect; where it leads focus counts once React is through with the nodes. */
function ending(end) {
  const before = focused()
  end()
  const after = focused()
  if (after === before) return
  led = after
  queueMicrotask(lead)
}

export function useLayoutEffect(effect, inputs) {
  useReactLayoutEffect(() => {
    // Before anything that has opened meanwhile takes focus.
    lead()
    const end = effect()
    return end && (() => ending(end))
  }, inputs)
}
