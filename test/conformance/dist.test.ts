import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../../elements/index.ts'

// npm test builds dist/ before the tests run.
const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const textOf = (file: string) => readFileSync(dist + file, 'utf8')
/** Files that pages load. Not the command (for Node) or the catalogue (for authors). */
const shipped = globSync('**/*.js', { cwd: dist, exclude: ['command', 'catalog'] })

const preload: Record<string, string[]> = JSON.parse(textOf('preload.json'))
const sums: Record<string, string> = JSON.parse(textOf('sri.json'))

describe('dist', () => {
  it('COR-110 loads at most three files for a page with one quantity selector', () => {
    const files = preload['dp-quantity-selector'] ?? []
    assert.equal(files[0], 'elements/dp-quantity-selector.js')
    assert.ok(1 + files.length <= 3, files.join(', '))
  })

  it('COR-110 has a loader that runs as a classic script', () => {
    assert.doesNotMatch(
      textOf('dp.js'),
      /^(import|export)\b|[;}](import|export)[\s{"']|import\.meta/,
    )
  })

  it('COR-112 has no chunk that imports an entry, because the loader may change the address of an entry', () => {
    const chunks = shipped.filter(file => file.includes('chunks/'))
    assert.ok(chunks.length > 0)
    assert.deepEqual(
      chunks.filter(file => textOf(file).includes('/elements/dp-')),
      [],
    )
  })

  it('COR-115 names the hash of every script and sheet', () => {
    assert.deepEqual(Object.keys(sums), [...shipped, 'dp.css'].toSorted())
    for (const [file, sum] of Object.entries(sums)) {
      const digest = createHash('sha384').update(textOf(file)).digest('base64')
      assert.equal(sum, `sha384-${digest}`, file)
    }
  })

  it('asks browsers to compile each file as it loads', () => {
    const line = '//# allFunctionsCalledOnLoad\n'
    assert.deepEqual(
      shipped.filter(file => !textOf(file).startsWith(line)),
      [],
    )
  })

  it('COR-094 writes no global of a library', () => {
    const global = /(?<!dp-elements)\.(nanostoresGlobal|\w+Versions\?\?=)|Symbol\.metadata\?\?=/
    assert.deepEqual(
      shipped.filter(file => global.test(textOf(file))),
      [],
    )
  })

  it('COR-081 keeps lit out of what every widget loads', () => {
    const cores = shipped.filter(file => /chunks\/(core|parts)-/.test(file))
    assert.ok(cores.length > 0)
    assert.deepEqual(
      cores.filter(file => /lit-html|litHtmlVersions/.test(textOf(file))),
      [],
    )
  })

  it('COR-081 has no widget load lit, at first or later', () => {
    // What comes late for wrappers is a file of its own, which wrappers alone load.
    const loading = shipped
      .filter(file => /["'][^"']*\/lit(\.late)?-[\w-]+\.js["']/.test(textOf(file)))
      .filter(file => !/chunks\/lit\.late-/.test(file))
    const wrappers = catalogue.filter(({ wraps }) => wraps).map(({ tag }) => `elements/${tag}.js`)
    // react/index.js loads all elements, so also the wrappers.
    const all = ['react/index.js', ...wrappers, ...wrappers.map(file => `react/${file}`)]
    assert.deepEqual(loading.toSorted(), all.toSorted())
  })
})
