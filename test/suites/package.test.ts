import assert from 'node:assert/strict'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { publint } from 'publint'
import { families } from '../../elements/index.ts'
import { docs, linksOf } from '../support/docs.ts'
import { comparison } from '../support/inferred.ts'
import { installIn, pack, runTool, type Packed } from '../support/packed.ts'

const manifest: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

/** Every path in `value`, at any depth. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/^\.\//, '')]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(pathsIn) : []
}

const named = ['bin', 'types', 'exports', 'customElements', 'web-types', 'contributes']

/** The requirements of one family, for engineers of the repository. Those of all elements are in core.md. */
const isSpecOfOne = (path: string) => /^docs\/spec\/(?!core\.md)/.test(path)

describe('the package', () => {
  let packed: Packed
  let shop: string
  before(() => {
    packed = pack()
    shop = installIn(packed, 'test/support/typed-shop')
  })
  after(() => packed.remove())

  it('COR-120 holds each file that package.json names', () => {
    const paths = named.flatMap(name => pathsIn(manifest[name]))
    assert.ok(paths.length > 10)
    for (const path of paths) {
      const [start = '', end = ''] = path.split('*')
      assert.ok(
        packed.files.some(file => file.startsWith(start) && file.endsWith(end)),
        path,
      )
    }
  })

  it('holds the library and its pages alone', () => {
    const others = packed.files.filter(file => !file.startsWith('dist/'))
    const pages = docs.map(({ path }) => path).filter(path => !isSpecOfOne(path))
    const files = [...pages, 'LICENSE', 'docs/product-page.png', 'package.json']
    assert.deepEqual(others.toSorted(), files.toSorted())
  })

  it('COR-128 holds every file that its pages link to', () => {
    const held = new Set(packed.files)
    const pages = docs.filter(({ path }) => held.has(path))
    assert.ok(pages.length > 8)
    for (const page of pages) {
      const targets = linksOf(page).flatMap(target => target.split('#')[0] || [])
      assert.deepEqual(
        targets.filter(target => !held.has(join(dirname(page.path), target))),
        [],
        page.path,
      )
    }
  })

  it('holds the licences of what is bundled in it', () => {
    const licences = readFileSync(new URL('../../dist/LICENSES.txt', import.meta.url), 'utf8')
    for (const name of ['preact', 'lit', 'dompurify', 'nanostores', '@r2wc/core'])
      assert.match(licences, new RegExp(`^${name} \\d`, 'm'))
    for (const other of ['react', 'catalog/scripts', 'command'])
      assert.ok(packed.files.includes(`dist/${other}/LICENSES.txt`), other)
    assert.ok(packed.files.includes('dist/catalog/fonts/LICENSE.txt'))
  })

  it('has nothing that publint finds', async () => {
    const { messages } = await publint({
      strict: true,
      pack: { tarball: readFileSync(packed.tarball).buffer },
    })
    assert.deepEqual(messages, [])
  })

  it('has types that resolve, however modules are resolved', () => {
    // ES modules only. Text has no types. For each path with *, check one file.
    const { status, output } = runTool('attw', [
      packed.tarball,
      '--profile=esm-only',
      '--no-definitely-typed',
      '--format=ascii',
      '--exclude-entrypoints=./llms.txt',
      '--include-entrypoints=./elements/dp-deal-box.js',
      '--include-entrypoints=./react/dp-deal-box.js',
    ])
    assert.equal(status, 0, output)
  })

  it('COR-120 types configuration and details as the descriptors do', () => {
    writeFileSync(join(shop, 'inferred.ts'), comparison(families))
    const options = [
      '--ignoreConfig',
      '--strict',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
    ]
    const sources = ['--allowImportingTsExtensions', '--noEmit', '--skipLibCheck', '--types', '']
    const result = runTool('tsc', [...options, ...sources, 'inferred.ts'], shop)
    rmSync(join(shop, 'inferred.ts'))
    assert.deepEqual(result, { status: 0, output: '' })
  })

  for (const resolution of ['nodenext', 'bundler']) {
    it(`COR-120 types pages, React and preact when modules are resolved as by ${resolution}`, () => {
      const module = resolution === 'bundler' ? 'esnext' : resolution
      const words = ['-p', shop, '--moduleResolution', resolution, '--module', module]
      assert.deepEqual(runTool('tsc', words), { status: 0, output: '' })
    })
  }
})
