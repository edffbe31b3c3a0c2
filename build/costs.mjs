import { families } from '../elements/index.ts'

/** What a test run costs by element, and what it will cost with all elements that are planned. */

/** Number of elements that are planned. */
export const planned = 56

const tags = new Set(families.flatMap(({ elements }) => elements.map(({ tag }) => tag)))
const familyNames = new Set(families.map(({ name }) => name))

/** The element or the family that a test is about. undefined: it does not grow with elements. */
function ownerOf({ file, title }) {
  const named = /<(dp-[\w-]+)>/.exec(title)?.[1]
  if (tags.has(named)) return named
  const family = /^test\/(?:models|elements|store|pages)\/([\w-]+)\//.exec(file)?.[1]
  return familyNames.has(family) ? family : undefined
}

const sum = list => list.reduce((all, { ms }) => all + ms, 0)

/** Seconds by element or family, the most expensive first. */
export function costsByOwner(times) {
  const owned = times.filter(one => ownerOf(one))
  return Object.entries(Object.groupBy(owned, ownerOf))
    .map(([owner, some]) => ({ owner, seconds: sum(some) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
}

/** Seconds of each suite over all elements, and how many elements it had. */
export function costsBySuite(times) {
  const suites = times.filter(({ file }) => /(^|\/)(suites\/|.*-suite\.e2e)/.test(file))
  return Object.entries(Object.groupBy(suites, ({ file }) => file))
    .map(([file, some]) => ({
      file,
      seconds: sum(some) / 1000,
      elements: new Set(some.map(ownerOf).filter(Boolean)).size,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
}

/**
 * Seconds that a run of `seconds` would take with all planned elements. `changed`: tags that ran in full; of these there
 * will be no more. The rest grows with the number of elements.
 *
 * @param {{ seconds: number; times: object[]; changed?: string[] }} run
 */
export function projected({ seconds, times, changed = [] }) {
  const all = sum(times) || 1
  const isGrowing = one => {
    const owner = ownerOf(one)
    return owner !== undefined && !changed.includes(owner)
  }
  const growing = sum(times.filter(isGrowing)) / all
  const now = tags.size - changed.length
  return seconds * (1 - growing + (growing * (planned - changed.length)) / Math.max(now, 1))
}
