/** Details of a deal that the rules need. Times are epoch milliseconds on the server's clock. */
export interface DealTerms {
  state: string
  accessBehavior?: string | undefined
  startTime?: number | undefined
  endTime?: number | undefined
  earlyAccessDurationInMilliseconds?: number | undefined
}

/**
 * - `open`: the shopper can access the deal.
 * - `early-access-member`: the member can access the deal during early access, and is told so (DEA-027).
 * - `early-access`: not yet open to a non-member (DEA-030).
 * - `members-only`: never open to a non-member (DEA-032).
 */
export type DealAccess = 'open' | 'early-access-member' | 'early-access' | 'members-only'

interface Period {
  /** Inclusive. */
  from: number
  /** Exclusive. */
  until: number
}

/**
 * A member has early access for the duration after the start. Others wait for the duration before it (DEA-027,
 * DEA-028).
 */
function earlyAccessPeriod(deal: DealTerms, member: boolean): Period | null {
  const { startTime, earlyAccessDurationInMilliseconds: duration } = deal
  if (deal.accessBehavior !== 'PRIME_EARLY_ACCESS' || startTime === undefined || !duration) {
    return null
  }
  return member
    ? { from: startTime, until: startTime + duration }
    : { from: startTime - duration, until: startTime }
}

export function dealAccess(deal: DealTerms, member: boolean, now: number): DealAccess {
  if (!member && deal.accessBehavior === 'PRIME_ONLY') return 'members-only'
  const period = earlyAccessPeriod(deal, member)
  if (!period || now < period.from || now >= period.until) return 'open'
  return member ? 'early-access-member' : 'early-access'
}

export const canAccess = (access: DealAccess): boolean =>
  access === 'open' || access === 'early-access-member'

/** The next moment at which `dealAccess` changes, so that no poll is needed (DEA-028). */
export function nextAccessChange(deal: DealTerms, member: boolean, now: number): number | null {
  const period = earlyAccessPeriod(deal, member)
  if (!period) return null
  if (now < period.from) return period.from
  return now < period.until ? period.until : null
}

/** true: the shopper could access the deal, but its waitlist is full (DEA-025, DEA-026). */
export const tellsWaitlistFull = (deal: DealTerms, access: DealAccess): boolean =>
  deal.state === 'WAITLISTFULL' && canAccess(access)

export interface AppOnlyCase {
  accessBehavior: string | undefined
  /** `showAppOnlyDealCx` of the configuration. */
  shown: boolean
  device: 'app' | 'mobile' | 'desktop'
  inCart: boolean
}

/** Notice of an app-only deal: where to learn more, where to get the app, or none (DEA-034 to DEA-039). */
export function appOnlyNotice(deal: AppOnlyCase): 'learn-more' | 'download' | null {
  if (!deal.shown || deal.accessBehavior !== 'APP_ONLY_LD') return null
  if (deal.device === 'app') return 'learn-more'
  if (!deal.inCart) return 'download'
  return deal.device === 'mobile' ? 'learn-more' : null
}
