import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parseAst } from 'rollup/parseAst'
import { trimBridge } from '../../build/bridge.mjs'
import { at } from '../../build/project.mjs'
import { absent, trimRenderer, ungiven } from '../../build/renderer.mjs'
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
      const left = trim(source, parseAst)
      assert.doesNotMatch(left, gone)
      // Cuts that overlap would leave no program.
      parseAst(left)
    })

    it(`stops the build when ${file} is no longer as it was`, () => {
      assert.throws(() => trim('export const other = 1', parseAst), /has changed/)
    })
  }
})

describe('What the renderer has lost', () => {
  const lifecycles = [...absent].filter(name => /^(component|get|context)/.test(name))

  it('is given and drawn by no view', () => {
    const names = [...ungiven].filter(name => /^\w+$/.test(name))
    const found = new RegExp(String.raw`<(${names.join('|')})\b|\s(${names.join('|')})=\{?['"\w]`)
    assert.match('<progress />', found)
    assert.match('<td colSpan={2}>', found)
    const views = sourceFiles(at(''), 'src').filter(file => file.endsWith('.tsx'))
    assert.deepEqual(
      views.filter(file => found.test(codeOf(at(file)))),
      [],
    )
  })

  it('is asked of by no view', () => {
    assert.ok(lifecycles.includes('componentWillMount'))
    const asks = sourceFiles(at(''), 'src').filter(file => {
      const code = codeOf(at(file))
      return lifecycles.some(name => code.includes(name))
    })
    assert.deepEqual(asks, [])
  })
})
