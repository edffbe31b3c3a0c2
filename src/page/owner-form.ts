import { builtin } from '../dom/builtin.ts'

/**
 * Returns the form that the `form` attribute names (COR-060). Without the attribute, returns the nearest form, also
 * across shadow roots (COR-117).
 */
export function ownerForm(host: Element): HTMLFormElement | null {
  const id = host.getAttribute('form')
  if (id !== null) {
    // An empty id is no selector.
    const named =
      id && builtin(host.getRootNode() as ParentNode).querySelector(`#${CSS.escape(id)}`)
    return named instanceof HTMLFormElement ? named : null
  }
  for (let node: Element | null = host; node;) {
    const form: HTMLFormElement | null = node.closest('form')
    if (form) return form
    const root: Node = node.getRootNode()
    node = root instanceof ShadowRoot ? root.host : null
  }
  return null
}
