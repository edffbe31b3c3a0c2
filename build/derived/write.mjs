import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { openapi } from '../../demo/store/server/openapi.ts'
import { at } from '../project.mjs'
import { customElements } from './custom-elements.mjs'
import { declarations } from './declarations.mjs'
import { describeLibrary } from './description.mjs'
import { htmlData } from './html-data.mjs'
import { pageState } from './page-state.mjs'
import { llms, referencePage } from './reference.mjs'
import { components } from './storyblok.mjs'
import { webTypes } from './web-types.mjs'
import { block } from './wordpress.mjs'

const forEach = ({ elements }, fileOf) => Object.fromEntries(elements.map(fileOf))

/** All generated files by path in dist/: text, or data for a JSON file. */
const derivedFiles = library => ({
  ...forEach(library, element => [`schemas/${element.name}.json`, pageState(element)]),
  ...forEach(library, element => [`reference/${element.name}.md`, referencePage(element)]),
  ...declarations(library),
  'custom-elements.json': customElements(library),
  'vscode.html-custom-data.json': htmlData(library),
  'web-types.json': webTypes(library),
  ...forEach(library, element => [
    `cms/wordpress/${element.name}/block.json`,
    block(element, library),
  ]),
  'cms/storyblok/components.json': components(library),
  'openapi.json': openapi(),
  'llms.txt': llms(library),
})

const textOf = content =>
  typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`

const compiler = at('node_modules/typescript/bin/tsc')

/** Writes the types of the page stores from the sources. */
const writeStoreTypes = () =>
  promisify(execFile)(process.execPath, [compiler, '-p', at('tsconfig.build.json')])

/** Writes the files about the elements for tools and people. `folder` ends with a slash. */
export async function writeDerived(folder) {
  const files = Object.entries(derivedFiles(await describeLibrary()))
  await Promise.all([
    writeStoreTypes(),
    ...files.map(async ([path, content]) => {
      await mkdir(dirname(folder + path), { recursive: true })
      await writeFile(folder + path, textOf(content))
    }),
  ])
}
