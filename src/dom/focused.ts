import { doc } from './builtin.ts'

/** The focused element, also inside open shadow roots. */
export function focused(): Element | null {
  let element = doc.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
