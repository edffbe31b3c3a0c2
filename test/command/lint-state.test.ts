import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lintPage, lintText } from '../support/lint.ts'

const stateOf = (json: string, name = 'page') =>
  `<script type="application/json" data-dp-state="${name}">${json}</script>`
const messagesIn = (file: string) => lintPage(file).map(({ message }) => message)

/** What is said of texts of the page. */
const told = (text: string, file?: string) =>
  lintText(stateOf(text, 'messages'), file).map(({ message }) => message)

describe('dp lint on page state', () => {
  it('COR-008 tells where page state stops being JSON, and of what is no object', () => {
    assert.deepEqual(
      lintPage('state-json.html').map(({ at }) => at),
      ['6:37', '8:54', '9:1'].map(place => `${place} error state-json`),
    )
    const [fault, list, script] = messagesIn('state-json.html')
    assert.match(fault ?? '', /"page" is not valid JSON at "nobody}"; this page state is ignored/)
    assert.match(list ?? '', /expected an object, got .*asin/)
    assert.match(script ?? '', /expected type="application\/json", got nothing/)
  })

  it('reads page state that is very long or very deep', () => {
    for (const value of [
      JSON.stringify('a'.repeat(300_000)),
      `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    ]) {
      const state = stateOf(`{"maxQuantity": ${value}}`, 'quantity-selector')
      const start = performance.now()
      const [{ message } = { message: '' }] = lintText(
        `${state}<dp-quantity-selector data-widget-id="q"></dp-quantity-selector>`,
      )
      assert.match(message, /maxQuantity.*expected a whole number of at least 1, got /)
      // Work that grows with the square of the length takes minutes.
      assert.ok(performance.now() - start < 20_000)
    }
  })

  it('tells of texts that end the script or may be taken for HTML', () => {
    assert.deepEqual(
      lintPage('state-escape.html').map(({ at }) => at),
      ['6:72 error state-escape', '8:81 warning state-escape', '13:82 warning state-escape'],
    )
    const [end, comment, line] = messagesIn('state-escape.html')
    assert.match(end ?? '', /expected \\u003c\/script, got <\/script; this page state is ignored/)
    assert.match(comment ?? '', /expected \\u003c!--, got <!--/)
    assert.match(line ?? '', /expected \\u2028, got U\+2028/)
    assert.deepEqual(lintText(stateOf('{"asin": "\\u003c/script> \\u003c!-- \\u2028"}')), [])
  })

  it('tells of page state that is misnamed, or for no element of the page', () => {
    assert.deepEqual(
      lintPage('state-names.html').map(({ at }) => at),
      [
        '5:33 error state-name',
        '6:33 warning state-name',
        '7:33 warning state-name',
        '11:35 error state-name',
      ],
    )
    const [misspelt, lonely, , child] = messagesIn('state-names.html')
    assert.match(misspelt ?? '', /"expnder".*nearest known name is expander/)
    assert.match(lonely ?? '', /does nothing: the page has no <dp-expander>/)
    assert.match(child ?? '', /expected "action-panel", got "panel"/)
  })

  it('COR-010 tells of fields that are not known, with the nearest', () => {
    const found = lintPage('state-fields.html').filter(({ at }) => at.endsWith('unknown-field'))
    assert.deepEqual(
      found.map(({ at }) => at),
      ['6:3 error unknown-field', '13:5 error unknown-field', '14:5 warning unknown-field'],
    )
    assert.match(found[0]?.message ?? '', /shoper.*nearest known name is shopper/)
    assert.match(found[1]?.message ?? '', /maxQuantiti.*nearest known name is maxQuantity/)
  })

  it('COR-023 tells of texts that no element has, of a tag and of the page', () => {
    const found = [
      ...lintText(stateOf('{"dp-expander": {"expander.mroe": "More"}}', 'messages')),
      ...lintText(
        `<dp-expander>${stateOf('{"messages": {"expander.mroe": "More"}}', 'expander')}</dp-expander>`,
      ),
    ]
    assert.deepEqual(
      found.map(({ at }) => at.split(' ').slice(1).join(' ')),
      ['error unknown-message', 'error unknown-message'],
    )
    for (const { message } of found)
      assert.match(message, /text expander\.mroe of <dp-expander>.*nearest.*expander\.more$/)
  })

  it('COR-023 tells of a text that is none, and of nothing where ids are right or printed', () => {
    assert.match(
      told('{"dp-expander": {"expander.more": 3}}').join(),
      /expander\.more of <dp-expander>: expected a text, got 3; the English text shows/,
    )
    assert.deepEqual(told('{"dp-expander": {"expander.more": "More", "common.close": "Zu"}}'), [])
    assert.deepEqual(told('{"dp-expander": {"<?= $id ?>": "More"}}', 'page.php'), [])
  })

  it('COR-005 tells which part of a field does not fit', () => {
    const found = lintPage('state-fields.html').at(-1)
    assert.equal(found?.at, '17:40 error value')
    assert.match(found.message, /qsItems\[1\]\.data\.quantity: expected number, got "two"/)
  })

  it('COR-016 tells of page state for an id that is given twice, to another tag, or not at all', () => {
    assert.deepEqual(
      lintPage('targets.html').map(({ at }) => at),
      ['9:14', '11:58', '12:58'].map(place => `${place} error target`),
    )
  })

  it('COR-003 says that page state is used instead of an attribute, and what of it', () => {
    const [found] = lintText(
      `<dp-expander data-kind="x">${stateOf('{"kind": "title"}', 'expander')}`,
    )
    assert.match(found?.message ?? '', /got "x"; using "title" instead/)
  })

  it('COR-015 judges what nests deeper than readers go', () => {
    const deep = `{"qsItems": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    const html = `<dp-quantity-selector data-widget-id="q">${stateOf(deep, 'quantity-selector')}</dp-quantity-selector>`
    assert.deepEqual(
      lintText(html).map(({ at }) => at.split(' ').slice(1).join(' ')),
      ['error value'],
    )
  })
})
