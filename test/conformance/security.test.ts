import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { securityTables, withTables } from '../../build/security-tables.mjs'
import type { CallSpec } from '../../src/contract/call.ts'
import { contract } from '../../src/contract/index.ts'
import { project } from '../support/docs.ts'

const read = (path: string) => readFileSync(project + path, 'utf8')
const page = read('docs/security.md')
const tables: Record<string, string> = await securityTables()

describe('docs/security.md', () => {
  for (const [name, table] of Object.entries(tables)) {
    it(`COR-132 holds the table of ${name} as it is derived: else run npm run tables`, () => {
      assert.ok(
        page.includes(
          `<!-- table ${name}: npm run tables writes it -->\n\n${table}\n\n<!-- end -->`,
        ),
      )
    })
  }

  it('COR-132 gets its tables again by what writes them', () => {
    assert.equal(withTables(page.replaceAll(/^\| `dp-.*\n/gm, ''), tables), page)
  })

  it('COR-132 names every call, and the token of each that carries one', () => {
    const rows = new Map(
      (tables['sends'] ?? '').split('\n').map(row => [row.split('`')[3], row] as const),
    )
    const used: readonly CallSpec[] = contract.filter(({ id }) => rows.has(id))
    assert.ok(used.length > 20)
    for (const { id, headers = [], method, path } of used) {
      const row = rows.get(id) ?? ''
      assert.ok(row.includes(`${method} ${path}`), row)
      assert.equal(row.includes('x-dp-csrf-token'), headers.includes('csrf'), id)
      assert.equal(row.includes('x-dp-slate-token'), headers.includes('slate'), id)
      assert.equal(row.includes('x-dp-encrypted-token'), headers.includes('encrypted'), id)
    }
  })

  it('COR-132 says rightly that no element keeps anything in the browser', () => {
    const keeping = /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie/
    const files = globSync('src/**/*.{ts,tsx}', { cwd: project })
    const of = (pattern: RegExp) => files.filter(file => pattern.test(read(file)))
    assert.deepEqual(of(keeping), ['src/page/storage.ts'])
    assert.deepEqual(of(/page\/storage\.ts'/), [], 'who keeps something stands in docs/security.md')
  })
})
