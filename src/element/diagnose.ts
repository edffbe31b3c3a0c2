import { registry } from '../page/registry.ts'
import { readScript } from '../page/scripts.ts'
import type { Resolved } from './config.ts'
import type { Blueprint } from './blueprint.ts'
import { commonAttributes, misfitText, missingProblem, nearest, unknownText } from './wording.ts'

/** A host on a page with faults, and how the host reports them. */
interface Diagnosed {
  readonly element: HTMLElement
  readonly blueprint: Blueprint
  warn(message: string): void
  metric(name: string): void
  fault(code: string, problems: readonly object[]): void
}

function* unknownNames({ element, blueprint }: Diagnosed): Generator<[string, string]> {
  const attributes = [...blueprint.byAttribute.keys(), ...commonAttributes]
  for (const { name } of element.attributes) {
    if (name.startsWith('data-') && !attributes.includes(name))
      yield [name, nearest(name, attributes)]
  }
  const fields = blueprint.fields.map(field => field.name)
  const scripts = document.querySelectorAll<HTMLScriptElement>(
    `script[data-dp-state="${blueprint.name}"]`,
  )
  for (const script of scripts) {
    const [tag, id] = [script.parentElement?.localName, script.dataset['dpFor']]
    if (tag?.startsWith('dp-') ? script.parentElement !== element : id && id !== element.id)
      continue
    for (const name of Object.keys(readScript(script))) {
      if (!fields.includes(name)) yield [name, nearest(name, fields)]
    }
  }
}

const told = new WeakMap<Diagnosed, Set<string>>()

function warnOnce(host: Diagnosed, message: string): void {
  const before = told.get(host) ?? new Set()
  told.set(host, before)
  if (before.has(message)) return
  before.add(message)
  host.warn(message)
}

/** The fields that were missing at the last check, by host. */
const missed = new WeakMap<Diagnosed, string>()

/**
 * Warns once per fault (COR-005, COR-010). Sends one dp-error for all missing fields (COR-006). The same missing fields
 * are not reported twice in a row.
 */
export async function diagnose(host: Diagnosed, resolved: Resolved): Promise<void> {
  const { config, missing, misfits } = resolved
  for (const { field, written, received } of misfits) {
    const name = written ? field.attributeName : field.name
    warnOnce(host, misfitText(name, field, received, config[field.name]))
  }
  if ('dpDebug' in document.documentElement.dataset) {
    for (const [name, near] of unknownNames(host)) {
      warnOnce(host, unknownText(name, near))
    }
  }
  const names = missing.map(({ name }) => name).join()
  const isTold = !names || missed.get(host) === names
  missed.set(host, names)
  if (isTold) return
  const problems = missing.map(field => {
    if (field.missedMetric) host.metric(field.missedMetric)
    const problem = missingProblem(
      field,
      misfits.find(one => one.field === field),
    )
    host.warn(problem.message)
    return problem
  })
  host.fault('config', problems)
}

/** Says once of each tag that an origin gets no tokens (COR-123). */
export function diagnoseOrigin(
  host: Pick<Diagnosed, 'blueprint' | 'warn'>,
  call: string,
  origin: string,
): void {
  const key = `${host.blueprint.name} ${origin}`
  if (strangers.has(key)) return
  strangers.add(key)
  host.warn(
    `${call} sends no token to ${origin}. If ${origin} belongs to your shop, list it in <meta name="dp-call-origins">`,
  )
}

/** Tags with the foreign origins that the page's author was told about. */
const strangers = new Set<string>()

/**
 * Reports a tag that could not be defined: another copy of the library or the page was first, or `define` failed
 * (COR-097).
 */
export function diagnoseTag(tag: string, error: unknown): void {
  const version = registry.tags.get(tag)
  if (version) {
    console.warn(
      `dp-elements: <${tag}> of version ${__VERSION__} is ignored: version ${version} already defined the tag`,
    )
    return
  }
  const message = customElements.get(tag)
    ? `<${tag}> of dp-elements is ignored: the page already defined the tag`
    : `<${tag}> could not be defined: ${(error as Error | null)?.message}`
  console.warn(`dp-elements: ${message}`)
  const detail = { code: 'define', problems: [{ message }] }
  document.dispatchEvent(new CustomEvent('dp-error', { detail }))
}
