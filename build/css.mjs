import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'

export async function minifiedCss(css) {
  const { code } = await transform(css, { loader: 'css', minify: true })
  return code.trim()
}

/** The minified text of a style sheet. */
export const cssText = async path => minifiedCss(await readFile(path, 'utf8'))

/** A style sheet as a module: its default export is the text. */
export const cssModule = async path => `export default ${JSON.stringify(await cssText(path))}`

export const css = () => ({
  name: 'css',
  load: id => (id.endsWith('.css') ? cssModule(id) : null),
})
