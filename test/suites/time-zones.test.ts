import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { ensureBrowser } from '../../build/browser.mjs'
import { at } from '../../build/project.mjs'
import { zonesTried } from '../support/budgets.node.ts'
import { tellFigure } from '../support/figure.ts'
import { scope, selfChecks } from '../support/scope.ts'
import { clocks, zones } from '../support/zones.ts'

/** All tests that are about days and times, as if the machine, its browser and its store stood elsewhere. */

/** What a test of days or times reads or holds. */
const marks =
  /rules\/(?:months|days|date-format|constraints)\b|shop-day|'Date'|countdown|Date\.(?:UTC|parse)/i
const isAboutTime = (file: string) => marks.test(readFileSync(at(file), 'utf8'))
const found = (pattern: string) =>
  globSync(pattern, { cwd: at('') })
    .filter(isAboutTime)
    .toSorted()

/** The server part of the store knows spans of time alone. */
const nodeTests = found('test/{models,store}/**/*.test.ts').filter(
  file => !file.startsWith('test/store/server/'),
)
const browserTests = found('test/{elements,parts}/**/*.test.{ts,tsx}')

const inNode = (files: readonly string[]) => ['--test', '--test-reporter=spec', ...files]
const inBrowser = (files: readonly string[]) => [
  'node_modules/@web/test-runner/dist/bin.js',
  '--files',
  ...files,
]

/** The end of what a run says names what failed. */
const mostText = 6_000

/** 'passed', or what failed. A child of a test process would take itself for a part of it. */
async function outcomeOf(zone: string, args: readonly string[]): Promise<string> {
  const { NODE_TEST_CONTEXT: _, TEST_SCOPE: _scope, ...env } = process.env
  const child = spawn(process.execPath, args, { cwd: at(''), env: { ...env, TZ: zone } })
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return code === 0 ? 'passed' : `${out}\n${err}`.slice(-mostText)
}

describe('tests of days and times', () => {
  for (const zone of zonesTried) {
    it(`COR-022 pass in ${zone}, in Node`, async () => {
      assert.equal(await outcomeOf(zone, inNode(nodeTests)), 'passed')
    })

    const skip = ensureBrowser() ? false : 'no Chromium'
    it(`COR-022 pass in ${zone}, in a browser`, { skip }, async () => {
      assert.equal(await outcomeOf(zone, inBrowser(browserTests)), 'passed')
      tellFigure({
        suite: 'time zones',
        what: `test files of days and times, as if the machine were elsewhere`,
        reached: nodeTests.length + browserTests.length,
        toReach: nodeTests.length + browserTests.length,
        part: zone,
      })
    })
  }

  if (scope.zone) {
    it('stand where the whole run stands', () => {
      assert.deepEqual(clocks(), clocks(scope.zone))
    })
  }

  for (const [where, file, argsOf] of selfChecks([
    ['Node', 'node', inNode],
    ['a browser', 'browser', inBrowser],
  ] as const)) {
    it(`COR-022 find code that reads a day by the clock of the machine, in ${where}`, async () => {
      const broken = [`test/support/broken/local-days.${file}.ts`]
      assert.match(
        await outcomeOf('America/Los_Angeles', argsOf(broken)),
        /The fifth of March is day 4/,
      )
    })
  }

  it('COR-022 are all found, and run on both sides of UTC', () => {
    assert.ok(nodeTests.includes('test/models/rules-months.test.ts'))
    assert.ok(nodeTests.includes('test/store/schedule/slots.test.ts'))
    assert.ok(browserTests.includes('test/parts/calendar-grid.test.tsx'))
    const hours = zones.map(zone =>
      new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
        .formatToParts(Date.UTC(2026, 0, 1))
        .find(({ type }) => type === 'timeZoneName')
        ?.value.replace('GMT', ''),
    )
    assert.deepEqual(hours, ['+00:00', '+01:00', '-08:00', '+05:30', '+11:00', '+14:00'])
  })
})
