import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { languages } from '../../demo/catalog/writer/languages.ts'
import { metasOf, writeHead } from '../../demo/catalog/writer/write-head.ts'
import { hasState } from '../../demo/catalog/writer/write-tag.ts'
import { dealBox } from '../../elements/deals/deal-box.ts'
import { expander } from '../../elements/content/expander.ts'
import { modelHelp } from '../../elements/fitment/model-help.ts'
import { quantitySelector } from '../../elements/buying/quantity-selector.ts'

const [html] = languages
const razor = languages.find(({ id }) => id === 'razor')
assert.ok(html && razor)

const preload = {
  'dp-one': ['elements/dp-one.js', 'chunks/core.js'],
  'dp-two': ['elements/dp-two.js', 'chunks/core.js'],
}
const sri = {
  'dp.css': 'sha384-css',
  'dp.js': 'sha384-js',
  'elements/dp-one.js': 'sha384-one',
  'elements/dp-two.js': 'sha384-two',
  'chunks/core.js': 'sha384-core',
}

describe('lines of a head', () => {
  it('COR-113 loads the sheet and the loader when nothing else is known', () => {
    assert.equal(
      writeHead(['dp-one'], html, { base: '/dist' }),
      '<link rel="stylesheet" href="/dist/dp.css">\n<script src="/dist/dp.js" defer></script>',
    )
  })

  it('COR-115 loads each file of the tags ahead once, all with their checksums', () => {
    assert.equal(
      writeHead(['dp-one', 'dp-two'], html, { base: '/dist/', sri, preload }),
      `<link rel="stylesheet" href="/dist/dp.css" integrity="sha384-css" crossorigin>
<link rel="modulepreload" href="/dist/elements/dp-one.js" integrity="sha384-one" crossorigin>
<link rel="modulepreload" href="/dist/chunks/core.js" integrity="sha384-core" crossorigin>
<link rel="modulepreload" href="/dist/elements/dp-two.js" integrity="sha384-two" crossorigin>
<script src="/dist/dp.js" defer integrity="sha384-js" crossorigin></script>`,
    )
  })

  it('COR-115 keeps the address of the library when the language has signs of it for its own', () => {
    const head = writeHead([], razor, { base: 'https://cdn.example/npm/@shop/dp' })
    assert.match(head, /src="https:\/\/cdn\.example\/npm\/&#64;shop\/dp\/dp\.js"/)
  })

  it('COR-006 gives the metas that the tag reads for what it is not given', () => {
    assert.deepEqual(metasOf(dealBox, {}), ['dp-csrf-token'])
    assert.deepEqual(metasOf(dealBox, { csrfToken: { value: 'T' } }), [])
    assert.deepEqual(metasOf(modelHelp, {}), ['dp-csrf-token'])
    assert.deepEqual(metasOf(expander, {}), [])
  })

  const printed: Readonly<Record<string, string>> = {
    html: '…',
    php: '<?= htmlspecialchars((string) $csrfToken, ENT_QUOTES) ?>',
    jsp: '${fn:escapeXml(csrfToken)}',
    erb: '<%= h(csrf_token) %>',
    twig: "{{ csrfToken|e('html_attr') }}",
    liquid: '{{ csrfToken | escape }}',
    handlebars: '{{csrfToken}}',
    razor: '@(csrfToken)',
  }
  for (const language of languages) {
    it(`COR-006 has the server print a meta when written in ${language.label}`, () => {
      const [line] = writeHead([], language, { base: '/dist/' }, ['dp-csrf-token']).split('\n')
      assert.equal(line, `<meta name="dp-csrf-token" content="${printed[language.id]}">`)
    })
  }

  it('COR-115 knows whether the tag is written with page state', () => {
    const id = { value: 'qty' }
    assert.equal(hasState(quantitySelector, { id }), false)
    assert.equal(hasState(quantitySelector, { id, qsItems: { value: [] } }), true)
    assert.equal(hasState(quantitySelector, { id, qsItems: { value: null } }), false)
  })
})
