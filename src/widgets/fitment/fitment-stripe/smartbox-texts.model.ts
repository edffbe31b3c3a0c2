import { atom } from 'nanostores'
import type { CallValue } from '../../../contract/call.ts'
import { experiencePopover, smartboxConfig } from '../../../contract/fitment/fitment.ts'
import { firstTime } from '../../../page/once.ts'
import type { Experience, Stripe } from './finder.ports.ts'

/** Texts of the smart box that the server may replace (FIT-115), with the ids of the built-in texts. */
const own = {
  ajax_error: 'fitment.ajaxError',
  placeholder: 'fitment.smartPlaceholder',
  part_search: 'fitment.partSearch',
  part_not_found: 'fitment.partNotFound',
} as const
export type SmartText = keyof typeof own

/** AGGREGATED_RESULT_LIMIT, if the server's configuration gives no limit (FIT-119). */
const defaultLimit = 20

/** Returns the metric for a fault in the answer. Each fault also counts WidgetConfigLoadFailed (FIT-127). */
function faultOf(value: CallValue<typeof smartboxConfig>): string | null {
  if (!Object.keys(value).length) return 'EntityConfigNull'
  return value.strings ? null : 'StringsUndefined'
}

/** Loads the texts and the limit of the smart box once (FIT-115, FIT-126, FIT-127). */
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
      // The element has left the page. If it returns, it asks again.
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
      // Fills `{name}` in the same way as in the element's own texts.
      return given
        ? given.replace(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all)
        : ports.text(own[name], values)
    },
  }
}

/** The shop's text that explains the smart box (FIX-004 to FIX-011). */
export function experience(stripe: Stripe): Experience {
  const { ports } = stripe
  const $html = atom<string | null>(null)
  let isOpen = false

  const detail = () => ({ category: stripe.category() ?? '' })

  async function load(): Promise<void> {
    const { experienceUrl, pageType } = ports.config
    const outcome = await ports.call(
      experiencePopover,
      { query: { pageType, category: stripe.category() } },
      { at: experienceUrl },
    )
    if (!outcome.ok) stripe.failed(outcome, 'ExperiencePopoverFailed')
    else if (outcome.value.trim()) $html.set(outcome.value)
  }

  function gone(): void {
    isOpen = false
    $html.set(null)
  }

  ports.use(() => gone)

  return {
    $html,
    meet() {
      if (firstTime('experience-popover')) void load()
    },
    opened(text) {
      if (isOpen) return
      isOpen = true
      ports.announce(text.replace(/\s+/g, ' ').trim())
      ports.emit('dp-experience-opened', detail())
    },
    gone,
    close(reason) {
      if ($html.get() === null) return
      const wasOpen = isOpen
      gone()
      if (wasOpen) ports.emit('dp-experience-closed', { ...detail(), reason })
    },
  }
}
