import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Descriptor, Example } from '../../src/element/describe.ts'
import { variantsOf } from './example-variants.ts'
import { documentOf } from './hostile/page.ts'
import type { HtmlPath } from './html-paths.ts'
import {
  openSuitePage,
  scenesOf,
  templates,
  type Answers,
  type Files,
  type Shown,
  type SuitePage,
} from './suite-page.ts'

/** Finds every way for HTML into an element, and sends markup along each. */

const chunks = '/dist/chunks/'
const dist = new URL('../..', import.meta.url)
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
/** The strictest policy under which elements can still show pictures. Report only, so that code that runs is seen. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src * data:',
  'media-src *',
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types dp lit-html dompurify',
].join('; ')
const mostUsed = 20

/**
 * The sanitizers of elements, as scripts that run before those of a page. The browser's own result passes through
 * `append`, where this listens; DOMPurify is a file that is wrapped.
 */
export const sanitizers = {
  "the browser's sanitizer": `{
    const { append } = DocumentFragment.prototype
    DocumentFragment.prototype.append = function (...nodes) {
      append.apply(this, nodes)
      for (const { dataset } of this.querySelectorAll('[data-piece]')) window.came.push(dataset.piece)
    }
  }`,
  DOMPurify: 'delete Element.prototype.setHTML',
}

/** DOMPurify or its replacement, wrapped by one that listens. */
export function purifyFiles(instead?: string): Files {
  const [built = ''] = globSync('dist/chunks/purify-*.js', { cwd: fileURLToPath(dist) })
  const own = fileURLToPath(new URL(built, dist))
  return {
    [`/${built.replaceAll('\\', '/')}`]: here('listening-purify.js'),
    [`${chunks}own-purify.js`]: instead ? here(instead) : own,
  }
}

export interface Sent extends HtmlPath {
  number: number
  pieces: ReadonlyMap<string, string>
}

const htmlOf = ({ pieces }: Sent): string[] => [...pieces.values()]

export interface Visit {
  faults: string[]
  /** Pieces in the output of the sanitizer. */
  came: Set<string>
  /** Paths of which a piece is visible. */
  shown: Set<number>
}

/** Examples with states first, then in their first view, then with other choices. */
function allExamples(descriptor: Descriptor, sent: readonly Sent[]): [Example, ...Example[]] {
  const withHtml = (given: Example) =>
    sent.reduce((example, path) => path.example?.(example, htmlOf(path)) ?? example, given)
  const { examples } = descriptor
  const [first, ...others] = [
    ...examples,
    ...examples.map(({ states: _, ...example }) => example),
    ...variantsOf(descriptor),
  ].map(withHtml)
  return [first!, ...others]
}

/** Adds the HTML of all paths that are still open to the answers. */
function answersWith(sent: readonly Sent[], isOpen: (path: Sent) => boolean): Answers {
  const addresses = new Set(sent.flatMap(({ call }) => call?.path ?? []))
  return Object.fromEntries(
    [...addresses].map(address => [
      address,
      (own: string) =>
        sent.reduce(
          (body, path) =>
            path.call?.path === address && isOpen(path)
              ? path.call.answer(body, htmlOf(path))
              : body,
          own,
        ),
    ]),
  )
}

/** Records what happens to the pieces. */
function watch(page: SuitePage, visited: Visit) {
  return async () => {
    await page.settle()
    const came: string[] = await page.page.evaluate(() => Reflect.get(window, 'came').splice(0))
    for (const piece of came) visited.came.add(piece)
    const paths = (await page.call('shownPieces')).filter(path => !visited.shown.has(path))
    if (paths.length === 0) return
    for (const path of paths) visited.shown.add(path)
    visited.faults.push(...(await page.call('faultsOfPieces')))
    await page.settle(100)
  }
}

/** Uses everything that an example shows, without driving it to a state. `isDone` ends it. */
async function explore(
  page: SuitePage,
  element: Shown,
  look: () => Promise<void>,
  isDone: () => boolean,
): Promise<void> {
  await page.call('stay')
  for (const [at, scene] of scenesOf(element).entries()) {
    await page.place(element, scene, at)
    await page.call('shows')
    await page.drive(scene)
    await look()
    for (let left = scene.state ? 0 : mostUsed; left > 0 && !isDone(); left -= 1) {
      if (!(await page.call('useNext'))) break
      await look()
    }
    if (isDone()) return
  }
}

async function faultsIn(page: SuitePage): Promise<string[]> {
  const ran: number = await page.page.evaluate(() => Reflect.get(window, 'ran'))
  const told = (await page.take()).filter(fault => /violation|uncaught|dp-error/.test(fault))
  return ran ? [`ran ${ran} times`, ...told] : told
}

/** `first`: a script that runs before the page's own. */
export async function visit(
  descriptor: Descriptor,
  sent: readonly Sent[],
  first: string,
  files: Files,
): Promise<Visit> {
  const visited: Visit = { faults: [], came: new Set(), shown: new Set() }
  const isOpen = ({ number }: Sent) => !visited.shown.has(number)
  const element = { ...descriptor, examples: allExamples(descriptor, sent) }
  const page = await openSuitePage({
    html: documentOf({}, templates([element])),
    headers: { 'content-security-policy-report-only': policy },
    answers: answersWith(sent, isOpen),
    first: `window.ran = 0; window.xss = () => { ran += 1 }; window.came = []; ${first}`,
    files,
  })
  try {
    // Code that ran may have left the page. Earlier faults say more than that last error.
    await explore(page, element, watch(page, visited), () => !sent.some(isOpen)).catch(
      (error: unknown) => visited.faults.push(String(error)),
    )
    visited.faults.push(...(await faultsIn(page)))
    return visited
  } finally {
    await page.close()
  }
}
