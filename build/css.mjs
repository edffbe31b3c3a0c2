import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'

/** Returns the minified text of a style sheet. */
export async function cssText(path) {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true })
  return code.trim()
}

/** Returns a module whose default export is the text of the style sheet. */
export const cssModule = async path => `export default ${JSON.stringify(await cssText(path))}`

export const css = () => ({
  name: 'css',
  load: id => (id.endsWith('.css') ? cssModule(id) : null),
})
