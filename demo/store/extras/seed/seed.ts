import type { Orm } from '../../database/database.ts'
import { paymentOption, plan, sample } from '../tables.ts'
import { paymentTerms } from './payment.ts'
import { plans, samples, terms } from './offers.ts'

const numbered = <T>(rows: readonly T[]) => rows.map((row, position) => ({ ...row, position }))

export async function seedExtras(tx: Orm): Promise<void> {
  await tx
    .insert(plan)
    .values(numbered(plans).map(row => ({ ...row, terms, offerListingId: `OL${row.planAsin}` })))
    .onConflictDoNothing()
  await tx.insert(paymentOption).values(numbered(paymentTerms)).onConflictDoNothing()
  await tx
    .insert(sample)
    .values(numbered(samples).map(row => ({ ...row, offerListingId: `OL${row.sampleAsin}` })))
    .onConflictDoNothing()
}
