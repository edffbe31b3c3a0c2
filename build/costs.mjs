import { families } from '../elements/index.ts'
import { filesOfSuites, suites } from './suites.mjs'
import { commonPartOf, otherEngines, tagsOfFile } from './test-files.mjs'

/**
 * What a test run costs by element, and what runs will cost with all elements that are planned. A cost is a part of the
 * run's time.
 */

/** Number of elements that are planned. */
export const planned = 56

const sizes = families.map(({ elements }) => elements.length)
const tags = new Set(families.flatMap(({ elements }) => elements.map(({ tag }) => tag)))
const familyNames = new Set(families.map(({ name }) => name))
/** Elements of the largest family. */
const largest = Math.max(...sizes)

/** Suites that take all elements to a page at once, or groups of their calls. Their tests are named after these. */
const ofAll = /\/(isolation-suite|store-bodies)\./

/** The element or the family that a test is about; 'all': all elements. undefined: it does not grow with elements. */
function ownerOf({ file, title }) {
  const named = /<(dp-[\w-]+)>/.exec(title)?.[1]
  if (tags.has(named)) return named
  const about = tagsOfFile(file)
  if (about.length === 1) return about[0]
  const family = /^test\/(?:models|elements|store|pages)\/([\w-]+)\//.exec(file)?.[1]
  if (familyNames.has(family)) return family
  return ofAll.test(file) && !/are found|finds a store/.test(title) ? 'all' : undefined
}

/** The suite by which a test takes turns. undefined: it runs in every run. */
function suiteOf({ file, step }) {
  if (step === 'react' && file.startsWith('test/elements/')) return 'runtimes'
  return suites.find(suite => filesOfSuites[suite].test(file))
}

/** The common part that a test belongs to, if it takes turns in every run. */
function partOf({ file }) {
  const part = commonPartOf(file)
  return part?.suite ? part : undefined
}

const sum = (list, of) => list.reduce((all, one) => all + of(one), 0)

/** One of how many cases of the owner this run took. */
function shareOf({ owner, suite }, every) {
  const shareOfTags = every?.[suite]
  if (!shareOfTags) return 1
  const of = families.find(({ name }) => name === owner)?.elements.map(({ tag }) => tag)
  if (of) return Math.min(...of.map(tag => shareOfTags[tag] ?? 1))
  if (tags.has(owner)) return shareOfTags[owner] ?? 1
  // Of all elements: how many of them came, on average.
  const rates = [...tags].map(tag => 1 / (shareOfTags[tag] ?? 1))
  return rates.length / rates.reduce((all, rate) => all + rate, 0)
}

/** The kind of a test's cost, and the factor by which it grows if no test takes turns. */
function kindOf(test, { every, everyOfCommon = {} }) {
  const isOfEngine = otherEngines.includes(test.step)
  // Of what takes turns, each of the other engines takes its own third.
  const all = share => (isOfEngine && share > 1 ? share * otherEngines.length : share)
  const owner = ownerOf(test)
  const common = partOf(test)
  if (owner === undefined && common) {
    const kind = common.isShared ? 'common' : 'apart'
    const times = all(everyOfCommon[common.name] ?? 1)
    return { kind: isOfEngine ? 'enginesCommon' : kind, times }
  }
  if (owner === undefined) return { kind: 'fixed', times: 1 }
  const suite = suiteOf(test)
  if (suite === undefined) return { kind: 'always', times: 1, owner }
  const times = all(shareOf({ owner, suite }, every))
  return { kind: isOfEngine ? 'engines' : 'whole', times, owner }
}

/** Kinds of costs that grow with the elements. */
const growing = new Set(['always', 'whole', 'engines'])

/**
 * What each test cost of the seconds of a run, of which the steps share the cores. `whole`: the same, if no test took
 * turns. `owner`: the element or the family that it is about, or 'all'.
 *
 * @param {{ seconds: number; steps: readonly object[]; every?: object; everyOfCommon?: object }} run Each step has `name`,
 *   `cpu`, `seconds` and `times`.
 */
function costsOfTests({ seconds, steps, ...scope }) {
  const busy = sum(steps, step => step.cpu * step.seconds) || 1
  return steps.flatMap(({ cpu, name, seconds: lasted, times: tests }) => {
    const cost = (seconds * cpu * lasted) / busy
    const all = sum(tests, ({ ms }) => ms)
    // A check has no tests. It reads all code, which grows with the elements.
    if (all === 0) return [{ file: name, kind: 'always', cost, whole: cost, owner: 'all' }]
    return tests.map(one => {
      const own = (cost * one.ms) / all
      const { times, ...kind } = kindOf({ ...one, step: name }, scope)
      return { file: one.file, ...kind, cost: own, whole: own * times }
    })
  })
}

const isSuiteOver = ({ file }) => /(^|\/)(suites\/|.*-suite\.e2e)/.test(file)

/** Groups costs, and adds them up. The most expensive comes first. */
const addedUpBy = (costs, of) =>
  Object.entries(Object.groupBy(costs, of))
    .map(([name, some]) => ({
      name,
      seconds: sum(some, ({ cost }) => cost),
      whole: sum(some, ({ whole }) => whole),
      some,
    }))
    .toSorted((a, b) => b.whole - a.whole)

/**
 * Seconds of the run by element: `seconds`, what it cost, and `whole`, what it would have cost if no test took turns. Tests
 * of a family count for each of its elements alike.
 */
export function costsByElement(run) {
  const costs = costsOfTests(run).flatMap(one => {
    const family = families.find(({ name }) => name === one.owner)
    const owners = family?.elements.map(({ tag }) => tag) ?? [one.owner]
    const part = { cost: one.cost / owners.length, whole: one.whole / owners.length }
    return owners.filter(owner => tags.has(owner)).map(owner => ({ ...one, ...part, owner }))
  })
  return addedUpBy(costs, ({ owner }) => owner).map(({ name, seconds, whole }) => ({
    tag: name,
    seconds,
    whole,
  }))
}

/** Seconds of the run by suite over all elements. `each`: what all cases of one element cost, on average. */
export function costsBySuite(run) {
  const costs = costsOfTests(run).filter(isSuiteOver)
  return addedUpBy(costs, ({ file }) => file).map(({ name, seconds, some }) => ({
    file: name,
    seconds,
    each:
      sum(
        some.filter(one => growing.has(one.kind)),
        ({ whole }) => whole,
      ) / tags.size,
  }))
}

/**
 * Measures what a run costs: `fixed`, what does not grow with elements; `common`, what the tests of shared code cost, if
 * all run; `apart`, the same for the store; `always`, what each element costs in every run; `whole`, what each
 * element costs in suites that take turns, if all its cases run; `engines` and `enginesCommon`, the same for elements and
 * shared code in the other engines. In seconds of the run.
 */
export function measured(run) {
  const costs = {
    fixed: 0,
    common: 0,
    apart: 0,
    always: 0,
    whole: 0,
    engines: 0,
    enginesCommon: 0,
  }
  for (const { kind, whole } of costsOfTests(run)) {
    costs[kind] += growing.has(kind) ? whole / tags.size : whole
  }
  return costs
}

/**
 * Seconds of a run with `count` elements: after a change to one family, of which each suite runs whole, and after a
 * change of code that all elements share. Each suite is proven. A family has its part of the store, and shared code often
 * has, too: the tests of the store are all there.
 *
 * @param {ReturnType<typeof measured>} costs
 * @param {number} count
 * @param {{ shared: number; none: number; common: number }} shares
 */
export function projected(costs, count, shares) {
  const { always, apart, common, engines, enginesCommon, fixed, whole } = costs
  const own = Math.min(largest, count)
  const of = (changed, share, shareOfCommon) => {
    const rest = (count - changed) / share
    // One of the other engines has what is due of what did not change.
    const inOneEngine = enginesCommon / shareOfCommon / otherEngines.length
    return (
      fixed +
      common / shareOfCommon +
      (shareOfCommon > 1 ? inOneEngine : enginesCommon) +
      apart +
      always * count +
      whole * (changed + rest) +
      engines * (changed + rest / otherEngines.length)
    )
  }
  return { family: of(own, shares.none, shares.common), shared: of(0, shares.shared, 1) }
}

/**
 * Where the seconds of a projected run with `count` elements after a change to one family go: for each step in all, and
 * what of it does not grow with elements. The most expensive first.
 *
 * @param {{ seconds: number; steps: readonly object[]; every?: object; everyOfCommon?: object }} run As `measured` takes it.
 * @param {number} count
 * @param {{ shared: number; none: number; common: number }} shares
 */
export function projectedByStep({ seconds, steps, ...scope }, count, shares) {
  const busy = sum(steps, step => step.cpu * step.seconds) || 1
  return steps
    .map(step => {
      const part = (seconds * step.cpu * step.seconds) / busy
      const costs = measured({ seconds: part, steps: [step], ...scope })
      const all = projected(costs, count, shares).family
      const still = projected({ ...costs, always: 0, whole: 0, engines: 0 }, count, shares).family
      return { name: step.name, all, still }
    })
    .toSorted((a, b) => b.all - a.all)
}

/** How many elements there are now, and how many a change to one family touches at most. */
export const counts = { now: tags.size, largest }

/**
 * What all cases of an element may cost, in all suites and browsers. `mean`: seconds of the run, at the usual speed, of an
 * element on average: then a run with all planned elements ends within 30 minutes. `element`: of a single element, as a
 * multiple of the average. `suites`: of one suite, in percent of the average element. `suite`: of any other suite.
 */
export const budgets = {
  mean: 85,
  element: 4,
  suites: {
    'test/suites/views-by-mouse.browser.test.ts': 15,
    'test/suites/views-on-a-phone.browser.test.ts': 15,
    'test/suites/faults-1.browser.test.ts': 8,
    'test/suites/faults-2.browser.test.ts': 8,
    'test/suites/faults-3.browser.test.ts': 8,
    'test/suites/faults-4.browser.test.ts': 8,
    'test/suites/store-bodies.test.ts': 8,
    'test/pages/hostile-suite.e2e.ts': 10,
    'test/pages/isolation-suite.e2e.ts': 4,
  },
  suite: 3,
}

/**
 * The costs of elements and suites beside their budgets: `mean`, seconds of an element on average; `elements`, each as a
 * multiple of the average; `suites`, each in percent of the average. The most expensive come first.
 */
export function costsByBudget(run) {
  const { always, engines, whole } = measured(run)
  const mean = always + engines + whole
  const elements = costsByElement(run).map(one => ({
    name: `<${one.tag}>`,
    cost: one.whole / (mean || 1),
    budget: budgets.element,
  }))
  const suitesNow = costsBySuite(run)
    .filter(({ each }) => each > 0)
    .map(({ each, file }) => ({
      name: file,
      cost: (100 * each) / (mean || 1),
      budget: budgets.suites[file] ?? budgets.suite,
    }))
  return { mean, elements, suites: suitesNow.toSorted((a, b) => b.cost - a.cost) }
}
