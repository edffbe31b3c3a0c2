import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Gives Node a mutant in place of a file. DP_MUTANT: a JSON file with `{url, code}`. */
const { url: broken, code: source } = JSON.parse(readFileSync(process.env.DP_MUTANT, 'utf8'))

registerHooks({
  load: (url, context, next) =>
    url === broken ? { format: 'module', shortCircuit: true, source } : next(url, context),
})
