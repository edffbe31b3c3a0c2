import { refMarker } from '../../src/contract/services/ref-marker.ts'
import { serviceChoice } from '../../src/contract/services/services-events.ts'
import { asin, choice, describe, text } from '../../src/element/describe.ts'
import { asinFormat } from '../../src/element/known-formats.ts'
import { url } from '../../src/element/formats.ts'
import { impressionReftag } from './marker.ts'
import { serviceCardExamples } from './service-card.examples.ts'

export const serviceCard = describe({
  tag: 'dp-service-card',
  about: 'Offers a bundle of services as a card, or says something about services.',
  storesOf: 'baseAsin',
  fields: {
    kind: choice(['vsx-bundle', 'simple-messaging'], {
      about:
        'vsx-bundle: a card that the shopper can choose. simple-messaging: a message with a link.',
      required: true,
    }),
    baseAsin: {
      ...asin,
      about: 'Product id that the service is for. Default: the product of the page.',
    },
    asin: text({ about: 'Product id of the service.', ...asinFormat }),
    offerListingId: text({ about: 'Id of the offer of the service.' }),
    price: text({ about: 'Price as the shopper reads it.', unit: 'currency units' }),
    itemType: text({ about: 'Kind of the item. Only asin can be chosen.', default: 'asin' }),
    buyingOption: text({
      about:
        'The buying option that the service is for, such as NEW. While another one is chosen, the form submits no service. Missing: it is for all.',
    }),
    title: text({
      about: 'Name of the bundle. Default: a text of the element. A message has no name.',
    }),
    message: text({ about: 'What the card says below the name, or the message.' }),
    linkUrl: text({ about: 'URL of the link. Without the URL, there is no link.', ...url }),
    linkText: text({ about: 'Text of the link. Default: a text of the element.' }),
    impressionReftag,
  },
  events: {
    'dp-service-selected': { about: 'The shopper has chosen the service.', detail: serviceChoice },
    'dp-service-removed': {
      about: 'The shopper has taken the choice back.',
      detail: serviceChoice,
    },
  },
  calls: [refMarker],
  form: {
    selectedServices:
      'JSON list with the chosen service: itemType, asin, offerListingId, quantity, price, selectionType, enableIA. Without a choice, nothing is submitted.',
  },
  standsAlone: true,
  states: { selected: 'The service is chosen.' },
  parts: {
    card: 'The card.',
    title: 'The name.',
    price: 'The price.',
    message: 'The message.',
    choice: 'The row with the check box.',
    link: 'The link.',
  },
  slots: {
    '': "Fallback: your server's own form field. It is disabled while the element shows.",
  },
  keyboard: { Space: 'On the check box: chooses the service, or takes the choice back.' },
  examples: serviceCardExamples,
})
export type ServiceCard = typeof serviceCard
