import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { project } from '../support/docs.ts'
import { changed, follow, written } from '../support/docs-example.ts'
import { runTool } from '../support/packed.ts'
import { breach, hasRole } from './import-rules.ts'
import { importsOf } from './source-files.ts'

/** Inside the project, where its packages are found. */
const folder = join(project, '.cache/new-element')

const isCode = (file: string) => /\.tsx?$/.test(file)
const code = [...written, ...changed].filter(isCode)
const ownCode = code.filter(file => !file.startsWith('test/'))

/** Runs a test in the copy. */
function runTest(file: string) {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout } = spawnSync('node', ['--test', file], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  assert.equal(status, 0, stdout)
  return stdout
}

describe('The element of docs/new-element.md', () => {
  before(() => {
    follow(folder)
    const whole = ['demo/store/app.ts', 'demo/pages/site.ts', 'test/store/requests.ts']
    const files = [...code, ...whole, 'src/build.d.ts', 'src/css.d.ts']
    const config = { extends: './tsconfig.json', include: [], files }
    writeFileSync(join(folder, 'tsconfig.example.json'), JSON.stringify(config))
  })
  after(() => rmSync(folder, { recursive: true }))

  it('compiles together with the files that it changes', () =>
    assert.deepEqual(runTool('tsc', ['-p', join(folder, 'tsconfig.example.json')]), {
      status: 0,
      output: '',
    }))

  it('passes the test of its model', () =>
    assert.match(runTest('test/models/buying/stock-check.test.ts'), /pass 2\b/))

  it('has all its texts in the languages of the shop', () =>
    assert.match(runTest('test/pages/texts.test.ts'), /<dp-stock-check> in ar/))

  it('keeps to what each file may import', () => {
    const breaches = ownCode.flatMap(file =>
      importsOf(folder, file).flatMap(found => breach(file, found) ?? []),
    )
    assert.deepEqual(breaches, [])
  })

  it('has the role of each file of its widget in the name', () => {
    const widget = code.filter(file => file.startsWith('src/widgets/'))
    assert.ok(widget.length > 3)
    assert.deepEqual(
      widget.filter(file => !hasRole(file)),
      [],
    )
  })
})
