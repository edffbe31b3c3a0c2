import { expect } from '@open-wc/testing'
import * as fc from 'fast-check'
import { atom } from 'nanostores'
import { stub, type SinonStub } from 'sinon'
import 'virtual:all'
import { catalogue } from '../../elements/index.ts'
import { kebab } from '../../src/element/blueprint.ts'
import { whole, type Descriptor } from '../../src/element/describe.ts'
import { fuzzRuns } from '../support/budgets.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { hostileConfig, type HostileConfig } from '../support/hostile-config.ts'
import { nothing, probe } from '../support/probe.tsx'
import { chosen, scope, selfChecks } from '../support/scope.ts'
import { watchPage } from '../support/watch-page.ts'
import { nextDrawing } from '../support/wait.ts'

const cases = chosen('hostile configurations', catalogue)
/** Number of hosts in the page at once. */
const crowd = 200

function hostOf(descriptor: Descriptor, { attributes, script }: HostileConfig): HTMLElement {
  const { tag, fields } = descriptor
  const host = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    host.setAttribute(fields[name]?.attribute ?? `data-${kebab(name)}`, value)
  }
  if (script) {
    const state = document.createElement('script')
    state.type = 'application/json'
    state.dataset['dpState'] = tag.slice('dp-'.length)
    state.textContent = script
    host.append(state)
  }
  return host
}

/** The example's content inside the tag, as the server would write it. */
function contentOf({ examples: [example], tag }: Descriptor): Node {
  const parsed = new DOMParser().parseFromString(example.html, 'text/html').querySelector(tag)
  const content = document.createDocumentFragment()
  content.append(...(parsed?.childNodes ?? []))
  return content
}

function press(host: HTMLElement): void {
  const buttons = host.shadowRoot?.querySelectorAll<HTMLElement>('button, [role=option], select')
  for (const button of [...(buttons ?? [])].slice(0, 4)) button.click()
}

async function live(descriptor: Descriptor, configs: readonly HostileConfig[]): Promise<void> {
  const form = document.createElement('form')
  const hosts = configs.map(config => hostOf(descriptor, config))
  // Every other host gets content, as a server would put inside.
  for (const host of hosts.filter((_, n) => n % 2)) host.append(contentOf(descriptor))
  form.append(...hosts)
  document.body.append(form)
  await nextDrawing()
  for (const host of hosts) press(host)
  await nextDrawing()
  form.remove()
  await nextDrawing()
}

/** Files of code. A picture at a hostile address is asked for again by each host, so pictures would never end. */
const filesLoaded = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ initiatorType }) => initiatorType !== 'img',
  ).length

/** Repeats until all needed code has loaded. Hosts that leave earlier show nothing. */
async function warm(descriptor: Descriptor, configs: readonly HostileConfig[]): Promise<void> {
  performance.setResourceTimingBufferSize(10_000)
  for (let before = -1; before !== filesLoaded();) {
    before = filesLoaded()
    await live(descriptor, configs)
    for (let frame = 0; frame < 10; frame += 1) await nextDrawing()
  }
}

/** Runs all configurations. Returns no faults, or the faults with the configuration that caused them. */
async function faultsOf(
  descriptor: Descriptor,
  runs: number,
  seed = scope.seed,
): Promise<string[]> {
  const watch = watchPage()
  try {
    const all = fc.sample(hostileConfig(descriptor), { numRuns: runs, seed })
    await warm(descriptor, all.slice(0, 20))
    for (let at = 0; at < all.length; at += crowd) {
      const some = all.slice(at, at + crowd)
      await live(descriptor, some)
      if (watch.faults().length === 0) continue
      // Find the configuration that caused the fault.
      for (const one of some) {
        watch.take()
        await live(descriptor, [one, one])
        const faults = watch.take()
        if (faults.length > 0) return [...faults, JSON.stringify(one).slice(0, 2000)]
      }
      return [...watch.take(), 'of several together']
    }
    return watch.take()
  } finally {
    watch.end()
  }
}

const stay = (event: Event) => event.preventDefault()

/** A model that fails for some configurations. */
const breakable = ({ config }: { config: { size: number } }) => ({
  $size: atom('x'.repeat(Math.min(config.size, 10))),
})

/** An element with a fault that the suite must find. */
function brokenElement(): Descriptor {
  const fields = { size: whole({ about: '', default: 1 }) }
  const tag = probe({ descriptor: { fields }, model: breakable as never })
  return { ...nothing, fields, tag }
}

describe('Hostile configurations', () => {
  let fetched: SinonStub
  let survived = 0

  before(() => {
    // The server always fails. Other suites check what elements do with answers.
    fetched = stub(window, 'fetch').callsFake(async () => new Response('', { status: 503 }))
    stub(console, 'warn')
    for (const name of ['dp-before-navigate', 'dp-before-submit-search', 'submit']) {
      document.addEventListener(name, stay)
    }
  })
  after(async () => {
    fetched.restore()
    ;(console.warn as SinonStub).restore()
    for (const name of ['dp-before-navigate', 'dp-before-submit-search', 'submit']) {
      document.removeEventListener(name, stay)
    }
    await tellFigure({
      suite: 'hostile configurations',
      what: `configurations, ${fuzzRuns} of each element`,
      reached: survived,
      toReach: fuzzRuns * cases.length,
    })
  })

  for (const broken of selfChecks([brokenElement])) {
    it('are reported if they break an element', async () => {
      expect((await faultsOf(broken(), 100, 20_261)).join()).to.contain('Invalid count value')
    })
  }

  for (const descriptor of cases) {
    it(`COR-015 COR-005 COR-009 throw nothing out of <${descriptor.tag}>`, async () => {
      expect(await faultsOf(descriptor, fuzzRuns)).to.deep.equal([])
      expect(Object.keys(Object.prototype)).to.deep.equal([])
      survived += fuzzRuns
    }).timeout(300_000)
  }
})
