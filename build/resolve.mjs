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

const isBridge = importer => importer.includes('/node_modules/@r2wc/')

/** What stands in for a module of React where the library ships on preact; undefined: itself. */
export const preactFor = (source, importer = '') =>
  (isBridge(importer) ? bridgeViews : views)[source]

/**
 * What stands before a module of React where the library ships for a shop that has React: it draws when
 * preact would; undefined: the shop's own.
 */
export function reactFor(source, importer = '') {
  if (source === 'react-dom/client' && isBridge(importer)) return at('build/shims/react-root.mjs')
  const isView = source === 'react' && importer.includes('/src/')
  return isView ? at('build/shims/react-view.mjs') : undefined
}

export const preact = () => ({
  name: 'preact',
  resolveId(source, importer, options) {
    const target = preactFor(source, importer)
    return target ? this.resolve(target, importer, { ...options, skipSelf: true }) : null
  },
})

export const react = () => ({
  name: 'react',
  resolveId: reactFor,
})
