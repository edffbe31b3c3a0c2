import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { site } from '../../demo/pages/site.ts'
import { catalogue } from '../../elements/index.ts'
import { lintText } from '../support/lint.ts'
import { startStore, visit, type TestStore } from '../support/store.ts'

const templates = fileURLToPath(new URL('../../demo/pages/', import.meta.url))
const tour = site.flatMap(family => family.tour ?? [])
/** Between them they show every element. */
const paths = ['/', ...tour.map(({ href }) => href), '/checkout', '/nowhere']
const tagsIn = (html: string) => [...html.matchAll(/<(dp-[a-z-]+)/g)].map(([, tag = '']) => tag)

describe('dp lint on the reference shop', () => {
  let store: TestStore
  before(async () => {
    store = await startStore()
  })
  after(() => store.close())

  for (const [as, language] of [
    ['signed-out', 'en'],
    ['member', 'ar'],
  ] as const) {
    it(`finds nothing in its pages when they are rendered ${as} in ${language}`, async () => {
      const shopper = await visit(store, as)
      const seen = new Set<string>()
      for (const path of paths) {
        const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
        const answer = await shopper.get(address, { accept: 'text/html' })
        const html = await answer.text()
        for (const tag of tagsIn(html)) seen.add(tag)
        assert.deepEqual(lintText(html), [], path)
      }
      assert.deepEqual([...seen].toSorted(), catalogue.map(({ tag }) => tag).toSorted())
    })
  }

  it('finds nothing in its templates', () => {
    const files = globSync('**/*.eta', { cwd: templates })
    assert.ok(files.length > 20)
    for (const file of files)
      assert.deepEqual(lintText(readFileSync(templates + file, 'utf8'), file), [], file)
  })

  it('COR-121 finds nothing in the examples of the elements', () => {
    for (const { examples } of catalogue) {
      for (const { title, html } of examples) assert.deepEqual(lintText(html), [], title)
    }
  })
})
