import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pager } from '../../../demo/pages/render/pager.ts'

const shown = (pages: number, page: number) =>
  pager(pages * 10, 10, page, to => `/?page=${to}`)
    ?.links.map(link => link?.page ?? '…')
    .join(' ')

describe('pager', () => {
  it('shows all pages of a short list', () => {
    assert.equal(shown(7, 3), '1 2 3 4 5 6 7')
    assert.equal(shown(1, 1), undefined)
  })

  it('shows the ends of a long list, and what is around this page', () => {
    assert.equal(shown(66, 1), '1 2 3 4 … 66')
    assert.equal(shown(66, 3), '1 2 3 4 … 66')
    assert.equal(shown(66, 4), '1 2 3 4 5 … 66')
    assert.equal(shown(66, 30), '1 … 29 30 31 … 66')
    assert.equal(shown(66, 66), '1 … 63 64 65 66')
  })
})
