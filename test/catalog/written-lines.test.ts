import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { languages } from '../../demo/catalog/writer/languages.ts'
import type { Given } from '../../demo/catalog/writer/read.ts'
import { writeTag, type TagContent } from '../../demo/catalog/writer/write-tag.ts'
import { buyBox } from '../../elements/buying/buy-box.ts'
import { quantitySelector } from '../../elements/buying/quantity-selector.ts'

const [html] = languages
assert.ok(html)

const quantity = (fields: Record<string, Given>, more: Omit<TagContent, 'fields'> = {}) =>
  writeTag(quantitySelector, { fields, ...more }, html)

const id = { value: 'qty' }
const items = [{ id: 'one', data: { quantity: 1 } }]

describe('lines of a tag', () => {
  it('COR-001 holds scalar fields as attributes in the order of the descriptor', () => {
    assert.equal(
      quantity({ locale: { value: 'de-AT' }, maxQuantity: { value: 10 }, id }),
      '<dp-quantity-selector data-widget-id="qty" data-max-quantity="10" data-locale="de-AT"></dp-quantity-selector>',
    )
  })

  it('COR-001 puts each attribute on a line of its own when one line would be long', () => {
    const fields = {
      id,
      maxQuantity: { value: 10 },
      disclaimer: { value: 'Only while stocks last' },
    }
    assert.equal(
      quantity(fields),
      `<dp-quantity-selector
  data-widget-id="qty"
  data-max-quantity="10"
  data-disclaimer="Only while stocks last"></dp-quantity-selector>`,
    )
  })

  it('COR-002 holds JSON, texts and what no attribute can as page state, before the fallback', () => {
    const fields = { id, qsItems: { value: items }, messages: { value: { 'common.close': 'Zu' } } }
    assert.equal(
      quantity(fields, { content: '  <select name="quantity"></select>' }),
      `<dp-quantity-selector data-widget-id="qty">
  <script type="application/json" data-dp-state="quantity-selector">
    {
      "qsItems": [
        {
          "id": "one",
          "data": {
            "quantity": 1
          }
        }
      ],
      "messages": {
        "common.close": "Zu"
      }
    }
  </script>
  <select name="quantity"></select>
</dp-quantity-selector>`,
    )
  })

  it('COR-002 holds a number as page state when an attribute would make it a text', () => {
    const line = writeTag(buyBox, { fields: { parameterIndex: { value: 5 } } }, html)
    assert.match(line, /data-dp-state="buy-box">\s*\{\s*"parameterIndex": 5\s*\}/)
  })

  it('COR-003 leaves a field out when it is as without it', () => {
    const fields = {
      id,
      maxQuantity: { value: '999' },
      enable: { value: true },
      disclaimer: { value: '' },
      qsItems: { value: null },
    }
    assert.equal(
      quantity(fields),
      '<dp-quantity-selector data-widget-id="qty"></dp-quantity-selector>',
    )
  })

  it('COR-003 says the default when a page store would say otherwise', () => {
    assert.match(quantity({ id, viewType: { value: 'desktop' } }), /data-view-type="desktop"/)
  })

  it('COR-012 writes true as a name and false as a text', () => {
    const fields = { allowZeroQuantity: { value: 'true' }, enable: { value: '0' } }
    assert.match(quantity(fields), / data-allow-zero-quantity data-enable="0"/)
    assert.match(quantity({ enable: { value: false } }), / data-enable="false"/)
  })

  it('COR-016 names the element by its id and keeps a short fallback on its line', () => {
    assert.equal(
      quantity({ id }, { id: 'a"b', content: '<b>2</b>' }),
      '<dp-quantity-selector id="a&quot;b" data-widget-id="qty"><b>2</b></dp-quantity-selector>',
    )
  })
})

/** A text, a flag and JSON, as each language documents their printing. */
const printing: Readonly<Record<string, readonly [string, string, string, string]>> = {
  html: ['x', 'x', 'x', '"x"'],
  php: [
    '$x',
    '<?= htmlspecialchars((string) $x, ENT_QUOTES) ?>',
    "<?= $x ? 'true' : 'false' ?>",
    '<?= json_encode($x, JSON_HEX_TAG | JSON_HEX_AMP) ?>',
  ],
  jsp: [
    'x',
    '${fn:escapeXml(x)}',
    "${x ? 'true' : 'false'}",
    String.raw`${'$'}{fn:replace(x, '<', '\\u003c')}`,
  ],
  erb: ['x', '<%= h(x) %>', '<%= x ? true : false %>', '<%= raw json_escape(x.to_json) %>'],
  twig: [
    'x',
    "{{ x|e('html_attr') }}",
    "{{ x ? 'true' : 'false' }}",
    "{{ x|json_encode(constant('JSON_HEX_TAG') b-or constant('JSON_HEX_AMP'))|raw }}",
  ],
  liquid: [
    'x',
    '{{ x | escape }}',
    '{% if x %}true{% else %}false{% endif %}',
    "{% assign dp_lt = '%5Cu003c' | url_decode %}{{ x | json | replace: '<', dp_lt }}",
  ],
  handlebars: ['x', '{{x}}', '{{#if x}}true{{else}}false{{/if}}', '{{{json x}}}'],
  razor: ['x', '@(x)', '@(x ? "true" : "false")', '@Json.Serialize(x)'],
}

/** Copied with marks, and with an operator, which must not tear it. */
const copied: Readonly<Record<string, readonly [expression: string, flag: string]>> = {
  php: ['<?php echo $a || $b; ?>', "<?= ($a || $b) ? 'true' : 'false' ?>"],
  jsp: ['${a or b}', "${(a or b) ? 'true' : 'false'}"],
  erb: ['<%= a || b -%>', '<%= (a || b) ? true : false %>'],
  twig: ['{{- a or b -}}', "{{ (a or b) ? 'true' : 'false' }}"],
  liquid: ['{{ a.b }}', '{% if a.b %}true{% else %}false{% endif %}'],
  handlebars: ['{{{or a b}}}', '{{#if (or a b)}}true{{else}}false{{/if}}'],
  razor: ['@(a || b)', '@((a || b) ? "true" : "false")'],
}

describe('expressions', () => {
  for (const language of languages) {
    it(`COR-001 prints texts, flags and JSON when written in ${language.label}`, () => {
      const [expression = '', ...expected] = printing[language.id] ?? []
      const printed = [language.text, language.flag, language.json].map(print => print(expression))
      assert.deepEqual(printed, expected)
    })
  }

  for (const language of languages.filter(({ id: name }) => name in copied)) {
    it(`COR-001 takes an expression as it was copied from a template in ${language.label}`, () => {
      const [expression = '', flag] = copied[language.id] ?? []
      assert.equal(language.flag(expression), flag)
    })
  }
})
