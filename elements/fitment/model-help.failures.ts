import { helpContent, helpVideos } from '../../src/contract/fitment/fitment-help.ts'
import type { Failure } from '../../src/element/describe.ts'

const opening = {
  when: 'when the panel opens',
  by: [{ press: '[part~=button]' }],
  tells: 'ModelHelpFailed',
  ends: [
    {
      about: 'The panel shows an error and a button that asks again. The drop-downs stay.',
      at: '.help',
      says: 'This help could not be loaded.',
      onward: [{ press: '.help .link' }],
    },
  ],
} as const satisfies Partial<Failure>

export const helpFailures: readonly Failure[] = [
  { ...opening, call: helpVideos, well: { at: '[part~=video]' } },
  { ...opening, call: helpContent, with: { 'data-layout': 'v2' }, well: { at: '[part~=right]' } },
]
