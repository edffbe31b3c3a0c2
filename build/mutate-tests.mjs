import { families } from '../elements/index.ts'
import { codeOf, importsOf } from '../test/conformance/source-files.ts'
import { virtualSource } from './bundled-tests.mjs'
import { virtualPrefix } from './entries.mjs'
import { at, root } from './project.mjs'
import { browserTests, nodeTests } from './test-files.mjs'

/** Which tests a source file belongs to, by imports. */

const known = new Map()

/** Files that a file or a virtual module imports, without types. */
function targetsOf(file) {
  if (!known.has(file)) known.set(file, readTargets(file))
  return known.get(file)
}

const ofProject = /^(src|elements|demo|test|build|command|bench)\//
/** A program that a test starts, by its path. */
const program = /'(demo\/[\w/-]+\.ts)'/g

const found = (code, pattern) => [...code.matchAll(pattern)].map(([, target]) => target)

function readTargets(file) {
  if (file.startsWith(virtualPrefix)) {
    return found(virtualSource(file), /(?:import|from) '([^']+)'/g).map(target =>
      target.replace(root, ''),
    )
  }
  if (!/\.(tsx?|mjs)$/.test(file)) return []
  const imported = importsOf(root, file)
    .filter(({ isType }) => !isType)
    .map(({ target }) => target)
    .filter(target => target.startsWith(virtualPrefix) || ofProject.test(target))
  return file.startsWith('test/') ? [...imported, ...found(codeOf(at(file)), program)] : imported
}

/** How many imports lead from a test to each file that it runs. */
function stepsFrom(test) {
  const steps = new Map([[test, 0]])
  for (const [file, count] of steps)
    for (const target of targetsOf(file)) if (!steps.has(target)) steps.set(target, count + 1)
  return steps
}

const familyIn = path => families.find(({ name }) => path.includes(`/${name}/`))?.name
/** Tests of code that several families share. The suites over all elements take too long to run for each mutant. */
const isShared = test => /^test\/(elements\/core-|page\/|parts\/)/.test(test)

/** Tests in Node that are about code, and not about how the project is built. */
const isAboutCode = test =>
  /^test\/((models|store|command|catalog)\/|suites\/store-(agreement|hostile|reading)\.)/.test(test)

const wordsIn = path =>
  new Set(
    path
      .split('/')
      .at(-1)
      .replace(/\.test.*/, '')
      .match(/\w+?(?=s?\b)/g),
  )
/** Words that the names of two files share. */
const likeness = (file, test) => wordsIn(file).intersection(wordsIn(test)).size

const isBrowserTest = new Set(browserTests)
const tests = [...nodeTests, ...browserTests]
const stepsByTest = new Map()

/** How many imports lead from a test to a file. undefined: the test does not run the file. */
function distance(test, file) {
  if (!stepsByTest.has(test)) stepsByTest.set(test, stepsFrom(test))
  return stepsByTest.get(test).get(file)
}

/** Starts the store as a process, which takes long. For code that no other test runs. */
const ofProcess = 'test/suites/store-process.test.ts'

/** The tests of a file, `{node, browser}`, each list with those first that will notice a mutant soonest. */
export function testsOf(file) {
  const running = tests.filter(test => distance(test, file) !== undefined)
  const inBrowser = running.filter(test => isBrowserTest.has(test))
  const own = familyIn(file)
  const users = new Set(inBrowser.map(familyIn).filter(Boolean))
  const family = own ?? (users.size === 1 ? [...users][0] : undefined)
  const near = family ? test => familyIn(test) === family || isShared(test) : isShared
  const order = (a, b) =>
    likeness(file, b) - likeness(file, a) ||
    Number(familyIn(b) === own) - Number(familyIn(a) === own) ||
    distance(a, file) - distance(b, file)
  const inNode = running.filter(test => !isBrowserTest.has(test) && isAboutCode(test))
  const isAlone = inNode.length + inBrowser.length === 0 && distance(ofProcess, file)
  return {
    node: isAlone ? [ofProcess] : inNode.toSorted(order),
    browser: inBrowser.filter(near).toSorted(order),
  }
}
