import { serviceContent, serviceOptionList } from '../../src/contract/services/options.ts'
import { refMarker } from '../../src/contract/services/ref-marker.ts'
import { failure } from '../../src/contract/events.ts'
import { serviceChoice } from '../../src/contract/services/services-events.ts'
import { means, object, whole as integer } from '../../src/contract/schema.ts'
import { choice, describe, json, text, whole } from '../../src/element/describe.ts'
import { asinFormat } from '../../src/element/known-formats.ts'
import { panelByDevice } from '../../src/element/readings.ts'
import { impressionReftag } from './marker.ts'
import { serviceOptionsExamples } from './service-options.examples.ts'

const index = means(integer, 'Place of the buying option in the page, from 0.', 0, 'count')
const ofOption = object({ ...serviceChoice.entries, buyingOptionIndex: index })

export const serviceOptions = describe({
  tag: 'dp-service-options',
  about: 'Lists the services that a shopper can add to a buying option of a product.',
  storesOf: 'baseAsin',
  fields: {
    baseAsin: text({
      about: 'Product id that the services are for.',
      ...asinFormat,
      required: true,
    }),
    buyingOptionIndex: whole({
      about: 'Place of the buying option in the page, from 0.',
      unit: 'count',
      min: 0,
      required: true,
    }),
    buyingOption: text({
      about:
        'The buying option that the services are for, such as NEW. Only while it is chosen, the element loads its content and submits services. Missing: it is always chosen.',
    }),
    userExperienceType: text({
      about: 'Kind of the services, for the server.',
      default: 'BUNDLE_V2',
    }),
    experienceId: text({ about: 'Name of the experience, for the server.', default: '' }),
    showFeatures: text({ about: 'Names of the features, for the server.', default: '' }),
    sr: text({ about: 'Place of the product in the search results, for the server.' }),
    requestId: text({ about: "Id of the page's request.", store: 'context.requestId' }),
    language: text({
      about: 'Language of the content, BCP 47. Default: that of the page.',
      store: 'context.language',
    }),
    presentation: choice(['popover', 'sheet'], {
      about:
        'How the services open. Default: a popover on a desktop computer, and a sheet on any other device. Where the device is not known, the width of the window decides.',
      store: panelByDevice,
    }),
    impressionReftag,
    options: json(serviceOptionList, { about: 'The services.', from: 'state', default: [] }),
  },
  events: {
    'dp-options-loaded': {
      about: 'The content has come.',
      detail: object({ buyingOptionIndex: index }),
    },
    'dp-options-failed': {
      about: 'The content could not be loaded.',
      detail: object({ buyingOptionIndex: index, ...failure([serviceContent]) }),
    },
    'dp-service-selected': { about: 'The shopper has chosen a service.', detail: ofOption },
    'dp-service-removed': { about: 'A service is no longer chosen.', detail: ofOption },
  },
  calls: [serviceContent, refMarker],
  form: {
    selectedServices:
      'JSON list of the chosen services: itemType, asin, offerListingId, quantity, price, selectionType, enableIA, IAData. Without a choice, nothing is submitted.',
  },
  standsAlone: true,
  states: {
    selected: 'A service is chosen.',
    open: 'The services are open.',
  },
  parts: {
    box: 'The box.',
    heading: 'The heading.',
    chosen: 'What the page says of the chosen services.',
    button: 'The button that opens the services.',
    waiting: 'The placeholder while the content loads.',
    message: 'A message to the shopper.',
    panel: 'The popover or the sheet.',
    content: 'The content of the server.',
    option: 'A row with a check box.',
    header: 'The header of an expander.',
  },
  slots: {
    '': "Fallback: your server's own form field. It is disabled while the element shows.",
  },
  keyboard: {
    'Enter, Space': 'On the button: opens the services. On the header of an expander: unfolds it.',
    Space: 'On a check box: chooses the service, or takes the choice back.',
    Escape: 'Closes the services. Focus returns to the button.',
  },
  examples: serviceOptionsExamples,
})
export type ServiceOptions = typeof serviceOptions
