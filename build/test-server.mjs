import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fontLoaded, fontSheet, ownFont } from '../test/support/fonts.ts'
import { constants } from './constants.mjs'
import { at } from './project.mjs'

/** A failed test may hold nodes that it compared. A result cannot carry nodes, and the runner would wait forever. */
const toldByName = `(one => {
  try {
    return structuredClone(one)
  } catch {
    const told = (key, value) => (key === 'actual' || key === 'expected' ? String(value) : value)
    return JSON.parse(JSON.stringify(one, told))
  }
})(obj)`

/** Pages wait 20 s for an answer to a command. On a busy machine that is too short, and a test that hangs ends anyway. */
const limitOfCommands =
  /setTimeout\(\(\) => \{\s*webSocket\.removeEventListener[\s\S]*?\}, 20000\);/

/** The code by which pages talk with the runner, mended. */
function mended(code) {
  const parts = ['structuredClone(obj)', limitOfCommands]
  if (parts.some(part => code.split(part).length !== 2))
    throw new Error('@web/dev-server-core has changed: see build/test-server.mjs')
  return code.replace(parts[0], toldByName).replace(parts[1], '')
}

export const socket = () => ({
  name: 'socket',
  transform: ({ path, body }) =>
    path === '/__web-dev-server__web-socket.js' ? mended(body) : undefined,
})

/**
 * The page that a test file runs in. Its fonts come first: text that changes its size later would spoil what tests measure.
 * Nothing moves, unless a test says so: a layer that moves out leaves a copy for a while (COR-109).
 */
export const testPage = framework => `<!doctype html>
<html><head>${fontSheet}<style>:root { --dp-motion: 0s }</style><script type="module">
  await (${fontLoaded})(document, ${JSON.stringify(ownFont)})
  await import(${JSON.stringify(framework)})
</script></head><body></body></html>`

/** Address of a page without content, on the origin of the tests. */
export const emptyPage = '/__empty'
export async function empty(ctx, next) {
  if (ctx.path !== emptyPage) return next()
  ctx.type = 'html'
  ctx.body = '<!doctype html><title>Empty</title>'
}

const built = '/dist/'
/** Another version of the built library, for pages with both versions (COR-034). */
const nextVersion = '/dist-next/'
/** The version without its quotes, because the build also writes it into texts. */
const ofNext = code => code.replaceAll(JSON.parse(constants.__VERSION__), '99.0.0')
/** The runner's framework, by its path on this machine. */
const framework = '/__web-test-runner__/test-framework'

async function codeAt(path) {
  if (path.startsWith(built)) return readFile(at(path.slice(1)))
  if (path.startsWith(nextVersion))
    return ofNext(await readFile(at(path.replace(nextVersion, 'dist/')), 'utf8'))
  if (path.startsWith(framework)) return readFile(path.slice(framework.length))
  return undefined
}

/** Answers the build's files as they are. The test server would read all code first, and rewrite what it imports. */
export async function builtFiles(ctx, next) {
  const found = await codeAt(ctx.path).catch(() => undefined)
  if (found === undefined) return next()
  ctx.type = extname(ctx.path)
  ctx.body = found
}

const storePaths =
  /^\/((dp|gp|pcp|cart|alm|afx|fmc|fom|portal-migration|slps|hctp|alexashoppinglists|ussx|images|help|__faults|__visitor|__fixtures|__facts|__journal)(\/|$)|openapi\.json$)/

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
