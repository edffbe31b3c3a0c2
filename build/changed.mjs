import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { families } from '../elements/index.ts'
import { importedBy } from './imports.mjs'
import { root } from './project.mjs'
import { filesOfSuites, isAboutAll } from './suites.mjs'
import { browserTests, isPageSuite, nodeTests, pageTests, tagsOfFile } from './test-files.mjs'

/**
 * Which elements a change can have broken, in which suites. The imports tell which elements use a file, and which tests.
 * Other files belong to the family whose name their folder has. All else is shared by all elements.
 */

/** Files that no element works with. */
const others =
  /^(docs|bench|command|demo\/catalog|test\/(models|elements|store|build|catalog|command|bench|types|parts|page|conformance))\/|^[^/]+\.md$|^\.ci\//

const find = pattern => globSync(pattern, { cwd: root }).map(file => file.replaceAll('\\', '/'))

/** Files of `tag` and of its host, and all that they import. */
function filesOf(tag, family) {
  const name = tag.slice('dp-'.length)
  const own = `{elements/${family}/${name}{.,.*.}ts,src/widgets/${family}/${name}/*}`
  return importedBy([...find(own), ...find('src/{element,loader}/*')], /^(src|elements)\//)
}

let known
/** Each tag with its family and its files. Reads the whole code, so it does that once. */
export function elementFiles() {
  known ??= families.flatMap(({ elements, name: family }) =>
    elements.map(({ tag }) => ({ tag, family, files: filesOf(tag, family) })),
  )
  return known
}

let code
/** The code that tests need besides that of the product: each test file with all that it imports of `test`, and the tools. */
function testCode() {
  code ??= {
    tests: [...browserTests, ...nodeTests, ...pageTests].map(file => ({
      file,
      files: importedBy([file], /^test\//),
    })),
    tools: importedBy(
      find('build/{test,test-steps,proof,breaks,mutate*,pictures}.mjs'),
      /^build\//,
    ),
    builders: importedBy(
      ['rollup.config.mjs', 'web-test-runner.config.mjs', 'build/shop.mjs'],
      /^build\//,
    ),
  }
  return code
}

/** The test files that work with a file of `test`, also through others. */
const testsWith = file =>
  testCode()
    .tests.filter(({ files }) => files.has(file))
    .map(one => one.file)

/** true: the file only chooses tests, and counts and reports them. No test comes out differently. */
const isOfCommands = file => testCode().tools.has(file) && !testCode().builders.has(file)

/** true: tests of a common part work with the file. */
export const isOfPart = ({ code: own, tests }, file) =>
  own.test(file) || testsWith(file).some(one => tests.test(one))

/** true: the file holds a suite, or its own tests with elements that were broken for it. */
const checksItself = file => file.startsWith('test/suites/') || isPageSuite(file)

/**
 * true: the code of a suite itself differs with the file, so the suite's own tests may tell something new. Some files of
 * `test` are read, not imported: they may be of any suite.
 */
export function isOfSuite(suite, file) {
  if (file.startsWith('build/')) return !isOfCommands(file)
  if (!/^test\/(suites|support|parts|pages)\//.test(file)) return file === 'package-lock.json'
  const users = testsWith(file)
  return (
    users.length === 0 || users.some(one => checksItself(one) && filesOfSuites[suite].test(one))
  )
}

const familyOf = tag => families.find(({ elements }) => elements.some(one => one.tag === tag))
const isOfOneFamily = tags => new Set(tags.map(familyOf)).size === 1

/** How a changed file touches tags: as their `own`, as `shared`, or all. */
function touchOf(suite, file, elements) {
  const tests = file.startsWith('test/') ? testsWith(file) : []
  const ofSuite = tests.filter(one => filesOfSuites[suite].test(one))
  if (ofSuite.some(isAboutAll)) return { isOfAll: true }
  const users = elements.filter(({ files }) => files.has(file))
  const named = elements.filter(({ family }) => new RegExp(`/${family}[/.]`).test(file))
  const near = (users.length > 0 ? users : named).map(({ tag }) => tag)
  const tags = tests.length > 0 ? ofSuite.flatMap(tagsOfFile) : near
  if (tags.length > 0) return isOfOneFamily(tags) ? { own: tags } : { shared: tags }
  return { isOfAll: tests.length === 0 && !others.test(file) && !isOfCommands(file) }
}

/**
 * How changes of files touch each tag in a suite: `own` (a file of the tag, or of its family), `shared`, or not at all
 * (no entry).
 */
export function touchedBy(suite, changed, elements = elementFiles()) {
  const touched = new Map()
  const touch = (tags, how) => {
    for (const tag of tags) if (touched.get(tag) !== 'own') touched.set(tag, how)
  }
  for (const file of changed) {
    const { isOfAll, own = [], shared = [] } = touchOf(suite, file, elements)
    touch(own, 'own')
    touch(isOfAll ? elements.map(({ tag }) => tag) : shared, 'shared')
  }
  return touched
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Files that differ from a commit, also those that are not committed. null: git does not know the commit. */
export function changedSince(commit) {
  try {
    const differing = git('diff', '--name-only', commit)
    const untracked = git('ls-files', '--others', '--exclude-standard')
    return `${differing}${untracked}`.split('\n').filter(Boolean)
  } catch {
    return null
  }
}

const changes = new Map()
/** `changedSince`, asked once for each commit. */
function knownSince(commit) {
  if (!changes.has(commit)) changes.set(commit, changedSince(commit))
  return changes.get(commit)
}

/** Files that differ from any of the commits. null: there is none, or git does not know one of them. */
export function changedSinceAny(commits, since = knownSince) {
  const changed = commits.map(since)
  return changed.length === 0 || changed.includes(null) ? null : [...new Set(changed.flat())]
}
