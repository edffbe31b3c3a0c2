import type { AdoptedControl } from './adopted-control.ts'
import type { Core } from './core.ts'
import { addPorts, type Host, type HostClass } from './power.ts'

type Fields = Readonly<Record<string, string>>
type Control = HTMLSelectElement | HTMLInputElement

/** What a host knows of its form before and after its model listens. */
export interface FormState {
  hearRestored?: (fields: Fields | null) => void
  hearDisabled?: (disabled: boolean) => void
  /** What was restored before the model was there to hear it. */
  restored?: Fields | null
  disabled?: boolean
  adopted?: AdoptedControl | null
}

const controls = 'select, input:not([type=hidden], [type=submit], [type=button], [type=checkbox])'

function adoptedControl(control: Control): AdoptedControl {
  let writing = false
  return {
    kind: control.localName as 'select' | 'input',
    options: [...((control as HTMLSelectElement).options ?? [])],
    max: (control as HTMLInputElement).max ?? '',
    value: () => control.value,
    write(value, byShopper) {
      if (control.value === value) return
      control.value = value
      writing = true
      for (const type of byShopper ? ['input', 'change'] : []) {
        control.dispatchEvent(new Event(type, { bubbles: true }))
      }
      writing = false
    },
    disable(disabled) {
      control.disabled = disabled
    },
    listen(heard) {
      const hear = () => {
        if (!writing) heard(control.value)
      }
      control.addEventListener('change', hear)
      return () => control.removeEventListener('change', hear)
    },
  }
}

/** What the model is given. */
const ports = {
  /** Taken over when the model first asks: an element around the controls of others never does. */
  get adopted(): AdoptedControl | null {
    const { element, formState } = this as unknown as Core
    if (formState.adopted === undefined) {
      const control = element.querySelector<Control>(controls)
      formState.adopted = control && adoptedControl(control)
    }
    return formState.adopted
  },

  /**
   * An adopted control submits itself, under its own name: the element then adds nothing. Nor does it
   * repeat a native control of the form (core.md, shared form fields).
   */
  submit(this: Core, fields: Fields | null): void {
    const { element, formState, internals } = this
    if (formState.adopted) return
    const taken = new Set<string | null>()
    for (const other of internals.form?.elements ?? []) {
      if (other !== element && !other.matches(':disabled')) taken.add(other.getAttribute('name'))
    }
    const data = new FormData()
    for (const [name, value] of Object.entries(fields ?? {})) {
      if (!taken.has(name)) data.append(name, value)
    }
    internals.setFormValue(fields && data)
  },

  invalid(this: Core, message: string | null): void {
    const anchor = this.element.shadowRoot?.querySelector<HTMLElement>('input, select, button')
    this.internals.setValidity(
      message ? { customError: true } : {},
      message ?? '',
      anchor ?? undefined,
    )
  },

  onRestore(this: Core, heard: (fields: Fields | null) => void): void {
    const { formState } = this
    formState.hearRestored = heard
    if (formState.restored) heard(formState.restored)
  },

  onDisabled(this: Core, heard: (disabled: boolean) => void): void {
    const { element, formState } = this
    formState.hearDisabled = heard
    heard(formState.disabled ?? element.matches(':disabled'))
  },
}

function restore({ formState }: Core, fields: Fields | null): void {
  formState.restored = fields
  formState.hearRestored?.(fields)
}

/** What the browser calls on a host. */
const callbacks = {
  formResetCallback(this: Host): void {
    restore(this.core, null)
  },
  formStateRestoreCallback(this: Host, state: FormData): void {
    restore(this.core, Object.fromEntries(state) as Fields)
  },
  formDisabledCallback(this: Host, disabled: boolean): void {
    const { formState } = this.core
    formState.disabled = disabled
    formState.hearDisabled?.(disabled)
  },
}

/** Form participation, for the elements that have it (COR-060 to COR-063). */
export function form(host: HostClass): void {
  host.formAssociated = true
  Object.assign(host.prototype, callbacks)
  addPorts(ports)
}
