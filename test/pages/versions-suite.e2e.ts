import assert from 'node:assert/strict'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../../elements/index.ts'
import { tellFigure } from '../support/figure.ts'
import { documentOf } from '../support/hostile/page.ts'
import { live } from '../support/live.ts'
import { elementsOn, selfChecks } from '../support/scope.ts'
import { openSuitePage, scenesOf, templates, type SuitePage } from '../support/suite-page.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string }
const own = '/dist/'
const next = '/__suite/next/'
const versionOf = { [own]: version, [next]: '99.0.0' }

/** The built library once more, as a build of another version would be. */
function otherVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dp-next-'))
  cpSync(dist, folder, { recursive: true })
  for (const file of globSync('{*.js,elements/*.js,chunks/*.js}', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(version, versionOf[next]))
  }
  return `${folder}/`
}

const loader = '<script src="/dist/dp.js" defer></script>'
const tags = catalogue.map(({ tag }) => tag)
/** Neighbours in the catalogue are of different versions. */
const [even, odd] = [0, 1].map(rest => tags.filter((_, at) => at % 2 === rest))

const entries = (folder: string, names: readonly string[] = []) =>
  names.map(tag => `<script type="module" src="${folder}elements/${tag}.js"></script>`).join('\n')

/** Each copy defines half of the tags, then comes for those of the other. */
const pageOf = (first: string, second: string) =>
  documentOf({}, templates(catalogue)).replace(
    loader,
    [entries(first, even), entries(second, odd), entries(second, even), entries(first, odd)].join(
      '\n',
    ),
  )

interface Library {
  elements: ReadonlyMap<string, string>
}

/** The version that defined each tag, as the page is told once an element stands in it. */
async function versionsIn({ page }: SuitePage): Promise<ReadonlyMap<string, string>> {
  const told = await page.evaluate(
    () =>
      new Promise<[string, string][]>(resolve => {
        const queue = Reflect.get(window, 'dp') as { push(task: (library: Library) => void): void }
        queue.push(({ elements }) => resolve([...elements]))
      }),
  )
  return new Map(told)
}

describe('Two versions of the library', () => {
  let folder: string
  let [reached, toReach] = [0, 0]
  before(() => {
    folder = otherVersion()
  })
  after(() => rmSync(folder, { recursive: true }))

  for (const file of selfChecks(['fragile-element.js'])) {
    it('are found to break each other where a tag is defined without a look at the other', async () => {
      const broken = fileURLToPath(new URL('../support/broken/', import.meta.url))
      const html = documentOf({}, '').replace(
        loader,
        ['/__suite/one/', '/__suite/two/']
          .map(path => `<script type="module" src="${path}${file}"></script>`)
          .join(''),
      )
      const files = { '/__suite/one/': broken, '/__suite/two/': broken }
      const page = await openSuitePage({ html, files })
      assert.match((await page.take()).join('\n'), /uncaught: NotSupportedError/)
      await page.close()
    })
  }

  for (const [at, [first, second]] of [[own, next] as const, [next, own] as const].entries()) {
    const elements = elementsOn('versions', at)
    if (elements.length === 0) continue
    toReach += elements.flatMap(scenesOf).length
    describe(`${first} first`, () => {
      let page: SuitePage
      before(async () => {
        page = await openSuitePage({ html: pageOf(first, second), files: { [next]: folder } })
      })
      after(() => page.close())

      it('COR-034 leave each tag to the first, and say so in one line', async () => {
        await page.settle(200)
        const told = await page.take()
        assert.deepEqual(
          told
            .map(line => /<(dp-[\w-]+)> of version .* is ignored/.exec(line)?.[1] ?? line)
            .toSorted(),
          tags.toSorted(),
        )
      })

      for (const element of elements) {
        it(`COR-034 let <${element.tag}> come to all its states beside each other`, async () => {
          const count = await live(page, element)
          assert.deepEqual(await page.take(), [])
          reached += count
        })
      }

      it('COR-034 COR-057 give the page one queue, which knows who defined what', async () => {
        const versions = await versionsIn(page)
        assert.deepEqual([...versions.keys()].toSorted(), tags.toSorted())
        for (const tag of even ?? []) assert.equal(versions.get(tag), versionOf[first])
        for (const tag of odd ?? []) assert.equal(versions.get(tag), versionOf[second])
      })
    })
  }

  after(() =>
    tellFigure({
      suite: 'versions',
      what: 'scenes without an error beside another version, in both orders',
      reached,
      toReach,
    }),
  )
})
