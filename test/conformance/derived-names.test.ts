import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '../../elements/index.ts'
import {
  inDeclarations,
  inHtmlData,
  inManifest,
  inReference,
  inWebTypes,
  namesOf,
  pageStateSchema,
  sorted,
} from '../support/derived-files.ts'

describe('derived files', () => {
  for (const descriptor of catalogue) {
    const { tag } = descriptor
    const names = namesOf(descriptor)

    it(`COR-120 name in custom-elements.json what ${tag} declares`, () => {
      assert.deepEqual(inManifest(tag), names)
    })

    it(`COR-120 name in web-types.json what ${tag} declares`, () => {
      assert.deepEqual(inWebTypes(tag), names)
    })

    it(`COR-120 name in vscode.html-custom-data.json what ${tag} declares`, () => {
      assert.deepEqual(inHtmlData(tag), names)
    })

    it(`COR-120 name in the reference page what ${tag} declares`, () => {
      assert.deepEqual(inReference(descriptor), names)
    })

    it(`COR-120 name in index.d.ts what ${tag} declares`, () => {
      assert.deepEqual(inDeclarations(tag), names)
    })

    it(`COR-120 name in a JSON Schema what ${tag} reads in page state`, () => {
      assert.deepEqual(sorted(Object.keys(pageStateSchema(descriptor).properties)), names.fields)
    })
  }
})
