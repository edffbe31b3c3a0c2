import { builtin, doc } from '../dom/builtin.ts'

/** An element that posts values with a form. */
export interface Posting {
  readonly element: HTMLElement
  readonly internals: ElementInternals
  /** What the element submits. */
  readonly data?: FormData | null
  warn(message: string): void
}

/** On a host: its fields are wanted. On an input: it is such a field. */
const attribute = 'data-light-fields'

const followed = new WeakSet<Posting>()

/** The attribute is as a native one: there or not. Templates that print a value may print `false`. */
const isOn = (element: HTMLElement) =>
  !/^(false|0)$/.test(element.getAttribute(attribute) ?? 'false')

function set(input: Element, name: string, value: string | null): void {
  if (input.getAttribute(name) === value) return
  if (value === null) input.removeAttribute(name)
  else input.setAttribute(name, value)
}

function warnWithoutForm(core: Posting): void {
  if (core.internals.form) return
  core.warn(`${attribute}: the tag is outside any form, so no form sends its fields`)
}

/**
 * Keeps what the element posts in hidden inputs inside the tag, for scripts that read the controls of a form, such as
 * `serialize()` of jQuery. The element itself then posts nothing, so that each value is posted once (COR-164).
 */
export function light(core: Posting): void {
  const { element, internals, data } = core
  const on = isOn(element)
  // An element in the tag may have the attribute, too.
  const before = [...element.children].filter(child => child.matches(`input[${attribute}]`))
  if (!on && !before[0]) return
  if (!followed.has(core)) {
    followed.add(core)
    warnWithoutForm(core)
    const watch = new MutationObserver(() => light(core))
    watch.observe(element, {
      childList: true,
      attributeFilter: [attribute, 'form', 'disabled'],
    })
  }
  const fields = on ? [...(data ?? [])] : []
  fields.forEach(([name, value], at) => {
    const input = before[at] ?? doc.createElement('input')
    set(input, 'type', 'hidden')
    set(input, attribute, '')
    set(input, 'name', name)
    set(input, 'value', String(value))
    set(input, 'form', element.getAttribute('form'))
    set(input, 'disabled', element.hasAttribute('disabled') ? '' : null)
    if (input.parentNode !== element) builtin(element).append(input)
  })
  for (const input of before.slice(fields.length)) builtin(input).replaceWith()
  // The second value is what the browser restores after history navigation (COR-061).
  internals.setFormValue(on ? null : (data ?? null), data)
}
