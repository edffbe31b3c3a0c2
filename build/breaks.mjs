import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { breaks, isTaken } from './breaks-list.mjs'
import { ensureBrowser } from './browser.mjs'
import { countsVariable, takeCounts } from './counts.mjs'
import { runAside } from './install.mjs'
import { copyOfProject } from './mutate-copy.mjs'
import { scopeVariable } from './scope-variable.mjs'
import { scopeOfFiles, shares } from './scope.mjs'
import { browserTests } from './test-files.mjs'
import { tellFigure } from '../test/support/figure.ts'

/**
 * `node build/breaks.mjs [AREA…]` breaks twenty places, one at a time, in a copy of the project. Shows that a test of
 * `npm test` fails in one of four turns in a row, with what `npm test` takes after a change to that file.
 */

const nodeReporters = [
  '--test-reporter=./build/node-counts.mjs',
  '--test-reporter-destination=stderr',
]
const turns = Array.from({ length: shares.none }, (_, turn) => turn)

/** The titles of the tests that fail with this scope. */
async function failedWith(scope, test, folder) {
  const counts = join(folder, 'counts.json')
  const env = {
    [scopeVariable]: JSON.stringify(scope),
    [countsVariable]: counts,
    CHROME_PATH: ensureBrowser(),
    BROWSER: 'chromium',
    // What tests of a broken copy count is no figure of the project.
    DP_FIGURES: '',
  }
  const [command, args] = browserTests.includes(test)
    ? ['wtr', ['--files', test]]
    : ['node', ['--test', ...nodeReporters, test]]
  await runAside(command, args, { cwd: folder, output: join(folder, 'output'), env })
  // A runner that breaks down finds nothing.
  return takeCounts(counts).failures.map(({ title }) => title)
}

/** Runs `work` while the place is broken. */
async function whileBroken({ file, from, to }, folder, work) {
  const path = join(folder, file)
  const code = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    code.replace(from, () => to),
  )
  try {
    return await work()
  } finally {
    writeFileSync(path, code)
  }
}

/** The first turn whose selection has a test that fails with the break alone. undefined: there is none. */
async function turnThatFinds(one, folder) {
  const { file, test } = one
  for (const turn of turns) {
    const scope = scopeOfFiles([file], turn)
    if (!isTaken(test, scope)) continue
    // oxlint-disable-next-line no-await-in-loop -- a later turn is asked only if this one finds nothing
    const failed = await whileBroken(one, folder, () => failedWith(scope, test, folder))
    if (failed.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- see above
    const anyhow = new Set(await failedWith(scope, test, folder))
    const title = failed.find(name => !anyhow.has(name))
    if (title) return { turn, title }
  }
  return undefined
}

const wanted = process.argv.slice(2)
const here = breaks.filter(({ area }) => wanted.length === 0 || wanted.includes(area))
const folder = copyOfProject()
let found = 0
for (const one of here) {
  const finding = await turnThatFinds(one, folder)
  if (finding) found += 1
  console.log(
    finding
      ? `${one.area}: turn ${finding.turn} finds it, by "${finding.title}"`
      : `${one.area}: NO TURN FINDS IT (${one.file}, ${one.test})`,
  )
}
tellFigure({
  suite: 'breaks',
  what: 'places broken on purpose that four turns of `npm test` find',
  reached: found,
  toReach: here.length,
})
process.exitCode = found === here.length ? 0 : 1
