import { at } from './project.mjs'

const views = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': at('build/shims/jsx-runtime.mjs'),
}
const bridgeViews = {
  react: at('build/shims/react.mjs'),
  'react-dom/client': at('build/shims/react-dom-client.mjs'),
}

/** What stands in for a module of React where the library ships on preact; undefined: itself. */
export const preactFor = (source, importer = '') =>
  (importer.includes('/node_modules/@r2wc/') ? bridgeViews : views)[source]

export const preact = () => ({
  name: 'preact',
  resolveId(source, importer, options) {
    const target = preactFor(source, importer)
    return target ? this.resolve(target, importer, { ...options, skipSelf: true }) : null
  },
})
