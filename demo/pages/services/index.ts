import { sheetsIn, type PagesFamily } from '../render/family.ts'
import { servicePieces, servicesPage } from './services.ts'
import { tour } from './tour.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'

/** What comes with an offer, and what the shop's people do for a product. */
export const services = {
  routes: { '/dp/:asin{[A-Z0-9]{10}}/services': servicesPage },
  pieces: servicePieces,
  tour,
  sheets: sheetsIn(import.meta.url, ['services']),
  texts: { en, de, ar },
} satisfies PagesFamily
