import { plansOf } from './options.rules.ts'
import type { Option, Sheet } from './payment-options.ports.ts'

/** What the side sheets ask the server for, and what their content must be. */

const features = {
  compare: 'compareAllPlansSidesheetAjax',
  'learn-more': 'paymentOptionsLearnMoreSidesheetAjax',
} as const satisfies Record<Sheet, string>

/** The query of a side sheet (PAY-036, PAY-037). */
export const queryOf = (sheet: Sheet, asin: string) => ({
  asin,
  showFeatures: `${features[sheet]},paymentOptions`,
  experienceId: 'paymentOptionsAjaxExperience',
})

/** A text in a selector. Ids come from the page and may hold anything. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\\p{Cc}]/gu, one => `\\${one.charCodeAt(0).toString(16)} `)}"`

/** Returns what the HTML of a sheet must state about these options, as ServerHtml asks (PAY-042 to PAY-045). */
export function contentRules(options: readonly Option[]) {
  const plans = plansOf(options)
  return {
    needs: [
      `[data-plan-count="${plans.length}"]`,
      `[data-first-offer-id=${quoted(plans[0]?.id ?? '')}]`,
    ],
    // Templates that print every attribute leave them empty or false.
    refuses: [
      '[data-view-model-failed]:not([data-view-model-failed="false"])',
      '[data-preselected-option-id]:not([data-preselected-option-id=""])',
    ],
  }
}
