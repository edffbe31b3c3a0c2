import type { SeedProduct } from '../../products/seed/product.ts'
import type { Shelf } from '../../server/family.ts'

/** Services are products, too: they have a price, offers and a page. */

type Own = Pick<SeedProduct, 'asin' | 'title' | 'price' | 'bullets' | 'description' | 'specs'> &
  Pick<SeedProduct, 'picture' | 'offers'>

const people = 99_999
const service = (own: Own): SeedProduct => ({
  brand: 'Harbor & Pine',
  kind: 'service',
  department: 'Services',
  rating: 4.6,
  ratingCount: 412,
  stock: people,
  listed: false,
  soldAlone: false,
  ...own,
})
const offer = (sellerName: string, price: number) => ({
  condition: 'new' as const,
  sellerName,
  price,
  stock: people,
})

const connects = 'We connect water, drain and power, and check for leaks.'
const runs = 'We run the first program with you.'
const carries = 'We disconnect your old machine and carry it to the truck.'
const recycles = 'A certified plant recycles it.'

export const shelf: Shelf = {
  from: 650,
  products: [
    service({
      asin: 'B0SVCINST1',
      title: 'Washing machine installation at home',
      picture: 'wrench',
      price: 5_900,
      offers: [offer('Isar Home Service', 6_900), offer('Waschwerk', 3_900)],
      bullets: [connects, runs],
      description: 'Keep a water tap and a socket within 1.5 m.',
      specs: { Duration: '45 minutes', People: '2' },
    }),
    service({
      asin: 'B0SVCHAUL1',
      title: 'Haul-away of your old washing machine',
      picture: 'delivery-truck',
      price: 1_900,
      bullets: [carries, recycles],
      description: 'Please empty the machine and turn off the water before we come.',
      specs: { Duration: '15 minutes', People: '2' },
    }),
    service({
      asin: 'B0SVCDOOR1',
      title: 'Door of your fridge changed to the other side',
      picture: 'wrench',
      price: 3_900,
      bullets: [
        'We change the hinges when we bring the fridge.',
        'We check that the door closes tightly.',
      ],
      description: 'Tell us before we come if the fridge will stand in a niche.',
      specs: { Duration: '15 minutes', People: '2' },
    }),
    service({
      asin: 'B0SVCBUND1',
      title: 'Washing machine installation with haul-away of the old machine',
      picture: 'toolbox',
      price: 6_900,
      bullets: [connects, runs, carries, recycles],
      description: 'Both in one visit, for less than the two alone.',
      specs: { Duration: '60 minutes', People: '2' },
    }),
  ],
}
