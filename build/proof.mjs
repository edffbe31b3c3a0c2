import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { families } from '../elements/index.ts'
import { commitHere } from './commit.mjs'
import { run } from './install.mjs'
import { at } from './project.mjs'
import { figuresIn, proofPage, summed } from './proof-page.mjs'

/**
 * `npm run proof` proves the whole product, unit by unit, and writes the results into docs/proof.md. If it is stopped,
 * the next run at the same commit goes on after the last finished unit. `npm run proof -- UNIT…` runs only these units;
 * the page keeps the older figures of other suites, each with its commit and date.
 */

const step = (name, ...args) => [name, ['build/test-steps.mjs', ...args, '--proof']]
const units = new Map([
  step('common', 'browser', '--common'),
  ...families
    .flatMap(({ elements }) => elements)
    .map(({ tag }) => step(tag, 'browser', `--tag=${tag}`)),
  // Side by side, because each keeps one core busy.
  step('store-and-pages', 'node', 'pages'),
  step('engines', 'firefox', 'webkit', 'react'),
  ['breaks', ['build/breaks.mjs']],
  ['mutants', ['build/mutate.mjs']],
  ['bench', ['bench/main.ts']],
])

const wanted = process.argv.slice(2)
for (const name of wanted) {
  if (units.has(name)) continue
  console.error(`There is no unit "${name}". Units: ${[...units.keys()].join(', ')}`)
  process.exit(1)
}

const commit = commitHere() ?? 'unknown'
const folder = at(`node_modules/.cache/dp-elements/proof-${commit.replaceAll(' ', '-')}`)
const doneFile = `${folder}/done`
mkdirSync(folder, { recursive: true })
const linesOf = file =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
// With changes that no commit has, earlier results may be of other code.
const done = new Set(commit.includes(' ') ? [] : linesOf(doneFile))

if (run('node', ['build/test-steps.mjs', 'build']) !== 0) process.exit(1)
for (const [name, args] of units) {
  if (wanted.length > 0 ? !wanted.includes(name) : done.has(name)) continue
  console.log(`\n=== ${name}\n`)
  const file = `${folder}/${name}.jsonl`
  writeFileSync(file, '')
  const code = run('node', args, { DP_FIGURES: file })
  if (code === 0) appendFileSync(doneFile, `${name}\n`)
  else console.error(`\nSomething failed in ${name}. The next run tries it again.\n`)
}

const figures = [...units.keys()].flatMap(name =>
  linesOf(`${folder}/${name}.jsonl`).map(line => JSON.parse(line)),
)
const page = at('docs/proof.md')
// After all units, nothing earlier counts: a suite may be gone.
const isWhole = [...units.keys()].every(name => linesOf(doneFile).includes(name))
const earlier = isWhole ? [] : figuresIn(readFileSync(page, 'utf8'))
const { verdictOf } = await import(pathToFileURL(at('bench/figures.ts')).href)
writeFileSync(
  page,
  proofPage({
    figures: summed(figures),
    earlier,
    bench: JSON.parse(readFileSync(at('bench/results.json'), 'utf8')),
    verdictOf,
  }),
)
console.log(`Wrote docs/proof.md. The results of each unit are in ${dirname(doneFile)}.`)
