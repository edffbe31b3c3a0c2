import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Orm } from '../database/database.ts'
import { fixture } from '../server/fixtures.ts'
import { offer, product } from './tables.ts'

/** Products made to order, for tests. */

export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const asin = v.pipe(v.string(), v.regex(/^[A-Z0-9]{10}$/))

const productFixture = v.object({
  asin,
  title: v.optional(v.string(), 'Fixture'),
  price: v.optional(count, 1999),
  currency: v.optional(v.string(), 'EUR'),
  stock: v.optional(count, 999),
  moq: v.optional(v.nullable(count), null),
  byInvitation: v.optional(v.boolean(), false),
  freshStore: v.optional(v.boolean(), false),
})

export const productFixtures = fixture(
  v.object({ product: v.optional(productFixture) }),
  async (tx, { product: wanted }) => {
    if (wanted) await makeProduct(tx, wanted)
  },
)

async function makeProduct(
  tx: Orm,
  {
    asin: id,
    title,
    price,
    currency,
    stock,
    moq,
    byInvitation,
    freshStore,
  }: v.InferOutput<typeof productFixture>,
): Promise<void> {
  await tx.delete(product).where(eq(product.asin, id))
  const [last] = await tx
    .select({ position: product.position })
    .from(product)
    .orderBy(desc(product.position))
    .limit(1)
  await tx.insert(product).values({
    asin: id,
    position: (last?.position ?? 0) + 1,
    title,
    brand: 'Fixture',
    kind: freshStore ? 'fresh' : 'electronics',
    department: 'Fixtures',
    picture: 'package',
    rating: 4,
    ratingCount: 1,
    bullets: [],
    description: '',
    specs: [],
    byInvitation,
    freshStore,
  })
  await tx.insert(offer).values({
    id: `OL${id}`,
    asin: id,
    position: 0,
    condition: 'new',
    sellerName: 'Fixture',
    merchantId: 'FIXTURE',
    price,
    currency,
    stock,
    moq,
  })
}
