import type { ComponentType } from 'react'
import { calls } from '../../src/element/calls.ts'
import { define } from '../../src/element/define.ts'
import { describe, type Descriptor } from '../../src/element/describe.ts'
import { form } from '../../src/element/form.ts'
import type { LateFiles } from '../../src/element/late.ts'
import type { Ports, Texts, ViewProps } from '../../src/element/ports.ts'

/** A tag for one test, for cases that no real element shows alone. */
interface Probe<D extends Partial<Descriptor>, M extends Texts> {
  descriptor?: D
  model?: (ports: Ports<D & Descriptor, M>) => object
  View?: ComponentType<ViewProps<never, D & Descriptor, M>>
  messages?: M
  styles?: readonly string[]
  late?: LateFiles
}

let made = 0

/** The required members of a descriptor. */
export const nothing: Omit<Descriptor, 'tag'> = {
  about: '',
  fields: {},
  events: {},
  keyboard: {},
  examples: [{ title: '', html: '' }],
}

/** Defines a new tag on this page. Its page state has the tag's name without `dp-`. */
export function probe<const D extends Partial<Descriptor>, M extends Texts>({
  descriptor,
  model = () => ({}),
  View = () => <p className="view">Shown</p>,
  messages,
  styles = [],
  late = {},
}: Probe<D, M>): `dp-${string}` {
  const tag = `dp-probe-${++made}` as const
  const whole: Descriptor = describe({ ...nothing, ...descriptor, tag } as never)
  const widget = {
    model: model as never,
    View: View as never,
    styles,
    messages: messages ?? {},
    late,
  }
  define(whole, widget, [calls, form])
  return tag
}

/** true: the host shows its view, not the fallback. */
export const showsView = (host: Element): boolean =>
  !!host.shadowRoot?.firstElementChild && host.shadowRoot.firstElementChild.localName !== 'slot'
