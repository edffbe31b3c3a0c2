import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const modules = join(root, 'node_modules')

/** The package as npm would publish it, from the present dist/. */
export interface Packed {
  tarball: string
  files: readonly string[]
  remove(): void
}

export function pack(): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'dp-packed-'))
  const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
  const [packed] = JSON.parse(execFileSync('npm', words, { cwd: root, encoding: 'utf8' })) as [
    { filename: string; files: { path: string }[] },
  ]
  return {
    tarball: join(folder, packed.filename),
    files: packed.files.map(({ path }) => path),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** Runs a tool of the project. */
export function runTool(name: string, words: readonly string[], cwd = root) {
  const { status, stdout, stderr } = spawnSync(join(modules, '.bin', name), words, {
    cwd,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** What the package depends on, and what a shop may have beside it. */
const installed = [
  '@types/react',
  'csstype',
  'nanostores',
  'preact',
  'react',
  'react-dom',
  'scheduler',
  'valibot',
]

/** A shop's project that has installed the package. `sources`: its own files. Returns its folder. */
export function installIn({ tarball }: Packed, sources?: string): string {
  const shop = join(dirname(tarball), 'shop')
  mkdirSync(shop)
  if (sources) cpSync(join(root, sources), shop, { recursive: true })
  writeFileSync(join(shop, 'package.json'), '{"type":"module"}')
  for (const name of installed) {
    mkdirSync(dirname(join(shop, 'node_modules', name)), { recursive: true })
    symlinkSync(join(modules, name), join(shop, 'node_modules', name), 'dir')
  }
  const library = join(shop, 'node_modules/dp-elements')
  mkdirSync(library)
  execFileSync('tar', ['-xzf', tarball, '-C', library, '--strip-components=1'])
  return shop
}
