import { isObject } from '../../../rules/is-object.ts'
import { offeredPlans, type Plan } from '../shared/plan.rules.ts'

/** Buying options with which a plan can be added (WTY-007). */
const supported = new Set([
  'NEW',
  'B2B_NEW',
  'CUSTOM_OFFER',
  'BUNDLE',
  'RENEWED_TIER_1',
  'RENEWED_TIER_2',
  'RENEWED_TIER_3',
  'RENEWED_TIER_4',
])

/** An unknown option counts as NEW (WTY-012). */
export const isSupported = (option: string | undefined): boolean =>
  !option?.trim() || supported.has(option.trim().toUpperCase())

const isText = (one: unknown): one is string => typeof one === 'string' && one.trim() !== ''
const isTexts = (given: unknown): given is string[] => Array.isArray(given) && given.every(isText)

/** Returns the plans to offer. Calls `warn` with each fault in the others, and in what these tell (WTY-046). */
export function offeredWarranties(
  given: readonly unknown[],
  warn: (message: string) => void,
): readonly Plan[] {
  const plans = given.map((one, index) => {
    if (!isObject(one)) return one
    const { covers } = one
    const isFit = covers === undefined || covers === null || isTexts(covers)
    if (!isFit) warn(`warranties[${index}].covers is no list of texts; the card shows none of it`)
    return { ...one, covers: isTexts(covers) ? covers : [] }
  })
  return offeredPlans(plans, 'warranties', warn)
}
