import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'
import { catalogue } from '../../elements/index.ts'
import { dist, distText, referenceOf } from '../support/derived-files.ts'

const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)

describe('llms.txt', () => {
  const text = distText('llms.txt')

  it('COR-120 begins with the name of the library and what it is', () => {
    assert.match(text, /^# dp-elements\n\n> .+\n\n/)
  })

  it('COR-120 leads to a page about each tag, with its sentence', () => {
    for (const { tag, about } of catalogue)
      assert.ok(text.includes(`- [${tag}](reference/${tag.slice(3)}.md): ${about}`), tag)
  })

  it('COR-120 leads to files that are there', () => {
    const links = linksOf(text)
    assert.ok(links.length > 2 * catalogue.length)
    assert.deepEqual(
      links.filter(target => !existsSync(dist + target)),
      [],
    )
  })
})

describe('reference pages', () => {
  for (const descriptor of catalogue) {
    it(`COR-121 show the examples of ${descriptor.tag} as they stand`, () => {
      const text = referenceOf(descriptor)
      for (const { title, html } of descriptor.examples)
        assert.ok(text.includes(`## Example: ${title}\n\n\`\`\`html\n${html}\n\`\`\`\n`), title)
      assert.doesNotMatch(text, /undefined|\[object/)
    })
  }
})
