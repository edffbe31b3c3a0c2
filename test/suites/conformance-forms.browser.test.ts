import { fixtureCleanup } from '@open-wc/testing'
import 'virtual:all'
import type { Descriptor } from '../../src/element/describe.ts'
import { clumsy } from '../support/broken/clumsy.ts'
import { place, session } from '../support/browser.ts'
import { written } from '../support/conformance/fields.ts'
import { isReady, soon, wants } from '../support/conformance/host.ts'
import { rest, settle } from '../support/conformance/life.ts'
import { conform, rule } from '../support/conformance/rule.ts'
import { examplesOf, type View } from '../support/examples.ts'
import { freshPage } from '../support/fresh-page.ts'
import { valuesOf } from '../support/samples.ts'

const adoptable = 'select[name], input[name]:not([type=hidden])'

/** An example's host, with values for the texts that it can submit. */
function hostOf({ fields, form = {}, tag }: Descriptor, { example }: View): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = example.html
  const host = template.content.querySelector<HTMLElement>(tag)!
  for (const name of Object.keys(form)) {
    const field = fields[name]
    if (field?.kind === 'text') host.setAttribute(written(name, field), `${valuesOf(field)[0]}`)
  }
  return host
}

interface Page {
  host: HTMLElement
  one: HTMLFormElement
  two: HTMLFormElement
  fieldset: HTMLFieldSetElement
}

const forms = `<div>
  <form id="one"><fieldset></fieldset></form>
  <form id="two"></form>
</div>`

/** A page with two forms. The host is in the first form, after the HTML in `there`. `attribute`: of the host. */
async function pageOf(
  descriptor: Descriptor,
  view: View,
  there = '',
  attribute = '',
): Promise<Page> {
  fixtureCleanup()
  freshPage()
  await session(view.example.as)
  const box = place(forms)
  const [one, two] = box.querySelectorAll('form')
  const fieldset = box.querySelector('fieldset')!
  fieldset.innerHTML = there
  const host = hostOf(descriptor, view)
  if (attribute) host.setAttribute(attribute, '')
  fieldset.append(host)
  await soon(host, () => isReady(host))
  await rest()
  return { host, one: one!, two: two!, fieldset }
}

const entriesOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)])
const none = '[]'

/** Compares the entries of the host's form and of the other form with what they should be. */
const sharesFaults = (when: string, { one, two }: Page, wanted: readonly [string, string]) => [
  ...wants(`${when}, its form`, wanted[0], entriesOf(one)),
  ...wants(`${when}, the other`, wanted[1], entriesOf(two)),
]

async function ownerFaults(descriptor: Descriptor, view: View): Promise<string[] | null> {
  const page = await pageOf(descriptor, view)
  const { host, two } = page
  const own = entriesOf(page.one)
  if (own === none) return null
  const faults = sharesFaults('nested', page, [own, none])
  host.setAttribute('form', 'two')
  await settle(1)
  faults.push(...sharesFaults('by form=""', page, [none, own]))
  host.removeAttribute('form')
  await settle(1)
  faults.push(...sharesFaults('nested again', page, [own, none]))
  two.append(host)
  await settle(1)
  faults.push(...sharesFaults('moved', page, [none, own]))
  return faults
}

const rootOf = (name: string) => name.split('[')[0]!

/** The examples together submit something, and nothing that the descriptor does not name. */
async function namesFaults(descriptor: Descriptor): Promise<string[]> {
  const known = new Set(Object.keys(descriptor.form ?? {}).map(rootOf))
  const names = new Set<string>()
  for (const view of examplesOf(descriptor)) {
    const { host, one } = await pageOf(descriptor, view)
    known.add(host.querySelector(adoptable)?.getAttribute('name') ?? '')
    for (const name of new FormData(one).keys()) names.add(name)
  }
  const undeclared = [...names].filter(name => !known.has(rootOf(name)))
  const faults = undeclared.map(name => `${name} is not declared`)
  return names.size > 0 ? faults : ['it submits nothing']
}

async function disabledFaults(descriptor: Descriptor, view: View): Promise<string[]> {
  const { fieldset, host, one } = await pageOf(descriptor, view)
  const own = entriesOf(one)
  const faults: string[] = []
  for (const node of [host, fieldset]) {
    node.setAttribute('disabled', '')
    await settle(1)
    faults.push(...wants(`<${node.localName} disabled>`, none, entriesOf(one)))
    node.removeAttribute('disabled')
    await settle(1)
    faults.push(...wants(`<${node.localName}> enabled`, own, entriesOf(one)))
  }
  return faults
}

/** If a native control of the form has the same name, only that control submits the name. */
async function onceFaults(descriptor: Descriptor, view: View): Promise<string[]> {
  const { one } = await pageOf(descriptor, view)
  const names = [...new FormData(one).keys()]
  const natives = names.map(name => `<input type="hidden" name="${name}" value="native">`)
  const again = await pageOf(descriptor, view, natives.join(''))
  const data = new FormData(again.one)
  return names.flatMap(name => wants(name, ['native'], data.getAll(name)))
}

async function adoptedFaults(descriptor: Descriptor, view: View): Promise<string[]> {
  const form = document.createElement('form')
  form.append(hostOf(descriptor, view))
  const { host, one } = await pageOf(descriptor, view)
  const control = host.querySelector<HTMLInputElement>(adoptable)!
  if (control.disabled) return wants('disabled', none, entriesOf(one))
  const faults = wants('as before the script', entriesOf(form), entriesOf(one))
  control.value = '3'
  control.dispatchEvent(new Event('change', { bubbles: true }))
  await settle(1)
  return [...faults, ...wants('set by the page', ['3'], new FormData(one).getAll(control.name))]
}

interface Restored {
  formStateRestoreCallback?(state: FormData): void
}

/** The shopper goes back in history, and then the form is reset. */
async function resetFaults(descriptor: Descriptor, view: View): Promise<string[] | null> {
  const { host, one } = await pageOf(descriptor, view)
  const own = entriesOf(one)
  const restored = new FormData()
  for (const [name, value] of new FormData(one)) {
    restored.append(name, /quantity|size/.test(name) ? `${Number(value) + 1}` : value)
  }
  const wanted = JSON.stringify([...restored])
  if (wanted === own) return null
  ;(host as Restored).formStateRestoreCallback?.(restored)
  await settle(1)
  const back = wants('restored', wanted, entriesOf(one))
  one.reset()
  await settle(1)
  return [...back, ...wants('reset', own, entriesOf(one))]
}

const light = 'data-light-fields'

/** What scripts that read the controls of a form find of the host's fields. */
const lightEntries = (host: HTMLElement, form: HTMLFormElement): string =>
  JSON.stringify(
    [...form.elements]
      .filter(node => node instanceof HTMLInputElement && node.matches(`[${light}]:enabled`))
      .filter(input => host.contains(input))
      .map(input => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
  )

/** Compares what each form posts, and what scripts find in it, with what it should be. */
function lightShares(when: string, page: Page, wanted: readonly [string, string]): string[] {
  const { host, one, two } = page
  return [
    ...sharesFaults(when, page, wanted),
    ...wants(`${when}, inputs of its form`, wanted[0], lightEntries(host, one)),
    ...wants(`${when}, inputs of the other`, wanted[1], lightEntries(host, two)),
  ]
}

/** The fields stand in hidden inputs inside the tag, and nothing else of the rules changes. */
async function lightFaults(descriptor: Descriptor, view: View): Promise<string[] | null> {
  const plain = await pageOf(descriptor, view)
  const names = [...new FormData(plain.one).keys()]
  if (names.length === 0) return null
  const faults = wants('inputs without the attribute', none, lightEntries(plain.host, plain.one))

  const page = await pageOf(descriptor, view, '', light)
  const { fieldset, host, one, two } = page
  await soon(host, () => lightEntries(host, one) !== none)
  const own = entriesOf(one)
  faults.push(
    ...wants('names', names, [...new FormData(one).keys()]),
    ...lightShares('nested', page, [own, none]),
  )
  host.setAttribute('form', 'two')
  await settle(1)
  faults.push(...lightShares('by form=""', page, [none, own]))
  host.removeAttribute('form')
  two.append(host)
  await settle(1)
  faults.push(...lightShares('moved', page, [none, own]))
  fieldset.append(host)
  for (const node of [host, fieldset]) {
    node.setAttribute('disabled', '')
    await settle(1)
    faults.push(...lightShares(`<${node.localName} disabled>`, page, [none, none]))
    node.removeAttribute('disabled')
    await settle(1)
    faults.push(...lightShares(`<${node.localName}> enabled`, page, [own, none]))
  }
  host.removeAttribute(light)
  await settle(1)
  faults.push(
    ...sharesFaults('without the attribute', page, [own, none]),
    ...wants('inputs after the attribute', '0', `${host.querySelectorAll(`[${light}]`).length}`),
  )

  const natives = names.map(name => `<input type="hidden" name="${name}" value="native">`)
  const taken = await pageOf(descriptor, view, natives.join(''), light)
  await settle(1)
  const data = new FormData(taken.one)
  faults.push(...names.flatMap(name => wants(name, ['native'], data.getAll(name))))
  return faults
}

const isAdopting = (descriptor: Descriptor) => (view: View) =>
  !!hostOf(descriptor, view).querySelector(adoptable)

const all = (descriptor: Descriptor): View[] => (descriptor.form ? examplesOf(descriptor) : [])
const adopting = (descriptor: Descriptor) => all(descriptor).filter(isAdopting(descriptor))
const own = (descriptor: Descriptor) =>
  all(descriptor).filter(view => !isAdopting(descriptor)(view))

/** Adds the title of the view to its faults. */
const named =
  (faults: (descriptor: Descriptor, view: View) => Promise<string[] | null>) =>
  async (descriptor: Descriptor, view: View) =>
    (await faults(descriptor, view))?.map(fault => `${view.title}: ${fault}`) ?? null

const rules = [
  rule({
    rows: 'COR-060',
    says: 'submits with the form around it or that of its form attribute, also when that changes',
    cases: own,
    faults: named(ownerFaults),
    broken: [clumsy, /by form="", its form[^]*moved, its form/],
  }),
  rule({
    rows: 'COR-060',
    says: 'submits what its descriptor says',
    cases: ({ form }) => (form ? [form] : []),
    faults: namesFaults,
    broken: [clumsy, /size is not declared/],
  }),
  rule({
    rows: 'COR-060',
    says: 'submits nothing while itself or a fieldset is disabled',
    cases: all,
    faults: named(disabledFaults),
    broken: [clumsy, /<dp-clumsy disabled>: .*size/],
  }),
  rule({
    rows: 'COR-060',
    says: 'leaves a name to the native control of the form that has it',
    cases: own,
    faults: named(onceFaults),
    broken: [clumsy, /size: \["native","1"\]/],
  }),
  rule({
    rows: 'COR-164',
    says: 'puts what it submits into hidden inputs, once, where the page wants light fields',
    cases: own,
    faults: named(lightFaults),
    broken: [clumsy, /nested, inputs of its form: .* in place of .*size/],
  }),
  rule({
    rows: 'COR-061',
    says: 'brings back what was restored, and on a reset what is configured',
    cases: own,
    faults: named(resetFaults),
    broken: [clumsy, /reset: .*2.* in place of/],
  }),
  rule({
    rows: 'COR-062',
    says: 'submits an adopted control once, and stays in step with it',
    cases: adopting,
    faults: named(adoptedFaults),
    broken: [clumsy, /as before the script: .*size/],
  }),
]

describe('Conformance: forms', () => conform('forms', rules))
