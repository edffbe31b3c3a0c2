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

const sum = list => list.reduce((all, { ms }) => all + ms, 0)

/** Seconds by element or family, the most expensive first. */
export function costsByOwner(times) {
  const owned = times.filter(one => ![undefined, 'all'].includes(ownerOf(one)))
  return Object.entries(Object.groupBy(owned, ownerOf))
    .map(([owner, some]) => ({ owner, seconds: sum(some) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
}

/** Seconds of each suite over all elements, and how many elements it had. */
export function costsBySuite(times) {
  const ofSuites = times.filter(({ file }) => /(^|\/)(suites\/|.*-suite\.e2e)/.test(file))
  return Object.entries(Object.groupBy(ofSuites, ({ file }) => file))
    .map(([file, some]) => ({
      file,
      seconds: sum(some) / 1000,
      elements: new Set(some.map(ownerOf).filter(owner => tags.has(owner))).size,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
}

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
  if (suite === undefined) return { kind: 'always', times: 1 / tags.size }
  const times = all(shareOf({ owner, suite }, every)) / tags.size
  return { kind: isOfEngine ? 'engines' : 'whole', times }
}

/**
 * Measures what a run costs: `fixed`, what does not grow with elements; `common`, what the tests of shared code cost, if
 * all run; `apart`, the same for the store's own code; `always`, what each element costs in every run; `whole`, what each
 * element costs in suites that take turns, if all its cases run; `engines` and `enginesCommon`, the same for elements and
 * shared code in the other engines. In seconds of the run, of which the steps share the cores.
 *
 * @param {{ seconds: number; steps: readonly object[]; every?: object; everyOfCommon?: object }} run Each step has `name`, `cpu`, `seconds` and
 *   `times`.
 */
export function measured({ seconds, steps, ...scope }) {
  const costs = {
    fixed: 0,
    common: 0,
    apart: 0,
    always: 0,
    whole: 0,
    engines: 0,
    enginesCommon: 0,
  }
  const busy = steps.reduce((all, { cpu, seconds: own }) => all + cpu * own, 0)
  for (const { cpu, name, seconds: lasted, times: tests } of steps) {
    const cost = (seconds * cpu * lasted) / (busy || 1)
    const all = sum(tests)
    // A check has no tests. It reads all code, which grows with the elements.
    if (all === 0) costs.always += cost / tags.size
    for (const one of tests) {
      const { kind, times } = kindOf({ ...one, step: name }, scope)
      costs[kind] += ((cost * one.ms) / (all || 1)) * times
    }
  }
  return costs
}

/**
 * Seconds of a run with `count` elements: after a change to one family, of which each suite runs whole, and after a
 * change of code that all elements share. Each suite is proven.
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
      apart / shares.common +
      always * count +
      whole * (changed + rest) +
      engines * (changed + rest / otherEngines.length)
    )
  }
  return { family: of(own, shares.none, shares.common), shared: of(0, shares.shared, 1) }
}

const sumOf = numbers => numbers.reduce((all, one) => all + one, 0)

/**
 * Where the seconds of a projected run with `count` elements after a change to one family go: for each step in all, and
 * what of it does not grow with elements. The most expensive first.
 *
 * @param {{ seconds: number; steps: readonly object[]; every?: object; everyOfCommon?: object }} run As `measured` takes it.
 * @param {number} count
 * @param {{ shared: number; none: number; common: number }} shares
 */
export function projectedByStep({ seconds, steps, ...scope }, count, shares) {
  const busy = sumOf(steps.map(step => step.cpu * step.seconds)) || 1
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
