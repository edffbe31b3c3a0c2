import type { CouponRow } from '../grocery/tables.ts'

/** Coupons of the shop itself: they are for its own offers, not for those of other sellers. */
export const coupons: readonly CouponRow[] = [{ offerId: 'OLB0COFFEE01', percent: 10 }]
