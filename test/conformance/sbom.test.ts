import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { Ajv } from 'ajv'
import { dist, distJson, distText } from '../support/derived-files.ts'
import { root } from '../support/packed.ts'

interface Component {
  name: string
  version: string
  purl: string
  'bom-ref': string
  licenses: unknown[]
  hashes: { alg: string; content: string }[]
  properties: { value: string }[]
}
interface Bill {
  metadata: { component: Component }
  components: Component[]
}

const schemas = `${root}node_modules/@cyclonedx/cyclonedx-library/res/schema/`
const schemaOf = (name: string) =>
  JSON.parse(readFileSync(`${schemas}${name}.SNAPSHOT.schema.json`, 'utf8'))
const bill = distJson<Bill>('sbom.json')
const lock: { packages: Record<string, { version: string; integrity?: string }> } = JSON.parse(
  readFileSync(`${root}package-lock.json`, 'utf8'),
)

const titleOf = ({ name, version }: Component) => `${name} ${version}`
const inPart = (part: string) =>
  bill.components.filter(one => one.properties.some(({ value }) => value === part))

/** Packages whose modules the source maps of a folder name. */
function mapped(folder: string): string[] {
  const sources = globSync(`${folder}*.map`, { cwd: dist }).flatMap(
    file => distJson<{ sources: string[] }>(file).sources,
  )
  const names = sources.flatMap(
    source => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  )
  return [...new Set(names)].toSorted()
}
/** Outlines that are copied; a package that only passes on what others export. */
const notMapped = new Set(['lucide-static', 'lit'])

describe('The bill of materials', () => {
  it('COR-130 fits the schema of CycloneDX', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    for (const name of ['spdx', 'jsf-0.82'])
      ajv.addSchema(schemaOf(name), `${name}.SNAPSHOT.schema.json`)
    // Relative references in the schema lead beside it.
    const { $id, ...schema } = schemaOf('bom-1.6')
    assert.ok($id)
    const fits = ajv.compile(schema)
    assert.ok(fits(bill), JSON.stringify(fits.errors))
    assert.equal(fits({ ...bill, specVersion: 2 }), false)
    const [first] = bill.components
    assert.equal(
      fits({ ...bill, components: [{ ...first, licenses: [{ license: { id: 'no' } }] }] }),
      false,
    )
  })

  it('COR-130 names the package itself', () => {
    const { name, version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
    assert.equal(titleOf(bill.metadata.component), `${name} ${version}`)
  })

  for (const [part, folder] of [
    ['pages', '{,elements/,chunks/}'],
    ['react', 'react/{,elements/,chunks/}'],
  ] as const) {
    it(`COR-130 lists what the source maps of ${part} name`, () => {
      const listed = inPart(part).map(({ name }) => name)
      assert.deepEqual(listed.filter(name => !notMapped.has(name)).toSorted(), mapped(folder))
    })
  }

  for (const [part, folder] of [
    ['pages', ''],
    ['react', 'react/'],
    ['command', 'command/'],
    ['catalog', 'catalog/scripts/'],
  ] as const) {
    it(`COR-130 agrees with the licences of ${part}`, () => {
      const texts = distText(`${folder}LICENSES.txt`)
      const [first = '', ...others] = texts.split(/\n---\n\n(?=\S+ \d+\.\S+\n\n)/)
      const titles = [first, ...others].map(text => text.split('\n')[0])
      assert.deepEqual(titles.toSorted(), inPart(part).map(titleOf).toSorted())
    })
  }

  it('COR-130 names each package as the lock has it, with its checksum', () => {
    assert.ok(bill.components.length > 10)
    for (const { name, version, purl, hashes } of bill.components) {
      const locked = Object.entries(lock.packages).find(
        ([path, one]) => path.endsWith(`node_modules/${name}`) && one.version === version,
      )
      const sum = Buffer.from(hashes[0]?.content ?? '', 'hex').toString('base64')
      assert.equal(locked?.[1].integrity, `sha512-${sum}`, name)
      assert.equal(decodeURIComponent(purl), `pkg:npm/${name}@${version}`)
    }
  })
})
