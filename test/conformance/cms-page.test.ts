import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { blocksIn } from '../support/docs.ts'
import { lintText } from '../support/lint.ts'
import { lacksPhp, renderPhp } from '../support/php.ts'

const [plugin, ...others] = blocksIn('php')
assert.ok(plugin && others.length === 0)

/** Prints one block for each entry of `fields`, a JSON list. */
const page = `<?php function add_action() {} ?>${plugin.text}
foreach (json_decode($shop['fields'], true) as $fields) {
    echo dp_tag($fields, '', (object) ['name' => 'dp-elements/quantity-selector']), "\\n";
}`

describe('the plugin for a content system', { skip: lacksPhp }, () => {
  it('COR-120 prints tags that dp lint finds nothing wrong with, whatever their texts hold', async () => {
    const fields = { id: 'qty', disclaimer: '</script><!-- & "' }
    const html = await renderPhp(page, { fields: JSON.stringify([fields, {}]) })
    const [full = '', empty = ''] = html.split('\n') ?? []
    assert.deepEqual(lintText(full), [])
    const [, json = ''] = /data-dp-state="quantity-selector">(.*)<\/script><\/dp-/.exec(full) ?? []
    assert.deepEqual(JSON.parse(json), fields)
    assert.match(empty, /data-dp-state="quantity-selector">\{\}<\/script>/)
  })
})
