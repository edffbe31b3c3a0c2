import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  accessoryOf,
  buttonText,
  lackOf,
  priceText,
  unitsOf,
} from '../../../src/widgets/bundles/smart-home-bundle/smart-home-bundle.rules.ts'

const said = (
  price: string | null,
  asin: string | null = 'B0BULB0001',
  more: string | null = 'OL1',
) => ({
  price,
  asin,
  offerListingId: more,
})
const dollars = {
  currencyCode: 'USD',
  priceFormat: '${amount}',
  currencyDecimalSeparator: '.',
  currencyThousandsSeparator: undefined,
  locale: 'en-US',
}
const yen = { ...dollars, currencyCode: 'JPY', priceFormat: '￥{amount}' }

describe('rules of the smart-home bundle', () => {
  it('SMH-001 takes a price as templates print it, with both ids', () => {
    const item = { asin: 'B0BULB0001', offerListingId: 'OL1' }
    for (const [price, amount] of [
      ['19.99', 1999],
      [' 5 ', 500],
      ['.5', 50],
      ['1e2', 10_000],
      ['0', 0],
    ] as const) {
      assert.deepEqual(accessoryOf(said(price), 'EUR'), { ...item, amount })
    }
    assert.deepEqual(accessoryOf(said('1200'), 'JPY'), { ...item, amount: 1200 })
  })

  it('SMH-001 says what keeps a box from being offered', () => {
    for (const price of [
      null,
      '',
      '19,99',
      'NaN',
      'Infinity',
      '1e999',
      '1e11',
      '-1e11',
      '$5',
      '0x10',
      '1\u00002',
    ]) {
      assert.match(`${accessoryOf(said(price), 'EUR') as string}`, /^data-price: expected a price/)
    }
    assert.equal(accessoryOf(said('1', ''), 'EUR'), 'data-asin: expected a text, got ""')
    assert.equal(
      accessoryOf(said('1', 'B0BULB0001', null), 'EUR'),
      'data-offerlistingid: expected a text, got null',
    )
  })

  it('SMH-003 writes two decimals', () => {
    assert.equal(priceText(1999 + 501, dollars), '$25.00')
    assert.equal(priceText(0, dollars), '$0.00')
    assert.equal(priceText(5, dollars), '$0.05')
  })

  it('SMH-004 writes no decimals for JPY, and groups as configured', () => {
    assert.equal(priceText(1500, yen), '￥1500')
    assert.equal(priceText(1500, { ...yen, currencyThousandsSeparator: ',' }), '￥1,500')
  })

  it('SMH-005 takes the configured signs, and puts the amount in its place', () => {
    const euros = {
      ...dollars,
      currencyCode: 'EUR',
      priceFormat: '{amount} €',
      currencyDecimalSeparator: ',',
      currencyThousandsSeparator: '.',
    }
    assert.equal(priceText(2500, euros), '25,00 €')
    assert.equal(priceText(123_456_789, euros), '1.234.567,89 €')
    // What a replacement means by itself counts for nothing.
    assert.equal(priceText(2500, { ...euros, priceFormat: '$& $1 {amount}' }), '$& $1 25,00')
  })

  it('SMH-005 writes the digits of the page', () => {
    assert.equal(priceText(2500, { ...dollars, locale: 'ar-EG' }), '$٢٥.٠٠')
  })

  it('SMH-008 SMH-009 needs a decimal separator, unless the currency has no decimals', () => {
    const without = { currencyDecimalSeparator: undefined }
    assert.equal(lackOf(dollars), undefined)
    assert.equal(lackOf({ ...yen, ...without }), undefined)
    assert.match(
      `${lackOf({ ...dollars, ...without })}`,
      /data-currency-decimal-separator is required/,
    )
    assert.match(
      `${lackOf({ ...dollars, currencyCode: 'EUR', currencyDecimalSeparator: '' })}`,
      /EUR/,
    )
  })

  it('SMH-011 has the configured text for none, one and many', () => {
    const config = {
      locale: 'en-US',
      messageNone: 'None',
      messageOne: 'Add {count} item',
      messageMany: 'Add {count} items, {count} in all',
    }
    assert.deepEqual(
      [0, 1, 2].map(count => buttonText(count, config)),
      ['None', 'Add 1 item', 'Add 2 items, 2 in all'],
    )
    assert.equal(buttonText(12, { ...config, locale: 'ar-EG' }), 'Add ١٢ items, ١٢ in all')
    const plural = { ...config, messageMany: '{count, plural, two {# zwei} other {# viele}}' }
    assert.equal(buttonText(3, plural), '3 viele')
  })

  it('SMH-017 tells the total as a number of currency units', () => {
    assert.deepEqual(
      [unitsOf(2500, 'EUR'), unitsOf(7480, 'EUR'), unitsOf(1500, 'JPY')],
      [25, 74.8, 1500],
    )
    assert.equal(unitsOf(-5, 'EUR'), -0.05)
  })
})
