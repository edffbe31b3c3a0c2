import { doc } from '../dom/builtin.ts'
import { watchPage } from './nodes.ts'
import { soon } from './soon.ts'

/** The text in the first control of the page that matches. null: there is none. */
export function controlValue(selector: string): string | null {
  const control = doc.querySelector<HTMLElement>(selector)
  return control && 'value' in control ? `${control.value}` : null
}

/** Old scripts set a value without an event (COR-160). So the value is read again at each press and focus, too. */
const moments = ['input', 'change', 'click', 'focusin', 'reset']

/** Calls `heard` whenever the value of a control of the page may have changed. Returns a function that stops it. */
export function watchControl(heard: () => void): () => void {
  const listening = new AbortController()
  // The default of a reset comes after its event.
  const later = () => void soon(heard)
  for (const type of moments) {
    doc.addEventListener(type, type === 'reset' ? later : heard, {
      capture: true,
      signal: listening.signal,
    })
  }
  const stop = watchPage(heard)
  return () => {
    listening.abort()
    stop()
  }
}
