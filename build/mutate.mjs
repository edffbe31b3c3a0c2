import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { tellFigure } from '../test/support/figure.ts'
import { commitHere } from './commit.mjs'
import { candidates, sampleOf, shown } from './mutate-candidates.mjs'
import { copyOfProject } from './mutate-copy.mjs'
import { inNode, openResults } from './mutate-results.mjs'
import { finderInBrowser, finderInNode } from './mutate-run.mjs'
import { areas, atLeast, groups, inArea } from './mutate-scope.mjs'
import { testsOf } from './mutate-tests.mjs'
import { at } from './project.mjs'

/**
 * `npm run mutate` breaks the code on purpose, at one place at a time, and lists each mutant that no test notices. It
 * takes a sample of each group of folders, and a larger one of each area in mutate-scope.mjs. What earlier runs have found
 * of an area counts, too, so that what is known grows from run to run.
 *
 * - `--sample=N`: how many mutants, of all groups together.
 * - `--seed=N`: another sample.
 * - `--area=NAME`: only this area.
 * - `--folder=PATH`: only files whose path begins so.
 * - `--all`: every mutant of the areas and groups.
 * - `--node`: only tests in Node.
 * - `--fresh`: forgets the results of earlier runs.
 * - `--report`: runs nothing, and tells what earlier runs have found. A run that was stopped goes on where it was.
 */
const { values: options } = parseArgs({
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string' },
    folder: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    node: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
})
const { area: onlyArea, folder: onlyIn, seed } = options

if (!existsSync(at('dist/dp.js'))) {
  console.error('Many tests need the built library. Run "npm run build" first.')
  process.exit(1)
}

const results = openResults({ isFresh: options.fresh })
const hasRun = ({ id }) => Boolean(results.of(id))

const inEach = Math.ceil(Number(options.sample) / groups.length)
const ofGroups = groups.map(group => {
  const mutants = candidates.filter(mutant => mutant.group === group)
  const taken = options.all ? mutants : sampleOf(mutants, inEach, seed)
  return { name: group.name, mutants: taken, toReach: atLeast }
})
const ofAreas = areas.map(area => {
  const mutants = candidates.filter(mutant => mutant.area === area)
  const sample = new Set(sampleOf(mutants, inArea, seed))
  const taken = mutants.filter(one => options.all || sample.has(one) || hasRun(one))
  return { name: area.name, mutants: taken, toReach: 100 }
})
/** The rows of the report, with the least % of their mutants that a test must notice. */
const rows = (
  onlyArea ? ofAreas.filter(({ name }) => name === onlyArea) : [...ofGroups, ...ofAreas]
)
  .map(row => ({ ...row, mutants: row.mutants.filter(({ file }) => file.startsWith(onlyIn)) }))
  .filter(({ mutants }) => mutants.length > 0)

const inRows = new Set(rows.flatMap(({ mutants }) => mutants))
const wanted = candidates.filter(mutant => inRows.has(mutant))
const open = wanted.filter(({ id }) => !results.of(id))
console.log(`${wanted.length} mutants of ${candidates.length}, ${open.length} of them to run`)

const commit = commitHere()

async function run() {
  const folder = `${copyOfProject()}/`
  const keep = results.keeping(folder)
  const tell = (mutant, found, tests) => {
    keep(mutant.id, found, [mutant.file, ...(found ? [found.test] : tests)])
    const place = `${mutant.file}:${mutant.line}`
    const how = found?.isLate ? 'does not end' : found?.title || 'outside of its tests'
    if (!found) console.log(`\nNot noticed: ${shown(mutant)}\n`)
    else console.log(`${place} noticed by ${found.test}: ${how}`)
  }

  const find = finderInNode(folder)
  const left = []
  for (const mutant of open) {
    const tests = testsOf(mutant.file)
    // Only in Node: not noticed there. Kept, so that the next run asks the browser alone.
    const known = inNode(mutant)
    const found = results.of(known) ? null : await find(mutant, tests.node)
    if (found || tests.browser.length === 0) tell(mutant, found, tests.node)
    else {
      keep(known, null, [mutant.file, ...tests.node])
      left.push({ mutant, tests })
    }
  }
  if (options.node || left.length === 0) return
  const browser = await finderInBrowser(folder, [
    ...new Set(left.flatMap(({ tests }) => tests.browser)),
  ])
  for (const { mutant, tests } of left) {
    const found = await browser.find(mutant, tests.browser)
    tell(mutant, found, [...tests.node, ...tests.browser])
  }
  browser.end()
}
if (open.length > 0 && !options.report) await run()

const isNoticed = ({ id }) => Boolean(results.of(id)?.by)
const missed = wanted.filter(mutant => hasRun(mutant) && !isNoticed(mutant))
if (missed.length > 0) console.log('\nNo test notices:\n')
for (const mutant of missed) console.log(`${shown(mutant)}\n`)

/** % with one digit, rounded down: 100 is all. */
const share = (some, all) => Math.floor((1000 * some) / all) / 10
const isWhole =
  wanted.every(hasRun) && !onlyArea && !onlyIn && !options.node && commit === commitHere()
for (const { mutants, name, toReach } of rows) {
  const noticed = mutants.filter(isNoticed).length
  const reached = share(noticed, mutants.length)
  if (reached < toReach) process.exitCode = 1
  const what = `% noticed of the mutants in ${name}`
  if (isWhole) tellFigure({ suite: 'mutants', what, reached, toReach })
  const late = mutants.filter(({ id }) => results.of(id)?.isLate).length
  const apart = late > 0 ? `, ${late} of them by a test that does not end` : ''
  const left = mutants.filter(mutant => !hasRun(mutant)).length
  const further = left > 0 ? `; ${left} have not run` : ''
  console.log(`${name}: ${noticed} of ${mutants.length}${apart}${further}`)
}
