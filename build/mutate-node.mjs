import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { env } from './install.mjs'

/** `pid`: negative for a group of processes. */
function kill(pid, signal = 'SIGKILL') {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended.
  }
}

/** A folder for what a test writes. The account of PostgreSQL can read it. */
function newScratch() {
  const scratch = mkdtempSync(join(tmpdir(), 'dp-mutant-'))
  chmodSync(scratch, 0o755)
  return scratch
}

/** PostgreSQL leaves the group of the test that starts it. A test that is ended before its hooks does not stop it. */
function endDatabases(scratch) {
  for (const file of globSync('*/data/postmaster.pid', { cwd: scratch })) {
    kill(Number.parseInt(readFileSync(join(scratch, file), 'utf8')), 'SIGQUIT')
  }
}

const reporter = pathToFileURL(join(import.meta.dirname, 'mutate-report.mjs')).href

/**
 * Runs a test file of the copy until a test fails. Resolves with `{isGreen, isLate, failed}`. `failed`: the name of that
 * test, '' where something else failed. `limit`: in ms.
 */
async function runTest(folder, test, limit, more) {
  const scratch = newScratch()
  const child = spawn('node', ['--no-warnings', `--test-reporter=${reporter}`, test], {
    cwd: folder,
    env: {
      ...env,
      // Most of the code stays as it is from run to run.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      TMPDIR: scratch,
      // What tests of a broken copy count is no figure of the project.
      DP_FIGURES: '',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own: a test may start programs.
    detached: true,
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    kill(-child.pid)
  }, limit)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  kill(-child.pid)
  endDatabases(scratch)
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  return { isGreen: code === 0, isLate, failed: output.split('\n').at(-1) }
}

/** The functions that V8 has seen in each file, by URL: lists of ranges with counts. */
function coverageIn(folder) {
  const seen = new Map()
  // A test that was ended from outside tells nothing.
  if (!existsSync(folder)) return seen
  for (const name of readdirSync(folder)) {
    const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    for (const { functions, url } of result) {
      seen.set(url, [...(seen.get(url) ?? []), functions.flatMap(({ ranges }) => ranges)])
    }
  }
  return seen
}

const length = ({ endOffset, startOffset }) => endOffset - startOffset
/** true: code at this place has run. The innermost range tells. */
function hasRun(ranges, place) {
  const around = ranges.filter(
    ({ endOffset, startOffset }) => startOffset <= place && place < endOffset,
  )
  return around.toSorted((a, b) => length(a) - length(b))[0]?.count > 0
}

/** Runs test files in Node, in the copy of the project. */
export function nodeRunner(folder) {
  const given = join(folder, 'mutant.json')
  const seenIn = join(folder, 'coverage-of-node')
  const hook = pathToFileURL(join(folder, 'build/mutate-load.mjs')).href
  const urlOf = file => pathToFileURL(join(folder, file)).href

  return {
    /** Without a mutant. Also tells by `runs(mutant)` whether the test runs the place of a mutant. */
    async clean(test, limit) {
      const result = await runTest(folder, test, limit, { NODE_V8_COVERAGE: seenIn })
      const seen = coverageIn(seenIn)
      rmSync(seenIn, { force: true, recursive: true })
      const runs = ({ file, start }) =>
        (seen.get(urlOf(file)) ?? []).some(ranges => hasRun(ranges, start))
      return { ...result, runs }
    },
    /** `code`: takes the place of the file. */
    broken(test, limit, { code, file }) {
      writeFileSync(given, JSON.stringify({ url: urlOf(file), code }))
      const options = { DP_MUTANT: given, NODE_OPTIONS: `--import=${hook}` }
      return runTest(folder, test, limit, options)
    },
  }
}
