import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, it } from 'node:test'
import { spoilers, strangers } from '../../demo/store/server/spoilt-answers.ts'
import { catalogue, families } from '../../elements/index.ts'
import { findingsOf } from '../../command/lint/lint.ts'
import { run } from '../../command/run.ts'
import { contract } from '../../src/contract/index.ts'
import { blueprint, kebab } from '../../src/element/blueprint.ts'
import { callMeta } from '../../src/element/formats.ts'
import { page } from '../../src/page/page.ts'
import { anchorsOf, blocksIn, docs, guides, linksOf, project, type Doc } from '../support/docs.ts'
import { policies } from '../support/policies.ts'

const read = (path: string): string => readFileSync(join(project, path), 'utf8')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
const docAt = (path: string): Doc | undefined => docs.find(one => one.path === path)

/** All words in the sources. A name in a page that is not among them no longer exists. */
const sources = globSync(
  [
    'src/**/*.{ts,tsx,css}',
    'elements/**/*.ts',
    'command/**/*.ts',
    'build/**/*.mjs',
    'demo/**/*.{ts,eta}',
    '*.mjs',
  ],
  { cwd: project },
)
  .map(read)
  .join('\n')
const words = sources.match(/[\w$-]+/g) ?? []
/** Includes attributes that scripts read by their dataset name, and the metas of calls. */
const knownWords = new Set([
  ...words,
  ...words.map(word => `data-${kebab(word)}`),
  ...contract.map(({ id }) => callMeta(id)),
])

/** `found`: names in a page. docs/new-element.md is left out, because its element is compiled as a whole. */
function unknownIn(found: (doc: Doc) => readonly string[], isKnown: (name: string) => boolean) {
  const named = guides
    .filter(({ path }) => path !== 'docs/new-element.md')
    .flatMap(doc => found(doc).map(name => ({ name, in: doc.path })))
  assert.ok(named.length > 0, 'Nothing is named')
  return named.filter(({ name }) => !isKnown(name))
}

const matches =
  (pattern: RegExp) =>
  ({ text }: Doc): string[] =>
    [...text.matchAll(pattern)].map(([all, name = all]) => name)

function brokenLinks(doc: Doc): string[] {
  return linksOf(doc).filter(target => {
    const [file = '', anchor] = target.split('#')
    const path = file ? relative('.', join(dirname(doc.path), file)) : doc.path
    const linked = docAt(path)
    if (!existsSync(join(project, path))) return true
    return anchor !== undefined && !(linked && anchorsOf(linked).has(anchor))
  })
}

const file = /^(?:src|elements|build|demo|test|bench|docs|dist)\/[\w./*<>-]*$/
const filesIn = ({ codes }: Doc): string[] => codes.filter(code => file.test(code))
/** Pages may leave out `.ts`. `<name>`, FAMILY, NAME and THING stand for any name. */
const isThere = (path: string): boolean =>
  globSync(`${path.replaceAll(/<\w+>|\b(FAMILY|NAME|THING)\b/g, '*')}{,.ts}`, { cwd: project })
    .length > 0

/** Variables in front of a command or alone. */
const variablesIn = ({ codes, blocks }: Doc): string[] =>
  [...codes, ...blocks.filter(({ language }) => language === 'sh').map(({ text }) => text)].flatMap(
    code => code.match(/^[A-Z][A-Z_]{3,}(?==|$)/gm) ?? [],
  )

const commandsIn = matches(/(?:npx dp-elements|`dp) (?!COMMAND)([\w-]+)/g)
const quiet = { say() {}, complain() {}, hasColors: false, library: '', version: '' }

describe('The pages for people', () => {
  for (const doc of docs) {
    it(`lead to what is there: ${doc.path}`, () => assert.deepEqual(brokenLinks(doc), []))
  }

  for (const { title, text } of blocksIn('html')) {
    it(`show HTML that dp lint finds nothing in: ${title}`, () =>
      assert.deepEqual(
        findingsOf(text, 'example.html').problems.map(({ message }) => message),
        [],
      ))
  }

  for (const { title, text } of blocksIn('json')) {
    it(`show JSON that is JSON: ${title}`, () => void JSON.parse(text))
  }

  it('COR-081 show the policies under which every element is driven through its life', () => {
    const tested = new Set(
      policies.map(({ header }) => header.replaceAll(/'nonce-[^']*'/g, "'nonce-…'")),
    )
    const shown = blocksIn('http').map(({ text }) =>
      text
        .replace(/^content-security-policy:/i, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    assert.deepEqual(
      shown.filter(header => !tested.has(header)),
      [],
    )
    assert.equal(new Set(shown).size, 3)
  })

  it('name tags, events, metas and attributes that the sources know', () => {
    const names = matches(/(?<![\w/.-])(?:data-)?dp-[a-z][a-z-]*[a-z](?![\w…*-])/g)
    assert.deepEqual(
      unknownIn(names, name => knownWords.has(name)),
      [],
    )
  })

  it('name attributes that an element has', () => {
    const attributes = new Set(catalogue.flatMap(one => [...blueprint(one, {}).byAttribute.keys()]))
    assert.deepEqual(
      unknownIn(
        matches(/(?<![\w-])data-[a-z][a-z-]*[a-z](?![\w<…*-])/g),
        name => attributes.has(name) || knownWords.has(name),
      ),
      [],
    )
  })

  it('name page stores that are there', () => {
    const stores = matches(/(?:`|\bstores\.)\$([a-z]\w+)/gi)
    const known = new Set(Object.keys(page).map(name => name.replace('$', '')))
    assert.deepEqual(
      unknownIn(
        doc => (doc.path === 'docs/architecture.md' ? [] : stores(doc)),
        name => known.has(name),
      ),
      [],
    )
  })

  it('name custom properties that a page may set', () => {
    const tokens = new Set(read('src/styles/tokens.css').match(/--dp-[\w-]+/g))
    assert.deepEqual(
      unknownIn(matches(/(?<![\w-])--dp-[a-z-]+[a-z](?![\w…-])/g), name => tokens.has(name)),
      [],
    )
  })

  it('name npm scripts that are there', () => {
    assert.deepEqual(
      unknownIn(
        matches(/\bnpm (?:run )?((?:start|test|build|bench|pictures|format|lint)[\w:]*)/g),
        name => name in scripts,
      ),
      [],
    )
  })

  it('name commands that dp has', async () => {
    const names = new Set(guides.flatMap(commandsIn))
    assert.ok(names.size > 1)
    for (const name of names) assert.equal(await run([name, '--help'], quiet), 0, name)
  })

  it('name files that are there', () => {
    assert.deepEqual(unknownIn(filesIn, isThere), [])
  })

  it('name variables of the environment that something reads', () => {
    assert.deepEqual(
      unknownIn(variablesIn, name => knownWords.has(name)),
      [],
    )
  })
})

describe('docs/store.md', () => {
  it('names every fault that spoils an answer', () => {
    const named = new Set(docAt('docs/store.md')?.codes)
    const all = [...Object.keys(spoilers), ...Object.keys(strangers)]
    assert.ok(all.length > 5)
    assert.deepEqual(
      all.filter(name => !named.has(name)),
      [],
    )
  })
})

describe('README.md', () => {
  const readme = read('README.md')

  it('lists every element of the catalogue with its sentence', () => {
    const rows = readme.match(/^\| .* \| `dp-.*$/gm)
    assert.deepEqual(
      rows,
      families.flatMap(({ title, elements }) =>
        elements.map(({ tag, about }) => `| ${title} | \`${tag}\` | ${about} |`),
      ),
    )
  })

  it('stays below 140 lines, beside the elements', () =>
    assert.ok(readme.split('\n').length - catalogue.length < 140))
})

describe('The page about the store', () => {
  it('lists every setting that the store reads, and no other', () => {
    const main = read('demo/store/main.ts')
    const [, taken = ''] = /const \{([^}]*)\} = process\.env/.exec(main) ?? []
    const amounts = [...main.matchAll(/amount\('(\w+)'/g)].map(([, name]) => name)
    const settings = [...(taken.match(/^ +[A-Z]\w+/gm) ?? []).map(name => name.trim()), ...amounts]
    const [, table = ''] = /\n## Settings\n(.*?)\n## /s.exec(read('docs/store.md')) ?? []
    const listed = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    assert.ok(amounts.length > 3)
    assert.deepEqual(listed.toSorted(), settings.toSorted())
  })
})
