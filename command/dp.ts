import { fileURLToPath } from 'node:url'
import { run } from './run.ts'

// The reader may close the pipe early: dp lint … | head
process.stdout.on('error', () => process.exit())

process.exitCode = await run(process.argv.slice(2), {
  say: text => void process.stdout.write(`${text}\n`),
  complain: text => void process.stderr.write(`${text}\n`),
  hasColors: process.stdout.isTTY && !process.env['NO_COLOR'],
  library: fileURLToPath(new URL('..', import.meta.url)),
  version: __VERSION__,
})
