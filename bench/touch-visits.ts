import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import type * as drive from '../test/support/drive.ts'
import type { Example, Step } from '../src/element/describe.ts'
import { withFreshPage } from './browser.ts'
import { openExample } from './example-page.ts'
import { watchScripts } from './scripts-loaded.ts'

/** Number of controls to touch per first view. Further controls of a long list are alike. */
const mostControls = 6
/** Milliseconds in which everything that follows a touch is requested, also after a pause in typing. */
const calm = 500

/** Scripts of the library that one action of a shopper has requested. */
export interface Touch {
  tag: string
  what: string
  files: readonly string[]
}

/** The browser and shop in which examples are shown. */
export interface Stage {
  browser: Browser
  origin: string
  /** The script that performs the steps. */
  source: string
}

/** Does something, and returns the files that were requested until nothing more came. */
type Count = (what: string, deed: () => Promise<unknown>) => Promise<Touch>

/** Opens an example in a fresh page. */
const withExample = <T>(
  { browser, origin, source }: Stage,
  tag: string,
  example: Example,
  use: (host: ElementHandle<Element>, count: Count) => Promise<T>,
): Promise<T> =>
  withFreshPage(browser, async page => {
    await page.evaluateOnNewDocument(source)
    const host = await openExample(page, origin, tag, example)
    return use(host, await counterIn(page, tag, example))
  })

async function counterIn(page: Page, tag: string, { title }: Example): Promise<Count> {
  const scripts = await watchScripts(await page.createCDPSession())
  return async (what, deed) => {
    scripts.clear()
    await deed()
    await page.waitForNetworkIdle({ idleTime: calm })
    const paths = [...scripts.values()].map(({ path }) => path)
    const files = [...new Set(paths.filter(path => path.startsWith('/dist/')))]
    return { tag, what: `${what}, in "${title}"`, files }
  }
}

/** In the page: the element's touchable controls, one of each look. */
function controlsIn(host: Element): HTMLElement[] {
  const selector = 'button, a[href], input, select, textarea, summary, [tabindex="0"]'
  const all = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap(node => [
      ...(node.matches(selector) ? [node] : []),
      ...(node.shadowRoot ? all(node.shadowRoot) : []),
    ])
  const looks = new Map<string, HTMLElement>()
  for (const node of [...(host.shadowRoot ? all(host.shadowRoot) : []), ...all(host)]) {
    const isUsable =
      node.checkVisibility({ visibilityProperty: true }) && !node.matches(':disabled')
    const look = `${node.localName} ${node.className} ${node.part}`
    if (isUsable && !looks.has(look)) looks.set(look, node)
  }
  return [...looks.values()]
}

/** In the page: the name of a control in reports. */
function nameIn({ ariaLabel, localName, part, textContent }: HTMLElement): string {
  const says = (ariaLabel ?? textContent ?? '').trim().slice(0, 30)
  return [localName, ...part, says && `"${says}"`].filter(Boolean).join(' ')
}

async function controlAt(host: ElementHandle<Element>, index: number) {
  const controls = await host.evaluateHandle(controlsIn)
  const control = await controls.getProperty(`${index}`)
  return control.asElement() as ElementHandle<HTMLElement> | null
}

/** A press includes coming near, because a finger does both at once. */
export const ways = {
  presses: (control: ElementHandle<HTMLElement>) => control.click(),
  focuses: (control: ElementHandle<HTMLElement>) => control.focus(),
}

/** Touches each control of a first view, each time in a fresh page. */
export async function touchControls(
  stage: Stage,
  tag: string,
  example: Example,
  way: keyof typeof ways,
): Promise<Touch[]> {
  const touches: Touch[] = []
  const touch = (index: number) =>
    withExample(stage, tag, example, async (host, count) => {
      const control = await controlAt(host, index)
      if (!control) return false
      const name = await control.evaluate(nameIn)
      touches.push(await count(`${way} ${name}`, () => ways[way](control)))
      return true
    })
  for (let index = 0; index < mostControls && (await touch(index)); index += 1);
  return touches
}

const isTouch = (step: Step) =>
  'press' in step || 'type' in step || 'choose' in step || 'key' in step

/** Global of the driver script in the page. */
declare const driver: typeof drive

/** Takes the steps that the example describes, one by one. */
export const touchAlong = (
  stage: Stage,
  tag: string,
  example: Example,
  steps: readonly Step[],
): Promise<Touch[]> =>
  withExample(stage, tag, example, async (host, count) => {
    const touches: Touch[] = []
    for (const step of steps) {
      const deed = () =>
        host.evaluate((node, one) => driver.drive(node, [one]).then(() => {}), step)
      const touch = await count(JSON.stringify(step), deed)
      if (isTouch(step)) touches.push(touch)
    }
    return touches
  })
