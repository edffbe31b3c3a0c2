import { sheetsIn, type PagesFamily } from '../render/family.ts'
import { deliveryPart, deliveryPieces, locationPage } from './delivery.ts'
import { destinations } from './destinations.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'

export const delivery = {
  routes: {
    '/dp/:asin{[A-Z0-9]{10}}/delivery': deliveryPart,
    '/gp/delivery/location.html': locationPage,
  },
  pieces: deliveryPieces,
  shared: { destinations },
  sheets: sheetsIn(import.meta.url, ['delivery']),
  texts: { en, de, ar },
} satisfies PagesFamily
