import { globSync } from 'node:fs'
import { families } from '../elements/index.ts'
import { root } from './project.mjs'

const find = patterns => globSync(patterns, { cwd: root }).map(file => file.replaceAll('\\', '/'))

/** Tests that need a browser are in these folders, or have `.browser.` in their name. */
export const browserTests = find([
  'test/{elements,parts,hostile}/**/*.test.{ts,tsx}',
  'test/**/*.browser.test.{ts,tsx}',
])
/** true: tests for browsers, or such tests that were broken on purpose. */
const isForBrowsers = file => browserTests.includes(file) || /\.browser\.tsx?$/.test(file)
/** The browser tests that a command line names, by path or pattern. All, if it names none. */
export function browserTestsIn(args) {
  const named = find(args.map(arg => arg.replace(/^--files=/, '')))
  const here = [...new Set(named)].filter(isForBrowsers)
  return here.length > 0 ? here : browserTests
}
/** For work on one element. Leaves out the suites over all elements, which take as long as all other tests. */
export const elementTests = find(['test/{elements,parts}/**/*.test.{ts,tsx}'])
/** Models always run whole, because they are quick. So they count as tests of no family. */
const familyOf = file => /^test\/(?:elements|store|pages)\/([\w-]+)\//.exec(file)?.[1]

/**
 * Tests of what no family owns, and the code that they test. If none of that changed, nor what the tests import, they take
 * turns. `isShared`: all elements work with that code. `suite`: the proof of this suite runs them. Without: only a short run
 * takes few of them, because a change of anything can break them.
 */
export const commonParts = [
  {
    name: 'host',
    suite: 'engines',
    tests: /^test\/elements\/[^/]+$/,
    code: /^src\/(?!parts\/|widgets\/)/,
    isShared: true,
  },
  {
    name: 'parts',
    suite: 'engines',
    tests: /^test\/parts\//,
    code: /^src\/(parts|overlay|dom|styles|rules)\//,
    isShared: true,
  },
  {
    name: 'rules',
    suite: 'store and pages',
    tests: /^test\/models\/(rules|locale)-/,
    code: /^src\/(rules\/|element\/locale)/,
    isShared: true,
  },
  {
    name: 'store',
    suite: 'store and pages',
    tests: /^test\/(store\/|suites\/store-(?!bodies\.))/,
    code: /^(demo\/(?!catalog\/)|src\/(contract|rules)\/)/,
  },
  {
    name: 'tools',
    tests: /^test\/(bench|build|catalog|command)\//,
    code: /^(bench|build|command|demo\/catalog)\//,
  },
]

/** The common part that a test file belongs to. undefined: a family has it, or it always runs. */
export const commonPartOf = file => commonParts.find(({ tests }) => tests.test(file))

/** true: tests of one of these elements. Their files are named after the element. */
export const isTestOf = (file, tags) =>
  tags.some(tag =>
    new RegExp(`^test/(models|elements)/[\\w-]+/${tag.slice('dp-'.length)}[.-]`).test(file),
  )

/** The elements that a test file is about: those that it is named after, else all of its family. None: it is about no family. */
export function tagsOfFile(file) {
  const family = families.find(({ name }) => name === familyOf(file))
  const tags = family?.elements.map(({ tag }) => tag) ?? []
  const named = tags.filter(tag => isTestOf(file, [tag]))
  return named.length > 0 ? named : tags
}

/** One of how many files of its elements or part a run takes. */
function shareOf(file, suite, { every, everyOfCommon = {} }) {
  const tags = tagsOfFile(file)
  const part = tags.length > 0 ? undefined : commonPartOf(file)
  if (part) return everyOfCommon[part.name] ?? 1
  return Math.min(...(tags.length > 0 ? tags.map(tag => every?.[suite]?.[tag] ?? 1) : [1]))
}

/**
 * The files of this run: those that somebody named, else all. The files of a family that did not change take turns, as the
 * cases of the suites do.
 *
 * @param {string[]} files
 * @param {string} suite
 * @param {{ every?: object; everyOfCommon?: object; files?: string[]; turn: number }} scope
 */
export const inTurn = (files, suite, scope) =>
  files.filter((file, place) => {
    if (scope.files) return scope.files.includes(file)
    const share = shareOf(file, suite, scope)
    return place % share === scope.turn % share
  })

/** The engines besides Chromium on preact. */
export const otherEngines = ['firefox', 'webkit', 'react']

/**
 * What another engine takes of a run. What changed runs whole in each engine. What did not change runs in one of them, in
 * turn.
 *
 * @template {{ every?: object; everyOfCommon?: object; turn: number }} Scope
 * @param {string} engine
 * @param {Scope} scope
 */
export function scopeIn(engine, scope) {
  const spread = shares =>
    Object.fromEntries(
      Object.entries(shares).map(([name, share]) => [
        name,
        share > 1 ? share * otherEngines.length : 1,
      ]),
    )
  const { every = {}, everyOfCommon = {}, turn } = scope
  return {
    ...scope,
    every: Object.fromEntries(Object.entries(every).map(([suite, of]) => [suite, spread(of)])),
    everyOfCommon: spread(everyOfCommon),
    // Four runs in a row take all of an element that did not change: each in one of the engines.
    turn: turn + 4 * otherEngines.indexOf(engine),
  }
}

/** Tests that also run in another engine, of the scope that the engine has. */
export function engineTestsIn(engine, suite, scope) {
  const suites = [
    ...find(['test/suites/faults-?.browser.test.ts']),
    // On React, views look as in Chromium.
    ...(engine === 'react' ? [] : find(['test/suites/views-*.browser.test.ts'])),
  ]
  if (scope.files) return inTurn([...elementTests, ...suites], suite, scope)
  return [...inTurn(elementTests, suite, scope), ...suites]
}

/** true: a suite that checks every element in a browser. */
export const isSuite = file =>
  /^test\/suites\/(?!store-).*\.browser\./.test(file) && !/\/(markup|faults-found)\./.test(file)

const lengthOf = file => {
  if (/\/views-/.test(file)) return 2
  return isSuite(file) ? 1 : 0
}
/** The browser tests that take longest come first: a long one that begins last would run alone. */
export const longestFirst = files => files.toSorted((a, b) => lengthOf(b) - lengthOf(a))

/** true: a suite that takes every element to pages. */
export const isPageSuite = file => file.endsWith('-suite.e2e.ts')

/**
 * The files of a run for some tags: their own, the suites, and of the suites over pages one in turn. Pages take long to
 * open, and `npm test` opens them all.
 *
 * @param {string[]} files
 * @param {{ isProof?: boolean; tags: string[]; turn: number }} scope
 */
export function filesOfTags(files, { isProof, tags, turn }) {
  const pageSuites = files.filter(isPageSuite)
  const isDue = file => isProof || file === pageSuites[turn % pageSuites.length]
  return files.filter(
    file => isSuite(file) || isTestOf(file, tags) || (isPageSuite(file) && isDue(file)),
  )
}

/**
 * Names the process that a Node test shares with others: the rules of the code, the models of a family, a part of the store,
 * or the suites over pages, which share a browser. Such a test takes less time than a process of its own. undefined: the
 * test has its own.
 */
export const processOf = file =>
  /^test\/(?:conformance\/|models\/([\w-]+\/)?|store\/[\w-]+\/)/.exec(file)?.[0] ??
  (isPageSuite(file) ? 'suites over pages' : undefined)

export const nodeTests = find('test/**/*.test.ts').filter(file => !browserTests.includes(file))
/** Leaves out the store's suites, which take as long as all other tests. */
export const unitTests = nodeTests.filter(file => !file.startsWith('test/suites/'))
export const pageTests = find('test/pages/**/*.e2e.ts')
