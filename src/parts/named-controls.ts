/** What a control in loaded content is to show. What is undefined stays as the server wrote it. */
export interface ControlState {
  /** Checked or pressed where it is of that kind; of radios and buttons of one name the one of this value. */
  value?: string | boolean | null | undefined
  hidden?: boolean | undefined
  disabled?: boolean | undefined
}
/** By the name of the control. */
export type Controls = Readonly<Record<string, ControlState>>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement

const attributeSelector = (attribute: string, name: string) =>
  `[${attribute}=${JSON.stringify(name)}]`
const isCheckable = (node: Element): node is HTMLInputElement =>
  node instanceof HTMLInputElement && /^(checkbox|radio)$/.test(node.type)

/** A choice is a text or a yes: of buttons and radios of one name it is the value of one. */
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

/** A group whose controls are all hidden is hidden with its heading. */
function hideEmptyGroups(content: HTMLElement): void {
  for (const group of content.querySelectorAll('fieldset')) {
    const inside = [...group.querySelectorAll<HTMLElement>('[name], [data-dp-action]')]
    if (inside.length > 0) group.hidden = inside.every(node => node.hidden)
  }
}

/** Brings the controls of loaded content into step with the model: fields by name, the others by data-dp-action. */
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

/** Name and value of the control that an input or a press was meant for; null where it was for none. */
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
