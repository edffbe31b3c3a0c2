import { known } from '../../../demo/store/seed/known-models.ts'
import {
  fitmentCheck,
  fitmentMetrics,
  myModelLoad,
  myModelSave,
} from '../../../src/contract/fitment.ts'
import { setFault } from '../browser.ts'
import { arrive, stripe } from '../fitment-text.ts'
import { nothing, type Faulted, type FaultedCall } from './faulted.ts'

const { model } = known.fits

/** A stripe in which a model is picked. `counted`: what counts the failure, by HTTP status. */
async function picking(counted: (status: number) => string) {
  await arrive()
  const view = await stripe()
  const press = () => view.button().click()
  const names = new Set([0, 400, 500].map(counted))
  return {
    ...view,
    host: () => view.host,
    is: (state: string) => view.host.matches(`:state(${state})`),
    failure: () => {
      const metrics = view.told('dp-metric') as { name: string; fields: { status: number } }[]
      return metrics.find(({ name, fields }) => names.has(name) && name === counted(fields.status))
        ?.fields
    },
    shows: () => view.one('.stripe')?.textContent ?? '',
    goOn: nothing as () => unknown,
    act() {
      view.type(model)
      press()
    },
  }
}

/** The part counts as one that does not fit, with a way to ask again (FIT-062, FIT-147). */
async function check(): Promise<Faulted> {
  const view = await picking(() => 'CheckFitmentError')
  return {
    ...view,
    isDocumented: shown => view.is('no-result') && shown.includes('Try again'),
    goOn: () => view.one('.result .busy-button')?.click(),
    isWell: () => view.is('result-found'),
  }
}

/** The shopper sees nothing of it (FIT-085). */
async function save(): Promise<Faulted> {
  const view = await picking(status =>
    status >= 400 && status < 500 ? 'PutMyModelAjaxFailed' : 'DataQueryFailed',
  )
  const isFine = () => view.is('result-found') && !view.message()
  return { ...view, isDocumented: isFine, isWell: isFine }
}

/** No list, and no word of it; a number is found all the same (FIT-139). */
async function load(): Promise<Faulted> {
  const view = await picking(() => 'DataQueryFailed')
  return {
    ...view,
    act: () => view.input().focus(),
    isDocumented: () => !view.message() && !view.options().length,
    goOn: view.act,
    isWell: () => view.is('result-found'),
  }
}

/** A metric of a failed check; nothing hangs on it (FIT-132). */
async function metric(): Promise<Faulted> {
  const view = await picking(() => 'CheckFitmentError')
  await setFault({ match: { path: fitmentCheck.path }, fault: 'status:500', times: 1 })
  return {
    ...view,
    isDocumented: shown => view.is('no-result') && shown.includes('Try again'),
    goOn: () => view.one('.result .busy-button')?.click(),
    isWell: () => view.is('result-found'),
  }
}

export const fitmentStripeCalls: readonly FaultedCall[] = [
  { call: fitmentCheck, when: 'after a pick', begin: check },
  // A timeout is asked again, and then it is well (FIT-082).
  { call: myModelSave, query: 'series=', when: 'after a check', untold: ['timeout'], begin: save },
  // An object of another shape has neither list, as a shopper without models has (FIT-110).
  {
    call: myModelLoad,
    query: 'getMyModel=1',
    when: 'at focus',
    untold: ['malformed'],
    begin: load,
  },
  {
    call: fitmentMetrics,
    when: 'after a failure',
    untold: ['offline', 'timeout', 'unavailable'],
    begin: metric,
  },
]
