import { builtin } from '../dom/builtin.ts'
import { guardSubmit } from './guarded-submit.ts'
import { ownerForm } from './owner-form.ts'
import type { Press } from './shapes.ts'
import { joinSubmit } from './submit-steps.ts'

export type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field of the page that an element checks before its form is sent. */
export interface CheckedField {
  /** null: the field is not in the page now. */
  control(): FieldControl | null
  /** false: the form may not be sent with this field. */
  check(): boolean
  /** The field is the first in the document that fails. `failed`: how many fields of the form fail. */
  focus(failed: number): void
}

const fields = new Map<HTMLElement, CheckedField>()

const formOf = (host: HTMLElement, field: CheckedField): HTMLFormElement | null => {
  const control = field.control()
  return control ? control.form : ownerForm(host)
}

interface Held {
  /** true: the browser would check the form, but for us. */
  isNative: boolean
  release(): void
}
const held = new Map<HTMLFormElement, Held>()

/** Results of submissions that ask several elements, or ask again after a hold. */
const judged = new WeakMap<Press, boolean>()

interface Failed {
  node: HTMLElement
  tell(failed: number): void
}

const inDocument = ({ node: one }: Failed, { node: other }: Failed): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** Fields that the browser alone finds invalid, as it would do by itself. */
function failedNatively(form: HTMLFormElement, known: ReadonlySet<Element>): Failed[] {
  const controls = [...builtin(form).elements] as FieldControl[]
  return controls
    .filter(one => !one.localName.startsWith('dp-') && !known.has(one) && !one.checkValidity())
    .map(node => ({ node, tell: () => void node.reportValidity() }))
}

/** Checks all fields of a form, and tells the first that fails. true: the form may be sent. */
function allows(press: Press, isNative: boolean): boolean {
  const known = judged.get(press)
  if (known !== undefined) return known
  const { form, submitter } = press
  const isAsked = form && !(submitter as HTMLButtonElement | null)?.formNoValidate
  const own: Failed[] = []
  const seen = new Set<Element>()
  for (const [host, field] of isAsked ? [...fields] : []) {
    if (formOf(host, field) !== form || field.check()) continue
    const control = field.control()
    if (control) seen.add(control)
    own.push({ node: control ?? host, tell: failed => field.focus(failed) })
  }
  const others = isAsked && isNative && held.get(form)?.isNative ? failedNatively(form, seen) : []
  const failed = [...own, ...others].toSorted(inDocument)
  failed[0]?.tell(failed.length)
  judged.set(press, failed.length === 0)
  return failed.length === 0
}

/** The browser's own check would stop a submission before any listener, so that only its bubble would show. */
function hold(form: HTMLFormElement): Held {
  const known = builtin(form)
  const isNative = !known.hasAttribute('novalidate')
  if (isNative) known.setAttribute('novalidate', '')
  const free = guardSubmit(form, () => allows({ form, submitter: null }, false))
  return {
    isNative,
    release() {
      free()
      if (isNative) known.removeAttribute('novalidate')
    },
  }
}

/** Fields and forms may have come, gone or changed places. */
export function followForms(): void {
  const forms = new Set([...fields].map(([host, field]) => formOf(host, field)))
  for (const [form, { release }] of held) {
    if (forms.has(form)) continue
    held.delete(form)
    release()
  }
  for (const form of forms) if (form && !held.has(form)) held.set(form, hold(form))
}

/**
 * Checks a field before its form is sent: by a button, by Enter, by `requestSubmit()` or by `form.submit()`. Fields
 * that only the browser checks still keep the form back. A button with `formnovalidate` sends it unchecked. Returns a
 * function that stops it.
 */
export function joinChecked(host: HTMLElement, field: CheckedField): () => void {
  fields.set(host, field)
  followForms()
  const leave = joinSubmit(host, {
    form: () => formOf(host, field),
    blocks: press => !allows(press, true),
  })
  return () => {
    leave()
    fields.delete(host)
    followForms()
  }
}
