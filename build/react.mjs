import { build } from 'esbuild'
import { constants } from './constants.mjs'
import { root } from './project.mjs'

/** File names of React's modules, which a React shop already loads. */
const files = {
  react: 'react.js',
  'react-dom': 'react-dom.js',
  'react-dom/client': 'react-dom-client.js',
  'react/jsx-runtime': 'react-jsx-runtime.js',
}

/** The file of a React module. undefined: no React module. */
export const reactFile = name => files[name]

/** React is CommonJS, and an ES module must name its exports. */
async function reexport(name) {
  const names = Object.keys(await import(name)).filter(one => /^[a-z]\w*$/i.test(one))
  const named = names.filter(one => one !== 'default').join(', ')
  return `import whole from '${name}'; export default whole; export const { ${named} } = whole`
}

const reexports = {
  name: 'reexports',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }))
    onLoad({ filter: /./, namespace: 'entry' }, async ({ path }) => ({
      contents: await reexport(path),
      resolveDir: root,
    }))
  },
}

/** Bundles the real React as ES modules that share one instance. Returns the code by file. */
export async function bundleReact() {
  const { outputFiles } = await build({
    entryPoints: Object.entries(files).map(([name, file]) => ({
      in: `entry:${name}`,
      out: file.slice(0, -'.js'.length),
    })),
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: root,
    write: false,
    define: { 'process.env.NODE_ENV': constants['process.env.NODE_ENV'] },
    plugins: [reexports],
  })
  return new Map(outputFiles.map(({ path, text }) => [path.slice(root.length), text]))
}
