import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { runDp } from '../support/command.ts'

const { version, bin } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

describe('dp', () => {
  it('lists its commands when it is given no words, which is wrong use', () => {
    const { status, stdout } = runDp()
    assert.equal(status, 2)
    assert.match(stdout, /^Usage: dp COMMAND[^]*\n {2}lint {5}[^]*\n {2}tags {5}/)
  })

  it('lists its commands when it is asked for help', () => {
    for (const word of ['--help', '-h']) {
      const { status, stdout, stderr } = runDp(word)
      assert.deepEqual([status, stderr], [0, ''])
      assert.match(stdout, /^Usage: dp COMMAND/)
    }
  })

  it('tells what a command takes when that is asked for help', () => {
    for (const name of ['copy', 'lint', 'preload', 'tags']) {
      const { status, stdout } = runDp(name, '--help')
      assert.equal(status, 0)
      assert.match(stdout, new RegExp(`^Usage: dp ${name} `))
    }
  })

  it('tells the version of the package', () => {
    assert.deepEqual(runDp('--version'), {
      status: 0,
      stdout: `${version}\n`,
      stderr: '',
      lines: [version],
    })
  })

  it('names the nearest command when there is none of a name', () => {
    for (const name of ['prelod', 'toString', '__proto__']) {
      const { status, stdout, stderr } = runDp(name)
      assert.deepEqual([status, stdout], [2, ''])
      assert.match(stderr, new RegExp(`no command ${name}: did you mean dp \\w+\\?`))
    }
    assert.match(runDp('prelod').stderr, /did you mean dp preload\?/)
  })

  it('is run by Node under both names that the package gives it', () => {
    const names = ['dp', 'dp-elements']
    assert.deepEqual(Object.keys(bin), names)
    for (const name of names) {
      const built = readFileSync(new URL(`../../${bin[name]}`, import.meta.url), 'utf8')
      assert.ok(built.startsWith('#!/usr/bin/env node\n'))
    }
  })

  it('carries the licence of each package that is bundled with it', () => {
    const file = new URL('../../dist/command/LICENSES.txt', import.meta.url)
    assert.match(readFileSync(file, 'utf8'), /^parse5 \d[^]*MIT[^]*^valibot \d[^]*MIT License/m)
  })
})
