import {
  Component as ReactComponent,
  useLayoutEffect as useReactLayoutEffect,
  useState as useReactState,
} from 'react'
import { flushSync } from 'react-dom'
import { focused } from '../../src/dom/focused.ts'

// Makes React behave like preact for our views, so that a page sees no difference (COR-122).
export * from 'react'

// React delays changes outside its own events to a later task. A browser may paint before that task, and the page would
// see a view that is older than its events.

let touches = []

function draw() {
  const due = touches
  touches = []
  flushSync(() => {
    for (const touch of due) touch()
  })
}

/** `touch` changes nothing. The forced drawing includes all waiting changes. */
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

// React gives focus back to the element that had it before. That must not undo an effect that led focus out of the
// host.
let led = null

function lead() {
  const target = led
  led = null
  target?.focus({ preventScroll: true })
}

/** Runs `end` of an effect. If `end` moves focus, the move is repeated after React has changed the nodes. */
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
    // Must come before a newly opened layer takes focus.
    lead()
    const end = effect()
    return end && (() => ending(end))
  }, inputs)
}
