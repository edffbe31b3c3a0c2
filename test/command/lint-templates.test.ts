import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { array, assert as hold, constantFrom, oneof, property, string } from 'fast-check'
import { blank } from '../../command/lint/blank.ts'
import { lintPage, lintText } from '../support/lint.ts'

/** What is wrong in each template beside what its server decides. */
const mistakes: Readonly<Record<string, readonly string[]>> = {
  'product.blade.php': ['3:60 error unknown-attribute', '6:14 error value'],
  'product.cshtml': ['9:38 error value'],
  'product.erb': ['6:77 warning unknown-attribute'],
  'product.ftl': ['2:35 error value'],
  'product.hbs': ['4:14 error value'],
  'product.jsp': ['4:14 error value'],
  'product.php': ['8:57 error target', '9:39 error unknown-attribute'],
  'product.tpl': ['3:14 error value'],
  'product.twig': ['9:42 warning unknown-attribute', '9:68 error value'],
  'product.vm': ['2:14 error value'],
}

const files = Object.keys(mistakes).map(file => `views/${file}`)
const pieces = [
  '<dp-expander| data-kind="|"|>|</dp-expander>|<p>|<table>|<select>|<template>|<html>|<!--',
  '<script data-dp-state="page">|{"asin": |</script>| id="a"|/dp.js|\\|\r\n|\n|\0|\u2028|\uE000|\uD800',
  '<%|%>|<?php |?>|{{|}}|{%|%}|{#|#}|${|{|}|@|@{|if|(|)',
].flatMap(line => line.split('|'))
const anyText = array(oneof(constantFrom(...pieces), string()), { maxLength: 40 }).map(parts =>
  parts.join(''),
)
const anyFile = constantFrom('page.html', ...files)

/** Tags of all languages that common templates share, with what would be mistakes inside. */
const tag = constantFrom(
  '<% if (a > "b") { %>',
  '<%= "<dp-expnder>" %>',
  '<?php echo "x" ?>',
  '{{ name }}',
  '{{{ html }}}',
  '{% for one in all %}',
  '{# <dp-expander data-kind="x"> #}',
)
const html = constantFrom('<p>', 'text', '<b class="', '">', '\r\n', '\n', '<ul><li>', ' ')

describe('dp lint on templates', () => {
  for (const [file, expected] of Object.entries(mistakes)) {
    it(`finds in ${file} what the author wrote, and nothing that the server writes`, () => {
      assert.deepEqual(
        lintPage(`templates/${file}`).map(({ at }) => at),
        expected,
      )
    })
  }

  it('keeps each offset when it takes out template tags', () => {
    hold(
      property(anyText, anyFile, (text, file) => {
        const blanked = blank(text, file)
        assert.equal(blanked.length, text.length)
        for (let at = 0; at < text.length; at += 1) {
          const isKept = blanked[at] === text[at]
          assert.ok(isKept || /[\uE000\uE001\uFFFD ]/.test(blanked[at] ?? ''), text)
        }
      }),
    )
  })

  it('finds a mistake at its place, whatever template tags stand before', () => {
    hold(
      property(array(oneof(tag, html)), parts => {
        const before = `${parts.join('')}"><p>`
        const [found] = lintText(`${before}\n<dp-expander data-kind="nope"></dp-expander>`)
        const line = before.split(/\r\n|\n/).length + 1
        assert.equal(found?.at, `${line}:14 error value`)
      }),
    )
  })

  it('COR-015 ends with an answer on any text', () => {
    hold(
      property(anyText, anyFile, (text, file) => {
        const lines = text.split(/\r\n|\n|\r/)
        for (const { at, message } of lintText(text, file)) {
          const [line = 0, column = 0] = at.split(/[: ]/).map(Number)
          assert.ok(line >= 1 && line <= lines.length, at)
          assert.ok(column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1, at)
          assert.ok(message.length > 0)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
