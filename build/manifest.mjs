import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { writeDerived } from './derived/write.mjs'
import { built, lateName } from './entries.mjs'
import { pageSheet } from './page-sheet.mjs'

const entryOf = tag => `elements/${tag}.js`

/** A file and all its static imports, in the order in which a browser asks for them. */
function loadOrder(bundle, entry) {
  const files = [entry]
  for (const file of files) {
    files.push(...bundle[file].imports.filter(one => bundle[one] && !files.includes(one)))
  }
  return files
}

/** The same for a page with page state, which also loads the code that reads page state. */
function stateOrder(bundle, tag) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const reader = chunks.find(one =>
    one.moduleIds.some(id => id.endsWith('/src/page/page-state.ts')),
  )
  const files = reader ? loadOrder(bundle, reader.fileName) : []
  return [...new Set([...loadOrder(bundle, entryOf(tag)), ...files])]
}

/** Late files of widgets by name, each with all its static imports. */
const lateOrders = (bundle, isLate) =>
  Object.fromEntries(
    Object.values(bundle).flatMap(({ fileName, moduleIds = [] }) =>
      moduleIds.filter(isLate).map(id => [lateName(id), loadOrder(bundle, fileName)]),
    ),
  )

async function sumOf(path) {
  const sum = createHash('sha384').update(await readFile(path))
  return `sha384-${sum.digest('base64')}`
}

/** Checksums of the files that pages load. */
async function sums(folder) {
  const all = await readdir(folder, { recursive: true })
  const files = all.filter(name => /^(?!command|catalog).*\.(js|css)$/.test(name)).sort()
  return Object.fromEntries(
    await Promise.all(files.map(async file => [file, await sumOf(folder + file)])),
  )
}

/** Brotli bytes for each tag: its own files, and files that it shares with others. */
function sizes(bundle, preload) {
  const users = file => Object.values(preload).filter(files => files.includes(file)).length
  const known = new Map()
  function size(file) {
    if (!known.has(file)) known.set(file, brotliCompressSync(bundle[file].code).length)
    return known.get(file)
  }
  const total = files => files.reduce((sum, file) => sum + size(file), 0)
  return mapValues(preload, files => {
    const [own, shared] = [
      files.filter(file => users(file) === 1),
      files.filter(file => users(file) > 1),
    ]
    return { own: total(own), shared: total(shared) }
  })
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** Writes files next to the bundle for pages, docs and budgets. Must be the last plugin of the last build. */
export const manifest = () => ({
  name: 'manifest',
  async writeBundle({ dir }, bundle) {
    const folder = `${dir}/`
    const preload = Object.fromEntries(
      built.map(({ tag }) => [tag, loadOrder(bundle, entryOf(tag))]),
    )
    const write = (name, value) => writeFile(folder + name, `${JSON.stringify(value, null, 2)}\n`)
    await writeFile(`${folder}dp.css`, await pageSheet())
    await write('preload.json', preload)
    const isLate = id => lateName(id) && this.getModuleInfo(id).dynamicImporters.length > 0
    await write('preload-late.json', lateOrders(bundle, isLate))
    await write(
      'preload-state.json',
      Object.fromEntries(built.map(({ tag }) => [tag, stateOrder(bundle, tag)])),
    )
    await write('sizes.json', sizes(bundle, preload))
    await writeDerived(folder)
    await write('sri.json', await sums(folder))
  },
})
