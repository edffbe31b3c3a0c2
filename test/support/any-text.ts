import * as fc from 'fast-check'

const character = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0x80, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10_ffff }),
  )
  .map(code => String.fromCodePoint(code))

/**
 * Text of any characters: control characters and unassigned ones, too. The library's own unit for this builds a table of a
 * million characters when it is imported, which takes longer than most tests.
 */
export const anyText = (constraints: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: character, ...constraints })
