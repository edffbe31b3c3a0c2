import { watchInside } from './nodes.ts'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Controls that the server wrote between the tags, and that the form submits without scripts. An element that draws
 * choices of its own takes their place (COR-062). The element's own fields in the page are not meant (COR-164).
 */
const controlsIn = (host: HTMLElement): Control[] => [
  ...host.querySelectorAll<Control>('input:not([data-light-fields]),select'),
]

/** What the form would submit under this name now. null: nothing. */
export function serverValue(host: HTMLElement, name: string): string | null {
  const control = controlsIn(host).find(
    one => one.name === name && (!/^(radio|checkbox)$/.test(one.type) || one.matches(':checked')),
  )
  return control?.value ?? null
}

/**
 * Disables the controls, so that the form submits each name once: by the element. Returns a function that makes them as
 * the page wrote them. `kept`: name of a hidden field that the element writes into, which stays.
 */
export function replaceServerFields(host: HTMLElement, kept?: string): () => void {
  const disabled = new Set<Control>()
  const disable = () => {
    for (const control of controlsIn(host)) {
      if (control.disabled || (control.type === 'hidden' && control.name === kept)) continue
      control.disabled = true
      disabled.add(control)
    }
  }
  disable()
  const stop = watchInside(host, disable)
  return () => {
    stop()
    for (const control of disabled) control.disabled = false
  }
}
