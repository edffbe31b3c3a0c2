import { and, asc, desc, eq, gt, ne } from 'drizzle-orm'
import type { CallAnswer } from '../../../src/contract/call.ts'
import type { dealClaim } from '../../../src/contract/deals/deal-claim.ts'
import type { dealProduct } from '../../../src/contract/deals/deals.ts'
import type { Database, Orm } from '../database/database.ts'
import { offer } from '../products/tables.ts'
import { keyReused } from '../server/idempotency.ts'
import { Problem, Refused } from '../server/problem.ts'
import { personOf } from '../server/session.ts'
import { claimDeal, type ClaimRequest } from './claim.ts'
import { advanceDeal, renewEndedDeals } from './clock.ts'
import { claim, deal, type DealRow } from './tables.ts'

type DealAnswer = CallAnswer<typeof dealProduct>
type ClaimAnswer = CallAnswer<typeof dealClaim>

/** The running or next deal of an offer, brought up to date. */
export async function currentDeal(
  orm: Orm,
  offerListingId: string,
  now: number,
): Promise<DealRow | null> {
  const isCurrent = and(eq(deal.offerListingId, offerListingId), gt(deal.endsAt, now))
  const find = () => orm.select().from(deal).where(isCurrent).orderBy(asc(deal.startsAt)).limit(1)
  let [found] = await find()
  if (!found) {
    await renewEndedDeals(orm, now)
    ;[found] = await find()
  }
  if (found && (await advanceDeal(orm, found.id, now))) [found] = await find()
  return found ?? null
}

export async function answerDeal(
  orm: Orm,
  sessionId: string,
  offerListingId: string,
  now: number,
): Promise<DealAnswer> {
  const found = await currentDeal(orm, offerListingId, now)
  if (!found) return { entity: { buyingOptions: [] } }
  const { prime } = await personOf(orm, sessionId)
  const status = await customerStatus(orm, found.id, sessionId)
  const mayClaim = status.state === 'NONE' || status.state === 'EXPIRED'
  const state = dealState(found, now)
  const regular = await regularPrice(orm, offerListingId)
  return {
    entity: {
      buyingOptions: [
        {
          type: 'LIGHTNING_DEAL',
          dealDetails: { ...detailsOf(found, state, prime), ...regular },
          customerStatus: status,
          // Who may claim for their membership, the claim itself judges; the element shows why not.
          callToAction: { addToCart: mayClaim && state === 'AVAILABLE' },
        },
      ],
    },
  }
}

/** What the offer costs without the deal. */
async function regularPrice(orm: Orm, offerListingId: string) {
  const [found] = await orm
    .select({ amount: offer.price, currency: offer.currency })
    .from(offer)
    .where(eq(offer.id, offerListingId))
  return found ? { regularPrice: found } : {}
}

function detailsOf(found: DealRow, state: DealState, prime: boolean) {
  const percentClaimed = found.percentClaimed ?? Math.floor((100 * found.claimed) / found.total)
  const { accessBehavior, type, earlyAccessMs, percentClaimedMessage } = found
  return {
    dealId: found.id,
    state,
    startTime: prime ? found.startsAt : publicStart(found),
    endTime: found.endsAt,
    dealPrice: { amount: found.price, currency: found.currency },
    percentClaimed,
    // Without a text of the store, the element writes its own, in the language of the page.
    ...(percentClaimedMessage === null ? {} : { percentClaimedMessage }),
    ...(accessBehavior ? { accessBehavior } : {}),
    ...(type ? { type } : {}),
    ...(earlyAccessMs === null ? {} : { earlyAccessDurationInMilliseconds: earlyAccessMs }),
  }
}

/** Members of an early-access deal start before all others: the window of DEA-027 and DEA-028. */
const publicStart = ({ startsAt, accessBehavior, earlyAccessMs }: DealRow): number =>
  accessBehavior === 'PRIME_EARLY_ACCESS' ? startsAt + (earlyAccessMs ?? 0) : startsAt

type DealState = 'AVAILABLE' | 'UPCOMING' | 'WAITLISTFULL'

export function dealState(found: DealRow, now: number): DealState {
  if (now < found.startsAt) return 'UPCOMING'
  const isFull = found.claimed >= found.total && found.waiting >= found.waitlistTotal
  return isFull ? 'WAITLISTFULL' : 'AVAILABLE'
}

async function customerStatus(orm: Orm, dealId: string, sessionId: string) {
  const [latest] = await orm
    .select()
    .from(claim)
    .where(and(eq(claim.dealId, dealId), eq(claim.sessionId, sessionId)))
    .orderBy(desc(claim.id))
    .limit(1)
  if (!latest) return { state: 'NONE' as const }
  const { state, expiresAt } = latest
  return { state, ...(expiresAt === null ? {} : { expiryTime: expiresAt }) }
}

export async function answerClaim(database: Database, request: ClaimRequest): Promise<ClaimAnswer> {
  const first = await claimDeal(database, request)
  if (first.kind === 'key-reused') throw keyReused()
  if (first.kind !== 'not-claimed') return { entity: first.answer }
  const refused = await whyNot(database.orm, request)
  // Units of reservations that have just run out may serve this claim.
  if (!(await advanceDeal(database.orm, request.dealId, request.now))) return refused()
  const second = await claimDeal(database, request)
  return second.kind === 'answered' ? { entity: second.answer } : refused()
}

/** Reads, after the fact, what stood against a claim; called it refuses or answers with the state. */
async function whyNot(orm: Orm, request: ClaimRequest): Promise<() => ClaimAnswer> {
  const { dealId, sessionId, asin, quantity, now } = request
  const [found] = await orm.select().from(deal).where(eq(deal.id, dealId))
  if (!found) throw new Problem(404, 'DEAL_NOT_FOUND')
  if (found.asin !== asin) throw new Problem(422, 'ASIN_MISMATCH')
  if (now >= found.endsAt) throw new Refused('redemption-failed', 'DEAL_ENDED')
  await requireAccess(orm, found, sessionId, now)
  const answer = () => notClaimed(dealState(found, now))
  if (now < found.startsAt) return answer
  const isClaim = and(eq(claim.dealId, dealId), eq(claim.sessionId, sessionId))
  const [live] = await orm
    .select({ expiresAt: claim.expiresAt })
    .from(claim)
    .where(and(isClaim, ne(claim.state, 'EXPIRED')))
  if (quantity <= found.maxQuantity && !live) return answer
  return () => {
    throw new Refused('quantity-limit', 'QUANTITY_RESTRICTION_VIOLATION')
  }
}

async function requireAccess(
  orm: Orm,
  found: DealRow,
  sessionId: string,
  now: number,
): Promise<void> {
  const isEarly = now >= found.startsAt && now < publicStart(found)
  if (!isEarly && found.accessBehavior !== 'PRIME_ONLY') return
  const { prime } = await personOf(orm, sessionId)
  if (prime) return
  throw new Refused('redemption-failed', isEarly ? 'DEAL_EARLY_ACCESS' : 'DEAL_MEMBERS_ONLY')
}

const notClaimed = (dealAsinState: DealState): ClaimAnswer => ({
  entity: { customerState: 'NONE', dealAsinState },
})
