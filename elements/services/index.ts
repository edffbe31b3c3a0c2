import type { Family } from '../../src/element/describe.ts'
import { offerFeatures } from './offer-features.ts'
import { serviceCard } from './service-card.ts'
import { serviceInterstitial } from './service-interstitial.ts'
import { serviceOffer } from './service-offer.ts'
import { serviceOptions } from './service-options.ts'
import { sideSheet } from './side-sheet.ts'

export const services: Family = {
  name: 'services',
  title: 'Services',
  about: 'Shows what comes with an offer, and what can be ordered with it.',
  elements: [
    offerFeatures,
    serviceCard,
    serviceInterstitial,
    serviceOptions,
    serviceOffer,
    sideSheet,
  ],
}
