import type { CallValue } from '../../../contract/call.ts'
import { smartboxConfig } from '../../../contract/fitment/fitment.ts'
import type { Stripe } from './finder.ports.ts'

/** Texts of the smart box that the server may name (FIT-115), and what stands in for them. */
const own = {
  ajax_error: 'fitment.ajaxError',
  placeholder: 'fitment.smartPlaceholder',
  part_search: 'fitment.partSearch',
  part_not_found: 'fitment.partNotFound',
} as const
export type SmartText = keyof typeof own

/** AGGREGATED_RESULT_LIMIT, where the configuration names none (FIT-119). */
const defaultLimit = 20

/** What is wrong with an answer; each case counts WidgetConfigLoadFailed too (FIT-127). */
function faultOf(value: CallValue<typeof smartboxConfig>): string | null {
  if (!Object.keys(value).length) return 'EntityConfigNull'
  return value.strings ? null : 'StringsUndefined'
}

/** Texts and limit of the smart box, asked for once (FIT-115, FIT-126, FIT-127). */
export function smartConfig(stripe: Stripe, changed: () => void) {
  const { ports } = stripe
  let strings: Readonly<Record<string, string>> = {}
  let limit = defaultLimit
  let isAsked = false

  async function load(): Promise<void> {
    const outcome = await ports.call(smartboxConfig, { query: { scope: stripe.scope() } })
    if (!outcome.ok) {
      const failure = stripe.failed(outcome, 'EntityConfigCallFailed')
      if (failure) stripe.count('WidgetConfigLoadFailed', { ...failure })
      // Back in the page, the element asks again.
      else isAsked = false
      return
    }
    const fault = faultOf(outcome.value)
    if (fault) {
      stripe.count(fault)
      stripe.count('WidgetConfigLoadFailed')
    }
    strings = outcome.value.strings ?? {}
    limit = Math.max(0, outcome.value.aggregatedResultLimit ?? defaultLimit)
    changed()
  }

  ports.use(() => {
    if (!isAsked) void load()
    isAsked = true
  })
  return {
    limit: () => limit,
    text: (name: SmartText, values: Readonly<Record<string, string>> = {}): string => {
      const given = strings[name]
      // Filled as the element's own texts are.
      return given
        ? given.replace(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all)
        : ports.text(own[name], values)
    },
  }
}
