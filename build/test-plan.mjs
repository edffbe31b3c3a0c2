import { parseArgs } from 'node:util'
import {
  allTags,
  scopeOfChanges,
  scopeOfProof,
  scopeOfTags,
  scopeOfWork,
  tagsNamed,
} from './scope.mjs'
import { filesOfTags, isTestOf } from './test-files.mjs'

/**
 * What a test run does, by its arguments: `node build/test.mjs [STEP…] [OPTION…]`
 *
 * - `--tag=NAME`: only this element or family.
 * - `--common`: only what is about no single element. With `--proof`.
 * - `--fast`: what you work on, and little else.
 * - `--proof`: all that the suites can do.
 * - `--turn=N`, `--seed=N`: as another run had them.
 * - `--files=A,B`: only these test files, whichever have their turn.
 */
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    tag: { type: 'string', multiple: true },
    common: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
    proof: { type: 'boolean', default: false },
    turn: { type: 'string' },
    seed: { type: 'string' },
    files: { type: 'string' },
  },
})

/** Names of the steps to run. Empty: all. */
export const stepsAsked = positionals

const numberIn = (name, text) => (text === undefined ? {} : { [name]: Number(text) })

function scopeOfOptions() {
  const tags = options.tag?.flatMap(tagsNamed)
  if (options.proof) return scopeOfProof(options.common ? [] : tags)
  const as = { ...numberIn('turn', options.turn), ...numberIn('seed', options.seed) }
  if (tags) return scopeOfTags(tags, as)
  return options.fast ? scopeOfWork(as) : scopeOfChanges(as)
}
export const scope = {
  ...scopeOfOptions(),
  ...(options.files && { files: options.files.split(',') }),
}

/** true: a whole `npm test`. Only such a run says what all elements cost. */
export const isComplete =
  !scope.tags && !scope.files && stepsAsked.length === 0 && !options.fast && !options.proof

/** Of the test files of a step, those of this run. */
export function planned(files) {
  if (scope.files) return files
  if (options.common) return files.filter(file => !isTestOf(file, allTags))
  return scope.tags ? filesOfTags(files, scope) : files
}

/** The command that runs some files as this run did. */
export function commandFor(steps, files) {
  const how = scope.every ? [`--turn=${scope.turn}`, `--seed=${scope.seed}`] : []
  const of = (scope.tags ?? []).map(tag => `--tag=${tag}`)
  const kind = ['fast', 'proof'].filter(name => options[name]).map(name => `--${name}`)
  const parts = ['build', ...steps, `--files=${files.join()}`, ...how, ...of, ...kind]
  return `node build/test.mjs ${parts.join(' ')}`
}
