import { readFile } from 'node:fs/promises'
import { constants } from './constants.mjs'
import { cssModule } from './css.mjs'
import { built, importsOf, virtualModule, virtualPrefix } from './entries.mjs'
import { renameGlobals } from './globals.mjs'
import { at, root } from './project.mjs'
import { scopeVariable } from './scope-variable.mjs'
import { rendererFile, withoutRegistry } from './adopted.mjs'
import { bundleReact, reactFile } from './react.mjs'
import { preactFor, reactFor } from './resolve.mjs'

const virtualFolder = '/virtual/'
const mode = constants['process.env.NODE_ENV']

const reactFolder = '/react-runtime/'
/** true: draw with React, as in a shop that has React. Otherwise with preact, as published (COR-122). */
const isReact = process.env.RUNTIME === 'react'
/** React needs the console during its import, so bundle it before the test runner replaces the console. */
const react = isReact ? await bundleReact() : new Map()

/** The address of a project file on the test server. */
function addressOf(target) {
  const file = target.startsWith(root) ? target : new URL(import.meta.resolve(target)).pathname
  return `/${file.slice(root.length)}`
}

/** The tags that the suites need: all, or in a run for some tags these and what stands in their examples. */
function tagsHere() {
  const { tags = [] } = JSON.parse(process.env[scopeVariable] ?? '{}')
  if (tags.length === 0) return built.map(({ tag }) => tag)
  const pages = built
    .filter(({ tag }) => tags.includes(tag))
    .flatMap(({ examples }) => examples.map(({ html }) => html))
  return built.map(({ tag }) => tag).filter(tag => pages.some(html => html.includes(`<${tag}`)))
}

/** Build plugins that the sources need, for the test server. */
export const sources = () => ({
  name: 'sources',
  resolveImport({ source, context }) {
    if (source.startsWith(virtualPrefix)) {
      return `${virtualFolder}${source.slice(virtualPrefix.length)}.js`
    }
    const target = (isReact ? reactFor : preactFor)(source, context.path)
    if (target) return addressOf(target)
    return isReact && reactFile(source) ? reactFolder + reactFile(source) : undefined
  },
  async serve({ path }) {
    if (path.startsWith(virtualFolder)) {
      const id = path.slice(virtualFolder.length, -'.js'.length)
      const body = id === 'all' ? importsOf(tagsHere()) : virtualModule(id, '/')
      return { body, type: 'js' }
    }
    if (path.startsWith(reactFolder)) {
      return { body: react.get(path.slice(reactFolder.length)), type: 'js' }
    }
    if (!path.startsWith('/src/') || !path.endsWith('.css')) return undefined
    return { body: await cssModule(at(path.slice(1))), type: 'js' }
  },
  transform({ path, body }) {
    if (typeof body !== 'string' || !path.startsWith('/node_modules/')) return undefined
    if (path.endsWith(rendererFile)) return withoutRegistry(body)
    const renamed = renameGlobals(body, path) ?? body
    return renamed.replaceAll('process.env.NODE_ENV', mode)
  },
})

/** A failed test may hold nodes that it compared. A result cannot carry nodes, and the runner would wait forever. */
const toldByName = `(one => {
  try {
    return structuredClone(one)
  } catch {
    const told = (key, value) => (key === 'actual' || key === 'expected' ? String(value) : value)
    return JSON.parse(JSON.stringify(one, told))
  }
})(obj)`

export const results = () => ({
  name: 'results',
  transform: ({ path, body }) =>
    path === '/__web-dev-server__web-socket.js'
      ? body.replace('structuredClone(obj)', toldByName)
      : undefined,
})

const nextFolder = '/dist-next/'

/** Serves the built library again as another version, for pages with both versions (COR-034). */
export const nextVersion = () => ({
  name: 'next-version',
  async serve({ path }) {
    if (!path.startsWith(nextFolder)) return undefined
    const code = await readFile(at(`dist/${path.slice(nextFolder.length)}`), 'utf8')
    // The version without its quotes, because the build also writes it into texts.
    return { body: code.replaceAll(JSON.parse(constants.__VERSION__), '99.0.0'), type: 'js' }
  },
})

const storePaths =
  /^\/((dp|gp|pcp|cart|alm|fom|images|help|__faults|__visitor|__fixtures|__facts|__journal)(\/|$)|openapi\.json$)/

/** Runs the reference store on the test server's own origin, with a fresh database in memory. */
export function store() {
  let running
  async function serverStart({ server }) {
    // If a reused connection drops, browsers silently send the request again.
    server.maxRequestsPerSocket = 1
    const { startStore } = await import('../test/support/store.ts')
    running = await startStore({ database: 'memory', faults: true })
  }
  async function answer(ctx, next) {
    if (!storePaths.test(ctx.path)) return next()
    // The store writes to the socket itself, so a connection that it drops really drops.
    ctx.respond = false
    ctx.status = 200 // else the runner lists each of these requests as a missing file
    return running.listener(ctx.req, ctx.res)
  }
  const serverStop = async () => running?.close()
  return { middleware: [answer], plugin: { name: 'store', serverStart, serverStop } }
}
