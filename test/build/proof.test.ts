import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { verdictOf } from '../../bench/figures.ts'
import { commitHere } from '../../build/commit.mjs'
import { figuresIn, isReached, proofPage, provenAt, summed } from '../../build/proof-page.mjs'
import { tellFigure } from '../support/figure.ts'

const page = (figures: object[], earlier: object[] = []) =>
  proofPage({
    figures,
    earlier,
    bench: {
      sizes: {
        commit: 'def5678',
        at: '2026-01-02T03:04:05Z',
        node: 'v24',
        processors: '2 × x',
        figures: [
          { what: 'one | selector', reached: 16_400, unit: 'B', atMost: 16_384 },
          { what: 'on PostgreSQL', reached: null, unit: 'ms', atMost: 50, note: 'not installed' },
        ],
      },
    },
    verdictOf,
  })

describe('The proof', () => {
  const leaks = {
    suite: 'leaks',
    what: 'hosts | left',
    reached: 2_000,
    toReach: 2_000,
    commit: 'abc1234',
    date: '2026-01-01',
  }
  const fuzz = { ...leaks, suite: 'fuzz', what: 'faults', commit: 'def5678', date: '2026-01-02' }

  it('says what was reached beside what was to be reached, at which commit, and when', () => {
    const text = page([leaks])
    assert.match(text, /by Node v24 on 2 × x/)
    assert.match(
      text,
      /\| leaks \| hosts \\\| left \| 2,000 \| 2,000 \| reached \| abc1234 \| 2026-01-01 \|/,
    )
    assert.match(text, /### sizes\n\nCommit def5678, 2026-01-02\.\n/)
  })

  it('keeps the figures that were not measured now', () => {
    const text = page([fuzz], [leaks, { ...fuzz, commit: 'old1234' }])
    assert.match(text, /leaks .* abc1234 \| 2026-01-01/)
    assert.match(text, /fuzz .* def5678 \| 2026-01-02/)
    assert.doesNotMatch(text, /old1234/)
  })

  it('keeps no figure whose name has another count now', () => {
    const pages = { ...leaks, what: 'scenes on 23 pages, in Firefox' }
    const more = { ...fuzz, suite: 'leaks', what: 'scenes on 26 pages, in Firefox' }
    const other = { ...pages, what: 'scenes on 23 pages, in WebKitGTK' }
    const text = page([more], [pages, other])
    assert.doesNotMatch(text, /23 pages, in Firefox/)
    assert.match(text, /26 pages, in Firefox/)
    assert.match(text, /23 pages, in WebKitGTK/)
  })

  it('can be read again', () => {
    assert.deepEqual(figuresIn(page([leaks, fuzz])), [fuzz, leaks])
  })

  it('names the commits of each suite, if no figure was missed', () => {
    const older = { ...fuzz, what: 'more', commit: '0000001', date: '2025-12-31' }
    const missed = { ...leaks, suite: 'fit', reached: 1 }
    assert.deepEqual(
      [...provenAt(page([leaks, fuzz, older, missed]))],
      [
        ['fuzz', ['def5678', '0000001']],
        ['leaks', ['abc1234']],
      ],
    )
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
    const { commit, date } = JSON.parse(readFileSync(file, 'utf8'))
    assert.equal(commit, commitHere())
    assert.match(date, /^\d{4}-\d\d-\d\d$/)
  })
})
