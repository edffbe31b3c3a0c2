import { watchControl } from './control-value.ts'
import { onWrite } from './watch-writes.ts'

/** Check boxes that the page wrote inside an element. They stay the page's: nothing is moved, and what is changed is put back. */

export const boxesIn = (host: HTMLElement): HTMLInputElement[] => [
  ...host.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
]

/** Takes the mark off, as a script of the page would: no event goes out. */
export function uncheck(box: HTMLInputElement): void {
  box.checked = false
}

/** true: the form would take the box, if it had a name. */
export const isCounted = (box: HTMLInputElement): boolean =>
  box.matches(':checked') && !box.matches(':disabled')

/**
 * Calls `heard` whenever one of the check boxes inside `host` may be another or in another state: by the shopper, by a
 * property or an attribute that a script sets, by a form reset, or because boxes come and go. `byShopper`: a box has sent a
 * change event. Returns a function that stops it.
 */
export function followBoxes(host: HTMLElement, heard: (byShopper: boolean) => void): () => void {
  const watched = new Map<HTMLInputElement, () => void>()
  const silently = () => heard(false)

  function refresh(): void {
    const boxes = new Set(boxesIn(host))
    for (const [box, end] of watched) {
      if (boxes.has(box)) continue
      watched.delete(box)
      end()
    }
    for (const box of boxes) {
      if (!watched.has(box)) watched.set(box, onWrite(box, 'checked', silently))
    }
  }

  const watch = new MutationObserver(() => {
    refresh()
    silently()
  })
  watch.observe(host, { subtree: true, childList: true, attributes: true })
  const listening = new AbortController()
  const { signal } = listening
  host.addEventListener(
    'change',
    ({ target }) => {
      if (watched.has(target as HTMLInputElement)) heard(true)
    },
    { signal },
  )
  // A page that cancels the click gives the box its earlier mark back, once all listeners have run.
  host.addEventListener('click', () => void setTimeout(silently), { signal })
  const stop = watchControl(silently)
  refresh()
  return () => {
    watch.disconnect()
    listening.abort()
    stop()
    for (const end of watched.values()) end()
  }
}
