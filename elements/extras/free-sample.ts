import * as v from 'valibot'
import { sampleTracking } from '../../src/contract/extras/samples.ts'
import { lenientList, means, object, optional, text as string } from '../../src/contract/schema.ts'
import { address, asin, describe, flag, json, text, whole } from '../../src/element/describe.ts'
import { url } from '../../src/element/formats.ts'
import { freeSampleExamples } from './free-sample.examples.ts'

const words = (about: string, example: string) => means(string, about, example)
const sampleAsin = words('Product id of the sample.', 'B0SMPLLIP1')
const offer = words('Id of the offer of the sample.', 'OLB0SMPLLIP1')
const maybe = (about: string, example: string) =>
  means(optional(v.nullable(string)), about, example)

const item = object({
  asin: sampleAsin,
  offerListingId: offer,
  title: maybe('Name of the sample.', 'Lipstick sample, 08 rosewood, 1 g'),
  image: maybe('URL of a picture of the sample.', '/images/lipstick.svg'),
  trackingUrl: maybe(
    'URL that is asked once the shopper has chosen the sample. Missing: no request.',
    '/dp/samples/track?choice=B0SMPLLIP1',
  ),
})

const previousAsin = means(
  v.nullable(string),
  'Product id of the sample that was chosen before. null: there was none.',
  'B0SMPLLIP2',
)

export const freeSample = describe({
  tag: 'dp-free-sample',
  about: 'Lets the shopper take a free sample along with the product.',
  fields: {
    asin,
    offerListingId: text({
      about: 'Id of the offer of the sample that is chosen at the start. Needs selectedAsin, too.',
    }),
    selectedAsin: text({
      about: 'Product id of the sample that is chosen at the start. Needs offerListingId, too.',
    }),
    title: text({
      about: 'Name of the sample that is chosen at the start. Default: its title among the items.',
    }),
    image: text({
      about:
        'URL of a picture of the sample that is chosen at the start. Default: its image among the items.',
      ...url,
    }),
    itemCount: whole({
      about: 'Number of items that your page gives. If it differs, the console says so.',
      unit: 'count',
      min: 0,
    }),
    declined: flag({ about: 'At the start, the shopper wants no sample.', default: false }),
    declineTrackingUrl: address(sampleTracking, {
      about: 'URL that is asked once the shopper has declined. Without the URL: no request.',
    }),
    popoverWidth: whole({
      about: 'Width of the picker in px. It is never wider than the window.',
      unit: 'px',
      min: 1,
      default: 715,
    }),
    items: json(means(lenientList(item), 'The samples, in the order to show.'), {
      about:
        'The samples. One: the shopper takes it or not. Several: a picker shows them. None: the element shows nothing.',
      from: 'state',
    }),
  },
  events: {
    'dp-before-choose-sample': {
      about: 'The shopper chooses another sample, or none. When cancelled, nothing changes.',
      detail: object({
        asin: words('Product id of the sample. Empty: none.', 'B0SMPLLIP1'),
        offerListingId: words('Id of its offer. Empty: none.', 'OLB0SMPLLIP1'),
      }),
      cancelable: true,
    },
    'dp-sample-chosen': {
      about: 'The shopper has chosen a sample.',
      detail: object({
        asin: sampleAsin,
        offerListingId: offer,
        title: words('Name of the sample.', 'Lipstick sample, 08 rosewood, 1 g'),
        previousAsin,
      }),
    },
    'dp-sample-declined': {
      about: 'The shopper wants no sample.',
      detail: object({ previousAsin }),
    },
    'dp-sample-picker-opened': { about: 'The picker is open.', detail: object({}) },
    'dp-sample-picker-closed': { about: 'The picker is closed.', detail: object({}) },
  },
  calls: [sampleTracking],
  form: {
    freeSampleOfferListingId: 'Id of the offer of the chosen sample. Empty: none.',
    freeSampleAsin: 'Product id of the chosen sample. Empty: none.',
  },
  states: {
    undecided: 'The shopper has not chosen yet.',
    selected: 'A sample is chosen.',
    declined: 'The shopper wants no sample.',
    changing: 'The picker is open.',
    empty: 'There are no samples. The element takes no space.',
  },
  parts: {
    box: 'The block.',
    picture: 'The picture of a sample.',
    text: 'What is chosen, or what is offered.',
    control: 'The button that chooses, changes or removes the sample.',
    picker: 'The picker.',
    choice: 'A sample in the picker, or none.',
    message: 'A message to the shopper.',
  },
  slots: {
    '': "Fallback: your server's own form fields. They are disabled while the element shows.",
  },
  keyboard: {
    'Enter, Space': 'On the button: does what it says. In the picker: takes the marked sample.',
    '↑, ↓, ←, →': 'In the picker: chooses another sample. The picker stays open.',
    Escape: 'Closes the picker. Focus returns to the button.',
  },
  examples: freeSampleExamples,
})
export type FreeSample = typeof freeSample
