import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { catalogue } from '../../elements/index.ts'
import { runDp } from '../support/command.ts'
import { dist } from '../support/derived-files.ts'

const scratch = mkdtempSync(join(tmpdir(), 'dp-copy-'))
after(() => rmSync(scratch, { recursive: true }))

const folder = (name: string) => join(scratch, name)
const filesIn = (where: string) =>
  globSync('**/*.*', { cwd: where })
    .map(file => file.replaceAll('\\', '/'))
    .toSorted()
const textOf = (where: string, file: string) => readFileSync(join(where, file), 'utf8')
const json = <T>(where: string, file: string): T => JSON.parse(textOf(where, file))

function copied(name: string, ...words: string[]): string {
  const { status, stderr } = runDp('copy', ...words, folder(name))
  assert.deepEqual([status, stderr], [0, ''])
  return folder(name)
}

/** Every file that a script of the folder loads. */
const loaded = (where: string) =>
  filesIn(where)
    .filter(file => file.endsWith('.js'))
    .flatMap(file =>
      [...textOf(where, file).matchAll(/["'](\.\.?\/[\w./-]+\.js)["']/g)].map(([, target = '']) =>
        join(file, '..', target).replaceAll('\\', '/'),
      ),
    )

describe('dp copy', () => {
  it('COR-129 copies what pages load, without source maps and without the inspector', () => {
    const where = copied('plain/public/dist')
    const files = filesIn(where)
    for (const { tag } of catalogue) assert.ok(files.includes(`elements/${tag}.js`), tag)
    for (const file of ['dp.js', 'dp.css', 'wanted.js', 'LICENSES.txt'])
      assert.ok(files.includes(file), file)
    assert.deepEqual(
      files.filter(
        file => !/^((elements|chunks)\/[\w.-]+\.js|[\w-]+\.(js|css|json|txt))$/.test(file),
      ),
      [],
    )
    for (const file of files) {
      assert.doesNotMatch(file, /\.map$|inspector/)
      const text = textOf(where, file)
      assert.doesNotMatch(text, /sourceMappingURL/, file)
      if (file.endsWith('.js')) assert.equal(text, textOf(dist, file))
    }
    assert.deepEqual(
      loaded(where).filter(file => !files.includes(file)),
      [],
    )
  })

  it('COR-129 leaves the lists for the page consistent', () => {
    const where = copied('lists')
    const files = filesIn(where)
    const sums = json<Record<string, string>>(where, 'sri.json')
    assert.deepEqual(
      Object.keys(sums).toSorted(),
      files.filter(file => /\.(js|css)$/.test(file)),
    )
    for (const [file, sum] of Object.entries(sums)) {
      const digest = createHash('sha384').update(textOf(where, file)).digest('base64')
      assert.equal(sum, `sha384-${digest}`, file)
    }
    for (const list of ['preload.json', 'preload-state.json', 'preload-late.json']) {
      const named = Object.values(json<Record<string, string[]>>(where, list)).flat()
      assert.ok(named.length > 0)
      assert.deepEqual(
        named.filter(file => !files.includes(file)),
        [],
        list,
      )
    }
  })

  it('COR-129 adds source maps and the inspector for --debug', () => {
    const where = copied('debug', '--debug')
    const files = filesIn(where)
    assert.ok(files.includes('elements/dp-inspector.js'))
    assert.deepEqual(
      files.filter(file => file.endsWith('.js') && !files.includes(`${file}.map`)),
      [],
    )
  })

  it('COR-129 replaces an earlier copy whole', () => {
    copied('again', '--debug')
    assert.deepEqual(filesIn(copied('again')), filesIn(copied('plain/public/dist')))
  })

  it('COR-129 touches no folder that holds other files', () => {
    const where = folder('site')
    mkdirSync(where)
    writeFileSync(join(where, 'index.html'), 'the shop')
    const { status, stderr } = runDp('copy', where)
    assert.equal(status, 2)
    assert.match(stderr, /holds other files[^]*name a new folder, such as .*site.dist/)
    assert.deepEqual(filesIn(where), ['index.html'])
  })

  it('COR-129 replaces no library by itself', () => {
    assert.equal(runDp('copy', dist).status, 2)
    assert.ok(existsSync(join(dist, 'dp.js')))
  })

  for (const words of [[], ['one', 'two'], ['--all', 'one']]) {
    it(`COR-129 copies nothing for "${words.join(' ')}", and says how it is used`, () => {
      const { status, stderr } = runDp('copy', ...words)
      assert.equal(status, 2)
      assert.match(stderr, /Usage: dp copy/)
    })
  }
})
