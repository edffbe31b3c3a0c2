import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parseAst } from 'rollup/parseAst'
import { trimBridge } from '../../build/bridge.mjs'
import { withoutRegistry } from '../../build/adopted.mjs'

const sourceOf = (file: string) =>
  readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8')

const cuts = [
  { file: '@r2wc/core/dist/core.js', trim: trimBridge, gone: /attributeChangedCallback/ },
  {
    file: 'preact/dist/preact.mjs',
    trim: withoutRegistry,
    gone: /\.is\?\w+:\w+\)/,
  },
]

describe('What the build cuts out of packages', () => {
  for (const { file, trim, gone } of cuts) {
    it(`is in ${file}, and is gone from what is left`, () => {
      const source = sourceOf(file)
      assert.match(source, gone)
      const left = trim(source, parseAst)
      assert.doesNotMatch(left, gone)
      // Overlapping cuts would leave a broken program.
      parseAst(left)
    })

    it(`stops the build when ${file} is no longer as it was`, () => {
      assert.throws(() => trim('export const other = 1', parseAst), /has changed/)
    })
  }
})
