import type { SeedProduct } from '../../products/seed/product.ts'
import type { Shelf } from '../../server/family.ts'

/** Plans and samples are products, too: they have a price, a stock and a page. */

type Own = Pick<SeedProduct, 'asin' | 'title' | 'price' | 'bullets' | 'description' | 'specs'>

const plan = (own: Own): SeedProduct => ({
  brand: 'Harbor Care',
  kind: 'service',
  department: 'Services',
  picture: 'shield',
  rating: 4.2,
  ratingCount: 164,
  stock: 99_999,
  listed: false,
  soldAlone: false,
  ...own,
})

const sample = (own: Omit<Own, 'price'> & Pick<SeedProduct, 'brand' | 'picture'>): SeedProduct => ({
  kind: 'beauty',
  department: 'Beauty',
  price: 0,
  rating: 4.5,
  ratingCount: 38,
  stock: 400,
  listed: false,
  soldAlone: false,
  ...own,
})

const electronics = [
  'Covers drops, spills and wear from the first day.',
  'Repair or replacement at no extra cost.',
]
const washing = [
  'Covers every part of the machine, also the drum and the electronics.',
  'A technician comes to your home within three working days.',
  'If the machine cannot be repaired, you get a new one.',
]
const phones = [
  'Covers drops, water and a broken display.',
  'A loan phone while we repair yours.',
  'A new battery if yours falls below 80 %.',
]
const forOne = 'Covers one product bought in the same order.'
const byMonth = 'Covers one product bought in the same order, for as long as you pay.'

export const shelf: Shelf = {
  from: 600,
  products: [
    plan({
      asin: 'B0PLAN0003',
      title: 'Harbor Care three-year protection plan for electronics up to 250 euros',
      price: 2_790,
      bullets: [...electronics, 'You can return the plan within 30 days.'],
      description: forOne,
      specs: { Term: '36 months', Deductible: 'None' },
    }),
    plan({
      asin: 'B0PLANMON1',
      title: 'Harbor Care monthly protection plan for electronics up to 250 euros',
      price: 199,
      bullets: [...electronics, 'You can cancel each month.'],
      description: byMonth,
      specs: { Term: '1 month', Deductible: 'None' },
    }),
    plan({
      asin: 'B0PLANWSH3',
      title: 'Harbor Care three-year protection plan for washing machines',
      price: 5_990,
      bullets: washing,
      description: forOne,
      specs: { Term: '36 months', Deductible: 'None' },
    }),
    plan({
      asin: 'B0PLANWSH5',
      title: 'Harbor Care five-year protection plan for washing machines',
      price: 8_990,
      bullets: washing,
      description: forOne,
      specs: { Term: '60 months', Deductible: 'None' },
    }),
    plan({
      asin: 'B0PLANWSHM',
      title: 'Harbor Care monthly protection plan for washing machines',
      price: 349,
      bullets: [...washing, 'You can cancel each month.'],
      description: byMonth,
      specs: { Term: '1 month', Deductible: 'None' },
    }),
    plan({
      asin: 'B0PLANPHN1',
      title: 'Harbor Care one-year protection plan for phones',
      price: 3_990,
      bullets: phones,
      description: forOne,
      specs: { Term: '12 months', Deductible: '€29' },
    }),
    plan({
      asin: 'B0PLANPHN2',
      title: 'Harbor Care two-year protection plan for phones',
      price: 6_490,
      bullets: phones,
      description: forOne,
      specs: { Term: '24 months', Deductible: '€29' },
    }),
    plan({
      asin: 'B0PLANPHNM',
      title: 'Harbor Care monthly protection plan for phones',
      price: 449,
      bullets: [...phones, 'You can cancel each month.'],
      description: byMonth,
      specs: { Term: '1 month', Deductible: '€29' },
    }),
    sample({
      asin: 'B0SMPLLIP1',
      title: 'Rosalind Velvet lipstick sample, matte, 08 rosewood, 1 g',
      brand: 'Rosalind',
      picture: 'lipstick',
      bullets: ['Matte and soft.', 'Enough for about ten days.'],
      description: 'A quiet rosewood to try.',
      specs: { Content: '1 g', Shade: '08 rosewood' },
    }),
    sample({
      asin: 'B0SMPLLIP2',
      title: 'Rosalind Velvet lipstick sample, matte, 21 black cherry, 1 g',
      brand: 'Rosalind',
      picture: 'lipstick',
      bullets: ['Matte and soft.', 'Enough for about ten days.'],
      description: 'A deep black cherry to try.',
      specs: { Content: '1 g', Shade: '21 black cherry' },
    }),
    sample({
      asin: 'B0SMPLCRM1',
      title: 'Halm lip and hand cream sample, oat and marigold, 5 ml',
      brand: 'Halm',
      picture: 'lotion-bottle',
      bullets: ['For dry lips and hands.', 'Without fragrance.'],
      description: 'A rich cream for a week.',
      specs: { Content: '5 ml' },
    }),
    sample({
      asin: 'B0SMPLSOP1',
      title: 'Halm soap sample, sea salt, 20 g',
      brand: 'Halm',
      picture: 'soap',
      bullets: ['Cold-process soap.', 'Lasts about a week.'],
      description: 'A small bar of our soap with sea salt.',
      specs: { Content: '20 g' },
    }),
  ],
}
