import { hideNode, watchInside } from './nodes.ts'

type Button = HTMLButtonElement | HTMLInputElement

const submits = 'button:not([type=button], [type=reset]), input:is([type=submit], [type=image])'

/** Disables a control of the page. Returns a function that enables it again. */
export function disable(control: Button): () => void {
  if (control.disabled) return () => {}
  control.disabled = true
  return () => {
    control.disabled = false
  }
}

/**
 * Hides the buttons inside `host` that send the page's form: an element that adds by a call has a button of its own. They
 * are disabled, too, or Enter in a check box would send the form. Returns a function that makes them as the page wrote them.
 */
export function replaceSubmits(host: HTMLElement): () => void {
  const replaced = new Map<Button, () => void>()
  const refresh = () => {
    for (const button of host.querySelectorAll<Button>(submits)) {
      if (replaced.has(button)) continue
      const ends = [hideNode(button), disable(button)]
      replaced.set(button, () => {
        for (const end of ends) end()
      })
    }
  }
  refresh()
  const stop = watchInside(host, refresh)
  return () => {
    stop()
    for (const end of replaced.values()) end()
  }
}
