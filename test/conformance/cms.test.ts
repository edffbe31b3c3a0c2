import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { validateSchema, validateStory, type Block } from '@storyblok/schema'
import { Ajv } from 'ajv'
import { catalogue } from '../../elements/index.ts'
import { blueprint } from '../../src/element/blueprint.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { isSecret } from '../../src/rules/secret-name.ts'
import { distJson, namesOf, pageStateSchema, sorted } from '../support/derived-files.ts'
import { modules, runTool } from '../support/packed.ts'
import { blockSchema } from '../support/schemas/block.ts'

/** Fields that those who edit content set: no addresses of calls, no tokens (COR-127). */
function contentFields(descriptor: Descriptor): string[] {
  const { fields } = blueprint(descriptor, {})
  const others = fields.filter(({ call, name }) => call || isSecret(name))
  return namesOf(descriptor).fields.filter(name => others.every(one => one.name !== name))
}

interface BlockJson {
  attributes: Record<string, { default?: unknown }>
}
const blockOf = ({ tag }: Descriptor) =>
  distJson<BlockJson>(`cms/wordpress/${tag.slice('dp-'.length)}/block.json`)

type ComponentField = Block['fields'][number] & { default_value?: unknown; min_value?: number }
interface Component extends Pick<Block, 'name'> {
  schema: Record<string, ComponentField>
}
const byTag = (descriptors: readonly Descriptor[]) =>
  descriptors.toSorted((a, b) => (a.tag < b.tag ? -1 : 1))

const components = distJson<Component[]>('cms/storyblok/components.json')

/** Components in the form that Storyblok's own validators expect. */
const blocks = components.map(({ schema, ...component }) => ({
  ...component,
  fields: Object.entries(schema).map(([name, field]) => ({ ...field, name })),
}))

describe('block.json of WordPress', () => {
  for (const descriptor of catalogue) {
    const { tag } = descriptor
    const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })

    it(`COR-120 names the fields of ${tag}`, () => {
      assert.deepEqual(
        sorted(Object.keys(blockOf(descriptor).attributes)),
        contentFields(descriptor),
      )
    })

    it(`COR-120 fits what is documented of it, for ${tag}`, () => {
      ajv.validate(blockSchema, blockOf(descriptor))
      assert.deepEqual(ajv.errors ?? [], [])
    })

    it(`COR-120 has defaults that ${tag} takes`, () => {
      const { properties } = pageStateSchema(descriptor)
      for (const [name, { default: value }] of Object.entries(blockOf(descriptor).attributes))
        assert.ok(value === undefined || ajv.validate({ ...properties[name] }, value), name)
    })
  }
})

/** Fields that a page store or a meta element may set. */
const ofPage = ({ fields }: Descriptor): readonly string[] =>
  Object.entries(fields).flatMap(([name, { store, meta }]) => (store || meta ? [name] : []))

describe('fields of content systems', () => {
  for (const descriptor of catalogue) {
    it(`COR-003 leave to the page what it may give ${descriptor.tag}`, () => {
      const { attributes } = blockOf(descriptor)
      const schema = components.find(({ name }) => name === descriptor.tag)?.schema ?? {}
      for (const name of ofPage(descriptor)) {
        assert.equal(attributes[name]?.default, undefined, name)
        assert.equal(schema[name]?.default_value, undefined, name)
      }
    })
  }
})

describe('what content systems get', () => {
  it('COR-127 holds neither addresses of calls nor tokens', () => {
    const names = [
      ...components.flatMap(({ schema }) => Object.keys(schema)),
      ...catalogue.flatMap(descriptor => Object.keys(blockOf(descriptor).attributes)),
    ]
    assert.ok(names.length > 100)
    const served = /endpoint|token|csrf|^(cartAddUrl|metricsUrl|experienceUrl)$/i
    assert.deepEqual(
      names.filter(name => served.test(name)),
      [],
    )
    const fields = catalogue.flatMap(descriptor => Object.keys(descriptor.fields))
    assert.ok(fields.filter(name => served.test(name)).length > 8)
  })
})

const firstOption = (field: object): unknown =>
  'options' in field ? (field.options as { value: string }[])[0]?.value : undefined

/** The default of a field. For a required field without default: a value that fits. */
const contentOf = ({ default_value, min_value = 1, ...field }: ComponentField): unknown =>
  default_value ?? ('required' in field ? (firstOption(field) ?? `${min_value}`) : undefined)

describe('components of Storyblok', () => {
  it('COR-120 are one for each tag, with its fields', () => {
    assert.deepEqual(
      components
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, schema }) => ({ name, fields: sorted(Object.keys(schema)) })),
      byTag(catalogue).map(descriptor => ({
        name: descriptor.tag,
        fields: contentFields(descriptor),
      })),
    )
  })

  it("COR-120 fit together, as the system's validator sees it", () => {
    assert.deepEqual(validateSchema({ blocks }), { ok: true, issues: [] })
  })

  it("COR-120 have fields that the types of the system's API allow", () => {
    const folder = mkdtempSync(join(tmpdir(), 'dp-storyblok-'))
    symlinkSync(modules, join(folder, 'node_modules'), 'dir')
    const file = join(folder, 'blocks.ts')
    // Leaves out what Storyblok sets itself.
    const typed = `import type { Block } from '@storyblok/schema'
type Sent = Pick<Block, 'name' | 'display_name' | 'is_root' | 'is_nestable' | 'fields'>
export const blocks: Sent[] = ${JSON.stringify(blocks)}`
    writeFileSync(file, typed)
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--types', '']
    const result = runTool('tsc', [...options, '--moduleResolution', 'bundler', file], folder)
    rmSync(folder, { recursive: true })
    assert.deepEqual(result, { status: 0, output: '' })
  })

  for (const { name, schema } of components) {
    it(`COR-120 take the defaults of ${name} as content`, () => {
      const values = Object.entries(schema).map(([field, one]) => [field, contentOf(one)])
      const content = Object.fromEntries(values.filter(([, value]) => value !== undefined))
      const story = { content: { component: name, ...content } }
      assert.deepEqual(validateStory(story, { blocks }), { ok: true, issues: [] })
    })
  }
})
