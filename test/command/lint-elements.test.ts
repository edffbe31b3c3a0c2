import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lintPage, lintText } from '../support/lint.ts'

const placesIn = (file: string) => lintPage(file).map(({ at }) => at)

function messageAt(file: string, place: string): string {
  const found = lintPage(file).find(({ at }) => at.startsWith(`${place} `))
  return found?.message ?? assert.fail(`nothing at ${place} of ${file}`)
}

describe('dp lint on elements', () => {
  it('finds nothing when all is right', () => {
    assert.deepEqual(lintPage('right.html'), [])
  })

  it('COR-010 tells of tags that are not known, unless the page has disabled them', () => {
    assert.deepEqual(placesIn('unknown-tags.html'), [
      '7:3 error unknown-tag',
      '11:1 error unknown-tag',
      '12:1 warning unknown-tag',
    ])
    assert.match(messageAt('unknown-tags.html', '11:1'), /<dp-expnder>.*nearest.*dp-expander$/)
  })

  it('COR-010 tells of attributes that are not known, and of fields of page state', () => {
    assert.deepEqual(placesIn('unknown-attributes.html'), [
      '7:14 error unknown-attribute',
      '8:3 warning unknown-attribute',
      '11:18 error unknown-attribute',
    ])
    assert.match(messageAt('unknown-attributes.html', '7:14'), /data-kinds.*nearest.*data-kind$/)
    assert.match(messageAt('unknown-attributes.html', '11:18'), /set "contentHtml" in page state/)
  })

  it('COR-005 tells of values that do not fit: what was expected, what came, what is used', () => {
    const messages = lintPage('values.html')
    assert.deepEqual(
      messages.map(({ at }) => at),
      ['8:14', '8:32', '8:61', '9:48', '9:70', '10:44', '10:67', '11:3', '13:61'].map(
        place => `${place} error value`,
      ),
    )
    const parts = messages.map(({ message }) =>
      /> (\S+): expected (.*), got "(.*?)"(?:; using "?(.*?)"? instead)?/
        .exec(message)
        ?.slice(1, 5),
    )
    assert.deepEqual(parts, [
      ['data-kind', 'one of title, bullets', 'titel', 'title'],
      ['data-collapsed-height', 'a whole number of at least 1', '60px', undefined],
      ['data-locale', 'a language tag such as en-US', '?', undefined],
      ['data-max-quantity', 'a whole number of at least 1', '0', '999'],
      ['data-load', 'one of eager, visible, idle', 'lazy', 'eager'],
      ['data-part-search', 'true or false', 'yes', undefined],
      ['data-metrics-url', 'an http(s) or relative address', 'javascript:0', undefined],
      ['data-bullet-target', 'a CSS selector', '[a', '[data-dp-fitment-bullet]'],
      ['data-polling-interval-ms', 'a whole number of at least 1000', '10', '1000'],
    ])
  })

  it('COR-006 tells of required fields that nothing in the page gives', () => {
    assert.deepEqual(placesIn('missing.html'), [
      '9:78 error value',
      '11:1 error missing',
      '11:1 error missing',
      '12:1 warning missing',
    ])
    const message = messageAt('missing.html', '11:1')
    assert.match(message, /needs data-brand: expected a text, got nothing; the fallback shows/)
  })

  it('COR-006 only warns in a piece of a page, and not of what layouts give', () => {
    assert.deepEqual(placesIn('piece.html'), ['1:1 warning missing', '1:1 warning missing'])
  })

  it('COR-060 tells of tags that post with a form and have none', () => {
    assert.deepEqual(placesIn('forms.html'), [
      '7:1 warning form',
      '9:42 error form',
      '12:3 error form',
    ])
    assert.match(messageAt('forms.html', '12:3'), /put <form> around the table/)
  })

  it('tells of tags that the parser moves, leaves out or splits', () => {
    assert.deepEqual(
      placesIn('placement.html'),
      ['8:3', '11:9', '12:4', '13:4', '14:1', '15:1'].map(place => `${place} error placement`),
    )
    for (const [place, message] of [
      ['8:3', /directly in a table/],
      ['11:9', /around the <select>/],
      ['12:4', /split by <ul>: .* before <ul>; a <p> cannot contain <ul>$/],
      ['13:4', /split by <\/b>: write <\/dp-expander> before <\/b>$/],
      ['14:1', /\/> is not closed by its slash/],
      ['15:1', /is not closed: write <\/dp-expander>/],
    ] as const)
      assert.match(messageAt('placement.html', place), message)
  })

  it('COR-034 tells of a second load of dp.js', () => {
    assert.deepEqual(placesIn('loaders.html'), ['9:1 warning loader'])
    assert.match(messageAt('loaders.html', '9:1'), /"https:\/\/cdn\.example\/dp\.js\?v=2"/)
  })
})

const messages = (html: string) => lintText(html).map(({ message }) => message)
const row = (count: string) =>
  `<dp-offer-features><p displayable-row-count="${count}">Text</p></dp-offer-features>`

describe('dp lint on attributes of children', () => {
  it('OFR-001 finds a count that is no whole number of at least 1', () => {
    assert.deepEqual(messages(row('three')), [
      '<p> displayable-row-count: expected a whole number of at least 1, got "three"; the value is ignored',
    ])
    assert.equal(messages(row('0')).length, 1)
    for (const count of ['3', '', '{{ count }}']) assert.deepEqual(messages(row(count)), [], count)
  })

  it('OFR-001 finds a count on the tag itself, and none on other elements', () => {
    assert.deepEqual(
      messages('<dp-offer-features displayable-row-count="3"></dp-offer-features>'),
      [
        '<dp-offer-features> displayable-row-count does nothing: write it on the children of the tag',
      ],
    )
    assert.deepEqual(
      messages('<dp-expander><p displayable-row-count="x">Text</p></dp-expander>'),
      [],
    )
  })
})
