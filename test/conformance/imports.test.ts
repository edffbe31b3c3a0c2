import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { breach } from './import-rules.ts'
import { importsOf, sourceFiles } from './source-files.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const broken = fileURLToPath(new URL('../support/broken', import.meta.url))

const breachesOf = (root: string, ...folders: string[]) =>
  sourceFiles(root, ...folders).flatMap(file =>
    importsOf(root, file).flatMap(found => breach(file, found) ?? []),
  )

describe('imports', () => {
  it('keep to what each folder may import', () => {
    assert.deepEqual(breachesOf(project, 'src', 'elements', 'demo'), [])
  })

  it('are found out where they do not', () => {
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
