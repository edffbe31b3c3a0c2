import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { circles } from './import-circles.ts'
import { breach, hasRole, type Import } from './import-rules.ts'
import { importsOf, sourceFiles } from './source-files.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const broken = fileURLToPath(new URL('../support/broken', import.meta.url))

const breachesOf = (root: string, ...folders: string[]) =>
  sourceFiles(root, ...folders).flatMap(file =>
    importsOf(root, file).flatMap(found => breach(file, found) ?? []),
  )

const importsIn = (root: string, ...folders: string[]) =>
  new Map(sourceFiles(root, ...folders).map(file => [file, importsOf(root, file)]))

const isRun = ({ isType }: Import) => !isType
const isRead = ({ isLazy }: Import) => !isLazy

/** Files of widgets without a role in their name. */
const withoutRole = (root: string) =>
  sourceFiles(root, 'src/widgets').filter(file => !hasRole(file))

describe('imports', () => {
  it('keep to what each folder may import', () => {
    assert.deepEqual(breachesOf(project, 'src', 'elements', 'command', 'demo'), [])
  })

  it('make no circles', () => {
    const all = importsIn(project, 'src', 'elements', 'command', 'demo')
    assert.deepEqual(circles(all, isRun), [], 'when the code runs, lazily loaded files included')
    const product = importsIn(project, 'src', 'elements', 'command')
    assert.deepEqual(circles(product, isRead), [], 'when the code is read, types included')
  })

  it('of src name elements as types only, and never command, demo, build or test', () => {
    const up = [...importsIn(project, 'src')].flatMap(([file, imports]) =>
      imports
        .filter(
          ({ isType, target }) =>
            /^(command|demo|build|test)\//.test(target) ||
            (!isType && target.startsWith('elements/')),
        )
        .map(({ target }) => `${file} imports ${target}`),
    )
    assert.deepEqual(up, [])
  })

  it('of late files name a variant where an element is configured as one, and only there', () => {
    const entry = /load: \(\) => import\('([^']+)'\)(?:,\s*when: (\S))?/g
    const found = globSync('src/widgets/*/*/*.late.ts', { cwd: project }).flatMap(file =>
      [...readFileSync(join(project, file), 'utf8').matchAll(entry)].map(
        ([, path = '', when = '']) => ({ path, isVariant: when === '(' }),
      ),
    )
    assert.ok(found.some(({ isVariant }) => isVariant))
    assert.deepEqual(
      found.filter(({ path, isVariant }) => path.endsWith('.variant.ts') !== isVariant),
      [],
    )
  })

  it('follow the role of a file, which each file of a widget has in its name', () => {
    assert.deepEqual(withoutRole(project), [])
    assert.deepEqual(withoutRole(broken), [
      'src/widgets/fam/two/circle.ts',
      'src/widgets/fam/two/types.ts',
    ])
  })

  it('are reported if they make a circle', () => {
    const two = importsIn(broken, 'src/widgets/fam/two')
    assert.deepEqual(circles(two, isRun), [
      ['src/widgets/fam/two/circle.ts', 'src/widgets/fam/two/two.ts'],
    ])
    assert.deepEqual(
      circles(two, isRead),
      [['src/widgets/fam/two/types.ts', 'src/widgets/fam/two/two.ts']].map(files =>
        files.toSorted(),
      ),
    )
  })

  it('are reported if a folder may not have them', () => {
    assert.deepEqual(breachesOf(broken, 'src', 'elements', 'demo').toSorted(), [
      'demo/pages/one/page.ts may not import demo/pages/two/other.ts',
      'demo/pages/one/page.ts may not import demo/store/main.ts',
      'demo/store/main.ts may not import src/client/client.ts',
      'demo/store/one/one.ts may not import demo/pages/one/index.ts',
      'demo/store/one/one.ts may not import demo/store/two/two.ts',
      'demo/store/products/product.ts may not import demo/store/one/index.ts',
      'demo/store/server/serve.ts may not import demo/store/one/index.ts',
      'elements/one.ts may not import src/client/client.ts',
      'src/client/client.ts may not import demo/store/main.ts',
      'src/unheard-of/thing.ts: no rule names its folder',
      'src/widgets/fam/one/one.model.ts may not import elements/one.ts but as a type',
      'src/widgets/fam/one/one.model.ts may not import react',
      'src/widgets/fam/one/one.model.ts may not import src/widgets/fam/one/one.view.tsx',
      'src/widgets/fam/one/one.model.ts may not import src/widgets/fam/two/two.ts',
      'src/widgets/fam/one/one.view.tsx may not import src/client/client.ts',
    ])
  })
})
