import {
  combinedSuggest,
  experiencePopover,
  noDataPopover,
  smartboxConfig,
  smartboxQuery,
} from '../../../src/contract/fitment.ts'
import { known } from '../../../demo/store/seed/known-models.ts'
import { registry } from '../../../src/page/registry.ts'
import { eventsOf, pageState, place } from '../browser.ts'
import { typeInto } from '../fitment-finders.ts'
import { arrive, stripe } from '../fitment-text.ts'
import type { Faulted, FaultedCall } from './faulted.ts'

const state = {
  brands: [
    { value: 'BERGSTROM', label: 'Bergstrom' },
    { value: 'ACME', label: 'Acme' },
  ],
  stripeParams: { brandsMissingFitment: 'acme' },
}

/** What a metric says of the failure that it counts. */
function counting(node: EventTarget, name: string) {
  const metrics = eventsOf(node, 'dp-metric')
  return (): object | undefined =>
    metrics.take().find(({ detail }) => detail.name === name)?.detail.fields
}

type View = Pick<Awaited<ReturnType<typeof stripe>>, 'all' | 'message' | 'one'>
const modelOf = ({ one }: View) => one('#model') as HTMLInputElement
const optionsOf = ({ all }: View) => all('.suggestion')

/** A dropdown finder whose brand popover is open. */
async function dropdown(counted: string) {
  await arrive()
  place(pageState('fitment-stripe', state))
  const view = await stripe({ attributes: 'data-finder="dropdown"' })
  const brand = () => view.one('.brand-button')!
  const rows = () => view.all('.brands-option')
  brand().click()
  await view.comes(() => rows()[1], 'the brands')
  return {
    ...view,
    rows,
    host: () => view.host,
    failure: counting(view.host, counted),
    reopen: () => view.one('.brands') ?? brand().click(),
  }
}

/** No list, and no word of it (FIT-140). */
async function suggest(): Promise<Faulted> {
  const view = await dropdown('CombinedSuggestFailed')
  view.rows()[0]!.click()
  await view.comes(() => !modelOf(view).disabled, 'the input')
  return {
    ...view,
    act: () => typeInto(modelOf(view), 'GS'),
    shows: view.message,
    isDocumented: shown => !shown && !optionsOf(view).length,
    goOn: () => typeInto(modelOf(view), 'GS6'),
    isWell: () => optionsOf(view).length > 0,
  }
}

/** FIT-141. */
async function askAgain(): Promise<Faulted> {
  const view = await dropdown('CombinedSuggestFailed')
  view.rows()[0]!.click()
  await view.comes(() => !modelOf(view).disabled, 'the input')
  return {
    ...view,
    act() {
      typeInto(modelOf(view), 'GS')
      view.button().click()
    },
    shows: view.message,
    isDocumented: shown => shown === 'We could not look up that model number. Please try again.',
    goOn: () => view.button().click(),
    isWell: () => view.message().includes('Please choose your model'),
  }
}

/** FIT-144: the built-in text; a brand with data is still to be chosen. */
async function noData(): Promise<Faulted> {
  const view = await dropdown('NoDataPopoverFailed')
  return {
    ...view,
    act: () => view.rows()[1]!.click(),
    shows: () => view.one('.html')?.textContent ?? '',
    isDocumented: shown => shown === 'We have no fit information for Acme yet.',
    goOn: view.reopen,
    isWell: () => !!view.rows()[0],
  }
}

async function smartbox(counted: string) {
  await arrive()
  const failure = counting(document, counted)
  let view: Awaited<ReturnType<typeof stripe>> | undefined
  return {
    failure,
    host: () => view?.host ?? document.body,
    shows: () => view?.message() ?? '',
    message: () => view?.message() ?? '',
    view: () => view!,
    async show() {
      view = await stripe({ attributes: 'data-finder="smartbox"' })
    },
    type: (text: string) => typeInto(modelOf(view!), text),
    lists: () => !!view && optionsOf(view).length > 0,
  }
}

/** FIT-125. */
async function autocomplete(): Promise<Faulted> {
  const box = await smartbox('SmartboxQueryFailed')
  await box.show()
  return {
    ...box,
    act: () => box.type('ber'),
    isDocumented: shown => !!shown && !box.lists(),
    goOn: () => box.type('berg'),
    isWell: () => box.lists() && !box.message(),
  }
}

/** FIT-125, of the part search. */
async function part(): Promise<Faulted> {
  const box = await smartbox('SmartboxQueryFailed')
  await box.show()
  const press = () => box.view().all('.entry > .button').at(-1)?.click()
  return {
    ...box,
    act() {
      box.type(known.part.number)
      press()
    },
    isDocumented: shown => !!shown,
    goOn: press,
    isWell: () => !!box.view().one('.result'),
  }
}

/** FIT-126: nothing is shown, and the finder works. */
async function config(): Promise<Faulted> {
  const box = await smartbox('EntityConfigCallFailed')
  return {
    ...box,
    act: box.show,
    isDocumented: shown => !shown && !!box.view()?.input(),
    goOn: () => box.type('berg'),
    isWell: box.lists,
  }
}

/** FIX-009. */
async function experience(): Promise<Faulted> {
  const box = await smartbox('ExperiencePopoverFailed')
  registry.done?.delete('experience-popover')
  return {
    ...box,
    act: box.show,
    isDocumented: shown => !shown && !box.view()?.one('.experience'),
    goOn: () => box.type('berg'),
    isWell: box.lists,
  }
}

const query = 'qtype=combinedModelSuggest'
const takesAnyObject = true

export const fitmentFinderCalls: readonly FaultedCall[] = [
  {
    takesAnyObject,
    isRepeated: true,
    call: combinedSuggest,
    query,
    when: 'while typing',
    begin: suggest,
  },
  { takesAnyObject, call: combinedSuggest, query, when: 'at a press', begin: askAgain },
  { call: noDataPopover, when: 'at a brand', begin: noData },
  {
    takesAnyObject,
    call: smartboxQuery,
    query: 'smartboxAutocomplete',
    isRepeated: true,
    when: 'while typing',
    begin: autocomplete,
  },
  {
    takesAnyObject,
    call: smartboxQuery,
    query: 'partVerification',
    when: 'at a press',
    begin: part,
  },
  { takesAnyObject, call: smartboxConfig, when: 'at first', begin: config },
  { call: experiencePopover, when: 'at first', begin: experience },
]
