import {
  handleBuyBox,
  mobileCartAdd,
  zipRefresh,
} from '../../src/contract/services/interstitial.ts'
import { serviceAddItems } from '../../src/contract/services/service-add.ts'
import type { Deed, Failure, Sight } from '../../src/element/describe.ts'
import { markerFailure } from './marker.ts'

export const addToCart: Deed = {
  press: 'form:has(dp-service-interstitial) button',
}
const goOn: Deed = { press: '[part~=continue]' }
const update: Deed = { press: '[part~=update]' }
export const typed = (zip: string): readonly Deed[] => [{ type: zip, into: '[part=input]' }, update]

const closed: Sight = { without: '[part=dialog]' }

/** The product is added all the same, so nothing is left to do. */
const failureOf = (call: Failure['call'], more: Partial<Failure> = {}): Failure => ({
  call,
  when: 'when the shopper presses Continue',
  by: [addToCart, goOn],
  tells: 'dp-service-failed',
  ends: [{ about: 'The product is added without the service.', ...closed, onward: [] }],
  well: closed,
  ...more,
})

/** For a service that can be put into the cart at once. */
export const interstitialFailures: readonly Failure[] = [
  failureOf(serviceAddItems),
  {
    call: zipRefresh,
    when: 'when the shopper asks for the offer for a zip code',
    by: [addToCart, ...typed('50667')],
    tells: 'ServiceZipFailed',
    ends: [
      {
        about: 'A text shows the error. The shopper can try again, or go on without the service.',
        at: '[part=message]',
        says: 'We could not check this zip code.',
        onward: [update],
      },
    ],
    well: { at: '[part=merchant]', says: 'Isar Home Service' },
  },
  markerFailure('[part=dialog]', 'when the popover opens', [addToCart]),
]

/** For a service with a page of its own. */
export const pageFailures: readonly Failure[] = [
  failureOf(handleBuyBox),
  failureOf(mobileCartAdd, { with: { 'data-populate-mbcatc': '' } }),
]
