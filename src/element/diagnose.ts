import { builtin, doc } from '../dom/builtin.ts'
import type { CallSpec } from '../contract/call.ts'
import { ownerForm } from '../page/owner-form.ts'
import { registry } from '../page/registry.ts'
import { readScript } from '../page/scripts.ts'
import type { Resolved } from './config.ts'
import type { Blueprint } from './blueprint.ts'
import { masked } from '../rules/secrets.ts'
import { misfitOf } from './misfit.ts'
import {
  commonAttributes,
  expectedAddress,
  misfitText,
  misplacedMeta,
  missingProblem,
  nearest,
  quote,
  unknownText,
} from './wording.ts'

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
  const scripts = doc.querySelectorAll<HTMLScriptElement>(
    `script[data-dp-state="${blueprint.name}"]`,
  )
  for (const script of scripts) {
    const [parent, id] = [script.parentElement, script.dataset['dpFor']]
    if (
      parent && builtin(parent).localName.startsWith('dp-')
        ? parent !== element
        : id && id !== element.id
    )
      continue
    for (const name of Object.keys(readScript(script))) {
      if (!fields.includes(name)) yield [name, nearest(name, fields)]
    }
  }
}

/** true: the element posts values, no form sends them, and the page has no control of its own for them (COR-165). */
const isWithoutForm = ({ blueprint, element }: Diagnosed) =>
  blueprint.descriptor.form &&
  !blueprint.descriptor.standsAlone &&
  !ownerForm(element) &&
  !element.querySelector('select, input')
const withoutForm = 'the tag is outside any form, so no form sends its fields'

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
  if ('dpDebug' in doc.documentElement.dataset) {
    for (const [name, near] of unknownNames(host)) {
      warnOnce(host, unknownText(name, near))
    }
    diagnoseMetas(host)
    if (isWithoutForm(host)) warnOnce(host, withoutForm)
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

const toldMetas = new Set<string>()

/** Says once of each meta in the body that it does not count (COR-140). */
function diagnoseMetas(host: Diagnosed): void {
  for (const { name } of doc.querySelectorAll<HTMLMetaElement>('body meta[name^="dp-"]')) {
    if (toldMetas.has(name)) continue
    toldMetas.add(name)
    host.warn(misplacedMeta(name))
  }
}

/** Faults of calls that the page's author was told about, each once for a tag. */
const toldOfTags = new Set<string>()

/** true: the first time for this tag. */
function isNewsOf({ blueprint }: Pick<Diagnosed, 'blueprint'>, fault: string): boolean {
  const key = `${blueprint.name} ${fault}`
  return !toldOfTags.has(key) && !!toldOfTags.add(key)
}

/** Says once of each tag that an origin gets no tokens (COR-123). */
export function diagnoseOrigin(
  host: Pick<Diagnosed, 'blueprint' | 'warn'>,
  call: string,
  origin: string,
): void {
  if (!isNewsOf(host, origin)) return
  host.warn(
    `${call} sends no token to ${origin}. If ${origin} belongs to your shop, list it in <meta name="dp-call-origins">`,
  )
}

/** Says once of each tag that the address of a call is not used (COR-124). */
export function diagnoseAddress(
  host: Pick<Diagnosed, 'blueprint' | 'warn'>,
  call: CallSpec,
  given: unknown,
): void {
  const message = `the address of ${call.id}: expected ${expectedAddress(call)}, got ${quote(given)}; using ${call.path} instead`
  if (isNewsOf(host, message)) host.warn(message)
}

/** An answer that does not fit the contract, as the inspector shows it. Tokens are masked (COR-083). */
export interface Unfit {
  /** Address of the answer, as the browser resolved it. */
  url: string
  /** Milliseconds from the start of the page to the end of the answer. */
  at: number
  body: string
  message: string
}

/** The inspector shows the newest. */
const mostUnfit = 20

/** Says once of each tag what of an answer does not fit (COR-126). */
export function diagnoseAnswer(
  host: Pick<Diagnosed, 'blueprint' | 'fault' | 'warn'> & { unfit?: readonly Unfit[] },
  call: CallSpec,
  body: string,
  { headers, url }: Pick<Response, 'headers' | 'url'>,
  refusal?: string,
): void {
  const output = refusal && call.refusals?.[refusal]?.body
  const judged: CallSpec = output ? { ...call, answer: 'json', output } : call
  const { path, expected, received, isTaken } = misfitOf(judged, body, headers.get('content-type'))
  const what = output ? `refusal ${refusal}` : 'answer'
  const place = path ? `at ${path} in the ${what}` : `as the ${what}`
  const lost = output ? 'the element uses nothing of it' : 'the call counts as failed'
  const effect = isTaken ? 'the element does not know this value' : lost
  const message = `${call.id}: expected ${expected} ${place}, got ${received}; ${effect}`
  const unfit = { url, at: performance.now(), body: masked(body), message }
  host.unfit = [unfit, ...(host.unfit ?? [])].slice(0, mostUnfit)
  // The same fault may be in each item of a list, with another value in each answer.
  if (!isNewsOf(host, `${call.id} ${path.replace(/\[\d+\]/g, '[]')} ${expected}`)) return
  host.warn(message)
  host.fault('call', [{ field: path, expected, received, message }])
}

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
  doc.dispatchEvent(new CustomEvent('dp-error', { detail }))
}
