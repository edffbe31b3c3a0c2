import { install, run } from './install.mjs'

// The machine's own Node starts this file. The tests run on the Node that package.json names.
install()
process.exitCode = run('node', ['build/test-steps.mjs', ...process.argv.slice(2)])
