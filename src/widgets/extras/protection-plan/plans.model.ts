import { atom } from 'nanostores'
import { protectionOptions } from '../../../contract/extras/plans.ts'
import { machine } from '../../../machine/machine.ts'
import { snapshot } from '../../../rules/same-json.ts'
import { offeredPlans, type Plan } from '../shared/plan.rules.ts'
import type { ProtectionPorts } from './protection-plan.ports.ts'

const transitions = {
  loading: { load: 'loading', arrive: 'ready', miss: 'none', fail: 'failed' },
  ready: { load: 'loading', arrive: 'ready', miss: 'none' },
  none: { load: 'loading', arrive: 'ready', miss: 'none' },
  failed: { load: 'loading', arrive: 'ready', miss: 'none' },
} as const

/** The plans for the product: those of the page state, or those that the server answers. `changed`: others are here. */
export function planList(ports: ProtectionPorts, quantity: () => number, changed: () => void) {
  const { $state, send } = machine(transitions, 'loading')
  const $plans = atom<readonly Plan[]>([])
  /** Currency of the plans of the server. */
  let answered: string | undefined
  /** What the plans of the page state say, and the product that they came with (PRO-046). */
  let given = { said: undefined as unknown, asin: '' }

  function take(list: readonly unknown[], code: string | undefined): void {
    answered = code
    $plans.set(offeredPlans(list, 'plans', flaw => ports.warn(flaw)))
    send($plans.get().length > 0 ? 'arrive' : 'miss')
    changed()
  }

  async function load(): Promise<void> {
    const loading = send('load')
    if (!loading) return
    $plans.set([])
    changed()
    const { asin, optionsUrl } = ports.config
    const query = { asin, quantity: `${quantity()}` }
    const outcome = await ports.call(
      protectionOptions,
      { query },
      { at: optionsUrl, signal: loading },
    )
    if (outcome.ok) take(outcome.value.plans, outcome.value.currencyCode)
    else if (ports.failed(outcome, 'ProtectionOptionsFailed', { baseAsin: asin })) {
      send('fail')
      ports.announce(ports.text('protection.failed'))
    }
  }

  /** Takes the plans of the page state, if they came with this product. true: it has. */
  function takeGiven(): boolean {
    const { asin, plans } = ports.config
    const said = snapshot(plans)
    if (said !== given.said) given = { said, asin }
    if (!plans || given.asin !== asin) return false
    take(plans, undefined)
    return true
  }

  return {
    $state,
    $plans,
    currency: () => answered ?? ports.config.currencyCode,
    isWaiting: () => $state.get() === 'loading',
    load,
    takeGiven,
  }
}
export type PlanList = ReturnType<typeof planList>
