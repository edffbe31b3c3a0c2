import { usualSpeed } from '../bench/speed.ts'
import { costsBesideBudgets, ownCosts } from './cost-text.mjs'
import { counts, measured, planned, projected, projectedByStep } from './costs.mjs'
import { tagsThatRunWhole } from './scope.mjs'
import { commandFor, isComplete, scope } from './test-plan.mjs'

/** What a test run prints at its end. */

export function listTests(heading, tests) {
  if (tests.length === 0) return
  console.error(`\n${heading}`)
  for (const { engine = '', file, title, message } of tests) {
    console.error(`- ${file}${engine && `, ${engine}`}: ${title}\n    ${message.split('\n')[0]}`)
  }
}

const minutes = seconds => (seconds / 60).toFixed(1)

/**
 * Prints what the run cost. A whole `npm test` is told beside the budgets, with the time that such runs take now and with
 * all planned elements: at the speed that the machine had, and at its usual speed. Of any other run, only what suites and
 * elements cost is told.
 *
 * @param {object[]} steps
 * @param {number} seconds
 * @param {{ alone: number; together: number }[]} [speed] What the fixed work took before and after a whole `npm test`, in
 *   milliseconds: on one core, and on all at once.
 */
export function listCosts(steps, seconds, speed) {
  const run = { seconds, steps, ...scope }
  if (!isComplete) {
    const own = ownCosts(run)
    if (own) console.log(`\n${own}`)
    return console.log(`\nThis run: ${minutes(seconds)} min.`)
  }
  console.log(`\nThis run: ${minutes(seconds)} min.`)
  const [before, after] = speed.map(
    ({ alone, together }) => `${alone} ms (on all cores at once ${together} ms)`,
  )
  const slowness = (speed[0].alone + speed[1].alone) / 2 / usualSpeed
  const told = lasted => `${minutes(lasted)} min (${minutes(lasted / slowness)})`
  console.log(
    `The same fixed work took ${before} before this run, and ${after} after it. In brackets: the time at the usual speed, ${usualSpeed} ms on one core.`,
  )
  console.log(costsBesideBudgets(run, slowness))
  const found = measured(run)
  for (const count of [counts.now, planned]) {
    const { family, shared } = projected(found, count, scope.shares)
    console.log(
      `With ${count} elements, all of them proven: ${told(family)} after a change to a family of ${counts.largest}, ${told(shared)} after a change of shared code.`,
    )
  }
  const byStep = projectedByStep(run, planned, scope.shares)
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
