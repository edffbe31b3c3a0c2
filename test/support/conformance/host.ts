import { fixtureCleanup } from '@open-wc/testing'
import { catalogue } from '../../../elements/index.ts'
import type { Descriptor } from '../../../src/element/describe.ts'
import { pageState, place } from '../browser.ts'
import { freshPage } from '../fresh-page.ts'
import { valuesOf } from '../samples.ts'
import { isStateOnly, written } from './fields.ts'
import { configOf, settle } from './life.ts'
import { nextTask } from '../wait.ts'

export const nameOf = ({ tag }: Pick<Descriptor, 'tag'>) => tag.slice('dp-'.length)

/** Page state with what no attribute can give and the element needs. '' if there is no such field. */
function neededState({ fields, tag }: Descriptor, without: string): string {
  const needed = Object.entries(fields).filter(
    ([name, field]) => name !== without && field.required && isStateOnly(field),
  )
  const state = needed.map(([name, field]) => [name, valuesOf(field)[0]])
  return state.length > 0 ? pageState(nameOf({ tag }), Object.fromEntries(state)) : ''
}

/** The host of the first example, without its scripts and without one of its fields. */
export function bareHost(descriptor: Descriptor, without = '') {
  const { fields, tag } = descriptor
  const [{ html }] = descriptor.examples
  const template = document.createElement('template')
  template.innerHTML = html
  const host = template.content.querySelector<HTMLElement>(tag)!
  for (const script of host.querySelectorAll('script')) script.remove()
  const field = fields[without]
  if (field) host.removeAttribute(written(without, field))
  host.insertAdjacentHTML('beforeend', neededState(descriptor, without))
  return host
}

/** Scripts of the page, then a host with these attributes and this content. */
interface Page {
  before?: string
  attributes?: Readonly<Record<string, string>>
  inside?: string
  /** A field that the host must not have as an attribute. */
  without?: string
  /** Runs before the host is in the page. */
  first?: () => void
  /** true: the host cannot show its view. */
  isLacking?: boolean
}

export interface Put {
  host: HTMLElement
  box: HTMLElement
}

/** Most reads end within a few tasks. After these, wait frames for code that must still load. */
const tasks = 8
const tags = new Set<string>(catalogue.map(({ tag }) => tag))
/** Elements that are broken on purpose load no such code. */
const framesOf = ({ localName }: Element) => (tags.has(localName) ? 150 : 10)

export const isReady = (host: Element): boolean => host.matches(':state(ready)')

/** Waits until `isSo` returns true. Elements that may load code get more time. */
export async function soon(host: Element, isSo: () => boolean): Promise<void> {
  const frames = framesOf(host)
  for (let at = 0; at < tasks + frames && !isSo(); at++) await (at < tasks ? nextTask() : settle(1))
}

/** Puts a host into a fresh page. The host shows its view if it can. */
export async function put(descriptor: Descriptor, page: Page = {}): Promise<Put> {
  fixtureCleanup()
  freshPage()
  const { attributes = {}, before = '', first, inside = '', isLacking, without } = page
  first?.()
  const host = bareHost(descriptor, without)
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  host.insertAdjacentHTML('beforeend', inside)
  const box = place(`<div>${before}</div>`)
  box.append(host)
  if (!isLacking) await soon(host, () => isReady(host))
  return { host, box }
}

interface Resolved {
  core?: { config: Readonly<Record<string, unknown>> }
}

/** The configuration as the host has read it. The public one includes later changes by the element. */
const resolvedOf = (host: Element) => (host as Resolved & Element).core?.config ?? configOf(host)

/** Compares a value with what it should be. */
export function wants(name: string, wanted: unknown, read: unknown): string[] {
  const [should, does] = [JSON.stringify(wanted), JSON.stringify(read)]
  return should === does ? [] : [`${name}: ${does} in place of ${should}`]
}

/** Waits until the host reads this value for a field. Returns faults if it never does. */
export async function reads(
  host: Element,
  name: string,
  wanted: unknown,
  when = '',
): Promise<string[]> {
  const found = () => wants(`${name}${when}`, wanted, resolvedOf(host)[name])
  await nextTask()
  await soon(host, () => found().length === 0)
  return found()
}
