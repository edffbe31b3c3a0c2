import { expect } from '@open-wc/testing'
import { catalogue } from '../../elements/index.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { session } from '../support/browser.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { chosen, scope, selfChecks } from '../support/scope.ts'
import { loader, shopPage } from '../support/shop-page.ts'
import { waitUntil } from '../support/wait.ts'

/** Elements that share a page with a broken one. A page of all would make the suite grow with their square. */
const companions = 5

/** An element and those that follow it in the catalogue, round to the first. */
function neighboursOf(tag: string): Descriptor[] {
  const at = catalogue.findIndex(one => one.tag === tag)
  return [...catalogue, ...catalogue].slice(at, at + 1 + companions)
}

interface Fault {
  /** Code of the dp-error. */
  code: string
  /** HTML before the library that keeps one tag from working. */
  html: (tag: string) => string
}
const faults: Readonly<Record<string, Fault>> = {
  'has been defined by the page': {
    code: 'define',
    // The loader skips tags that are already defined, so the page loads the file itself.
    html: tag => `<script>customElements.define('${tag}', class extends HTMLElement {})</script>
      <script type="module" src="/dist/elements/${tag}.js"></script>`,
  },
  'cannot be defined': {
    code: 'define',
    html: tag => `<script>
      const { define } = customElements
      customElements.define = (name, ...more) => {
        if (name === '${tag}') throw new Error('Not here')
        define.call(customElements, name, ...more)
      }
    </script>`,
  },
  'has code that does not come': {
    code: 'load',
    html: tag =>
      `<script type="importmap">{"imports": {"/dist/elements/${tag}.js": "/dist/none.js"}}</script>`,
  },
}

const noting = `<script>
  window.told = []
  window.faults = []
  console.warn = console.error = message => told.push(message)
  addEventListener('error', event => told.push(event.message))
  addEventListener('unhandledrejection', event => told.push(event.reason.message))
  document.addEventListener('dp-error', event => faults.push(event.detail.code))
</script>`

interface Noted {
  told: string[]
  faults: string[]
  /** How many hosts of the broken tag are in the page: an example of another element may hold one, too. */
  hosts: number
}

/** A page with these elements, one of them broken. Returns the faults once all others show. */
async function pageWithout(
  tag: string,
  html: string,
  shown: readonly Descriptor[],
): Promise<Noted> {
  const { csrfToken } = await session('signed-in')
  const meta = `<meta name="dp-csrf-token" content="${csrfToken}">`
  const examples = shown.map(({ examples: [example] }) => example.html).join('\n')
  const page = await shopPage(`<head>${meta}${noting}${html}${loader}</head><body>${examples}`)
  for (const other of shown) if (other.tag !== tag) await page.shows(other.tag)
  const { faults: codes, told } = page.window as unknown as Noted
  await waitUntil(() => codes.length > 0, `the fault of <${tag}>`)
  return { told, faults: codes, hosts: page.document.querySelectorAll(tag).length }
}

/** Checks that the fault of one tag costs no other. */
async function costsOne(tag: string, { code, html }: Fault, shown: readonly Descriptor[]) {
  const noted = await pageWithout(tag, html(tag), shown)
  // Each host tells that its code does not come. That a tag cannot be defined is told once.
  const times = code === 'load' ? noted.hosts : 1
  expect(noted.faults).to.deep.equal(Array.from({ length: times }, () => code))
  expect(noted.told.length, noted.told.join('\n')).to.equal(1)
  expect(noted.told[0]).to.contain(`<${tag}>`)
}

const cases = chosen(
  'isolation',
  catalogue.flatMap(({ tag }) =>
    Object.entries(faults).map(([what, fault]) => ({ tag, what, ...fault })),
  ),
)

describe('Isolation', () => {
  let alone = 0

  after(() =>
    tellFigure({
      suite: 'isolation',
      what: 'faults that cost one tag alone',
      reached: alone,
      toReach: cases.length,
    }),
  )

  for (const { tag, what, ...fault } of cases) {
    it(`COR-097 COR-112 costs that tag alone when <${tag}> ${what}`, async () => {
      await costsOne(tag, fault, neighboursOf(tag))
      alone++
    })
  }

  for (const [at, [what, fault]] of selfChecks(Object.entries(faults)).entries()) {
    const { tag } = catalogue[(scope.seed + at) % catalogue.length]!
    it(`COR-097 COR-112 costs that tag alone among all elements when <${tag}> ${what}`, () =>
      costsOne(tag, fault, catalogue))
  }
})
