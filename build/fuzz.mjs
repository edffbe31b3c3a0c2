import { ensureBrowser } from './browser.mjs'
import { run } from './install.mjs'

// Many more runs than a normal test run has time for. FUZZ_RUNS and FUZZ_BODIES set the number.
const { FUZZ_RUNS = '20000', FUZZ_BODIES = '100000' } = process.env

const codes = [
  run('node', ['--test', 'test/suites/store-bodies.test.ts'], { FUZZ_BODIES }),
  run('wtr', ['--files', 'test/suites/fuzz.browser.test.ts'], {
    FUZZ_RUNS,
    CHROME_PATH: ensureBrowser(),
  }),
]
process.exitCode = Math.max(...codes)
