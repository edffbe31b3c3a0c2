import type { Machine } from './fitment.ts'

/** The search that the fitment stripe submits. */

/** FIT-067, FIT-068, FIT-155. */
export const partsReftag = (pageType: string | undefined): string =>
  `${pageType === 'search' ? 'sx' : 'dp'}_rpp_stripe_showallparts`

/** FIT-070, FIT-071: the machine as one parameter. */
export const searchParameter = (
  { brand, series, model }: Machine,
  prefix: string,
  stripeId?: string,
): string => `${prefix}${[brand, series, model].join('|')}${stripeId ? `~${stripeId}` : ''}`
