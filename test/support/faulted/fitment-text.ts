import { modelLookup, modelSearch, modelSuggest, partInfo } from '../../../src/contract/fitment.ts'
import { known, misspelt, nonsense } from '../../../demo/store/seed/known-models.ts'
import { arrive, stripe } from '../fitment-text.ts'
import type { Faulted, FaultedCall } from './faulted.ts'

const could = 'We could not look up that model number. Please try again.'

/** A stripe in which a number was typed, or submitted. `counted`: what counts the failure. */
async function textFinder(text: string, counted: string, pageType: 'detail' | 'search' = 'detail') {
  await arrive()
  const view = await stripe({ pageType })
  const press = () => view.button().click()
  return {
    ...view,
    host: () => view.host,
    failure: () => {
      const metrics = view.told('dp-metric') as { name: string; fields: object }[]
      return metrics.find(({ name }) => name === counted)?.fields
    },
    shows: view.message,
    goOn: press,
    act() {
      view.type(text)
      press()
    },
  }
}

async function lookup(): Promise<Faulted> {
  const view = await textFinder(known.fits.model, 'ModelLookupFailed')
  return {
    ...view,
    isDocumented: shown => shown === could,
    isWell: () => view.host().matches(':state(result-found)'),
  }
}

/** As an answer without suggestions (FIT-142). */
async function search(): Promise<Faulted> {
  const view = await textFinder(misspelt, 'ModelSearchFailed')
  return {
    ...view,
    isDocumented: shown => shown.includes(`"${misspelt}"`),
    isWell: () => !!view.picker(),
  }
}

async function part(): Promise<Faulted> {
  const view = await textFinder(nonsense, 'PartInfoFailed', 'search')
  return {
    ...view,
    isDocumented: shown => shown === could,
    isWell: () => view.message().includes(`"${nonsense}"`),
  }
}

/** No list, and no word of it (FIT-140). */
async function suggest(): Promise<Faulted> {
  const view = await textFinder('', 'ModelSuggestFailed')
  return {
    ...view,
    act: () => view.type('GS'),
    isDocumented: shown => !shown && !view.options().length,
    goOn: () => view.type('GS6'),
    isWell: () => view.options().length > 0,
  }
}

export const fitmentTextCalls: readonly FaultedCall[] = [
  { call: modelLookup, query: 'qtype=modelInfo', when: 'at a press', begin: lookup },
  { call: modelSearch, query: 'qtype=modelSearch', when: 'after a lookup', begin: search },
  { call: partInfo, query: 'qtype=partInfo', when: 'after a lookup', begin: part },
  {
    call: modelSuggest,
    query: 'qtype=modelSuggest',
    when: 'while typing',
    isRepeated: true,
    begin: suggest,
  },
]
