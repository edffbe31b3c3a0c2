import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { families } from '../elements/index.ts'
import { changedSince, elementFiles, touchedBy } from './changed.mjs'
import { at, root } from './project.mjs'
import { provenAt } from './proof-page.mjs'

/**
 * What a test run takes of the suites over all elements. The variable of scope-variable.mjs passes it on as JSON, and
 * test/support/scope.ts reads it, in Node and in browsers.
 *
 * - `tags`: only these elements. Without: all.
 * - `every`: for each suite and tag, 1 runs every case, 2 every second, 4 every fourth. Without: every case.
 * - `turn`: which of these cases. Four turns in a row run all.
 * - `seed`: for configurations and fragments that are made up.
 * - `isProof`: suites that can do more do all they can.
 */
/** One of how many cases runs, by how a change touches the tag. */
const shares = { own: 1, shared: 2, none: 4 }

/** Suites over all elements, by the names of their figures. */
export const suites = [
  'access',
  'conformance',
  'engines',
  'examples',
  'faults of calls',
  'fit',
  'hostile configurations',
  'hostile pages',
  'isolation',
  'keyboard',
  'layout shift',
  'leaks',
  'markup in elements',
  'policies',
  'runtimes',
  'versions',
]

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

/** Counts commits, so that four commits in a row have the four turns. */
const turnHere = () => Number(git('rev-list', '--count', 'HEAD')) % shares.none
const seedHere = () => Number.parseInt(git('rev-parse', 'HEAD').slice(0, 7), 16) || 1

/** For each tag, one of how many cases runs. `touched`: null where the changes are not known. */
const everyOf = (tags, touched) =>
  Object.fromEntries(
    tags.map(tag => [tag, touched ? shares[touched.get(tag) ?? 'none'] : shares.shared]),
  )

/** What changed since each suite was last proven decides how much of it runs. A suite without proof runs whole. */
function everyBySuite() {
  const elements = elementFiles()
  const tags = elements.map(({ tag }) => tag)
  const proven = provenAt(readFileSync(at('docs/proof.md'), 'utf8'))
  const known = new Map()
  const since = commit => {
    if (!known.has(commit)) {
      const changed = changedSince(commit)
      known.set(commit, everyOf(tags, changed && touchedBy(changed, elements)))
    }
    return known.get(commit)
  }
  return Object.fromEntries(
    suites.filter(suite => proven.has(suite)).map(suite => [suite, since(proven.get(suite))]),
  )
}

/** The scope of `npm test`: what changed in full, and a share of all else. */
export const scopeOfChanges = ({ seed = seedHere(), turn = turnHere() } = {}) => ({
  every: everyBySuite(),
  turn,
  seed,
  isProof: false,
})

/** The scope of `npm run test:tag`: every suite for these elements alone. */
export const scopeOfTags = tags => ({ tags, turn: 0, seed: seedHere(), isProof: false })

/** The scope of `npm run proof`: the whole product, or a part of it by tags. */
export const scopeOfProof = tags => ({ tags, turn: 0, seed: seedHere(), isProof: true })

/**
 * Tags of which every case of every suite runs.
 *
 * @param {{ every?: object; tags?: string[] }} scope
 */
export const tagsThatRunWhole = ({ every, tags }) =>
  tags ?? allTags.filter(tag => Object.values(every ?? {}).every(shareOf => shareOf[tag] === 1))
