import { expect, nextFrame } from '@open-wc/testing'
import { sanitized } from '../../src/parts/sanitizer.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { fragments } from '../support/fragments.ts'
import { faultsOfMarkup, provoke } from '../support/markup.ts'
import { vectors, vectorsThatStay } from '../support/xss-vectors.ts'

const generated = 10_000
const { setHTML } = Element.prototype

let executed = 0
let refused: string[] = []

const hear = ({ effectiveDirective, sample }: SecurityPolicyViolationEvent) =>
  refused.push(`${effectiveDirective}: ${sample}`)

/** Puts nodes into the page and triggers everything that could run in them. */
function faultsOfNodes(nodes: DocumentFragment): string[] {
  const place = document.createElement('div')
  document.body.append(place)
  place.append(nodes)
  const faults = faultsOfMarkup(place)
  provoke(place)
  place.remove()
  return faults
}

/** Finds faults of the vectors and fragments, each with its source. */
async function faultsOf(all: readonly string[], crowd = 1, clean = sanitized): Promise<string[]> {
  executed = 0
  refused = []
  const faults: string[] = []
  for (let at = 0; at < all.length; at += crowd) {
    for (const html of all.slice(at, at + crowd)) {
      for (const fault of faultsOfNodes(await clean(html))) faults.push(`${fault}: ${html}`)
    }
    // Violations and errors of pictures arrive later.
    await nextFrame()
    const seen = [...refused.splice(0), ...(executed ? [`ran ${executed} times`] : [])]
    executed = 0
    // Repeat one by one, to find the source.
    if (seen.length > 0 && crowd > 1)
      faults.push(...(await faultsOf(all.slice(at, at + crowd), 1, clean)))
    else for (const fault of seen) faults.push(`${fault}: ${all[at]}`)
  }
  return faults
}

const stay = (event: Event) => event.preventDefault()

/** Lasts until the page ends: a policy cannot be taken back. Must come last, because it would hide what runs. */
function forbidAttributes(): void {
  if (document.querySelector('meta[http-equiv]')) return
  const content = "style-src 'none'; script-src-attr 'none'; base-uri 'none'"
  document.head.append(
    Object.assign(document.createElement('meta'), {
      httpEquiv: 'Content-Security-Policy',
      content,
    }),
  )
}

/** A sanitizer that removes nothing. The suite must find its faults. */
async function unclean(html: string): Promise<DocumentFragment> {
  return document.createRange().createContextualFragment(html)
}

describe('HTML of servers', () => {
  let judged = 0

  before(() => {
    Reflect.set(window, 'xss', () => (executed += 1))
    document.addEventListener('securitypolicyviolation', hear)
    document.addEventListener('submit', stay)
    document.addEventListener('click', stay)
  })
  after(async () => {
    Reflect.deleteProperty(window, 'xss')
    document.removeEventListener('securitypolicyviolation', hear)
    document.removeEventListener('submit', stay)
    document.removeEventListener('click', stay)
    await tellFigure({
      suite: 'markup',
      what: 'vectors and fragments that ran nothing, by both sanitizers, with a policy and without',
      reached: judged,
      toReach: 4 * (vectors.length + generated),
    })
  })
  afterEach(() => {
    if (setHTML) Element.prototype.setHTML = setHTML
  })

  it('COR-080 counts at least 150 published vectors, each once', () => {
    expect(new Set(vectors).size).to.equal(vectors.length)
    expect(vectors.length).to.be.at.least(150)
  })

  for (const [name, prepare] of [
    ["the browser's sanitizer", () => {}],
    ['DOMPurify', () => Reflect.deleteProperty(Element.prototype, 'setHTML')],
    ["the browser's sanitizer, under a policy", forbidAttributes],
    [
      'DOMPurify, under a policy',
      () => {
        forbidAttributes()
        Reflect.deleteProperty(Element.prototype, 'setHTML')
      },
    ],
  ] as const) {
    it(`COR-080 COR-081 runs nothing of the published vectors, by ${name}`, async () => {
      prepare()
      expect(await faultsOf(vectors)).to.deep.equal([])
      judged += vectors.length
    })

    it(`COR-080 COR-081 runs nothing of ${generated} generated fragments, by ${name}`, async () => {
      prepare()
      expect((await faultsOf(fragments(generated), 25)).slice(0, 20)).to.deep.equal([])
      judged += generated
    }).timeout(120_000)
  }

  // The last one: its pictures may fail late, and must not count for another.
  it('is found to run where nothing is taken out', async () => {
    const faults = await faultsOf(vectorsThatStay, 1, unclean)
    expect(faults.filter(fault => fault.includes('ran')).length).to.be.above(20)
    expect(faults.length).to.be.above(100)
  })
})
