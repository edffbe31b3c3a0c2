import { registry } from '../page/registry.ts'
import { readScript } from '../page/scripts.ts'
import { prepareState, type BlueprintField } from './blueprint.ts'
import type { Resolved } from './config.ts'
import type { Core } from './core.ts'

/** Long values are cut: what the author needs is the place. */
const quote = (value: unknown): string => {
  const text =
    typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? 'nothing')
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** What would have fitted, in words. */
export function expectation(field: BlueprintField): string {
  const { kind, min, max, values, expected } = field
  if (expected) return expected
  if (kind === 'choice') return `one of ${values?.join(', ')}`
  if (kind === 'flag') return 'true or false'
  if (kind === 'json') return 'JSON of the documented shape'
  if (kind === 'text') return 'a text'
  const bounds = [
    min !== undefined && `of at least ${min}`,
    max !== undefined && `of at most ${max}`,
  ]
  return ['a', kind === 'whole' ? 'whole number' : 'number', ...bounds].filter(Boolean).join(' ')
}

/** Letters to change to get from one name to the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = [...to].map((_, at) => at + 1)
  let first = 0
  for (const letter of from) {
    let left = first + 1
    let diagonal = first
    row = row.map((up, at) => {
      const cost = Math.min(left + 1, up + 1, diagonal + (letter === to[at] ? 0 : 1))
      diagonal = up
      return (left = cost)
    })
    first += 1
  }
  return row.at(-1) ?? from.length
}

const nearest = (name: string, names: readonly string[]): string =>
  [...names].sort((a, b) => distance(name, a) - distance(name, b))[0] ?? ''

function* unknownNames({ element, blueprint }: Core): Generator<[string, string]> {
  const common = ['data-locale', 'data-load', 'data-dp-state', 'data-dp-for']
  const attributes = [...blueprint.byAttribute.keys(), ...common]
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

const told = new WeakMap<Core, Set<string>>()

function warnOnce(core: Core, message: string): void {
  const before = told.get(core) ?? new Set()
  told.set(core, before)
  if (before.has(message)) return
  before.add(message)
  core.warn(message)
}

/** The fields of a host that were missing when it was last judged. */
const missed = new WeakMap<Core, string>()

/**
 * Warns of each fault once (COR-005, COR-010) and sends one dp-error for the fields that are missing
 * (COR-006); a gap that was told is not told again.
 */
export async function diagnose(core: Core, resolved: Resolved): Promise<void> {
  const { config, missing, misfits } = resolved
  await prepareState(core.blueprint)
  for (const { field, written, received } of misfits) {
    const used = config[field.name]
    const name = written ? field.attributeName : field.name
    const instead = used === undefined ? 'it counts as absent' : `using ${quote(used)} instead`
    warnOnce(core, `${name}: expected ${expectation(field)}, got ${quote(received)}; ${instead}`)
  }
  if ('dpDebug' in document.documentElement.dataset) {
    for (const [name, near] of unknownNames(core)) {
      warnOnce(core, `${name} is not known; the nearest known name is ${near}`)
    }
  }
  const names = missing.map(({ name }) => name).join()
  const isTold = !names || missed.get(core) === names
  missed.set(core, names)
  if (isTold) return
  const problems = missing.map(field => {
    if (field.missedMetric) core.metric(field.missedMetric)
    const misfit = misfits.find(one => one.field === field)
    const expected = expectation(field)
    const received = misfit ? quote(misfit.received) : 'nothing'
    const message = `${field.attributeName} is required: expected ${expected}, got ${received}; the fallback shows`
    core.warn(message)
    return { field: field.name, expected, received, message }
  })
  core.fault('config', problems)
}

/** A tag that could not be defined: by another copy of the library, or for a reason of the page (COR-097). */
export function diagnoseTag(tag: string, error: unknown): void {
  const version = registry.tags.get(tag)
  if (version) {
    console.warn(
      `dp-elements: <${tag}> of version ${__VERSION__} is left out: version ${version} has defined it`,
    )
    return
  }
  const message = customElements.get(tag)
    ? `<${tag}> is left out: the page has defined it`
    : `<${tag}> could not be defined: ${(error as Error | null)?.message}`
  console.warn(`dp-elements: ${message}`)
  const detail = { code: 'define', problems: [{ message }] }
  document.dispatchEvent(new CustomEvent('dp-error', { detail }))
}
