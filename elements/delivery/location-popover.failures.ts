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

/** In the example of a shopper who is not signed in. */
export const changeFailures: readonly Failure[] = [
  {
    call: addressChange,
    when: 'at a press',
    by: [...typed, send],
    tells: 'dp-location-failed',
    ends: [
      {
        about: 'It says so, and keeps the place; the button can be pressed again.',
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
        about: 'The place is changed all the same; it is sent again at once.',
        ...elsewhere,
        onward: [],
      },
    ],
    well: elsewhere,
  },
]

const addresses = {
  when: 'at the opening',
  by: [open],
  tells: 'LocationListFailed',
  ends: [
    {
      about: 'A zip code can be entered; the addresses are asked for at the next opening.',
      at: '[part~=popover]',
      says: 'Enter a zip code',
      without: '.waiting, .heading, [part~=message]',
      onward: [open, { press: '[part~=trigger][aria-expanded=false]' }],
    },
  ],
  well: { at: '[part~=address]' },
} as const satisfies Partial<Failure>

/** In the example with saved addresses, and with countries. */
export const listFailures: readonly Failure[] = [
  { ...addresses, call: addressList },
  { ...addresses, call: addressSelections, with: { 'data-address-source': 'selections' } },
  {
    call: countrySelections,
    when: 'at the opening',
    with: { 'data-recognized': 'false' },
    by: [open],
    tells: 'LocationListFailed',
    ends: [
      {
        about: 'A built-in list of all countries shows.',
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
