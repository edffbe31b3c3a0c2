/** What waits until the pointer is up. */
let waiting = new Set<() => void>()
let isDown = false
let timer: ReturnType<typeof setTimeout> | undefined
let users = 0

function down(): void {
  isDown = true
  clearTimeout(timer)
}

/** The click comes after the pointer is up, but in the same task. */
function up(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    isDown = false
    const all = waiting
    waiting = new Set()
    for (const run of all) run()
  })
}

// Of a finger, the mouse events come after the pointer events, and move the focus.
const events = [
  ['pointerdown', down],
  ['mousedown', down],
  ['pointerup', up],
  ['pointercancel', up],
  ['mouseup', up],
  ['dragend', up],
  // A menu of the browser may swallow the end of a press.
  ['contextmenu', up],
  ['keydown', up],
] as const

/** Follows presses while an element needs `afterPress`. Returns a function that stops it. */
export function watchPresses(): () => void {
  users += 1
  if (users === 1) for (const [type, heard] of events) addEventListener(type, heard, true)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    users -= 1
    if (users > 0) return
    for (const [type, heard] of events) removeEventListener(type, heard, true)
    isDown = false
    waiting.clear()
  }
}

/**
 * Runs `run` now, or once the press under way has ended. A press moves the focus, so a field is checked amid the press. If
 * something moved then, the press would miss the button that it was for.
 */
export function afterPress(run: () => void): void {
  if (isDown) waiting.add(run)
  else run()
}
