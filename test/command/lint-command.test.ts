import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import * as v from 'valibot'
import { run } from '../../command/run.ts'
import { runDp } from '../support/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'dp-lint-'))
const inFolder = (name: string) => join(folder, name).replaceAll('\\', '/')
function write(name: string, text: string): string {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
  return inFolder(name)
}

const right = write('views/right.html', '<dp-expander></dp-expander>')
const wrong = write('views/deep/wrong.php', '\n <dp-expander data-kind="x"></dp-expander>')
const doubtful = write('views/doubtful.twig', '<dp-wishing-well></dp-wishing-well>')
write('views/node_modules/other.html', '<dp-expandr></dp-expandr>')
const unheard = write('views/notes.txt', '<dp-expandr></dp-expandr>')

const report = v.strictObject({
  files: v.number(),
  errors: v.number(),
  warnings: v.number(),
  problems: v.array(
    v.strictObject({
      file: v.string(),
      line: v.pipe(v.number(), v.integer(), v.minValue(1)),
      column: v.pipe(v.number(), v.integer(), v.minValue(1)),
      severity: v.picklist(['error', 'warning', 'note']),
      rule: v.string(),
      message: v.string(),
    }),
  ),
})
const json = (...words: string[]) =>
  v.parse(report, JSON.parse(runDp('lint', '--json', ...words).stdout))

describe('dp lint', () => {
  after(() => rmSync(folder, { recursive: true }))

  it('ends with 1 when there are errors, and names file, line and column of each', () => {
    const { status, lines, stderr } = runDp('lint', wrong)
    assert.deepEqual([status, stderr], [1, ''])
    assert.equal(
      lines[0],
      `${wrong}:2:15: error: <dp-expander> data-kind: expected one of title, bullets, got "x"; using "bullets" instead [value]`,
    )
    assert.equal(lines[1], '1 file: 1 error, 0 warnings')
  })

  it('ends with 0 when there are none, or warnings alone', () => {
    assert.equal(runDp('lint', right).status, 0)
    const { status, lines } = runDp('lint', doubtful)
    assert.equal(status, 0)
    assert.match(lines[0] ?? '', /:1:1: warning: <dp-wishing-well>/)
  })

  it('shows errors alone when it is to be quiet', () => {
    const { lines } = runDp('lint', '--quiet', doubtful, wrong)
    assert.deepEqual(
      lines.map(line => line.replace(/: .*/, '')),
      [`${wrong}:2:15`, '2 files'],
    )
  })

  it('reads what lies in a folder, apart from packages and what is no page', () => {
    assert.deepEqual(
      json(inFolder('views')).problems.map(({ file }) => file),
      [wrong, doubtful],
    )
    assert.equal(json(inFolder('views')).files, 3)
  })

  it('reads what a pattern names, each file once, and a file of any name', () => {
    assert.equal(json(inFolder('views/**/*.{php,twig}'), wrong).files, 2)
    assert.equal(json(unheard).errors, 1)
  })

  it('prints one object when it is asked for JSON', () => {
    const { problems, ...counts } = json(wrong, doubtful)
    assert.deepEqual(counts, { files: 2, errors: 1, warnings: 1 })
    assert.deepEqual(
      problems.map(({ file, line, column, severity, rule }) => [
        file,
        line,
        column,
        severity,
        rule,
      ]),
      [
        [wrong, 2, 15, 'error', 'value'],
        [doubtful, 1, 1, 'warning', 'unknown-tag'],
      ],
    )
    assert.equal(json(right).problems.length, 0)
  })

  it('COR-075 notes once that a token has to come from a layout, when no file that is read names it', () => {
    const box = write('pieces/box.php', '<p>\n <form><dp-buy-box></dp-buy-box></form>')
    write('pieces/place.php', '<dp-location-popover></dp-location-popover>')
    const { problems, ...counts } = json(inFolder('pieces'))
    assert.deepEqual(counts, { files: 2, errors: 0, warnings: 0 })
    assert.deepEqual(
      problems.map(({ file, line, column, severity, rule }) => [
        file,
        line,
        column,
        severity,
        rule,
      ]),
      [[box, 2, 8, 'note', 'token']],
    )
    assert.match(problems[0]?.message ?? '', /<dp-buy-box> sends .* <meta name="dp-csrf-token">/)
    const { status, lines } = runDp('lint', box)
    assert.equal(status, 0)
    assert.match(lines[0] ?? '', /:2:8: note: .*\[token\]$/)
    assert.deepEqual(runDp('lint', '--quiet', box).lines.length, 1)
    const layout = write('pieces/layout.php', "<?= meta('dp-csrf-token', $t) ?>")
    assert.equal(json(box, layout).problems.length, 0)
  })

  for (const [what, html] of [
    ['the tag has it', '<form><dp-buy-box data-csrf-token="<?= $t ?>"></dp-buy-box></form>'],
    ['its calls carry none', '<dp-model-help></dp-model-help>'],
    ['the page is told that it lacks it', '<!doctype html><form><dp-buy-box></dp-buy-box></form>'],
    ['it may have any attribute', '<dp-location-popover <?= $more ?>></dp-location-popover>'],
  ] as const) {
    it(`COR-075 notes nothing of a token when ${what}`, () => {
      const { problems } = json(write('token.php', html))
      assert.deepEqual(
        problems.filter(({ rule }) => rule === 'token'),
        [],
      )
    })
  }

  for (const [words, message] of [
    [[], /^Usage: dp lint/],
    [['--jsn', right], /'--jsn'[^]*Usage: dp lint/],
    [[inFolder('none/*.html')], /none\/\*\.html: no file found/],
  ] as const) {
    it(`ends with 2 and says why when it is used as "dp lint ${words.length > 0 ? words[0]?.split('/').at(-1) : ''}"`, () => {
      const { status, stdout, stderr } = runDp('lint', ...words)
      assert.deepEqual([status, stdout], [2, ''])
      assert.match(stderr, message)
    })
  }

  it('colors the severity where a terminal shows colors, and nowhere else', async () => {
    for (const hasColors of [true, false]) {
      const said: string[] = []
      const say = (text: string) => said.push(text)
      await run(['lint', wrong], { say, complain: say, hasColors, library: '', version: '' })
      assert.equal(said[0]?.includes('\u001B[31merror\u001B[0m'), hasColors)
      assert.equal(said[0]?.includes('\u001B'), hasColors)
    }
    assert.ok(!runDp('lint', wrong).stdout.includes('\u001B'))
  })
})
