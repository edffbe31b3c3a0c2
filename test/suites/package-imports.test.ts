import assert from 'node:assert/strict'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { catalogue } from '../../elements/index.ts'
import { bundlers, write } from '../support/bundlers.ts'
import { installIn, pack, type Packed } from '../support/packed.ts'

type Target = string | { types?: string; default?: string }
const { exports: entries }: { exports: Record<string, Target> } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

/** Files that a program may import: every export but those with types alone, each with its file. */
function importable(files: readonly string[]): { name: string; file: string }[] {
  return Object.entries(entries).flatMap(([entry, target]) => {
    const path = typeof target === 'string' ? target : target.default
    if (!path) return []
    const [start = '', end] = path.slice('./'.length).split('*')
    const names = end === undefined ? [''] : namesBetween(files, start, end)
    return names.map(name => ({
      name: join('dp-elements', entry.replace('*', name)),
      file: path.replace('*', name),
    }))
  })
}

/** What `*` of an export stands for. Declarations and source maps are for tools. */
const namesBetween = (files: readonly string[], start: string, end: string) =>
  files
    .filter(file => file.startsWith(start) && file.endsWith(end) && !/\.(d\.ts|map)$/.test(file))
    .map(file => file.slice(start.length, file.length - end.length))

const isModule = ({ file }: { file: string }) => file.endsWith('.js')
const isText = ({ file }: { file: string }) => /\.(md|txt)$/.test(file)

/** Runs a module of the shop on a server. */
const inNode = (shop: string, source: string) => {
  write(shop, { 'server.js': source })
  const { stdout, stderr } = spawnSync(process.execPath, ['server.js'], {
    cwd: shop,
    encoding: 'utf8',
  })
  return { stdout, stderr }
}

describe('Imports of the installed package', () => {
  let packed: Packed
  let shop: string
  before(() => {
    packed = pack()
    shop = installIn(packed)
  })
  after(() => packed.remove())

  it('COR-128 are every export but types', () => {
    const typed = Object.keys(entries).filter(
      entry =>
        !importable(packed.files).some(({ name }) =>
          name.startsWith(join('dp-elements', entry.split('*')[0] ?? '')),
        ),
    )
    assert.deepEqual(typed, ['./jsx/react', './jsx/preact'])
    const names = new Set(importable(packed.files).map(({ name }) => name))
    assert.ok(names.has('dp-elements'))
    for (const { tag } of catalogue)
      for (const folder of ['elements', 'react'])
        assert.ok(names.has(`dp-elements/${folder}/${tag}.js`), tag)
  })

  it('COR-128 COR-040 do nothing on a server', () => {
    const names = importable(packed.files).filter(isModule)
    const source = `
      const before = Object.keys(globalThis)
      ${names.map(({ name }) => `await import('${name}')`).join('\n')}
      const { dp } = await import('dp-elements')
      dp.push(() => console.log('ran'))
      console.log(Object.keys(globalThis).filter(name => !before.includes(name)).length)
    `
    assert.ok(names.length > 2 * catalogue.length)
    assert.deepEqual(inNode(shop, source), { stdout: '0\n', stderr: '' })
  })

  it('COR-128 are all found and bundled by Vite', async () => {
    const names = importable(packed.files)
    const lines = names.map((one, at) =>
      isModule(one) || one.file.endsWith('.css')
        ? `import '${one.name}'`
        : `import one${at} from '${one.name}${isText(one) ? '?raw' : ''}'; console.log(one${at})`,
    )
    write(shop, { 'main.js': lines.join('\n') })
    await bundlers['Vite']?.(shop)
    rmSync(join(shop, 'built'), { recursive: true })
  })

  for (const [name, bundle] of Object.entries(bundlers)) {
    it(`COR-128 give a page of ${name} a file for each tag`, async () => {
      write(shop, { 'main.js': "import 'dp-elements'\n" })
      await bundle(shop)
      const built = globSync('built/**/*.js', { cwd: shop }).map(file => ({
        file,
        text: readFileSync(join(shop, file), 'utf8'),
      }))
      const main = built.find(({ file }) => file.endsWith('main.js'))?.text ?? ''
      assert.doesNotMatch(main, /^import .*dp-elements/m)
      for (const { tag } of [...catalogue, { tag: 'dp-inspector' }]) {
        const own = built.find(({ file }) => new RegExp(`\\b${tag}[-.]`).test(file))
        assert.ok(own, `${tag} has no file of its own`)
        assert.ok(main.includes(tag), tag)
      }
      rmSync(join(shop, 'built'), { recursive: true })
    })
  }
})
