/** What a validator reads from the page's own field, and writes into it. */

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const buttons = '[type=submit],[type=button],[type=reset],[type=image]'
const fields = `input:not(${buttons}),select,textarea`
const seenFields = `input:not([type=hidden],${buttons}),select,textarea`

type Root = Pick<ParentNode, 'querySelector' | 'querySelectorAll'>

/** The field with this id, or the first one inside a node with this id. Without an id: the first one inside the host. */
export function findControl(host: HTMLElement, id: string | undefined, root: Root): Control | null {
  const from = id === undefined ? host : root.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  if (from?.matches(fields)) return from as Control
  return from?.querySelector<Control>(seenFields) ?? from?.querySelector<Control>(fields) ?? null
}

/** The radio buttons of a group, else the field alone. */
export function groupOf(control: Control, root: Root): readonly Control[] {
  if (control.type !== 'radio' || !control.name) return [control]
  const named = `input[type=radio][name="${CSS.escape(control.name)}"]`
  return [...root.querySelectorAll<HTMLInputElement>(named)].filter(
    one => one.form === control.form,
  )
}

/** A number that the browser cannot read is not empty, though its value is. */
const unreadable = '\ufffd'

/** null: the field has no value now. */
export function valueOf(control: Control, group: readonly Control[]): string | null {
  if (control instanceof HTMLSelectElement) {
    const { multiple, selectedIndex, selectedOptions, value } = control
    if (selectedIndex < 0) return null
    return multiple ? [...selectedOptions].map(option => option.value).join() : value
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const checked = (group as readonly HTMLInputElement[]).find(one => one.checked)
    return checked?.value ?? null
  }
  return control.value || !control.validity.badInput ? control.value : unreadable
}

/** true: the browser writes the number into the field, with a point and no groups. */
export const isPlainNumber = ({ type }: Control): boolean => /^(number|range)$/.test(type)

/** true: a formatted text stays in the field as it is. Other fields would lose it, or lose what is chosen. */
export const takesText = ({ type }: Control): boolean => /^(text|search|tel|textarea)$/.test(type)
