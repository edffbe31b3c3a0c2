import { rmSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import esbuild from 'rollup-plugin-esbuild'
import { adopted } from './build/adopted.mjs'
import { bridge } from './build/bridge.mjs'
import { catalog, catalogEntries, copiedPackages } from './build/catalog.mjs'
import { chunkOf } from './build/chunks.mjs'
import { css } from './build/css.mjs'
import { built, entries, inspector, lateName, unwritten, virtualPrefix } from './build/entries.mjs'
import { globals } from './build/globals.mjs'
import { manifest } from './build/manifest.mjs'
import { minify } from './build/minify.mjs'
import { notices } from './build/notices.mjs'
import { at } from './build/project.mjs'
import { constants } from './build/constants.mjs'
import { sbom } from './build/sbom.mjs'
import { targets } from './build/browsers.mjs'
import { preact, react, reactFor } from './build/resolve.mjs'
import { declared } from './build/declared.mjs'

const dist = at('dist')
/**
 * Source maps are separate files. A comment that names the map would cost every shopper bytes; servers can send a
 * header.
 */
const sourcemap = 'hidden'

const compile = [
  declared(),
  entries(),
  css(),
  globals(),
  bridge(),
  adopted(),
  nodeResolve({ exportConditions: ['production'], extensions: ['.js', '.mjs', '.ts', '.tsx'] }),
  esbuild({
    target: targets,
    jsx: 'automatic',
    tsconfig: false,
    exclude: [],
    define: constants,
  }),
  minify({ module: true, ecma: 2020, compress: { passes: 2 } }),
]

const tagEntries = Object.fromEntries(
  built.map(({ tag }) => [`elements/${tag}`, `${virtualPrefix}${tag}`]),
)

const modules = dir => ({
  dir,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: ({ facadeModuleId, name }) =>
    `chunks/${(facadeModuleId && lateName(facadeModuleId)) ?? name}-[hash].js`,
  // Hex hashes differ even on servers that ignore letter case, and they compress better than others.
  hashCharacters: 'hex',
  manualChunks: chunkOf,
  onlyExplicitManualChunks: true,
  generatedCode: { arrowFunctions: true, constBindings: true, objectShorthand: true },
  freeze: false,
  sourcemap,
})

/** An unresolved import would fail on the shop's page, so the build fails instead. */
function onwarn(warning, warn) {
  if (['UNRESOLVED_IMPORT', 'MISSING_EXPORT'].includes(warning.code))
    throw new Error(warning.message)
  warn(warning)
}

/** Removes chunks of earlier builds, which have other names. */
const clean = folder => ({
  name: 'clean',
  buildStart: () => rmSync(folder, { recursive: true, force: true }),
})

const loaderBuild = {
  input: at('src/loader/dp.ts'),
  // A classic script loads modules by dynamic import, relative to its own address.
  output: { file: `${dist}/dp.js`, format: 'iife', sourcemap },
  plugins: compile,
  onwarn,
}

/** The outlines in src/parts/icons/ come from this package. */
const drawn = [at('node_modules/lucide-static')]

/** A file next to dp.js, for pages with `data-load`. */
const wantedBuild = {
  input: { wanted: at('src/loader/wanted.ts') },
  output: modules(dist),
  plugins: compile,
  onwarn,
}

const reactBuild = {
  input: { ...tagEntries, index: `${virtualPrefix}all` },
  output: modules(`${dist}/react`),
  external: (id, importer) => /^react(-dom)?($|\/)/.test(id) && !reactFor(id, importer),
  plugins: [react(), ...compile, notices('react', drawn)],
  onwarn,
}

/** One file with all its packages, so that a shop installs nothing else. */
const commandBuild = {
  input: at('command/dp.ts'),
  output: {
    file: `${dist}/command/dp.js`,
    format: 'es',
    banner: '#!/usr/bin/env node',
    inlineDynamicImports: true,
  },
  external: /^node:/,
  plugins: [
    nodeResolve({ exportConditions: ['node', 'production'], extensions: ['.js', '.mjs', '.ts'] }),
    commonjs(),
    esbuild({ target: 'node20', tsconfig: false, exclude: [], define: constants, minify: true }),
    notices('command'),
  ],
  onwarn,
}

const elementsBuild = {
  input: {
    ...tagEntries,
    'elements/dp-inspector': inspector,
    // What `import 'dp-elements'` gives.
    index: at('src/loader/package.ts'),
  },
  treeshake: {
    propertyReadSideEffects: false,
    // Our views do not need what compat changes in preact at load time (docs/architecture.md).
    moduleSideEffects: id => !/\/node_modules\/(preact|valibot|nanostores|@r2wc)\//.test(id),
  },
  output: modules(dist),
  plugins: [preact(), ...compile, notices('pages', drawn), manifest()],
  onwarn,
}

/** Scripts of the catalogue's pages. They use whole descriptors, with the words for people. */
const catalogBuild = {
  input: catalogEntries,
  output: {
    dir: `${dist}/catalog/scripts`,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
  plugins: [
    nodeResolve({ exportConditions: ['production'], extensions: ['.js', '.mjs', '.ts'] }),
    esbuild({ target: targets, tsconfig: false, exclude: [], define: constants, minify: true }),
    notices('catalog', copiedPackages),
    catalog(`${dist}/`),
  ],
  onwarn,
}

if (unwritten.length > 0) console.warn(`Not built, for want of code: ${unwritten.join(', ')}`)

/** `rollup -c --configOnly=elements` builds only what the tests of an element load. */
export default ({ configOnly }) => {
  const isPart = configOnly === 'elements'
  const wholeCatalog = { ...catalogBuild, plugins: [...catalogBuild.plugins, sbom(dist)] }
  return [
    { ...loaderBuild, plugins: [clean(isPart ? `${dist}/chunks` : dist), ...compile] },
    wantedBuild,
    ...(isPart ? [] : [reactBuild, commandBuild]),
    elementsBuild,
    ...(isPart ? [] : [wholeCatalog]),
  ]
}
