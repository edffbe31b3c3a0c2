import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { speedNow, speedOfAllCores } from '../bench/speed.ts'
import { tellFigure } from '../test/support/figure.ts'
import { build, buildElements } from './freshness.mjs'
import { run } from './install.mjs'
import { runs } from './runs.mjs'
import { schedule } from './schedule.mjs'
import { afterRetry, filesToRetry } from './tally.mjs'
import { cores, scratch, testSteps } from './test-jobs.mjs'
import { isComplete, planned, scope, stepsAsked } from './test-plan.mjs'
import { listCommand, listCosts, listLeftOut, listTests } from './test-report.mjs'

// Runs the tests, or some of their steps. test-plan.mjs documents the arguments.

const seconds = since => Math.round((performance.now() - since) / 1000)

const succeeds = (command, ...args) => run(command, args) === 0
/** Steps that must succeed before any test runs. */
const checks = {
  lint: () => succeeds('oxlint'),
  format: () => succeeds('oxfmt', '--check'),
  types: () => succeeds('tsc', '-p', '.'),
  build: () => (scope.tags && !scope.isProof ? buildElements() : build()),
}

const failed = []
const times = []
/** Sentences that say what this machine lacks and what cannot be installed. */
const leftOut = new Set()
const results = []

function show(name, output, since) {
  console.log(`\n== ${name} (${seconds(since)} s)\n`)
  console.log(readFileSync(output, 'utf8'))
  times.push(`${name} ${seconds(since)} s`)
}

function jobOf(name) {
  const { cpu, engine, files: all, prepare, test } = testSteps[name]
  const files = planned(all)
  const missing = files.length > 0 && prepare?.()
  if (missing) leftOut.add(missing)
  if (files.length === 0 || (missing && engine)) return []
  const output = join(scratch, `${name}.log`)
  const work = async () => {
    const since = performance.now()
    const result = await test(files, output)
    show(name, output, since)
    const lasted = (performance.now() - since) / 1000
    results.push({ name, cpu, engine, files, test, seconds: lasted, ...result, unsteady: [] })
  }
  // A run for some tags waits more than it computes, so all its steps run at once.
  return [{ cpu: scope.tags ? cpu / cores : cpu, run: work }]
}

/** Few failed files run again, when nothing else runs. */
async function retry(result) {
  const again = filesToRetry(result, result.files)
  if (result.isGreen || again.length === 0) return result
  console.log(`\nRunning failed files again, alone: ${again.join(', ')}`)
  const output = join(scratch, `${result.name}-again.log`)
  const since = performance.now()
  const second = await result.test(again, output)
  show(`${result.name}, again`, output, since)
  return afterRetry(result, second)
}

/** Tells how many tests passed in an environment. A step by name is only a part of another. */
function tellRun({ name, failed: missed, passed }) {
  const { suite, where } = runs[name === 'browser' ? 'chromium' : name] ?? {}
  if (!suite) return
  const what = `tests that passed ${where}`
  tellFigure({ suite, what, reached: passed, toReach: passed + missed, part: scope.tags?.join() })
}

const speeds = async () => ({
  alone: speedNow(),
  together: await speedOfAllCores().catch(() => NaN),
})
const speedBefore = isComplete && (await speeds())
const begin = performance.now()
/** The checks, as steps without tests. */
const checked = []
for (const name of Object.keys(checks).filter(
  one => stepsAsked.length === 0 || stepsAsked.includes(one),
)) {
  const since = performance.now()
  console.log(`\n== ${name}\n`)
  if (!(await checks[name]())) failed.push(name)
  times.push(`${name} ${seconds(since)} s`)
  checked.push({ name, cpu: cores, seconds: (performance.now() - since) / 1000, times: [] })
}
const names = Object.keys(testSteps).filter(name =>
  stepsAsked.length === 0 ? !testSteps[name].isByName : stepsAsked.includes(name),
)
const known = new Set(names.flatMap(name => testSteps[name].files))
for (const file of scope.files ?? []) {
  if (known.has(file)) continue
  console.error(`\n--files: expected test files of ${names.join(', ')}, got ${file}`)
  failed.push('--files')
}
if (!failed.includes('build')) await schedule(names.flatMap(jobOf), cores)

const lasted = (performance.now() - begin) / 1000
const total = { passed: 0, failed: 0, skipped: 0 }
const [failures, unsteady] = [[], []]
for (const first of results) {
  const result = await retry(first)
  const { engine, name } = result
  for (const key of Object.keys(total)) total[key] += result[key]
  failures.push(...result.failures.map(failure => ({ ...failure, engine })))
  unsteady.push(...result.unsteady.map(failure => ({ ...failure, engine })))
  if (result.message) console.error(result.message)
  if (!result.isGreen) failed.push(name)
  tellRun(result)
}
rmSync(scratch, { recursive: true })

listCosts([...checked, ...results], lasted, isComplete && [speedBefore, await speeds()])
listTests('Unsteady (failed at first, passed alone):', unsteady)
listTests('Failed:', failures)
for (const sentence of leftOut) console.error(`\nSkipped: ${sentence}`)
listLeftOut()
console.log(`\nTimes: ${times.join(', ')}; in all ${seconds(begin)} s`)
const broken = [...new Set(failed)]
listCommand(
  failures,
  broken.filter(name => name in testSteps),
)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
if (broken.length > 0) console.error(`\nFailed steps: ${broken.join(', ')}`)
console.log(`\nTests: ${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = broken.length > 0 ? 1 : 0
