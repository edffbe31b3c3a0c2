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
    service({
      asin: 'B0SVCNICHE',
      title: 'Fridge fitted into your kitchen',
      picture: 'toolbox',
      price: 4_900,
      bullets: ['We set the fridge into its niche.', 'We level it and check the air flow.'],
      description: 'The niche should be at least 2 cm wider than the fridge.',
      specs: { Duration: '30 minutes', People: '2' },
    }),
    service({
      asin: 'B0SVCCHAIR',
      title: 'Haul-away of your old armchair',
      picture: 'delivery-truck',
      price: 1_500,
      bullets: ['We carry your old armchair to the truck.', 'We take wood and metal to recycling.'],
      description: 'We take one armchair for each new one.',
      specs: { Duration: '15 minutes', People: '2' },
    }),
    service({
      asin: 'B0SVCSETUP',
      title: 'Setup of your new device at home',
      picture: 'wrench',
      price: 3_500,
      bullets: ['We connect the device to your Wi-Fi.', 'We show you how it works.'],
      description: 'Please have the password of your Wi-Fi ready.',
      specs: { Duration: '45 minutes', People: '1' },
    }),
    service({
      asin: 'B0SVCMOVE1',
      title: 'Photos, e-mail and files moved to your new laptop',
      picture: 'toolbox',
      price: 2_900,
      bullets: ['We move your photos, e-mail and files.', 'We erase your old laptop if you like.'],
      description: 'We need your old laptop and its password.',
      specs: { Duration: '60 minutes', People: '1' },
    }),
    service({
      asin: 'B0SVCCHCK1',
      title: 'Yearly check of your coffee machine',
      picture: 'wrench',
      price: 2_500,
      bullets: [
        'We descale the machine and change its seals.',
        'We come once a year, three times.',
      ],
      description: 'We call you when the next check is due.',
      specs: { Duration: '30 minutes', People: '1' },
    }),
    service({
      asin: 'B0SVCCLEAN',
      title: 'Sensor cleaning for your camera, once a year',
      picture: 'toolbox',
      price: 3_900,
      bullets: ['We clean the sensor and the viewfinder.', 'You send the camera in for free.'],
      description: 'Valid three times within three years.',
      specs: { Duration: '30 minutes', People: '1' },
    }),
  ],
}
