import assert from 'node:assert/strict'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { blocksIn, project } from '../support/docs.ts'
import { runTool } from '../support/packed.ts'

const folder = join(project, '.cache/docs/')

const options = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
}

const blocks = blocksIn('js', 'ts').filter(({ title }) => !title.startsWith('docs/new-element.md'))
const fileOf = (title: string, language: string) => `${title.replaceAll(/\W/g, '-')}.${language}`

describe('Code in the pages for people', () => {
  let faults = ''
  before(() => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true })
    symlinkSync(project, join(folder, 'node_modules/dp-elements'), 'dir')
    // Any import of the library types the page, like a script of the page would.
    writeFileSync(join(folder, 'page.ts'), "import 'dp-elements'\n")
    for (const { title, language, text } of blocks) {
      writeFileSync(join(folder, fileOf(title, language)), text)
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }))
    faults = runTool('tsc', ['-p', folder]).output
  })
  after(() => rmSync(folder, { recursive: true }))

  it('is found', () => assert.ok(blocks.length > 5))

  for (const { title, language } of blocks) {
    it(`COR-120 fits the types of the package: ${title}`, () =>
      assert.deepEqual(
        faults.split('\n').filter(line => line.includes(fileOf(title, language))),
        [],
      ))
  }

  it('leaves the compiler nothing else to say', () => assert.equal(faults, ''))
})
