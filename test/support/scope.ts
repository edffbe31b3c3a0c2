import { catalogue } from '../../elements/index.ts'
import type { Descriptor } from '../../src/element/describe.ts'

/** What this run takes of the suites over all elements. build/scope.mjs makes it and documents it. */
export interface Scope {
  /** Test files that somebody named. */
  files?: readonly string[]
  tags?: readonly string[]
  every?: Readonly<Record<string, Readonly<Record<string, number>>>>
  everyCheck?: number
  turn: number
  seed: number
  zone?: string
  isProof: boolean
}

/** The test server writes the scope into suites for browsers. */
declare const __TEST_SCOPE__: Scope | null

/** A test file that somebody runs by hand runs whole. */
const whole: Scope = { turn: 0, seed: 20_261, isProof: false }

const inNode = (): Scope =>
  process.env['TEST_SCOPE'] ? (JSON.parse(process.env['TEST_SCOPE']) as Scope) : whole

export const scope: Scope =
  typeof __TEST_SCOPE__ === 'undefined' ? inNode() : (__TEST_SCOPE__ ?? whole)

/** true: this run is about the tag. */
export const isHere = (tag: string, { tags } = scope): boolean => tags?.includes(tag) ?? true

/** The elements of this run. */
export const elements: readonly Descriptor[] = catalogue.filter(({ tag }) => isHere(tag))

/** Tests of the suite itself, with elements that were broken for it. A run for some tags leaves them out. */
export function selfChecks<T>(
  tests: readonly T[],
  { everyCheck = 1, tags, turn } = scope,
): readonly T[] {
  if (tags && tags.length > 0) return []
  return tests.filter((_, at) => at % everyCheck === turn % everyCheck)
}

/** One of how many cases of a tag this run takes. */
const everyOf = (suite: string, tag: string, { every } = scope): number =>
  every?.[suite]?.[tag] ?? 1

/** true: this run takes this case of a tag. `at`: the case's place among all cases of the suite. */
export function isChosen(suite: string, tag: string, at: number, here = scope): boolean {
  const every = everyOf(suite, tag, here)
  return at % every === here.turn % every
}

/** Like `isChosen`, for a case of several tags: as often as it comes for one of them. */
export const isChosenForAny = (suite: string, tags: readonly string[], at: number): boolean =>
  tags.some(tag => isChosen(suite, tag, at))

/** The elements that this run takes to a page. `at`: the page's place among the pages of the suite. */
export const elementsOn = (suite: string, at: number): Descriptor[] =>
  elements.filter(({ tag }) => isChosen(suite, tag, at))

/** Of cases that tell little, a test run takes this share even of a tag that it takes whole. */
const fewest = 4

/** Like `isChosen`, for a case that tells little. A run for some tags takes none, and a proof takes all. */
export function isChosenOfMany(suite: string, tag: string, at: number): boolean {
  if (scope.isProof) return true
  if (scope.tags) return false
  if (everyOf(suite, tag) > 1) return isChosen(suite, tag, at)
  return at % fewest === scope.turn % fewest
}

/** true: a run for some tags, which takes a part of what there is. */
const isShort = ({ isProof, tags } = scope): boolean => !!tags && !isProof

/** Cases of a rule that are enough for a run for some tags. */
const enoughCases = 8

/** The cases of a rule, such as views or fields of one element: all. A run for some tags takes a few of many, in turn. */
export function casesFor<T>(cases: readonly T[], here = scope): readonly T[] {
  if (!isShort(here)) return cases
  const share = Math.max(1, Math.ceil(cases.length / enoughCases))
  return cases.filter((_, at) => at % share === here.turn % share)
}

/**
 * Of cases of one element, those that this run takes of the suite. `place`: where the element stands among all, so that not
 * all elements with a single case have it in the same turn.
 */
export function casesInTurn<T>(
  suite: string,
  tag: string,
  cases: readonly T[],
  place: number,
  here = scope,
): readonly T[] {
  const due = cases.filter((_, at) => isChosen(suite, tag, at + place, here))
  return casesFor(due, here)
}

/** The ways in which a run looks at a case: all. A run for some tags takes the first and one other, in turn. */
export function waysFor<T>(ways: readonly T[], at: number, here = scope): T[] {
  const [first, ...others] = ways
  if (!isShort(here)) return [...ways]
  return [first!, others[(at + here.turn) % others.length]!]
}

export const chosenIn = <Case extends { tag: string }>(
  here: Scope,
  suite: string,
  cases: readonly Case[],
): Case[] => cases.filter(({ tag }, at) => isHere(tag, here) && isChosen(suite, tag, at, here))

/** The cases of a suite that this run takes. */
export const chosen = <Case extends { tag: string }>(
  suite: string,
  cases: readonly Case[],
): Case[] => chosenIn(scope, suite, cases)
