import { readFileSync, writeFileSync } from 'node:fs'
import { packageIn } from './bundled.mjs'
import { at, root } from './project.mjs'

/** The software bill of materials (CycloneDX 1.6): the packages whose code is in dist/, and in which part of it. */

/** Parts of dist/ by the folder of a bundled package. */
const partsOf = new Map()

/** Notes that a part of dist/ holds code of the package in this folder. */
export function noteFor(folder, part) {
  partsOf.set(folder, new Set([...(partsOf.get(folder) ?? []), part]))
}

const json = path => JSON.parse(readFileSync(at(path), 'utf8'))

/** https://github.com/package-url/purl-spec: the @ of a scope is encoded. */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** The checksum of the package as installed, from package-lock.json. */
function hashOf({ integrity }) {
  const [algorithm, sum] = integrity.split('-')
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(sum, 'base64').toString('hex'),
  }
}

const component = ({ name, version, description, license }) => ({
  type: 'library',
  'bom-ref': purlOf({ name, version }),
  name,
  version,
  description,
  licenses: [/\b(AND|OR)\b/.test(license) ? { expression: license } : { license: { id: license } }],
  purl: purlOf({ name, version }),
})

/** `locked`: the packages of package-lock.json. */
const bundledComponent =
  locked =>
  ([folder, parts]) => ({
    ...component(packageIn(folder)),
    hashes: [hashOf(locked[folder.slice(root.length)])],
    // Which part of dist/ holds code of the package.
    properties: [...parts].map(value => ({ name: 'dp-elements:part', value })),
  })

function bill() {
  const { packages } = json('package-lock.json')
  const own = component(json('package.json'))
  const components = [...partsOf]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(bundledComponent(packages))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: own },
    components,
    dependencies: [
      { ref: own['bom-ref'], dependsOn: components.map(one => one['bom-ref']) },
      ...components.map(one => ({ ref: one['bom-ref'] })),
    ],
  }
}

/** Writes dist/sbom.json. Belongs to the last build. */
export const sbom = dist => ({
  name: 'sbom',
  writeBundle: () => writeFileSync(`${dist}/sbom.json`, `${JSON.stringify(bill(), null, 2)}\n`),
})
