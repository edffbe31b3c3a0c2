import { fork } from 'node:child_process'
import { once } from 'node:events'
import { nodeRunner } from './mutate-node.mjs'
import { broken } from './mutate-rules.mjs'

/** Finds a test that notices a mutant, in the copy of the project. */

/** In ms. A test that does not end has noticed a mutant too. The report counts these apart. */
const [cleanLimit, nodeLimit, browserLimit] = [300_000, 30_000, 120_000]

/** Which tests have noticed a mutant of a file. They come first for the next one. */
function memory() {
  const noticed = new Map()
  const of = file => noticed.get(file) ?? new Set()
  return {
    keep: (file, test) => noticed.set(file, of(file).add(test)),
    inOrder: (file, tests) =>
      tests.toSorted((a, b) => Number(of(file).has(b)) - Number(of(file).has(a))),
  }
}

const asGiven = ({ file, source, ...mutant }) => ({ file, code: broken(source, mutant) })

const complain = test => console.error(`${test} fails without a mutant and does not count`)

const noticedBy = (test, { failed, isLate }) => ({ test, title: failed, isLate })

/**
 * `find(mutant, tests)` resolves with the test that notices the mutant, `{test, title, isLate}`, or null. `isLate`: the
 * test did not end. Only tests that run the place of the mutant can notice it.
 */
export function finderInNode(folder) {
  const node = nodeRunner(folder)
  const noticed = memory()
  const clean = new Map()

  async function cleanRun(test) {
    if (!clean.has(test)) {
      const since = performance.now()
      const result = await node.clean(test, cleanLimit)
      if (!result.isGreen) complain(test)
      clean.set(test, { ...result, limit: nodeLimit + 5 * (performance.now() - since) })
    }
    return clean.get(test)
  }

  return async function find(mutant, tests) {
    for (const test of noticed.inOrder(mutant.file, tests)) {
      const { isGreen: isSound, limit, runs } = await cleanRun(test)
      if (!isSound || !runs(mutant)) continue
      const given = asGiven(mutant)
      let result = await node.broken(test, limit, given)
      // On a busy machine, a test may take long once without a reason.
      if (result.isLate) result = await node.broken(test, 2 * limit, given)
      if (result.isGreen) continue
      noticed.keep(mutant.file, test)
      return noticedBy(test, result)
    }
    return null
  }
}

/** Like `finderInNode`, for tests in Chromium, all named at the start. `end()` closes the browser. */
export async function finderInBrowser(folder, tests) {
  const noticed = memory()
  const child = fork(`${folder}build/mutate-browser.mjs`, tests, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const broke = once(child, 'exit').then(([code]) => {
    throw new Error(`The runner in the browser ended with code ${code}`)
  })
  broke.catch(() => {})
  const answer = async () => (await Promise.race([once(child, 'message'), broke]))[0]
  const run = (test, mutant) => {
    child.send({ test, limit: browserLimit, mutant })
    return answer()
  }
  const clean = await answer()
  for (const test of tests) {
    clean[test].isGreen ||= (await run(test, null)).isGreen
    if (!clean[test].isGreen) complain(test)
  }
  const canNotice = (test, { file, line }) =>
    clean[test].isGreen && clean[test].lines[file]?.includes(line)

  return {
    async find(mutant, own) {
      for (const test of noticed.inOrder(mutant.file, own)) {
        if (!canNotice(test, mutant)) continue
        const given = asGiven(mutant)
        if ((await run(test, given)).isGreen) continue
        // On a busy machine, a test may fail once without a reason.
        const result = await run(test, given)
        if (result.isGreen) continue
        noticed.keep(mutant.file, test)
        return noticedBy(test, result)
      }
      return null
    },
    end: () => child.disconnect(),
  }
}
