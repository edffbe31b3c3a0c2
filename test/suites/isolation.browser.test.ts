import { expect } from '@open-wc/testing'
import { catalogue } from '../../elements/index.ts'
import { session } from '../support/browser.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { loader, shopPage } from '../support/shop-page.ts'
import { waitUntil } from '../support/wait.ts'

const tags = catalogue.map(({ tag }) => tag)
const examples = catalogue.map(({ examples: [{ html }] }) => html).join('\n')

/** HTML before the library that keeps one tag from working, with the code of its dp-error. */
const faults: Readonly<Record<string, { code: string; html: (tag: string) => string }>> = {
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
}

/** A page with every element, one of them broken. Returns the faults once all others show. */
async function pageWithout(tag: string, html: string): Promise<Noted> {
  const { csrfToken } = await session('signed-in')
  const meta = `<meta name="dp-csrf-token" content="${csrfToken}">`
  const page = await shopPage(`<head>${meta}${noting}${html}${loader}</head><body>${examples}`)
  for (const other of tags) if (other !== tag) await page.shows(other)
  const noted = page.window as unknown as Noted
  await waitUntil(() => noted.faults.length > 0, `the fault of <${tag}>`)
  return noted
}

describe('Isolation', () => {
  let alone = 0

  after(() =>
    tellFigure({
      suite: 'isolation',
      what: 'faults that cost one tag alone',
      reached: alone,
      toReach: tags.length * Object.keys(faults).length,
    }),
  )

  for (const tag of tags) {
    for (const [what, { code, html }] of Object.entries(faults)) {
      it(`COR-097 COR-112 costs that tag alone when <${tag}> ${what}`, async () => {
        const noted = await pageWithout(tag, html(tag))
        expect(noted.faults).to.deep.equal([code])
        expect(noted.told.length, noted.told.join('\n')).to.equal(1)
        expect(noted.told[0]).to.contain(`<${tag}>`)
        alone++
      })
    }
  }
})
