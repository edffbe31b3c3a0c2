import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { project } from '../support/docs.ts'
import { follow, written } from '../support/docs-example.ts'
import { runTool } from '../support/packed.ts'
import { breach } from './import-rules.ts'
import { importsOf } from './source-files.ts'

/** Inside the project, where its packages are found. */
const folder = join(project, '.cache/new-element')

describe('The element of docs/new-element.md', () => {
  before(() => {
    follow(folder)
    const changed = ['demo/store/handlers.ts', 'test/store/contract.test.ts']
    const files = [...written.filter(file => /\.tsx?$/.test(file)), ...changed]
    const ambient = ['src/build.d.ts', 'src/css.d.ts']
    const config = { extends: './tsconfig.json', include: [], files: [...files, ...ambient] }
    writeFileSync(join(folder, 'tsconfig.example.json'), JSON.stringify(config))
  })
  after(() => rmSync(folder, { recursive: true }))

  it('compiles together with the files that it changes', () =>
    assert.deepEqual(runTool('tsc', ['-p', join(folder, 'tsconfig.example.json')]), {
      status: 0,
      output: '',
    }))

  it('passes the test of its model', () => {
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const file = 'test/models/stock-check.test.ts'
    const { status, stdout } = spawnSync('node', ['--test', file], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    assert.equal(status, 0, stdout)
    assert.match(stdout, /pass 3\b/)
  })

  it('keeps to what each folder may import', () => {
    const breaches = written
      .filter(file => /\.tsx?$/.test(file) && !file.startsWith('test/'))
      .flatMap(file => importsOf(folder, file).flatMap(found => breach(file, found) ?? []))
    assert.deepEqual(breaches, [])
  })
})
