import { at } from './project.mjs'

// With the original, all of compat would be in the file that every page loads.
const roots = at('build/shims/react-dom-client.mjs')
const views = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': roots,
  'react/jsx-runtime': at('build/shims/jsx-runtime.mjs'),
}
const bridgeViews = {
  react: at('build/shims/react.mjs'),
  'react-dom/client': roots,
}

const isBridge = importer => importer.includes('/node_modules/@r2wc/')

/** The replacement of a React module in the preact build. undefined: no replacement. */
export const preactFor = (source, importer = '') =>
  (isBridge(importer) ? bridgeViews : views)[source]

/**
 * The replacement of a React module in the build for React shops. It draws at the same moments as preact. undefined:
 * the shop's own module.
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
