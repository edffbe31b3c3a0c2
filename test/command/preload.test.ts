import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../../elements/index.ts'
import { runDp } from '../support/command.ts'

// npm test builds dist/ before the tests run.
const root = fileURLToPath(new URL('../../', import.meta.url))
const textOf = (file: string) => readFileSync(`${root}dist/${file}`, 'utf8')
const tags = catalogue.map(({ tag }) => tag)

const preload = (...words: string[]) => runDp('preload', ...words)

const shape =
  /^<link rel="modulepreload" href="(?<folder>[^"]*\/)(?<file>(?:elements|chunks)\/[^"/]+\.js)" integrity="(?<sum>sha384-[^"]+)" crossorigin>$/

function linesOf(...words: string[]) {
  const { status, lines, stderr } = preload(...words)
  assert.deepEqual([status, stderr], [0, ''])
  return lines.map(line => {
    const { folder = '', file = '', sum = '' } = shape.exec(line)?.groups ?? assert.fail(line)
    return { folder, file, sum }
  })
}
const filesOf = (...words: string[]) => linesOf(...words).map(({ file }) => file)

/** An entry and what it imports before it runs, as a browser finds it in the files themselves. */
function needed(entries: readonly string[]): Set<string> {
  const files = new Set(entries)
  for (const file of files) {
    for (const [, target = ''] of textOf(file).matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g)) {
      files.add(posix.join(posix.dirname(file), target))
    }
  }
  return files
}
const entryOf = (tag: string) => `elements/${tag}.js`

describe('dp preload', () => {
  for (const set of [...tags.map(tag => [tag]), ['dp-buy-box', 'dp-quantity-selector'], tags]) {
    it(`COR-115 prints one line for each file that a page with ${set.join(', ')} loads`, () => {
      const files = filesOf(...set)
      assert.equal(new Set(files).size, files.length)
      assert.deepEqual(files.toSorted(), [...needed(set.map(entryOf))].toSorted())
      // A browser asks in this order: of each tag first its entry, which nothing else names.
      assert.deepEqual(
        files.filter(file => file.startsWith('elements/')),
        set.map(entryOf),
      )
      assert.equal(files[0], entryOf(set[0] ?? ''))
    })
  }

  it('COR-115 names the hash of each file, by which the browser judges it', () => {
    for (const { file, sum } of linesOf(...tags)) {
      const digest = createHash('sha384').update(textOf(file)).digest('base64')
      assert.equal(sum, `sha384-${digest}`, file)
    }
  })

  it('COR-115 prints each file once, however often a tag is named', () => {
    assert.deepEqual(filesOf('dp-deal-box', 'dp-deal-box'), filesOf('dp-deal-box'))
  })

  it('COR-115 adds the reader of page state to a page that has some', () => {
    const without = filesOf('dp-quantity-selector')
    const files = filesOf('--state', 'dp-quantity-selector')
    assert.deepEqual(files.slice(0, without.length), without)
    assert.match(files.slice(without.length).join(), /\bshared-/)
    assert.equal(new Set(files).size, files.length)
  })

  it('COR-115 adds code that comes later, where the page knows that it will', () => {
    const without = filesOf('dp-quantity-selector')
    const files = filesOf('--with=quantity-selector.stepper', 'dp-quantity-selector')
    assert.deepEqual(files.slice(0, without.length), without)
    assert.match(files.slice(without.length).join(), /quantity-selector\.stepper/)
  })

  it('COR-115 puts the address of the library before each, with or without its slash', () => {
    for (const base of ['https://cdn.example/dp', 'https://cdn.example/dp/']) {
      const folders = new Set(linesOf(`--base=${base}`, ...tags).map(({ folder }) => folder))
      assert.deepEqual([...folders], ['https://cdn.example/dp/'])
    }
  })

  for (const [word, nonce] of [
    ['--nonce', 'NONCE'],
    ['--nonce=<?= $nonce ?>', '<?= $nonce ?>'],
  ] as const) {
    it(`COR-081 prints ${nonce} as the nonce of each line for ${word}`, () => {
      const { lines } = preload(word, 'dp-deal-box')
      const plain = preload('dp-deal-box').lines
      assert.ok(plain.length > 0)
      assert.deepEqual(
        lines,
        plain.map(line => line.replace(/>$/, ` nonce="${nonce}">`)),
      )
    })
  }

  for (const [words, message] of [
    [[], /^Usage: dp preload/],
    [['dp-deal-box', 'dp-dealbox'], /no element dp-dealbox: did you mean dp-deal-box/],
    [['--stat', 'dp-deal-box'], /'--stat'[^]*Usage: dp preload/],
    [
      ['--with=quantity-selector.steper', 'dp-deal-box'],
      /no late file quantity-selector.steper: did you mean quantity-selector.stepper/,
    ],
  ] as const) {
    it(`COR-115 prints no line, and why, for "${words.join(' ')}"`, () => {
      const { status, lines, stderr } = preload(...words)
      assert.deepEqual([status, lines], [2, []])
      assert.match(stderr, message)
    })
  }
})
