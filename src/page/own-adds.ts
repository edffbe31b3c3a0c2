import { pageLeft } from './held-submission.ts'
import { ownerForm } from './owner-form.ts'

/** What the shopper does just now, which an element can do again for the shopper later. */
interface Deed {
  event: Event
  target: EventTarget | undefined
}

/** The listeners of an event run: it is what the shopper does just now. */
const isNow = ({ event }: Deed) => event.eventPhase !== Event.NONE

function repeat({ event, target }: Deed): void {
  if (!(target instanceof HTMLElement) || !target.isConnected) return
  if (event.type === 'click') target.click()
  else target.dispatchEvent(new KeyboardEvent(event.type, event as KeyboardEvent))
}

interface AddHolder {
  /** The form of the element is being submitted. What is asked of the page then is no add of its own. */
  isSubmitting(): boolean
  /**
   * A promise holds the add back. true: it goes on. null: it goes on at once. `pressed`: what the shopper pressed. `ended`
   * aborts if the page goes away first.
   */
  holds(pressed: HTMLElement | null, ended: AbortSignal): Promise<boolean> | null
}

/**
 * Holds adds that other elements in the form of `host` make by calls of their own (INT-043). Such an element tells of its
 * add by a `dp-before-add-to-cart`, which `hear` takes: a held one is cancelled, and what the shopper did is done again
 * later. An add that the shopper has not started by a press or a key is left alone, because nothing could repeat it.
 */
export function holdOwnAdds(host: HTMLElement, { isSubmitting, holds }: AddHolder) {
  let latest: Deed | undefined
  let isPassing = false
  const note = (event: Event) => {
    latest = { event, target: event.composedPath()[0] }
  }

  /** Follows the shopper. Returns a function that stops it. */
  function follow(): () => void {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('click', note, { capture: true, signal })
    addEventListener('keydown', note, { capture: true, signal })
    return () => listening.abort()
  }

  function hear(event: Event): void {
    const [sender] = event.composedPath()
    if (event.defaultPrevented || isPassing || isSubmitting()) return
    const form = ownerForm(host)
    if (!form || !(sender instanceof HTMLElement) || ownerForm(sender) !== form) return
    const deed = latest
    if (!deed || !isNow(deed)) return
    const { target } = deed
    const end = new AbortController()
    const answer = holds(target instanceof HTMLElement ? target : null, end.signal)
    if (!answer) return
    event.preventDefault()
    const leave = () => end.abort(pageLeft)
    addEventListener('pagehide', leave)
    void answer.then(goesOn => {
      removeEventListener('pagehide', leave)
      if (!goesOn) return
      isPassing = true
      try {
        repeat(deed)
      } finally {
        isPassing = false
      }
    })
  }

  return { follow, hear }
}
