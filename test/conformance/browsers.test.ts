import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { missingIn, missingInSheet, type Missing } from '../support/browser-features.ts'
import { dist, distText } from '../support/derived-files.ts'
import { root } from '../support/packed.ts'

/** What some of our browsers lack, and why no element needs it there. */
const optional: Readonly<Record<string, string>> = {
  requestIdleCallback: 'src/dom/when-idle.ts uses setTimeout',
  moveBefore: 'preact uses insertBefore',
  setHTML: 'src/parts/sanitizer.ts uses DOMPurify',
  currentEntry: 'dp-gift-card-picker goes by the address alone.',
  vibrate: 'A phone without it does not vibrate.',
  getWeekInfo: 'Where it lacks, weeks start on Monday (src/rules/months.ts).',
  responseStatus: 'The inspector says that a call was answered.',
  // Without Trusted Types, lit and DOMPurify write text as it is.
  trustedTypes: 'Trusted Types',
  TrustedTypePolicyFactory: 'Trusted Types',
  createPolicy: 'Trusted Types',
  getAttributeType: 'Trusted Types',
  emptyScript: 'Trusted Types',
}

/** Names of libraries and of ours that other objects of browsers have, too. */
const ours: Readonly<Record<string, string>> = {
  layers: 'src/page/registry.ts: open layers',
  queue: 'src/page/registry.ts: the queue of the page',
  removed: 'DOMPurify: what it has taken out',
}

/** What some of our browsers lack or have in part, and what a shopper sees there. */
const cosmetic: Readonly<Record<string, string>> = {
  '@starting-style': 'Panels open without a fade.',
  'box-decoration-break': 'A mark that goes over two lines is open where the line breaks.',
  'forced-color-adjust': 'The browser picks the colors.',
  'overflow-clip-margin': 'A focus ring is cut at the edge.',
  'overscroll-behavior': 'The page scrolls on at the end of a list.',
  resize: 'A text field keeps its size.',
  'user-select': 'Safari takes -webkit-user-select, which stands beside it.',
}

const files = globSync(['*.js', '{elements,chunks}/*.js'], { cwd: dist })
const sheets = globSync('src/**/*.css', { cwd: root })

const unknown = (missing: readonly Missing[], known: Readonly<Record<string, string>>) =>
  missing
    .filter(({ name }) => !Object.hasOwn(known, name))
    .map(({ name, lackedBy }) => `${name}: not in ${lackedBy.join(', ')}`)

/** Entries of a table that nothing needs any more. */
const stale = (missing: readonly Missing[], known: Readonly<Record<string, string>>) =>
  Object.keys(known).filter(name => !missing.some(one => one.name === name))

const inCode = missingIn(files.map(distText))
const inSheets = sheets.flatMap(file => missingInSheet(readFileSync(root + file, 'utf8')))

const names = (code: string) => missingIn([code]).map(({ name }) => name)

describe('The declared browsers', () => {
  it('COR-131 have the syntax and all objects that the build uses', () => {
    assert.ok(files.length > 20)
    assert.deepEqual(unknown(inCode, { ...optional, ...ours }), [])
    assert.deepEqual(stale(inCode, { ...optional, ...ours }), [])
  })

  it('COR-131 have what the sheets use', () => {
    assert.ok(sheets.length > 20)
    assert.deepEqual(unknown(inSheets, cosmetic), [])
    assert.deepEqual(stale(inSheets, cosmetic), [])
  })

  it('COR-131 are found to lack what is newer', () => {
    assert.deepEqual(names('new URLPattern({})'), ['URLPattern'])
    assert.deepEqual(names('host.moveBefore(a, b)'), ['moveBefore'])
    assert.deepEqual(names('const { setHTML } = body'), ['setHTML'])
    assert.deepEqual(names('Promise.try(() => {})'), ['try'])
    assert.deepEqual(names('const take = 1; const a = { moveBefore() {} }; a.moveBefore(take)'), [])
    assert.throws(() => missingIn(['const pattern = /[a--b]/v']), SyntaxError)
    assert.deepEqual(
      missingInSheet('a { field-sizing: content; color: red }').map(({ name }) => name),
      ['field-sizing'],
    )
    assert.deepEqual(
      missingInSheet('a:open { width: calc-size(auto, size) }').map(({ name }) => name),
      [':open', 'calc-size()'],
    )
  })
})
