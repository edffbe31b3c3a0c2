import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// npm test builds dist/ before the tests run.
const command = fileURLToPath(new URL('../../dist/command/dp.js', import.meta.url))

/** Runs the built command as a process. */
export function runDp(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr, lines: stdout.split('\n').filter(Boolean) }
}
