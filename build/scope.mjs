import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { families } from '../elements/index.ts'
import { zones } from '../test/support/zones.ts'
import { changedSince, changedSinceAny, isOfPart, isOfSuite, touchedBy } from './changed.mjs'
import { at, root } from './project.mjs'
import { provenAt } from './proof-page.mjs'
import { suites } from './suites.mjs'
import { commonParts } from './test-files.mjs'

/**
 * What a test run takes of the suites over all elements. The variable of scope-variable.mjs passes it on as JSON, and
 * test/support/scope.ts reads it, in Node and in browsers.
 *
 * - `tags`: only these elements. Without: all.
 * - `every`: for each suite and tag, 1 runs every case, 3 every third, 4 every fourth. Without: every case.
 * - `everyCheck`: the same for the tests of the suites themselves, with elements that were broken for them.
 * - `everyOfCommon`: the same for test files that belong to no family, by the names of `commonParts`. Without: all of
 *   them.
 * - `shares`: what `every` comes from.
 * - `turn`: which of these cases. Four turns in a row run all.
 * - `seed`: for configurations and fragments that are made up.
 * - `zone`: the time zone in which the whole run stands (COR-022). Without: that of the machine.
 * - `isProof`: suites that can do more do all they can.
 */
/**
 * One of how many cases runs, by how a change touches the tag. `common`: one of how many test files of a common part that
 * did not change.
 */
export const shares = { own: 1, shared: 3, none: 4, common: 4 }
/** The same for `npm run test:fast`, which must stay short however many elements there are. */
export const fastShares = { own: 1, shared: 16, none: 32, common: 32 }

/**
 * A run for some tags takes one of how many cases, where the cases are alike or are pages. Each page is open for all tags
 * at once, but one tag needs few.
 */
const tagShares = {
  'faults of calls': 4,
  'hostile pages': 24,
  isolation: 16,
  'layout shift': 6,
  'markup in elements': 4,
  policies: 4,
  versions: 2,
}
/** Suites over the views of an element. A run for some tags takes so many views of each. */
const viewSuites = ['access', 'examples', 'fit', 'keyboard']
const enoughViews = 8

/** An element with few views shows all of them. */
function viewShare(tag) {
  const { examples } = families.flatMap(({ elements }) => elements).find(one => one.tag === tag)
  const views = examples.flatMap(({ states = {} }) => [null, ...Object.values(states).flat()])
  return Math.ceil(views.length / enoughViews)
}

const tagsOf = ({ elements }) => elements.map(({ tag }) => tag)
export const allTags = families.flatMap(tagsOf)

/** The tags of a name: a tag with or without `dp-`, or a family. */
export function tagsNamed(name) {
  const family = families.find(one => one.name === name)
  const found = family
    ? tagsOf(family)
    : allTags.filter(tag => tag === name || tag === `dp-${name}`)
  if (found.length > 0) return found
  const known = families.map(one => `${one.name} (${tagsOf(one).join(', ')})`)
  throw new Error(`No element or family is named "${name}". There are: ${known.join('; ')}`)
}

function git(...args) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return execFileSync('git', args, options).trim()
  } catch {
    return ''
  }
}

/** Counts commits. So of any n commits in a row, each has another turn of n. */
const turnHere = () => Number(git('rev-list', '--count', 'HEAD'))
const seedHere = () => Number.parseInt(git('rev-parse', 'HEAD').slice(0, 7), 16) || 1

/** The turns of a case are three or four apart: without the jump at each twelfth, it would never come to some zones. */
export const zoneOf = turn => zones[(turn + Math.floor(turn / 12)) % zones.length] ?? 'UTC'

/**
 * For each tag, one of how many cases of a suite runs. `changed`: null where nobody knows.
 *
 * @returns {Record<string, number>}
 */
function everyOf(suite, changed, of = shares) {
  const touched = changed && touchedBy(suite, changed)
  return Object.fromEntries(
    allTags.map(tag => [tag, touched ? of[touched.get(tag) ?? 'none'] : of.shared]),
  )
}

const everyOfSuites = (changed, of) =>
  Object.fromEntries(suites.map(suite => [suite, everyOf(suite, changed, of)]))

/** One of how many test files of a common part runs: all, if the part changed, or if nobody knows (`changed` is null). */
const shareOfPart = (part, changed, share) =>
  !changed || changed.some(file => isOfPart(part, file)) ? 1 : share

const everyOfParts = (parts, changed, share) =>
  Object.fromEntries(parts.map(part => [part.name, shareOfPart(part, changed, share)]))

/** The common parts that a proof proves. */
const provenParts = commonParts.filter(({ suite }) => suite)

/** What changed since each suite was last proven decides how much of it runs. A suite without proof runs whole. */
function sharesOfChanges() {
  const proven = provenAt(readFileSync(at('docs/proof.md'), 'utf8'))
  const since = suite => changedSinceAny(proven.get(suite) ?? [])
  const found = suites.filter(suite => proven.has(suite))
  const isSame = suite => {
    const changed = since(suite)
    return !!changed && !changed.some(file => isOfSuite(suite, file))
  }
  const parts = provenParts.filter(({ suite }) => proven.has(suite))
  return {
    every: Object.fromEntries(found.map(suite => [suite, everyOf(suite, since(suite))])),
    everyCheck: found.length > 0 && found.every(isSame) ? shares.none : 1,
    everyOfCommon: Object.fromEntries(
      parts.map(part => [part.name, shareOfPart(part, since(part.suite), shares.common)]),
    ),
  }
}

/** The scope of `npm test`: what changed in full, and a share of all else. */
export const scopeOfChanges = ({ seed = seedHere(), turn = turnHere() } = {}) => ({
  ...sharesOfChanges(),
  shares,
  turn,
  seed,
  zone: zoneOf(turn),
  isProof: false,
})

/** true: tests of the store may come out differently. Of the code for pages, the store works with contract and rules. */
const isOfStore = file => !/^src\/(?!contract\/|rules\/)/.test(file)

/**
 * The scope of `npm run test:fast`: in full what changed since the commit before the newest, with what no commit has yet,
 * and a small share of all else.
 */
export function scopeOfWork({
  seed = seedHere(),
  turn = turnHere(),
  changed = changedSince('HEAD~1'),
} = {}) {
  const inStore = changed && changed.filter(isOfStore)
  return {
    every: {
      ...everyOfSuites(changed, fastShares),
      'store and pages': everyOf('store and pages', inStore, fastShares),
    },
    everyOfCommon: everyOfParts(commonParts, changed, fastShares.common),
    shares: fastShares,
    turn,
    seed,
    zone: zoneOf(turn),
    isProof: false,
  }
}

/** The scope that `npm test` would have after a change to these files alone, were all suites proven just before. */
export const scopeOfFiles = (changed, turn) => ({
  every: everyOfSuites(changed),
  everyCheck: suites.some(suite => changed.some(file => isOfSuite(suite, file))) ? 1 : shares.none,
  everyOfCommon: everyOfParts(provenParts, changed, shares.common),
  turn,
  seed: seedHere(),
  isProof: false,
})

/**
 * The scope of `npm run test:tag`: every suite for these elements alone, with some of the views, pages and faults. Each run
 * takes others, so that a day of work sees all of them.
 */
export const scopeOfTags = (
  tags,
  { seed = seedHere(), turn = Math.floor(Math.random() * 10_000) } = {},
) => ({
  tags,
  every: {
    ...Object.fromEntries(
      Object.entries(tagShares).map(([suite, share]) => [
        suite,
        Object.fromEntries(tags.map(tag => [tag, share])),
      ]),
    ),
    ...Object.fromEntries(
      viewSuites.map(suite => [suite, Object.fromEntries(tags.map(tag => [tag, viewShare(tag)]))]),
    ),
  },
  turn,
  seed,
  zone: zoneOf(turn),
  isProof: false,
})

/** The scope of `npm run proof`: the whole product, or a part of it by tags. */
export const scopeOfProof = tags => ({ tags, shares, turn: 0, seed: seedHere(), isProof: true })

/**
 * Tags of which every case of every suite runs.
 *
 * @param {{ every?: object; tags?: string[] }} scope
 */
export const tagsThatRunWhole = ({ every, tags }) =>
  tags ?? allTags.filter(tag => Object.values(every ?? {}).every(shareOf => shareOf[tag] === 1))
