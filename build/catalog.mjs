import { cpSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { catalogueFiles } from '../demo/catalog/pages.ts'
import { built, descriptorOf, exportOf, nameOf } from './entries.mjs'
import { at } from './project.mjs'

const prefix = 'catalog:'

/** One script per element page, so that a page loads only its own descriptor. */
export const catalogEntries = {
  search: at('demo/catalog/client/search.ts'),
  menu: at('demo/catalog/client/menu.ts'),
  'tell-calls': at('demo/catalog/client/tell-calls.ts'),
  ...Object.fromEntries(built.map(one => [nameOf(one), `${prefix}${nameOf(one)}`])),
}

const bootstrap = 'node_modules/bootstrap'
const font = 'node_modules/@fontsource-variable/figtree'
/** Folders of the packages whose files the catalogue copies. */
export const copiedPackages = [at(bootstrap), at(font)]

/** Writes the catalogue's pages next to their scripts. `dist`: the library, already built. */
export const catalog = dist => ({
  name: 'catalog',
  resolveId: id => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null
    const name = id.slice(1 + prefix.length)
    const descriptor = built.find(one => nameOf(one) === name)
    return `import { ${exportOf(name)} } from '${at(descriptorOf(descriptor))}'
import { workbench } from '${at('demo/catalog/client/workbench.ts')}'
workbench(${exportOf(name)})
`
  },
  async writeBundle() {
    const folder = `${dist}catalog/`
    for (const name of ['fonts', 'pictures']) mkdirSync(folder + name, { recursive: true })
    cpSync(at(`${font}/files/figtree-latin-wght-normal.woff2`), `${folder}fonts/figtree.woff2`)
    cpSync(at(`${font}/LICENSE`), `${folder}fonts/LICENSE.txt`)
    cpSync(at(`${bootstrap}/dist/css/bootstrap.min.css`), `${folder}bootstrap.css`)
    cpSync(at('demo/catalog/pictures'), `${folder}pictures`, { recursive: true })
    const files = Object.entries(await catalogueFiles(dist))
    await Promise.all(files.map(([path, text]) => writeFile(folder + path, text)))
  },
})
