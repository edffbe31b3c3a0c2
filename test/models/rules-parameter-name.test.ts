import assert from 'node:assert/strict'
import { it } from 'node:test'
import { parameterName } from '../../src/rules/parameter-name.ts'

it('BOX-020 makes a name of a name, an index and path parts', () => {
  assert.deepEqual(parameterName('items', 0, ['quantity']), {
    ok: true,
    name: 'items[0][quantity]',
  })
  assert.deepEqual(parameterName('a', 2, ['b', 'c']), { ok: true, name: 'a[2][b][c]' })
})

const refused: [string, unknown, unknown, unknown, RegExp][] = [
  ['BOX-021 refuses a name that is no text', 7, 0, ['quantity'], /^name:/],
  ['BOX-022 refuses a negative index', 'items', -1, ['quantity'], /^index:/],
  ['BOX-022 refuses an index that is no number', 'items', '0', ['quantity'], /^index:/],
  ['BOX-022 refuses NaN as index', 'items', NaN, ['quantity'], /^index:/],
  ['BOX-023 refuses a path that is no list', 'items', 0, 'quantity', /^path:/],
  ['BOX-024 refuses an empty name', '', 0, ['quantity'], /^name:/],
  ['BOX-024 refuses an index of 1.5', 'items', 1.5, ['quantity'], /^index:/],
  ['BOX-024 refuses a path part that is no text', 'items', 0, ['a', 1], /^path:/],
]
for (const [title, name, index, path, reason] of refused) {
  it(title, () => {
    const result = parameterName(name, index, path)
    assert.ok(!result.ok)
    assert.match(result.reason, reason)
  })
}
