import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

/**
 * Lets Node load late files with their views and sheets. Views compile as in the build; sheets are empty. Works for
 * modules that are imported after this one.
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
