import {
  addressChange,
  addressList,
  addressSelections,
  countrySelections,
  unifiedRefresh,
} from '../../src/contract/delivery/location.ts'
import type { Deed, Failure } from '../../src/element/describe.ts'

const open: Deed = { press: '[part~=trigger]' }
const send: Deed = { press: '.place-entry [part~=button]' }
const typed: readonly Deed[] = [open, { type: '10001', into: '[part~=input]' }]
const elsewhere = { at: '[part~=trigger]', says: '10001', without: '[part~=popover]' }

/** For the example of a shopper who is not signed in. */
export const changeFailures: readonly Failure[] = [
  {
    call: addressChange,
    when: 'when the shopper presses the button',
    by: [...typed, send],
    tells: 'dp-location-failed',
    ends: [
      {
        about:
          'The shopper sees an error message and can press the button again. The location stays.',
        at: '[part~=popover]',
        says: 'Your location could not be changed.',
        onward: [send],
      },
    ],
    well: elsewhere,
  },
  {
    call: unifiedRefresh,
    when: 'after a change',
    by: [...typed, send],
    tells: 'LocationRefreshFailed',
    resent: true,
    ends: [
      {
        about: 'The location is changed. The element sends the refresh again at once.',
        ...elsewhere,
        onward: [],
      },
    ],
    well: elsewhere,
  },
]

const addresses = {
  when: 'when the popover opens',
  by: [open],
  tells: 'LocationListFailed',
  ends: [
    {
      about: 'The shopper can enter a zip code. The next opening asks for the addresses again.',
      at: '[part~=popover]',
      says: 'Enter a zip code',
      without: '.waiting, .heading, [part~=message]',
      onward: [open, { press: '[part~=trigger][aria-expanded=false]' }],
    },
  ],
  well: { at: '[part~=address]' },
} as const satisfies Partial<Failure>

/** For the example with saved addresses and countries. */
export const listFailures: readonly Failure[] = [
  { ...addresses, call: addressList },
  { ...addresses, call: addressSelections, with: { 'data-address-source': 'selections' } },
  {
    call: countrySelections,
    when: 'when the popover opens',
    with: { 'data-recognized': 'false' },
    by: [open],
    tells: 'LocationListFailed',
    ends: [
      {
        about: 'A built-in list of all countries shows instead.',
        at: '[part~=country]:has(option:nth-child(250))',
        onward: [
          { choose: 'CA', from: '[part~=country]' },
          { press: '.country [part~=button][aria-disabled=false]' },
        ],
      },
    ],
    well: { at: '[part~=trigger]', says: 'Canada', without: '[part~=popover]' },
  },
]
