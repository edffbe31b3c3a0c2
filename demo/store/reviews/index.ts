import { desc, eq } from 'drizzle-orm'
import type { ReviewsData } from '../../pages/reviews/data.ts'
import type { Family } from '../server/family.ts'
import { reviews as written } from './seed/reviews.ts'
import { review } from './tables.ts'

/** What customers say of products. */
export const reviews: Family<never, ReviewsData> = {
  async seed(tx) {
    await tx
      .insert(review)
      .values(written.map(({ date, ...row }, id) => ({ ...row, id, writtenAt: Date.parse(date) })))
      .onConflictDoNothing()
  },
  seededTables: [review],
  open: ({ orm }) => ({
    handlers: {},
    data: {
      reviews: asin =>
        orm.select().from(review).where(eq(review.asin, asin)).orderBy(desc(review.writtenAt)),
    },
  }),
}
