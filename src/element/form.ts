import { builtin, doc } from '../dom/builtin.ts'
import type { AdoptedControl } from './adopted-control.ts'
import type { CoreClass, Power } from './power.ts'

type Fields = Readonly<Record<string, string>>
type Control = HTMLSelectElement | HTMLInputElement

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

/**
 * true: the page makes the control as wide as its place. Styles tell it in percent only of a node without a box, and not
 * of one outside of every slot.
 */
function fillsPlace(control: Control, root: ShadowRoot): boolean {
  const slot = doc.createElement('slot')
  slot.hidden = true
  root.prepend(slot)
  const { width } = getComputedStyle(control)
  slot.remove()
  return width === '100%'
}

/** Ports of a model that takes part in forms, and the form callbacks of its host. */
const formCore = (Base: CoreClass) =>
  class FormCore extends Base {
    #hearRestored: ((fields: Fields | null) => void) | null = null
    #hearDisabled: ((disabled: boolean) => void) | null = null
    /** Fields that the browser restored before the model could listen. */
    #restored: Fields | null = null
    #adopted: AdoptedControl | null | undefined

    /**
     * Adopts the control only when the model first asks. An element around the controls of other elements never asks.
     */
    get adopted(): AdoptedControl | null {
      if (this.#adopted === undefined) {
        const control = this.element.querySelector<Control>(controls)
        this.#adopted = control && adoptedControl(control)
        const { shadowRoot } = this.element
        if (control && shadowRoot) this.state('fills', fillsPlace(control, shadowRoot))
      }
      return this.#adopted
    }

    /**
     * An adopted control submits itself under its own name, so the element adds nothing. Names that other native
     * controls of the form submit are left out, too (core.md, shared form fields).
     */
    submit(fields: Fields | null): void {
      const { element, internals } = this
      if (this.#adopted) return
      const taken = new Set<string | null>()
      for (const other of internals.form ? builtin(internals.form).elements : []) {
        if (other !== element && !other.matches(':disabled')) taken.add(other.getAttribute('name'))
      }
      const data = new FormData()
      for (const [name, value] of Object.entries(fields ?? {})) {
        if (!taken.has(name)) data.append(name, value)
      }
      internals.setFormValue(fields && data)
    }

    invalid(message: string | null): void {
      const anchor = this.element.shadowRoot?.querySelector<HTMLElement>('input, select, button')
      if (message) this.internals.setValidity({ customError: true }, message, anchor ?? undefined)
      else this.internals.setValidity({})
    }

    onRestore(heard: (fields: Fields | null) => void): void {
      this.#hearRestored = heard
      if (this.#restored) heard(this.#restored)
    }

    onDisabled(heard: (disabled: boolean) => void): void {
      this.#hearDisabled = heard
      heard(this.element.matches(':disabled'))
    }

    /** Passes restored fields to the model. null: the form was reset. */
    restore(fields: Fields | null): void {
      this.#restored = fields
      this.#hearRestored?.(fields)
    }

    disable(disabled: boolean): void {
      this.#hearDisabled?.(disabled)
    }
  }

interface FormHost extends HTMLElement {
  core: InstanceType<ReturnType<typeof formCore>>
}

/** Form callbacks that the browser calls on a host. */
const callbacks = {
  formResetCallback(this: FormHost): void {
    this.core.restore(null)
  },
  formStateRestoreCallback(this: FormHost, state: FormData): void {
    this.core.restore(Object.fromEntries(state) as Fields)
  },
  formDisabledCallback(this: FormHost, disabled: boolean): void {
    this.core.disable(disabled)
  },
}

/** Form participation, for the elements that need it (COR-060 to COR-063). */
export const form: Power = {
  core: formCore,
  host(host) {
    host.formAssociated = true
    Object.assign(host.prototype, callbacks)
  },
}
