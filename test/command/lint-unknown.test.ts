import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readPage } from '../../command/lint/page.ts'
import { isStored } from '../../command/lint/sources.ts'
import { lintText } from '../support/lint.ts'

const script = (name: string, json: string, more = '') =>
  `<script type="application/json" data-dp-state="${name}"${more}>${json}</script>`
const page = (body: string, head = '') => `<!doctype html><head>${head}</head><body>${body}`
const stripe = (content = '') => `<dp-ownership-stripe>${content}</dp-ownership-stripe>`
const told = (text: string) => lintText(text).map(({ at }) => at.replace(/^\S+ /, ''))
const messages = (text: string) => lintText(text).map(({ message }) => message)

/** What stands in a piece of a page, and is right if the server prints the right things. */
const open: Readonly<Record<string, string>> = {
  "a part of an attribute's name": '<dp-expander data-<%= name %>="x"></dp-expander>',
  'when a tag loads': '<dp-expander data-load="<%= when %>"></dp-expander>',
  'nothing for when a tag loads': '<dp-expander data-load=""></dp-expander>',
  'the name of page state':
    '<script type="application/json" data-dp-state="{{ name }}">{}</script>',
  'names of fields': stripe(script('ownership-stripe', '{"{{ name }}": "x"}')),
  'all of page state': stripe(script('ownership-stripe', '<%= json %>')),
  'names inside of a field': script('quantity-selector', '{"qsItems": [{"{{ name }}": 1}]}'),
  'a list by a loop': script('page', '{"addOns": [{% for a in all %}{{ a }},{% endfor %}]}'),
  'the page around': `${script('expander', '{}')}<form></form><i form="far"></i>`,
  'the form elsewhere':
    '<dp-quantity-selector data-widget-id="a" form="far"></dp-quantity-selector>',
}

describe('dp lint on what it cannot know', () => {
  for (const [what, text] of Object.entries(open)) {
    it(`says nothing when the server decides ${what}`, () => {
      assert.deepEqual(messages(text), [])
    })
  }

  it('finds what stands beside conditions in page state', () => {
    const json = '{"kind": "titel" {% if tall %}, "collapsedHeight": 9 {% endif %}}'
    assert.deepEqual(told(script('expander', json)), ['error value'])
  })

  it('COR-003 says that page state is used when the server prints that', () => {
    const [message] = messages(
      `<dp-expander data-kind="x">${script('expander', '{{ all }}')}</dp-expander>`,
    )
    assert.match(message ?? '', /; using page state instead$/)
  })

  it('COR-016 says that page state for the id is used before that for all', () => {
    const states =
      script('expander', '{"kind": "title"}', ' data-dp-for="a"') +
      script('expander', '{"kind": "bullets"}')
    const [message] = messages(`<dp-expander id="a" data-kind="x"></dp-expander>${states}`)
    assert.match(message ?? '', /; using "title" instead$/)
  })

  it('takes what is for the page for that, though it stands in an element', () => {
    const states = script('page', '{"asin": "B0HEADPH01"}') + script('messages', '{}')
    assert.deepEqual(messages(`<dp-expander>${states}</dp-expander>`), [])
  })

  it('COR-114 asks for no field of a tag that the page has disabled', () => {
    const meta = '<meta name="dp-disable" content="dp-ownership-stripe">'
    assert.deepEqual(messages(page(stripe(), meta)), [])
    assert.equal(messages(page(stripe())).length, 3)
  })

  it('takes a page for whole when template tags stand in its scripts alone', () => {
    assert.ok(told(page(`${stripe()}<script>x = '{{ y }}'</script>`)).includes('error missing'))
    assert.ok(told(`<?xml version="1.0"?>${page(stripe())}`).includes('error missing'))
    assert.ok(told(page(`${stripe()}{{ y }}`)).includes('warning missing'))
  })

  it('takes characters of the page for its own, whichever they are', () => {
    assert.deepEqual(told('<dp-expander data-kind="\uE000"></dp-expander>'), ['error value'])
  })

  it('takes a name for misspelt up to a third of its letters', () => {
    assert.deepEqual(told('<dp-expander data-colapsed-heigth="9"></dp-expander>'), [
      'error unknown-attribute',
    ])
    assert.deepEqual(told('<dp-expander data-column-index="9"></dp-expander>'), [
      'warning unknown-attribute',
    ])
  })

  it('tells of tags in SVG, and which of two is closed by an end tag', () => {
    assert.deepEqual(told('<svg><dp-expander data-kind="x"/></svg>'), ['error placement'])
    const [split, unclosed] = messages(page('<p><dp-expander><p><dp-expander><p></dp-expander>'))
    assert.match(split ?? '', /is split/)
    assert.match(unclosed ?? '', /is not closed/)
  })

  it('COR-060 tells of a form in a row of a table that is elsewhere', () => {
    const row =
      '<tr><form><td><dp-quantity-selector data-widget-id="a"></dp-quantity-selector></td></form></tr>'
    assert.deepEqual(told(row), ['error form'])
  })

  it('counts lines by all line ends', () => {
    const [found] = lintText('a\rb\r\nc\n <dp-expandr></dp-expandr>')
    assert.equal(found?.at, '4:2 error unknown-tag')
  })

  for (const [json, path, isThere] of [
    ['{"asin": "B0HEADPH01"}', 'asin', true],
    ['{"product": {"asin": "B0HEADPH01"}}', 'asin', true],
    ['{"product": {"offerListingId": "OL1"}}', 'product.offerListingId', true],
    ['{"products": [{"offerListingId": "OL1"}]}', 'product.offerListingId', true],
    ['{"product": {"offerListingId": null}}', 'product.offerListingId', false],
    ['{"context": {"pageType": "detail"}}', 'context.pageType', true],
    ['{"context": {}}', 'context.pageType', false],
    ['{{ all }}', 'context.pageType', true],
  ] as const) {
    it(`COR-003 ${isThere ? 'finds' : 'misses'} ${path} when page state says ${json}`, () => {
      const found = readPage(script('page', json), 'page.html') ?? assert.fail()
      const field = {
        name: 'x',
        attributeName: 'data-x',
        kind: 'text',
        about: '',
        store: { path },
      } as const
      assert.equal(isStored(found, field), isThere)
    })
  }
})
