import { bubbling } from '../dom/bubbling.ts'
import { builtin, doc } from '../dom/builtin.ts'
import { controls, type Control, type Controlled } from './adopted-control.ts'
import { codeOf, loadNear } from './late.ts'
import type { CoreClass, Power } from './power.ts'

type Fields = Readonly<Record<string, string>>
/**
 * Code for what the page's own scripts do to controls and forms. It comes at once where the first view needs it, else
 * as soon as the shopper does anything in the page, and then catches up with what was done before.
 */
const themes = { load: () => import('./themes.ts'), when: 'near' } as const

/**
 * true: the page makes the control as wide as its place. Styles tell it in percent only of a node without a box, and not
 * of one outside of every slot.
 */
function fillsPlace(control: Control, host: HTMLElement): boolean {
  const slot = doc.createElement('slot')
  slot.hidden = true
  host.shadowRoot?.prepend(slot)
  const { width } = getComputedStyle(control)
  slot.remove()
  return width === '100%'
}

/** Ports of a model that takes part in forms, and the form callbacks of its host. */
const formCore = (Base: CoreClass) =>
  class FormCore extends Base {
    /** What the model does when others change its control. */
    declare controlled?: Controlled
    /** What the element submits. */
    declare data?: FormData | null
    /** Value that the element has written or heard last. undefined: it is writing. */
    declare known: string | undefined
    /** true: the page has disabled the adopted control. */
    declare off?: boolean | undefined
    /** Text of the page's labels, without the colon that themes put behind it. '' without a label. */
    declare label?: string
    #hearRestored: ((fields: Fields | null) => void) | null = null
    #hearDisabled: ((disabled: boolean) => void) | null = null
    /** Fields that the browser restored before the model could listen. */
    #restored: Fields | null = null
    #adopted: Control | null | undefined

    /**
     * Adopts the control only when the model first asks. An element around the controls of other elements never asks.
     */
    get adopted(): Control | null {
      if (this.#adopted === undefined) this.adopt()
      return this.#adopted as Control | null
    }

    /**
     * The page's labels for the host and for the adopted control. Asks only where there may be one: a browser keeps each
     * list that was asked for, and goes through all lists at each change of the document.
     */
    get labels(): readonly HTMLElement[] {
      const { adopted, element, internals } = this
      const mayBe = element.id || adopted?.id || builtin(adopted ?? element).closest('label')
      return (mayBe ? [...internals.labels, ...(adopted?.labels ?? [])] : []) as HTMLElement[]
    }

    /** Adopts the control that stands in the host now, and reads its labels (COR-163). */
    adopt(): void {
      const { element } = this
      const control = (this.#adopted = element.querySelector<Control>(controls))
      this.known = control?.value
      this.off = control?.disabled
      if (control) this.state('fills', fillsPlace(control, element))
      const words = this.labels.map(label => {
        // What a label is around is no part of the name.
        const inner = [element, control].find(node => label.contains(node))
        return label.textContent.replace(inner?.textContent ?? '', '').trim()
      })
      this.label = words.join(' ').replace(/^\s+|[\s:*]+$/g, '')
    }

    onControl(controlled: Controlled): void {
      const { adopted, element } = this
      this.controlled = controlled
      this.use(() => codeOf(themes)?.follow(this))
      // Without a control or a label, there is nothing to follow.
      if (!adopted && !this.label) return
      loadNear('html', { themes })
      // The triggers of jQuery call no listeners, but this property of each node around the control.
      // oxlint-disable-next-line unicorn/prefer-add-event-listener
      element.onchange ??= () => void this.late(themes)
      if (adopted?.matches('input, :disabled')) void this.late(themes)
    }

    write(value: string, disabled: boolean, byShopper: boolean): void {
      const control = this.adopted
      if (!control) return
      // A write without a change would be told to observers, too.
      if (control.disabled !== disabled) control.disabled = disabled
      if (control.value === value) return
      this.known = undefined
      control.value = value
      this.known = control.value
      if (!byShopper) return
      for (const type of ['input', 'change']) control.dispatchEvent(bubbling(type))
    }

    /**
     * An adopted control submits itself under its own name, so the element adds nothing. Names that other native
     * controls of the form submit are left out, too (core.md, shared form fields).
     */
    submit(fields: Fields | null): void {
      const { element, internals } = this
      const taken = new Set<string | null>()
      for (const other of internals.form ? builtin(internals.form).elements : []) {
        if (other !== element && !other.matches(':disabled,[data-light-fields]')) {
          taken.add(other.getAttribute('name'))
        }
      }
      const data = new FormData()
      for (const [name, value] of Object.entries(fields ?? {})) {
        if (!taken.has(name)) data.append(name, value)
      }
      this.data = fields && !this.#adopted ? data : null
      internals.setFormValue(this.data)
      const code = codeOf(themes)
      if (code) code.light(this)
      else if (element.hasAttribute('data-light-fields')) void this.late(themes)
    }
    invalid(message: string | null): void {
      const anchor = this.element.shadowRoot?.querySelector<HTMLElement>('input,select,button')
      // Without a flag, the browser takes no text.
      this.internals.setValidity({ customError: message !== null }, message!, anchor ?? undefined)
    }

    onRestore(heard: (fields: Fields | null) => void): void {
      this.#hearRestored = heard
      if (this.#restored) heard(this.#restored)
    }

    onDisabled(heard: (disabled: boolean) => void): void {
      this.#hearDisabled = heard
      this.disable()
    }

    /** Passes restored fields to the model. null: the form was reset. */
    restore(fields: Fields | null): void {
      this.#restored = fields
      this.#hearRestored?.(fields)
    }

    /** Tells the model whether the page has disabled the element, a fieldset around it, or its adopted control. */
    disable(): void {
      this.#hearDisabled?.(this.off || this.element.matches(':disabled'))
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
  formDisabledCallback(this: FormHost): void {
    this.core.disable()
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
