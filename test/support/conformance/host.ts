import { fixtureCleanup } from '@open-wc/testing'
import { catalogue } from '../../../elements/index.ts'
import type { Descriptor } from '../../../src/element/describe.ts'
import { place } from '../browser.ts'
import { freshPage } from '../fresh-page.ts'
import { written } from './fields.ts'
import { configOf, settle } from './life.ts'

export const nameOf = ({ tag }: Pick<Descriptor, 'tag'>) => tag.slice('dp-'.length)

/** The host of the first example, without its scripts and one of its fields. */
export function bareHost({ examples: [{ html }], fields, tag }: Descriptor, without = '') {
  const template = document.createElement('template')
  template.innerHTML = html
  const host = template.content.querySelector<HTMLElement>(tag)!
  for (const script of host.querySelectorAll('script')) script.remove()
  const field = fields[without]
  if (field) host.removeAttribute(written(without, field))
  return host
}

/** Scripts of the page, then a host with these attributes and what is written into it. */
interface Page {
  before?: string
  attributes?: Readonly<Record<string, string>>
  inside?: string
  /** A field that the host is not to have as an attribute. */
  without?: string
  /** What the page does before the host is there. */
  first?: () => void
  /** The host is not to show its view. */
  isLacking?: boolean
}

export interface Put {
  host: HTMLElement
  box: HTMLElement
}

/** What was done in this task is read, and answered. */
export const task = () => new Promise(resolve => setTimeout(resolve))

/** Most is read within a task; frames are waited for code that is still to come. */
const tasks = 8
const tags = new Set<string>(catalogue.map(({ tag }) => tag))
/** An element that is broken on purpose has no such code. */
const framesOf = ({ localName }: Element) => (tags.has(localName) ? 150 : 10)

export const isReady = (host: Element): boolean => host.matches(':state(ready)')

/** Until it is so, of an element that may need code for it. */
export async function soon(host: Element, isSo: () => boolean): Promise<void> {
  const frames = framesOf(host)
  for (let at = 0; at < tasks + frames && !isSo(); at++) await (at < tasks ? task() : settle(1))
}

/** A new page with a host in it, which shows its view if it can. */
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

/** The configuration as it was read: what a page reads has what the element has changed in it since. */
const resolvedOf = (host: Element) => (host as Resolved & Element).core?.config ?? configOf(host)

/** What is read in place of what it should be. */
export function wants(name: string, wanted: unknown, read: unknown): string[] {
  const [should, does] = [JSON.stringify(wanted), JSON.stringify(read)]
  return should === does ? [] : [`${name}: ${does} in place of ${should}`]
}

/** Whether a host comes to read this, of one of its fields. */
export async function reads(
  host: Element,
  name: string,
  wanted: unknown,
  when = '',
): Promise<string[]> {
  const found = () => wants(`${name}${when}`, wanted, resolvedOf(host)[name])
  await task()
  await soon(host, () => found().length === 0)
  return found()
}
