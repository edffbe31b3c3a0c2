import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parseAst } from 'rollup/parseAst'
import { trimBridge } from '../../build/bridge.mjs'
import { at } from '../../build/project.mjs'
import { absent, trimRenderer } from '../../build/renderer.mjs'
import { codeOf, sourceFiles } from './source-files.ts'

const sourceOf = (file: string) =>
  readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8')

const cuts = [
  { file: '@r2wc/core/dist/core.js', trim: trimBridge, gone: /attributeChangedCallback/ },
  {
    file: 'preact/dist/preact.mjs',
    trim: trimRenderer,
    gone: /componentWillMount|defaultValue|\.is\?/,
  },
]

describe('What the build cuts out of packages', () => {
  for (const { file, trim, gone } of cuts) {
    it(`is in ${file}, and is gone from what is left`, () => {
      const source = sourceOf(file)
      assert.match(source, gone)
      assert.doesNotMatch(trim(source, parseAst), gone)
    })

    it(`stops the build when ${file} is no longer as it was`, () => {
      assert.throws(() => trim('export const other = 1', parseAst), /has changed/)
    })
  }
})

describe('What the renderer has lost', () => {
  const lifecycles = [...absent].filter(name => /^(component|get|context)/.test(name))

  it('is asked of by no view', () => {
    assert.ok(lifecycles.includes('componentWillMount'))
    const asks = sourceFiles(at(''), 'src').filter(file => {
      const code = codeOf(at(file))
      return lifecycles.some(name => code.includes(name))
    })
    assert.deepEqual(asks, [])
  })
})
