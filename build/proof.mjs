import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './install.mjs'
import { at } from './project.mjs'
import { proofPage, summed } from './proof-page.mjs'

// `npm run proof` runs every test and the bench, and writes the results into docs/proof.md. Given a file of figures, it
// does not run the tests again. A test run writes that file if DP_FIGURES names it.

function read(file) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return summed(lines.map(line => JSON.parse(line)))
}

function tested() {
  const folder = mkdtempSync(join(tmpdir(), 'dp-proof-'))
  const file = join(folder, 'figures.jsonl')
  try {
    const code = run('node', ['build/test-steps.mjs'], { DP_FIGURES: file })
    if (code !== 0) console.error('\nSome tests failed. The proof lists the results.\n')
    return read(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const [kept] = process.argv.slice(2)
const figures = kept ? read(kept) : tested()
run('node', ['bench/main.ts'])
const { verdictOf } = await import(pathToFileURL(at('bench/figures.ts')).href)
const page = proofPage({
  figures,
  bench: JSON.parse(readFileSync(at('bench/results.json'), 'utf8')),
  verdictOf,
  date: new Date().toISOString().slice(0, 10),
})
writeFileSync(at('docs/proof.md'), page)
console.log('Wrote docs/proof.md')
