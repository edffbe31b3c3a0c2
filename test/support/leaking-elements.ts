import type { Descriptor } from '../../src/element/describe.ts'
import { nothing, probe } from './probe.tsx'

/** Elements that leave something behind, each in its own way. The suite of leaks must find them. */

interface Host {
  element: HTMLElement
  state(name: string, isOn: boolean): void
}

interface Leaking {
  descriptor: Descriptor
  /** Pattern that the finding must match. */
  sign: RegExp
}

/** `leak` runs once for each host. */
function leaking(sign: RegExp, leak: (element: HTMLElement) => void): Leaking {
  const states = { waiting: '' }
  const model = (host: Host) => {
    leak(host.element)
    host.state('waiting', true)
    return {}
  }
  const tag = probe({ descriptor: { states }, model: model as never })
  const examples: Descriptor['examples'] = [
    { title: 'Broken', html: `<${tag}></${tag}>`, states: { waiting: [] } },
  ]
  return { sign, descriptor: { ...nothing, tag, states, examples } }
}

const endless = new Promise(() => {})
const kept: unknown[] = []

export const leakingElements = {
  'never stops to hear': leaking(/^\d\d hosts[^]*selectionchange is heard/, element =>
    document.addEventListener('selectionchange', () => element.focus()),
  ),
  'waits for what never comes': leaking(/^\d\d hosts/, element => {
    void endless.then(() => element.focus())
  }),
  'keeps what it has computed': leaking(/^\d+ bytes$/, ({ localName }) => {
    kept.push(Array.from({ length: 1000 }, (_, at) => `${localName} ${at}`))
  }),
}
