import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { verdictOf } from '../../bench/figures.ts'
import { commitHere } from '../../build/commit.mjs'
import { isReached, proofPage, summed } from '../../build/proof-page.mjs'
import { tellFigure } from '../support/figure.ts'

const page = (figures: object[], commit?: string) =>
  proofPage({
    figures,
    bench: {
      sizes: {
        commit,
        node: 'v24',
        processors: '2 × x',
        figures: [
          { what: 'one | selector', reached: 16_400, unit: 'B', atMost: 16_384 },
          { what: 'on PostgreSQL', reached: null, unit: 'ms', atMost: 50, note: 'not installed' },
        ],
      },
    },
    verdictOf,
    date: '2026-01-02',
  })

describe('The proof', () => {
  it('says what was reached beside what was to be reached', () => {
    const text = page([{ suite: 'leaks', what: 'hosts left', reached: 0, toReach: 0 }])
    assert.match(text, /2026-01-02, Node v24/)
    assert.match(text, /\| leaks \| hosts left \| 0 \| 0 \| reached \|/)
  })

  it('sums up the parts of a figure, each as it was told last', () => {
    const told = { suite: 'faults', what: 'ends', toReach: 5 }
    const figures = [
      { ...told, part: 1, reached: 3 },
      { ...told, part: 2, reached: 5 },
      { ...told, part: 1, reached: 4 },
      { ...told, what: 'kinds', reached: 6 },
    ]
    assert.deepEqual(summed(figures), [
      { ...told, reached: 9, toReach: 10 },
      { ...told, what: 'kinds', reached: 6 },
    ])
  })

  const leaks = { suite: 'leaks', what: 'hosts left', reached: 0, toReach: 0, commit: 'abc1234' }
  const fuzz = { ...leaks, suite: 'fuzz', what: 'faults' }

  it('names the commit when suites and bench were run at one', () => {
    assert.match(page([leaks, fuzz], 'abc1234'), /2 × x, commit abc1234\.\n/)
  })

  it('says what was run at which commit when suites and bench differ', () => {
    const text = page([leaks, fuzz], 'def5678')
    assert.match(
      text,
      /2 × x, \*\*not all at one commit\*\*: abc1234 \(all suites\); def5678 \(bench sizes\)\.\n/,
    )
  })

  it('says which suites were run at which commit when they differ, or none is known', () => {
    assert.match(
      page([leaks, { ...fuzz, commit: undefined }, { ...fuzz, commit: 'def5678' }], 'def5678'),
      /commit\*\*: abc1234 \(leaks\); not known \(fuzz\); def5678 \(fuzz and bench sizes\)\.\n/,
    )
  })

  it('hides nothing that was missed or not measured', () => {
    const text = page([{ suite: 'leaks', what: 'hosts left', reached: 2, toReach: 0 }])
    assert.match(text, /\| leaks \| hosts left \| 2 \| 0 \| \*\*missed\*\* \|/)
    assert.match(text, /one \\\| selector \| 16,400 B \| at most 16,384 B \| \*\*missed\*\*/)
    assert.match(text, /on PostgreSQL \| not measured \| at most 50 ms \| skipped \| not installed/)
  })

  it('counts more than the target as reached, except for faults', () => {
    assert.ok(isReached({ reached: 2_000, toReach: 1_500 }))
    assert.ok(!isReached({ reached: 1_499, toReach: 1_500 }))
    assert.ok(!isReached({ reached: 1, toReach: 0 }))
  })
})

describe('The commit that is measured', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dp-commit-'))
  after(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })

  it('is not known outside of a repository', () => {
    assert.equal(commitHere(folder), undefined)
  })

  it('says that files differ from it, except files that measurements write', () => {
    git('init', '--quiet')
    mkdirSync(join(folder, 'docs'))
    const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
    write('docs/proof.md', 'old')
    write('code.ts', 'old')
    git('add', '.')
    git('commit', '--quiet', '--message', 'x')
    write('docs/proof.md', 'new')
    assert.match(commitHere(folder) ?? '', /^[\da-f]{7,}$/)
    write('code.ts', 'new')
    assert.match(commitHere(folder) ?? '', /^[\da-f]{7,} with changes$/)
  })

  it('is kept with the figure of a suite', () => {
    const file = join(folder, 'figures.jsonl')
    process.env['DP_FIGURES'] = file
    tellFigure({ suite: 'leaks', what: 'hosts left', reached: 0, toReach: 0 })
    delete process.env['DP_FIGURES']
    assert.equal(JSON.parse(readFileSync(file, 'utf8')).commit, commitHere())
  })
})
