import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { indentAs, moveIn } from '../../demo/catalog/writer/indent.ts'

describe('the layout of written lines', () => {
  it('COR-121 puts content two spaces in when it stood further in', () => {
    const content = '\n      <ul>\n        <li>One\n\n      </ul>\n    '
    assert.equal(moveIn(content), '  <ul>\n    <li>One\n\n  </ul>')
  })

  it('COR-121 leaves one line of content without space around it', () => {
    assert.equal(moveIn('\n    <button>Buy</button>\n  '), '<button>Buy</button>')
  })

  it('COR-121 puts further lines as far in as the line that the tag begins in', () => {
    assert.equal(indentAs('<form>\n  ', '<dp-one>\n</dp-one>'), '<dp-one>\n  </dp-one>')
    assert.equal(indentAs('<form>', '<dp-one>\n</dp-one>'), '<dp-one>\n</dp-one>')
  })
})
