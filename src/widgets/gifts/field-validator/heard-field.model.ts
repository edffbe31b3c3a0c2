import type { FieldValidator } from '../../../../elements/gifts/field-validator.ts'
import { builtin } from '../../../dom/builtin.ts'
import { hearControl } from '../../../page/heard-controls.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import { tokensIn } from '../../../rules/tokens.ts'
import type { Control } from './control.rules.ts'

interface Heard {
  /** A configured event. */
  check(trigger: string): void
  /** The shopper has finished with the field. */
  left(): void
  /** The form was reset. */
  reset(): void
}

/** These come before the value has changed. */
const early = /^(before|key(down|press)|paste|cut|drop)/

/** The name that an author means: data-events="onblur" is blur. */
const typesIn = (written: string, control: Control): readonly string[] =>
  tokensIn(written).map(type => (type.startsWith('on') && type in control ? type.slice(2) : type))

/** Hears the events of a field. Returns a function that stops it. */
export function hearField(
  ports: WrapperPorts<FieldValidator>,
  control: Control,
  group: readonly Control[],
  heard: Heard,
): () => void {
  const { element } = ports
  const listening = new AbortController()
  const { signal } = listening
  /** The event that came while an input method was composing. */
  let composed = ''

  function hear(type: string, event?: Event): void {
    if ((event as InputEvent | undefined)?.isComposing) composed = type
    else if (early.test(type)) ports.after(0, () => heard.check(type))
    else heard.check(type)
  }

  const types = typesIn(ports.config.events, control)
  const ends = group.map(one => hearControl(one, types, hear))
  // After the configured events, so that a value is written once it is checked.
  for (const type of ['change', 'blur']) control.addEventListener(type, heard.left, { signal })
  control.addEventListener(
    'compositionend',
    () => {
      if (composed) heard.check(composed)
      composed = ''
    },
    { signal },
  )
  const enter = (event: Event) => {
    const { isComposing, key, target } = event as KeyboardEvent
    const isInput =
      target instanceof HTMLInputElement && !/^(submit|button|image|reset)$/.test(target.type)
    if (ports.config.twister && key === 'Enter' && isInput && !isComposing) event.preventDefault()
  }
  for (const node of [element, control]) node.addEventListener('keydown', enter, { signal })
  // Not at the form: a script may move the field into another one.
  builtin(control.getRootNode()).addEventListener(
    'reset',
    (event: Event) => {
      // The page may cancel it, and the values come back after it.
      if (event.target === control.form) {
        ports.after(0, () => event.defaultPrevented || heard.reset())
      }
    },
    { signal, capture: true },
  )
  return () => {
    listening.abort()
    for (const end of ends) end()
  }
}
