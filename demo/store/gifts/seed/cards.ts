import type { Occasion } from '../../../pages/gifts/data.ts'
import type { SeedProduct } from '../../products/seed/product.ts'
import type { Orm } from '../../database/database.ts'
import type { Shelf } from '../../server/family.ts'
import { giftCard, giftDesign } from '../tables.ts'

export const parentAsin = 'B0GIFTCRD0'

const least = 500
const most = 50_000
const proposed = [2_500, 5_000, 10_000]

interface Design {
  id: string
  occasions: readonly Occasion[]
  shown?: boolean
  /** A card for any amount, or one for each amount. */
  card: string | Readonly<Record<number, string>>
}

const designs: readonly Design[] = [
  { id: 'ribbon', occasions: ['birthday', 'thanks', 'wedding', 'winter'], card: 'B0GIFTCRD1' },
  { id: 'birthday-cake', occasions: ['birthday'], card: 'B0GIFTCRD2' },
  { id: 'flowers', occasions: ['thanks', 'wedding'], card: 'B0GIFTCRD3' },
  {
    id: 'winter-village',
    occasions: ['winter'],
    card: { 2_500: 'B0GIFTWN25', 5_000: 'B0GIFTWN50', 10_000: 'B0GIFTWN99' },
  },
  { id: 'rings', occasions: ['wedding'], card: 'B0GIFTCRD4' },
  { id: 'easter-eggs', occasions: ['easter'], shown: false, card: 'B0GIFTCRD5' },
]

const card = (
  own: Pick<SeedProduct, 'asin' | 'title' | 'picture' | 'description'> & {
    design: string
    says: string
  } & Partial<SeedProduct>,
): SeedProduct => {
  const { design, says, ...rest } = own
  return {
    brand: 'Harbor & Pine',
    kind: 'gift-card',
    department: 'Gift cards',
    parentAsin,
    variation: { Design: design, Amount: 'Any amount' },
    price: 5_000,
    stock: 999,
    rating: 4.8,
    ratingCount: 1904,
    listed: false,
    bullets: [
      'You choose the amount, from 5 to 500 euros.',
      says,
      'Never expires.',
      'Sent by e-mail within minutes.',
    ],
    specs: { Amount: '5 to 500 euros', Validity: 'Unlimited' },
    ...rest,
  }
}

const winter = (asin: string, euros: number): SeedProduct =>
  card({
    asin,
    design: 'Winter village',
    title: `Harbor & Pine winter gift card of ${euros} euros, by e-mail`,
    picture: 'winter-card',
    says: 'With a village in the snow on the card.',
    description: 'A gift for the quiet days of the year.',
    variation: { Design: 'Winter village', Amount: `${euros} euros` },
    price: euros * 100,
    bullets: [
      `Worth ${euros} euros.`,
      'With a village in the snow on the card.',
      'Never expires.',
      'Sent by e-mail within minutes.',
    ],
    specs: { Amount: `${euros} euros`, Validity: 'Unlimited' },
  })

/** The cards beside those of the desk shelf. */
export const shelf: Shelf = {
  from: 580,
  products: [
    card({
      asin: 'B0GIFTCRD3',
      design: 'Flowers',
      title: 'Harbor & Pine gift card with flowers, by e-mail',
      picture: 'flower-card',
      says: 'With a bunch of flowers on the card.',
      description: 'Flowers that do not wilt, to say thank you.',
    }),
    winter('B0GIFTWN25', 25),
    winter('B0GIFTWN50', 50),
    winter('B0GIFTWN99', 100),
    card({
      asin: 'B0GIFTCRD4',
      design: 'Rings',
      title: 'Harbor & Pine wedding gift card, by e-mail',
      picture: 'wedding-card',
      says: 'With two rings on the card.',
      description: 'For two people who start a home.',
      stock: 0,
    }),
    card({
      asin: 'B0GIFTCRD5',
      design: 'Easter eggs',
      title: 'Harbor & Pine Easter gift card, by e-mail',
      picture: 'easter-card',
      says: 'With painted eggs on the card.',
      description: 'Something to find in the grass.',
    }),
  ],
}

export async function seedGifts(tx: Orm): Promise<void> {
  await tx
    .insert(giftDesign)
    .values(
      designs.map(({ id, occasions, shown = true }, position) => ({
        id,
        parentAsin,
        position,
        shown,
        occasions,
      })),
    )
    .onConflictDoNothing()
  const cards = designs.flatMap(({ id: designId, card: sold }) =>
    typeof sold === 'string'
      ? [{ asin: sold, designId, least, most, amounts: proposed }]
      : Object.values(sold).map(asin => ({ asin, designId })),
  )
  await tx.insert(giftCard).values(cards).onConflictDoNothing()
}
