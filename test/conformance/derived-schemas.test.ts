import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import type { HTMLDataV1 } from 'vscode-html-languageservice'
import { distJson } from '../support/derived-files.ts'
import { webTypesSchema } from '../support/schemas/web-types.ts'

// Its CommonJS hides some names from `import`.
const html: typeof import('vscode-html-languageservice') = createRequire(import.meta.url)(
  'vscode-html-languageservice',
)

const schemaOf = (file: string) =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8')) as object

function assertFits(schema: object, data: unknown) {
  const ajv = new Ajv({ strict: false, allErrors: true })
  ajv.validate(schema, data)
  assert.deepEqual(ajv.errors ?? [], [])
}

/** Completions that an editor offers at the | in `text`. */
function offered(text: string): string[] {
  const provider = html.newHTMLDataProvider(
    'dp',
    distJson<HTMLDataV1>('vscode.html-custom-data.json'),
  )
  const service = html.getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [provider],
  })
  const document = html.TextDocument.create('file:///page.html', 'html', 1, text.replace('|', ''))
  const position = document.positionAt(text.indexOf('|'))
  const { items } = service.doComplete(document, position, service.parseHTMLDocument(document))
  return items.map(({ label }) => label)
}

describe('derived files', () => {
  it('COR-120 have a custom elements manifest that fits its published schema', () => {
    assertFits(schemaOf('custom-elements-manifest/schema.json'), distJson('custom-elements.json'))
  })

  it('COR-120 have HTML data that fits its published schema', () => {
    const schema = schemaOf('vscode-html-languageservice/docs/customData.schema.json')
    assertFits(schema, distJson('vscode.html-custom-data.json'))
  })

  it('COR-120 have web-types that fit what is documented of them', () => {
    assertFits(webTypesSchema, distJson('web-types.json'))
  })

  it('COR-120 let an editor offer tags, attributes and their values', () => {
    assert.ok(offered('<dp-|').includes('dp-deal-box'))
    assert.ok(offered('<dp-deal-box data-|').includes('data-polling-interval-ms'))
    assert.deepEqual(offered('<dp-deal-box data-layout="|"'), ['accordion', 'single'])
  })
})
