import { build } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { after, before } from 'node:test'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page, Protocol } from 'puppeteer-core'
import type { Descriptor, Example } from '../../src/element/describe.ts'
import { openBrowser } from './page-browser.ts'
import { seedDeals } from './seed-deals.ts'
import { cookieParts, newSession } from './session.ts'
import { looksIn } from './looks-in.ts'
import type { Box, World } from './suite-world.ts'
import { patience } from './wait.ts'

/**
 * Whole pages for suites over all elements. The test writes the page, and the running shop answers everything else. A
 * shopper in an isolated world drives the examples through their states.
 */

const { SHOP_URL: shop = '' } = process.env
const address = `${shop}/__suite/page`
const framed = `${shop}/__suite/framed`
const worldName = 'shopper'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
/** What the sheet of test/support/fonts.ts leads to. */
const fontFiles: Files = {
  '/test/support/fonts.css': pathOf('fonts.css'),
  '/node_modules/@fontsource': pathOf('../../node_modules/@fontsource'),
}

let browser: Browser
/** An empty page, which reads pictures. */
let reader: Page
let script: string
before(async () => {
  const bundle = await build({
    entryPoints: [pathOf('suite-world.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  })
  script = bundle.outputFiles[0]?.text ?? ''
  browser = await openBrowser('--force-color-profile=srgb', '--font-render-hinting=none')
  reader = await browser.newPage()
  reader.setDefaultTimeout(patience)
})
after(() => browser.close())

/** The part of a descriptor that a suite needs. Broken elements have only this part. */
export type Shown = Pick<Descriptor, 'tag' | 'examples' | 'wraps'>

/** Files and folders of this machine, by their addresses in the shop. Folders end with a slash. */
export type Files = Readonly<Record<string, string>>

/** Changes to the shop's own answers, by path. `{…}` in a path stands for any one part of it. */
export type Answers = Readonly<Record<string, (own: string) => string>>

export interface SuitePageOptions {
  /** `{token}` stands for the visitor's token. */
  html: string
  headers?: Readonly<Record<string, string>>
  files?: Files
  /** How a script of the page inserts elements. Default: it moves them out of a template. */
  put?: 'cloned' | 'parsed' | undefined
  /** A page that shows this one in a frame. */
  framedBy?: string | undefined
  answers?: Answers
  /** A script that runs before the page's own. */
  first?: string
}

/** An example and the state to reach. '': the first view. */
export interface Scene {
  example: Example
  state: string
}

/** Every state that the examples of an element show. An example without states is one scene. */
export const scenesOf = ({ examples }: Shown): Scene[] =>
  examples.flatMap(example =>
    Object.keys(example.states ?? { '': [] }).map(state => ({ example, state })),
  )

const idOf = (tag: string, index: number) => `scene-${tag}-${index}`

/**
 * Content for each scene, in templates, so that nothing runs before a scene is moved out. It is moved, not cloned: page
 * state that the parser did not write would break trusted types.
 */
export const templates = (elements: readonly Shown[]): string =>
  elements
    .flatMap(element =>
      scenesOf(element).map(
        ({ example }, at) => `<template id="${idOf(element.tag, at)}">${example.html}</template>`,
      ),
    )
    .join('\n')

/** Resets the deals, because examples show them as at the shop's opening. */
async function renewDeals(): Promise<void> {
  for (const fixture of seedDeals) {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(fixture)
    await fetch(`${shop}/__fixtures`, { method: 'POST', headers, body })
  }
}

export type SuitePage = Awaited<ReturnType<typeof openSuitePage>>

export async function openSuitePage(options: SuitePageOptions) {
  const { answers = {}, files = {}, first, framedBy, headers = {}, put } = options
  const context = await browser.createBrowserContext()
  /** Changes the page's visitor. Returns the new token. */
  async function visit(as: Example['as']): Promise<string> {
    const visitor = await newSession((path, init) => fetch(shop + path, init), as)
    const domain = new URL(shop).hostname
    await context.setCookie({ ...cookieParts(visitor), domain, path: '/' })
    return visitor.csrfToken
  }
  const html = options.html.replace('{token}', await visit('signed-in'))
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.setViewport({ width: 1000, height: 800 })
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  const session = await page.createCDPSession()
  const faults = listen(session)
  const documents = framedBy ? { [address]: framedBy, [framed]: html } : { [address]: html }
  const network = await intercept(session, { documents, headers, files, answers })
  if (first) await page.evaluateOnNewDocument(first)
  let world: number | undefined
  session.on('Runtime.executionContextCreated', ({ context: made }) => {
    if (made.name === worldName) world = made.id
  })
  await session.send('Runtime.enable')
  await session.send('Page.enable')
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: script, worldName })

  /** Calls a function in the shopper's world. */
  async function call<N extends keyof World>(
    name: N,
    ...args: Parameters<World[N]>
  ): Promise<Awaited<ReturnType<World[N]>>> {
    if (world === undefined) throw new Error('The page has no world of the shopper')
    const { exceptionDetails, result } = await session.send('Runtime.evaluate', {
      expression: `world.${name}(${args.map(arg => JSON.stringify(arg)).join()})`,
      contextId: world,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
    return result.value
  }

  /** Waits until no request is left. */
  const settle = (idleTime = 30) => page.waitForNetworkIdle({ idleTime })

  await renewDeals()
  await page.goto(address, { waitUntil: 'load' })
  return {
    page,
    call,
    /** Puts an example into the page, for the right shopper. */
    async place({ tag }: Shown, { example }: Scene, at: number): Promise<void> {
      await call('setToken', await visit(example.as ?? 'signed-out'))
      await call('place', tag, idOf(tag, at), put)
    },
    /** Drives from the first view to a state, and then releases held answers. */
    async drive({ example, state }: Scene): Promise<void> {
      // Some states end by leaving the page.
      await call('stay')
      for (const step of example.states?.[state] ?? []) {
        await ('hold' in step ? network.hold(step.hold) : call('step', step))
      }
      if (state) await call('reached', state)
      if (await network.release()) await settle()
    },
    settle,
    /** How the page looks in each box: the same text where it looks the same. '' for an empty box. */
    looksOf: (boxes: readonly Box[]) => looksIn(page, reader, boxes),
    /** Faults since the last call. */
    async take(): Promise<string[]> {
      const heard = await call('take')
      return [...heard, ...faults.splice(0)]
    },
    close: () => context.close(),
  }
}

/** Uncaught errors, and warnings of the browser and the page's scripts, as text. */
function listen(session: CDPSession): string[] {
  const faults: string[] = []
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text, url } }) =>
    faults.push(`uncaught: ${exception?.description ?? text} ${url ?? ''}`),
  )
  session.on('Runtime.consoleAPICalled', ({ args, type }) => {
    if (!['error', 'warning', 'assert'].includes(type)) return
    faults.push(args.map(({ description, value }) => value ?? description).join(' '))
  })
  session.on('Log.entryAdded', ({ entry: { level, text, url } }) => {
    // The browser tells of every 400. To the element it is an answer: the server refuses what the example asks for.
    const isRefusal = /^Failed to load resource: .*status of 400/.test(text)
    if (['error', 'warning'].includes(level) && !isRefusal) faults.push(`${text} ${url ?? ''}`)
  })
  void session.send('Log.enable')
  return faults
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

interface Given {
  documents: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  files: Files
  answers: Answers
}

/** Serves the page and the test's own files, and holds answers back. */
const parameter = /\{[^}]+\}/g
/** Whether a path of `Answers` is that of a request. */
const isPath = (path: string, pathname: string): boolean =>
  path === pathname ||
  (path.includes('{') && new RegExp(`^${path.replaceAll(parameter, '[^/]+')}$`).test(pathname))

async function intercept(session: CDPSession, given: Given) {
  const { answers, documents, files, headers } = given
  let beginnings: string[] = []
  const held: string[] = []
  const own = Object.entries({ ...fontFiles, ...files })

  const listenFor = () => {
    const folders = [...own.map(([path]) => path), ...beginnings].map(path => `${shop}${path}*`)
    const patterns = [
      ...[...Object.keys(documents), ...folders].map(urlPattern => ({ urlPattern })),
      ...Object.keys(answers).map(path => ({
        urlPattern: `${shop}${path.replaceAll(parameter, '*')}*`,
        requestStage: 'Response' as const,
      })),
    ]
    return session.send('Fetch.enable', { patterns })
  }
  const fulfill = (requestId: string, body: string | Buffer, fields: object, responseCode = 200) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode,
      responseHeaders: Object.entries(fields).map(([name, value]) => ({ name, value })),
      body: Buffer.from(body).toString('base64'),
    })
  // The element may have cancelled the request.
  const letGo = (requestId: string) =>
    session.send('Fetch.continueRequest', { requestId }).catch(() => {})
  /** Changes an answer of the shop. */
  async function change(paused: Protocol.Fetch.RequestPausedEvent) {
    const { request, requestId, responseHeaders = [] } = paused
    const { base64Encoded, body } = await session.send('Fetch.getResponseBody', { requestId })
    const text = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()
    const type = responseHeaders.find(({ name }) => /^content-type$/i.test(name))
    const fields = { 'content-type': type?.value ?? 'text/plain' }
    const { pathname } = new URL(request.url)
    const changes = Object.entries(answers).find(([path]) => isPath(path, pathname))?.[1]
    const changed = changes?.(text) ?? text
    return fulfill(requestId, changed, fields, paused.responseStatusCode)
  }
  async function answer(paused: Protocol.Fetch.RequestPausedEvent) {
    const { request, requestId, responseHeaders } = paused
    const html = documents[request.url]
    const type = { 'content-type': 'text/html; charset=utf-8' }
    if (html !== undefined) return fulfill(requestId, html, { ...type, ...headers })
    if (responseHeaders) return change(paused)
    const { pathname } = new URL(request.url)
    const found = own.find(([path]) => pathname.startsWith(path))
    // A request that began while holding ended may still be paused, and nobody else would release it.
    if (!found) return beginnings.length > 0 ? held.push(requestId) : letGo(requestId)
    const file = found[1] + pathname.slice(found[0].length)
    const body = await readFile(file).catch(String)
    return fulfill(requestId, body, { 'content-type': types[extname(file)] ?? 'text/plain' })
  }
  // A closed page needs no answer.
  session.on('Fetch.requestPaused', paused => void answer(paused).catch(() => {}))
  await listenFor()
  return {
    async hold(beginning: string): Promise<void> {
      beginnings.push(beginning)
      await listenFor()
    },
    /** Returns true if anything was held back. */
    async release(): Promise<boolean> {
      if (beginnings.length === 0) return false
      beginnings = []
      await listenFor()
      for (const requestId of held.splice(0)) await letGo(requestId)
      return true
    },
  }
}
