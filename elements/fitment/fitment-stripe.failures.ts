import {
  combinedSuggest,
  experiencePopover,
  fitmentCheck,
  fitmentMetrics,
  modelLookup,
  modelSearch,
  modelSuggest,
  myModelLoad,
  myModelSave,
  noDataPopover,
  partInfo,
  smartboxConfig,
  smartboxQuery,
} from '../../src/contract/fitment/fitment.ts'
import type { Deed, Failure } from '../../src/element/describe.ts'

const type = (text: string): Deed => ({ type: text, into: '[part~=input]' })
const press: Deed = { press: '.entry .busy-button' }
const submit = (text: string): readonly Deed[] => [type(text), press]

const fits = submit('GS60-4210W')
const found = { state: 'result-found' }
/** Neither a list nor a message shows. */
const quiet = { without: '[part~=option], [part~=message]', at: '[part~=input]' }
const listed = { at: '[part~=option]' }

const lookUp = {
  when: 'when the shopper presses the button',
  ends: [
    {
      about: 'The shopper sees an error message and can press the button again.',
      at: '[part~=message]',
      says: 'We could not look up that model number. Please try again.',
      onward: [press],
    },
  ],
} as const satisfies Partial<Failure>

const suggest = {
  when: 'while the shopper types',
  by: [type('GS')],
  overtaken: true,
  ends: [{ about: 'No list shows. The next key asks again.', ...quiet, onward: [type('GS6')] }],
  well: listed,
} as const satisfies Partial<Failure>

const checkAgain = {
  about: 'A message says that the check failed. The shopper can check again.',
  state: 'no-result',
  at: '[part~=result]',
  says: 'We could not check whether this fits your Bergstrom GS 60 GS60-4210W.',
  onward: [{ press: '[part~=result] .busy-button' }],
} as const

export const textFailures: readonly Failure[] = [
  {
    ...lookUp,
    call: modelLookup,
    query: 'qtype=modelInfo',
    by: fits,
    tells: 'ModelLookupFailed',
    well: found,
  },
  {
    call: modelSearch,
    query: 'qtype=modelSearch',
    when: 'after a lookup without a match',
    by: submit('GS60-4120W'),
    tells: 'ModelSearchFailed',
    ends: [
      {
        about: 'A message says that the number is unknown. The shopper can press the button again.',
        at: '[part~=message]',
        says: '"GS60-4120W"',
        onward: [press],
      },
    ],
    well: { at: '.model-picker' },
  },
  {
    ...lookUp,
    call: partInfo,
    query: 'qtype=partInfo',
    when: 'after a lookup without a match, on a search page',
    with: { 'data-page-type': 'search' },
    by: submit('QXQXQXQXQX'),
    tells: 'PartInfoFailed',
    well: { at: '[part~=message]', says: '"QXQXQXQXQX"' },
  },
  { ...suggest, call: modelSuggest, query: 'qtype=modelSuggest', tells: 'ModelSuggestFailed' },
  {
    call: fitmentCheck,
    when: 'after the shopper chooses a model',
    by: fits,
    tells: 'CheckFitmentError',
    ends: [checkAgain],
    well: found,
  },
  {
    call: myModelSave,
    query: 'series=',
    when: 'after a check',
    by: fits,
    tells: ['PutMyModelAjaxFailed', 'DataQueryFailed'],
    untold: ['timeout'],
    resent: ['timeout'],
    ends: [
      {
        about: 'The shopper sees no difference.',
        ...found,
        without: '[part~=message]',
        onward: [],
      },
    ],
    well: found,
  },
  {
    call: myModelLoad,
    query: 'getMyModel=1',
    when: 'when the field gets focus',
    by: [{ press: '[part~=input]' }],
    tells: 'DataQueryFailed',
    ends: [{ about: 'No list shows. The shopper can type a number.', ...quiet, onward: fits }],
    well: found,
  },
  {
    call: fitmentMetrics,
    when: 'after a failed check',
    because: fitmentCheck,
    by: fits,
    tells: [],
    untold: ['offline', 'timeout', 'unavailable'],
    ends: [{ ...checkAgain, about: 'The shopper sees no difference.' }],
    well: found,
  },
]

const brand = (at: number): readonly Deed[] => [
  { press: '.brand-button' },
  { press: `.brands-option:nth-of-type(${at})` },
]

export const dropdownFailures: readonly Failure[] = [
  {
    ...suggest,
    call: combinedSuggest,
    query: 'qtype=combinedModelSuggest',
    after: brand(1),
    tells: 'CombinedSuggestFailed',
  },
  {
    ...lookUp,
    call: combinedSuggest,
    query: 'qtype=combinedModelSuggest',
    after: brand(1),
    by: submit('GS'),
    tells: 'CombinedSuggestFailed',
    well: { at: '[part~=message]', says: 'Please choose your model' },
  },
  {
    call: noDataPopover,
    when: 'when the shopper chooses a brand without data',
    by: brand(2),
    tells: 'NoDataPopoverFailed',
    ends: [
      {
        about: 'A built-in text shows instead of the text from the server.',
        at: '.html',
        says: 'We have no fit information for Northwind yet.',
        onward: [{ press: '.brand-button' }],
      },
    ],
    well: { at: '.brands-option' },
  },
]

const searchPart: Deed = { press: '.entry > [part~=button]:last-of-type' }
const box = { query: 'smartboxAutocomplete', tells: 'SmartboxQueryFailed' } as const

export const smartboxFailures: readonly Failure[] = [
  {
    ...box,
    call: smartboxQuery,
    when: 'while the shopper types',
    by: [type('ber')],
    overtaken: true,
    ends: [
      {
        about: 'The shopper sees an error message. The next key asks again.',
        at: '[part~=message]',
        without: '[part~=option]',
        onward: [type('berg')],
      },
    ],
    well: { ...listed, without: '[part~=message]' },
  },
  {
    ...box,
    call: smartboxQuery,
    query: 'partVerification',
    when: 'when the shopper presses the button that searches parts',
    by: [type('740.2218'), searchPart],
    ends: [
      {
        about: 'The shopper sees an error message and can press the button again.',
        at: '[part~=message]',
        onward: [searchPart],
      },
    ],
    well: { at: '.results [part~=option]' },
  },
  {
    call: smartboxConfig,
    when: 'on load',
    by: [],
    tells: 'EntityConfigCallFailed',
    ends: [{ about: 'The shopper sees no difference.', ...quiet, onward: [type('berg')] }],
    well: listed,
  },
  {
    call: experiencePopover,
    when: 'when the shopper comes to the field',
    by: [{ press: '[part~=input]' }],
    tells: 'ExperiencePopoverFailed',
    ends: [
      {
        about: 'The hint stays.',
        at: '[data-hint=smartPopover]',
        without: '[part~=message]',
        onward: [],
      },
    ],
    well: { at: '[part~=hint]' },
  },
]
