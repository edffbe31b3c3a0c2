import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { assert as holds, constantFrom, property, string } from 'fast-check'
import { cleanZip, zipFault } from '../../../src/rules/zip.ts'
import { forgetPage, opened } from '../../support/location-model.ts'

const judge = (typed: string, rule: 'strict' | 'extended') => zipFault(cleanZip(typed), rule)

describe('rules for zip codes', () => {
  it('LOC-015 extended takes five digits, and nine with a hyphen or a blank between', () => {
    for (const zip of ['12345', '12345-6789', '12345 6789']) {
      assert.equal(judge(zip, 'extended'), null, zip)
    }
  })

  it('LOC-016 extended takes nothing else', () => {
    for (const typed of ['1234', '123456789', '12345-678', '1234a', '', '12345-', '12345  6789']) {
      assert.equal(judge(typed, 'extended'), 'invalid', typed)
    }
  })

  it('LOC-017 removes blanks around, and uppercases', () => {
    assert.equal(cleanZip('  ec1a 1bb\t'), 'EC1A 1BB')
    assert.equal(judge(' 12345 ', 'strict'), null)
  })

  it('LOC-021 tells addresses of the armed forces', () => {
    for (const typed of ['APOAE09123', 'FPO AP 96601', 'dpo aa 34001']) {
      assert.equal(judge(typed, 'extended'), 'military', typed)
    }
  })

  it('LOC-022 does not take what is similar for one', () => {
    for (const typed of [
      'BPOAE09123',
      'APOAE0912',
      'APOAE091234',
      'APO A E09123',
      'A PO AE 09123',
    ]) {
      assert.equal(judge(typed, 'extended'), 'invalid', typed)
    }
  })

  it('LOC-026 strict takes five digits alone', () => {
    assert.equal(judge('12345', 'strict'), null)
    for (const typed of ['12345-6789', '12345 6789', '1234', '123456', '']) {
      assert.equal(judge(typed, 'strict'), 'invalid', typed)
    }
  })

  it('LOC-016 takes an input for a zip code only where five digits begin it', () => {
    holds(
      property(string({ unit: 'grapheme' }), constantFrom('strict', 'extended'), (typed, rule) => {
        const zip = cleanZip(typed)
        const fault = zipFault(zip, rule)
        assert.ok(fault !== null || /^\d{5}/.test(zip))
        assert.ok(fault === null || rule === 'extended' || !/^\d{5}$/.test(zip))
      }),
    )
  })
})

async function submitted(zip: string, config: Parameters<typeof opened>[0]) {
  const made = await opened(config)
  made.panel.type(zip)
  made.panel.submitZip()
  return made
}

describe('zip field of the location popover', () => {
  afterEach(forgetPage)

  const extended = { zipRule: 'extended' } as const

  it('LOC-018 LOC-019 sends the first five characters, as typed', async () => {
    const { bodies } = await submitted(' 12345-6789 ', extended)
    const [body] = bodies('address-change') as [Record<string, string>]
    assert.equal(body['zipCode'], '12345')
    assert.equal(body['locationType'], 'LOCATION_INPUT')
  })

  it('LOC-016 LOC-020 tells an invalid zip code, and sends nothing', async () => {
    const { calls, said, shown } = await submitted('1234a', extended)
    assert.equal(shown().alert, 'invalidZip')
    assert.deepEqual(said.announced, ['Please enter a valid zip code.'])
    assert.deepEqual(calls('address-change'), [])
  })

  it('LOC-021 tells a military address by its own alert, and sends nothing', async () => {
    const { calls, shown } = await submitted('dpo aa 34001', extended)
    assert.equal(shown().alert, 'military')
    assert.deepEqual(calls('address-change'), [])
  })

  it('LOC-026 LOC-027 strict rejects all but five digits by one alert', async () => {
    for (const zip of ['12345-6789', 'APOAE09123', '']) {
      const { calls, shown } = await submitted(zip, { zipRule: 'strict' })
      assert.equal(shown().alert, 'invalidInput', zip)
      assert.deepEqual(calls('address-change'), [])
    }
  })

  it('LOC-026 is strict in the popover and extended in the modal where the page says nothing', async () => {
    assert.equal((await submitted('12345-6789', {})).shown().alert, 'invalidInput')
    const modal = { globalModalEligible: true, deviceType: 'desktop' } as const
    assert.equal((await submitted('12345-6789', modal)).shown().alert, null)
    assert.equal(
      (await submitted('12345-6789', { ...modal, deviceType: 'iPad' })).shown().alert,
      'invalidInput',
    )
  })

  it('LOC-023 takes the alert away with the next key', async () => {
    const { panel, shown } = await submitted('1', {})
    panel.type('12')
    assert.deepEqual([shown().zip, shown().alert], ['12', null])
  })

  it('LOC-020 takes the alert away with a valid input', async () => {
    const { panel, shown } = await submitted('1', {})
    panel.type('10115')
    panel.submitZip()
    assert.equal(shown().alert, null)
  })
})
