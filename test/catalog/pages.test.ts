import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parse } from 'parse5'
import { catalogueFiles } from '../../demo/catalog/pages.ts'
import { pictureFolder, pictureOf } from '../../demo/catalog/pictures.ts'
import { catalogue } from '../../elements/index.ts'

const folder = new URL('../../dist/catalog/', import.meta.url)
const files = await catalogueFiles(fileURLToPath(new URL('../../dist/', import.meta.url)))
const fileOf = (name: string): string => files[name] ?? ''

interface Node {
  tagName?: string
  value?: string
  attrs?: readonly { name: string; value: string }[]
  childNodes?: readonly Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(nodesOf)]
const values = (html: string, attribute: string): string[] =>
  nodesOf(parse(html) as Node).flatMap(({ attrs = [] }) =>
    attrs.filter(({ name }) => name === attribute).map(({ value }) => value),
  )

describe('The pages of the catalogue', () => {
  for (const {
    tag,
    fields,
    events,
    hears = {},
    states = {},
    parts = {},
    calls = [],
  } of catalogue) {
    const name = tag.slice('dp-'.length)

    it(`COR-120 name all that ${tag} has`, () => {
      const html = fileOf(`${name}.html`)
      const ids = values(html, 'id')
      const wanted = [
        ...Object.keys(fields).map(field => `field-${field}`),
        'field-locale',
        'attribute-data-load',
        ...Object.keys(events).map(event => `event-${event}`),
        ...Object.keys(hears).map(event => `hears-${event}`),
        ...Object.keys(states).map(state => `state-${state}`),
        ...calls.map(({ id }) => `call-${id}`),
      ]
      assert.deepEqual(
        wanted.filter(id => !ids.includes(id)),
        [],
      )
      for (const part of Object.keys(parts)) assert.ok(html.includes(`::part(${part})`), part)
      for (const { about } of Object.values(hears)) assert.ok(html.includes(about), about)
    })

    it(`shows what ${tag} looks like`, () => {
      const pictures = Object.keys(states).filter(state => pictureOf(name, state))
      assert.ok(pictures.length > 0, 'npm run pictures takes them')
      assert.match(fileOf('index.html'), new RegExp(`src="pictures/${name}\\.`))
    })
  }

  it('COR-121 show every example as text when no script runs', () => {
    for (const { tag, examples } of catalogue) {
      const texts = new Set(
        nodesOf(parse(fileOf(`${tag.slice('dp-'.length)}.html`)) as Node)
          .filter(({ tagName }) => tagName === 'code')
          .map(({ childNodes = [] }) => childNodes.map(({ value = '' }) => value).join('')),
      )
      for (const { html } of examples) assert.ok(texts.has(html), `${tag}: ${html}`)
    }
  })

  it('hold the guides, which are found by their headings', () => {
    assert.match(fileOf('embedding.html'), /<h2 id="content-security-policies">/)
    assert.match(fileOf('index.html'), /href="page-scripts\.html"/)
    const found: { name: string; href: string }[] = JSON.parse(fileOf('search.json'))
    assert.ok(found.some(({ href }) => href === 'theming.html#tokens'))
  })

  it('have no picture of what is no state any more', () => {
    const known = new Set(
      catalogue.flatMap(({ tag, states = {} }) =>
        Object.keys(states).map(state => `${tag.slice('dp-'.length)}.${state}`),
      ),
    )
    const taken = readdirSync(pictureFolder).map(file => file.split('.').slice(0, 2).join('.'))
    assert.deepEqual(
      taken.filter(one => !known.has(one)),
      [],
    )
  })

  it('lead nowhere that is not there', () => {
    for (const [name, html] of Object.entries(files)) {
      if (!name.endsWith('.html')) continue
      for (const href of values(html, 'href')) {
        if (/^(?:data|https):/.test(href)) continue
        const [file = '', id] = href.split('#')
        const target = file || name
        const isThere = target in files || existsSync(new URL(target, folder))
        assert.ok(isThere, `${name}: ${href}`)
        if (id) assert.ok(values(fileOf(target), 'id').includes(id), `${name}: ${href}`)
      }
    }
  })

  it('are found by the search in what they hold', () => {
    const found: { href: string }[] = JSON.parse(fileOf('search.json'))
    const idsOf = Object.fromEntries(
      Object.entries(files).map(([name, html]) => [name, new Set(values(html, 'id'))]),
    )
    for (const { href } of found) {
      const [file = '', id] = href.split('#')
      assert.ok(file in files, href)
      if (id) assert.ok(idsOf[file]?.has(id), href)
    }
  })
})
