import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { build } from 'esbuild'
import { rendererFile, withoutRegistry } from './adopted.mjs'
import { cssText } from './css.mjs'
import { built, codeOf, importsOf, messagesOf, virtualModule, virtualPrefix } from './entries.mjs'
import { renameGlobals } from './globals.mjs'
import { at, root } from './project.mjs'
import { preactFor, reactFor } from './resolve.mjs'
import { scopeVariable } from './scope-variable.mjs'

const require = createRequire(import.meta.url)

/** true: draw with React, as in a shop that has React. Otherwise with preact, as published (COR-122). */
const isReact = process.env.RUNTIME === 'react'

/** The tags that the suites need: all, or in a run for some tags these and what stands in their examples. */
function tagsHere() {
  const { tags = [] } = JSON.parse(process.env[scopeVariable] ?? '{}')
  if (tags.length === 0) return built.map(({ tag }) => tag)
  const pages = built
    .filter(({ tag }) => tags.includes(tag))
    .flatMap(({ examples }) => examples.map(({ html }) => html))
  return built.map(({ tag }) => tag).filter(tag => pages.some(html => html.includes(`<${tag}`)))
}

/** The code of the elements that the suites need, by tag, without defining the tag, and with the texts of its late files. */
const widgets = () => {
  const tags = tagsHere()
  const here = built.filter(({ tag }) => tags.includes(tag))
  return [
    ...here.flatMap((descriptor, n) => [
      `import * as widget${n} from '${root}${codeOf(descriptor)}'`,
      `import { messages as texts${n} } from '${root}${messagesOf(descriptor)}'`,
    ]),
    `export const widgets = {`,
    ...here.map(({ tag }, n) => `'${tag}': { ...widget${n}, messages: texts${n} },`),
    `}`,
  ].join('\n')
}

/** Every sheet by its file, as the build ships it. */
const sheets = () => {
  const files = globSync('src/**/*.css', { cwd: root }).toSorted()
  return [
    ...files.map((file, n) => `import sheet${n} from '${root}${file}'`),
    `export const sheets = {`,
    ...files.map((file, n) => `'${file}': sheet${n},`),
    `}`,
  ].join('\n')
}

const virtualModules = { all: () => importsOf(tagsHere()), sheets, widgets }

/** Source of a virtual module, by its specifier. */
export function virtualSource(path) {
  const id = path.slice(virtualPrefix.length)
  return virtualModules[id]?.() ?? virtualModule(id)
}

/** A large script that few pages need. It sets a global variable, so a page can load it as it is. */
const axe = { module: 'axe-core/axe.min.js', address: '/axe-core/axe.min.js' }

/** What the build does to sources and packages, for esbuild. */
const asBuilt = {
  name: 'as-built',
  setup({ onLoad, onResolve, resolve }) {
    // The test runner serves its own modules.
    onResolve({ filter: /^\/__/ }, ({ path }) => ({ path, external: true }))
    onResolve({ filter: /^axe-core\/axe\.min\.js$/ }, () => ({ path: axe.address, external: true }))
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }))
    onLoad({ filter: /./, namespace: 'virtual' }, ({ path }) => ({
      contents: virtualSource(path),
      resolveDir: root,
    }))
    // A second instance of a module, as a second copy of the library brings it.
    onResolve({ filter: /\?copy$/ }, async ({ path, importer, kind, resolveDir }) => {
      const found = await resolve(path.replace('?copy', ''), { importer, kind, resolveDir })
      return { ...found, suffix: '?copy' }
    })
    onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ importer, kind, path, resolveDir }) => {
      const target = (isReact ? reactFor : preactFor)(path, importer)
      return target ? resolve(target, { importer, kind, resolveDir }) : undefined
    })
    // It would ask by `require`, which no page has.
    onLoad({ filter: /\/chai-a11y-axe\/src\/axe-import\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace("typeof require === 'function'", 'false'),
    }))
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: await cssText(path),
      loader: 'text',
    }))
    onLoad({ filter: /\/node_modules\/(preact|nanostores|lit-html)\// }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      const own = path.endsWith(rendererFile) ? withoutRegistry(code) : code
      return { contents: renameGlobals(own, path) ?? own }
    })
  },
}

const folder = '/bundled/'

/** Entries that load some test files by name. */
const loading = entries => ({
  name: 'groups',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^group:/ }, ({ path }) => ({ path, namespace: 'group' }))
    onLoad({ filter: /./, namespace: 'group' }, ({ path }) => {
      const loads = entries
        .get(path.slice('group:'.length))
        .map(file => `'/${file}': () => import('${at(file)}'),`)
      return { contents: ['export const files = {', ...loads, '}'].join('\n'), resolveDir: root }
    })
  },
})

/**
 * Bundles the test files of each folder into one, with all that they import. A page then asks for one file in place of
 * hundreds, which the test server would have to read, rewrite and send again for each page. A test file and what it imports
 * start once the page asks for them by name. `define`: constants of the sources. `bundle` bundles groups of
 * files again, with a further plugin.
 */
export function bundledTests(files, define) {
  const bundled = new Map([[axe.address, readFileSync(require.resolve(axe.module))]])
  const addresses = new Map()

  /** Each of `groups` becomes one file. */
  async function bundle(groups, ...more) {
    const entries = new Map(groups.map(some => [some[0].replace(/\.tsx?$/, ''), some]))
    const { outputFiles } = await build({
      entryPoints: [...entries.keys()].map(out => ({ in: `group:${out}`, out })),
      outdir: at(folder.slice(1)),
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      conditions: ['production', 'browser', 'module'],
      tsconfig: at('tsconfig.json'),
      define,
      plugins: [loading(entries), ...more, asBuilt],
      // package.json says of dist/ alone which files only set something up.
      ignoreAnnotations: true,
      sourcemap: 'linked',
    })
    for (const { path, contents } of outputFiles)
      bundled.set(`/${path.slice(root.length)}`, Buffer.from(contents))
    for (const [out, some] of entries) {
      for (const file of some) addresses.set(`/${file}`, `${folder}${out}.js`)
    }
  }
  const serverStart = () => bundle(Object.values(Object.groupBy(files, file => dirname(file))))
  /** Answers before the test server's plugins do, which would read every line again. */
  async function middleware(ctx, next) {
    const found = bundled.get(ctx.path)
    if (!found) return next()
    ctx.type = ctx.path.endsWith('.map') ? 'json' : 'js'
    ctx.body = found
  }
  const serve = ({ path }) =>
    addresses.has(path)
      ? {
          body: `import { files } from '${addresses.get(path)}'\nawait files['${path}']()`,
          type: 'js',
        }
      : undefined
  return { middleware, plugin: { name: 'bundled-tests', serverStart, serve }, bundle }
}
