import { featureContent } from '../../src/contract/content/feature.ts'
import type { Failure } from '../../src/element/describe.ts'

export const climateFailures: readonly Failure[] = [
  {
    call: featureContent,
    when: 'when the sheet first opens',
    by: [{ press: 'button[part=badge]' }],
    tells: 'ClimateContentFailed',
    ends: [
      {
        about: 'The sheet shows an error and a link that asks again. So does the next opening.',
        at: '[part=message]',
        says: 'This information could not be loaded.',
        onward: [{ press: '[part=message] .link' }],
      },
    ],
    well: { at: '[part=content] [data-dp-view]' },
  },
]
