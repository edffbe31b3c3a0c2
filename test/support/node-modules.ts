import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

/**
 * Lets a late file load in Node: it may bring along what draws it. Views compile as in the build; sheets are
 * empty. Modules that are imported after this one are loaded so.
 */
registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css'))
      return { format: 'module', shortCircuit: true, source: "export default ''" }
    if (!url.endsWith('.tsx')) return next(url, context)
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      loader: 'tsx',
      jsx: 'automatic',
    })
    return { format: 'module', shortCircuit: true, source: code }
  },
})
