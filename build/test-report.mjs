import { usualSpeed } from '../bench/speed.ts'
import {
  costsByOwner,
  costsBySuite,
  counts,
  measured,
  planned,
  projected,
  projectedByStep,
} from './costs.mjs'
import { tagsThatRunWhole } from './scope.mjs'
import { commandFor, isOfAll, scope } from './test-plan.mjs'

/** What a test run prints at its end. */

const mostLines = 12

export function listTests(heading, tests) {
  if (tests.length === 0) return
  console.error(`\n${heading}`)
  for (const { engine = '', file, title, message } of tests) {
    console.error(`- ${file}${engine && `, ${engine}`}: ${title}\n    ${message.split('\n')[0]}`)
  }
}

const costLine = ({ file, elements, seconds }) => {
  const each = elements > 0 ? `, ${(seconds / elements).toFixed(1)} s for each of ${elements}` : ''
  return `- ${file}: ${seconds.toFixed(0)} s${each}`
}

const minutes = seconds => (seconds / 60).toFixed(1)

/**
 * Prints what suites and elements cost. After a run of all elements, also prints how long such runs take, and how long they would
 * take with all planned elements: at the speed that the machine had, and at its usual speed.
 *
 * @param {object[]} steps
 * @param {number} seconds
 * @param {number[]} speed What the fixed work took before and after the run.
 */
export function listCosts(steps, seconds, speed) {
  const times = steps.flatMap(one => one.times)
  const suites = costsBySuite(times).slice(0, mostLines)
  if (suites.length > 0) console.log(`\nSuites by cost:\n${suites.map(costLine).join('\n')}`)
  const owners = costsByOwner(times).slice(0, mostLines)
  const costs = owners.map(one => `${one.owner} ${one.seconds.toFixed(0)} s`)
  if (costs.length > 0) console.log(`\nElements and families by cost: ${costs.join(', ')}`)
  console.log(`\nThis run: ${minutes(seconds)} min.`)
  if (!isOfAll) return
  const found = measured({ seconds, steps, ...scope })
  const slowness = (speed[0] + speed[1]) / 2 / usualSpeed
  const told = inSeconds => `${minutes(inSeconds)} min (${minutes(inSeconds / slowness)})`
  console.log(
    `The same fixed work took ${speed.join(' ms before this run, and ')} ms after it. In brackets: the time at the usual speed, ${usualSpeed} ms.`,
  )
  for (const count of [counts.now, planned]) {
    const { family, shared } = projected(found, count, scope.shares)
    console.log(
      `With ${count} elements, all of them proven: ${told(family)} after a change to a family of ${counts.largest}, ${told(shared)} after a change of shared code.`,
    )
  }
  const byStep = projectedByStep({ seconds, steps, ...scope }, planned, scope.shares)
  const lines = byStep.map(
    ({ all, name, still }) =>
      `- ${name}: ${minutes(all)} min, ${minutes(still)} without any element`,
  )
  console.log(
    `Of the run with ${planned} elements, after a change to a family:\n${lines.join('\n')}`,
  )
}

/** Prints what this run left out. */
export function listLeftOut() {
  if (!scope.every) return
  if (scope.tags)
    return console.log(
      `\nThe suites over pages took ${scope.tags.join(', ')} to some pages (turn ${scope.turn}). \`npm test\` goes on with others.`,
    )
  const whole = tagsThatRunWhole(scope).join(', ') || 'no element'
  const parts = Object.entries(scope.everyOfCommon ?? {}).filter(([, share]) => share > 1)
  const inTurn = parts.map(([name, share]) => `${name} (one of ${share} files)`).join(', ')
  console.log(
    `\nThe suites ran whole for ${whole}, and in part for all others (turn ${scope.turn}, seed ${scope.seed}, ${scope.zone}). \`npm run proof\` runs all.${inTurn && `\nCommon tests in turn: ${inTurn}.`}`,
  )
}

/** Prints the command that runs again what failed. */
export function listCommand(failures, steps) {
  if (failures.length === 0) return
  const files = [...new Set(failures.map(({ file }) => file))]
  console.error(`\nTo run what failed again:\n  ${commandFor(steps, files)}`)
}
