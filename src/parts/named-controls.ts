/** What a control in loaded content shows. Undefined: as the server wrote it. */
export interface ControlState {
  /** A checkable control or a button gets checked or pressed. Of several with one name, the one with this value. */
  value?: string | boolean | null | undefined
  hidden?: boolean | undefined
  disabled?: boolean | undefined
}
/** States of controls, by control name. */
export type Controls = Readonly<Record<string, ControlState>>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement

const attributeSelector = (attribute: string, name: string) =>
  `[${attribute}=${JSON.stringify(name)}]`
const isCheckable = (node: Element): node is HTMLInputElement =>
  node instanceof HTMLInputElement && /^(checkbox|radio)$/.test(node.type)

/** true for a control that `value` selects. A text selects the control with this value; true selects any control. */
const isChosen = ({ value: own }: { value: string }, value: unknown): boolean =>
  typeof value === 'string' ? own === value : value === true

function setValue(node: Element, value: string | boolean | null): void {
  if (isCheckable(node)) node.checked = isChosen(node, value)
  else if (node instanceof HTMLButtonElement) {
    node.setAttribute('aria-pressed', `${isChosen(node, value)}`)
  } else if ('value' in node && node.value !== (value ?? '')) node.value = value ?? ''
}

function setState(node: HTMLElement, { disabled, hidden, value }: ControlState): void {
  if (value !== undefined) setValue(node, value)
  if (disabled !== undefined) {
    if ('disabled' in node) node.disabled = disabled
    else node.setAttribute('aria-disabled', `${disabled}`)
  }
  if (hidden === undefined) return
  const { labels = null } = node as Partial<Control>
  for (const one of [node, ...(labels ?? [])]) one.hidden = hidden
}

/** Hides a group, with its heading, if all its controls are hidden. */
function hideEmptyGroups(content: HTMLElement): void {
  for (const group of content.querySelectorAll('fieldset')) {
    const inside = [...group.querySelectorAll<HTMLElement>('[name], [data-dp-action]')]
    if (inside.length > 0) group.hidden = inside.every(node => node.hidden)
  }
}

/** Applies the model's state to loaded content: `fields` by control name, `actions` by data-dp-action. */
export function setControls(content: HTMLElement, fields: Controls, actions: Controls): void {
  for (const [attribute, states] of [
    ['name', fields],
    ['data-dp-action', actions],
  ] as const) {
    for (const name of Object.keys(states)) {
      const nodes = content.querySelectorAll<HTMLElement>(attributeSelector(attribute, name))
      for (const node of nodes) setState(node, states[name] as ControlState)
    }
  }
  hideEmptyGroups(content)
}

/** Name and value of the control that the event changes. null: the event is for no control. */
export function choiceOf(event: {
  type: string
  target: EventTarget | null
}): { name: string; value: string | boolean } | null {
  const { target, type } = event
  if (!(target instanceof Element)) return null
  const control = target.closest<Control>(
    type === 'click' ? 'button[name]:not([data-dp-action])' : 'input, textarea, select',
  )
  if (!control?.name) return null
  const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
  return { name: control.name, value: isBox ? control.checked : control.value }
}
