import { spawn } from 'node:child_process'
import { endingText } from './ending.mjs'
import { build } from './freshness.mjs'
import { install, storeEnv } from './install.mjs'
import { at, root } from './project.mjs'

install()
if (!build()) console.error('The build failed. The shop runs, but its elements are missing or old.')

const store = spawn(at('node_modules/.bin/node'), ['demo/store/main.ts'], {
  cwd: root,
  env: storeEnv,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => store.kill(signal))
store.on('exit', (code, signal) => {
  // The store's own output is already above.
  if (signal) console.error(endingText('The store', { code, signal }))
  process.exit(code ?? 1)
})
