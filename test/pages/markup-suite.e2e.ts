import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { actionPanel } from '../../elements/buying/action-panel.ts'
import { catalogue } from '../../elements/index.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { closed } from '../support/closed-markup.ts'
import { tellFigure } from '../support/figure.ts'
import { fragments } from '../support/fragments.ts'
import { htmlPathsOf } from '../support/html-paths.ts'
import { purifyFiles, sanitizers, visit, type Sent } from '../support/html-visit.ts'
import { markedPieces } from '../support/pieces.ts'
import { chosen, selfChecks } from '../support/scope.ts'
import { vectors, vectorsThatStay } from '../support/xss-vectors.ts'

const generated = 10_000
const spare = 500
const elements = catalogue.filter(descriptor => htmlPathsOf(descriptor).length > 0)
const all = elements.flatMap(htmlPathsOf).length
const mostVisits = 4

/** What takes in all that stands behind it comes last; of what is generated it is left out. */
const inOrder = vectors
  .map(vector => ({ vector, whole: closed(vector) }))
  .toReversed()
  .toSorted((a, b) => Number(!a.whole) - Number(!b.whole))
  .map(({ vector, whole }) => whole ?? vector)

/** Every vector by each path, and of the fragments its share. */
function sendAll(shared: readonly string[]): Map<Descriptor, Sent[]> {
  let at = -1
  return new Map(
    elements.map(descriptor => [
      descriptor,
      htmlPathsOf(descriptor).map((path, number) => {
        at += 1
        const share = shared.filter((_, index) => index % all === at)
        return { ...path, number, pieces: markedPieces(number, [...share, ...inOrder]) }
      }),
    ]),
  )
}

/** What has not come yet, since something before it took it in; nothing of paths of which all has. */
const restOf = (sent: readonly Sent[], came: ReadonlySet<string>): Sent[] =>
  sent
    .map(path => ({
      ...path,
      pieces: new Map([...path.pieces].filter(([name]) => !came.has(name))),
    }))
    .filter(({ pieces }) => pieces.size > 0)

interface Outcome {
  faults: string[]
  /** By the names of the paths, which no example leads to where none has come. */
  missing: Record<string, number>
  /** Paths of which nothing shows. */
  unseen: string[]
  count: number
}

async function visitAll(descriptor: Descriptor, sent: readonly Sent[], first: string) {
  const outcome: Outcome = { faults: [], missing: {}, unseen: [], count: 0 }
  const seen = new Set<number>()
  let left = [...sent]
  for (let visits = 0; visits < mostVisits; visits += 1) {
    if (left.length === 0 || outcome.faults.length > 0) break
    const { came, faults, shown } = await visit(descriptor, left, first, purifyFiles())
    outcome.faults.push(...faults)
    outcome.count += came.size
    left = restOf(left, came)
    for (const number of shown) seen.add(number)
  }
  for (const { name, pieces } of left) outcome.missing[name] = pieces.size
  outcome.unseen = sent.filter(({ number }) => !seen.has(number)).map(({ name }) => name)
  return outcome
}

describe('HTML of servers in elements', { concurrency: 2 }, () => {
  const shared = fragments(generated + spare)
    .flatMap(fragment => closed(fragment) ?? [])
    .slice(0, generated)
  const sent = sendAll(shared)
  let [reached, toReach] = [0, 0]

  it('has enough to send', () => assert.equal(shared.length, generated))

  for (const broken of selfChecks([actionPanel])) {
    it('is found to run where nothing is taken out', async () => {
      const pieces = markedPieces(0, vectorsThatStay)
      const paths = htmlPathsOf(broken).map(path => ({ ...path, number: 0, pieces }))
      const files = purifyFiles('broken/purify.js')
      const { faults } = await visit(broken, paths, sanitizers.DOMPurify, files)
      assert.match(faults.join('\n'), /<script>.*ran \d+ times.*violation of script-src/s)
    })
  }

  const visits = [...sent].flatMap(([descriptor, paths]) =>
    Object.entries(sanitizers).map(([name, first]) => ({
      tag: descriptor.tag,
      descriptor,
      paths,
      name,
      first,
    })),
  )
  for (const { descriptor, first, name, paths, tag } of chosen('markup in elements', visits)) {
    toReach += paths.reduce((sum, { pieces }) => sum + pieces.size, 0)
    it(`COR-080 COR-081 runs nothing that comes into <${tag}>, by ${name}`, async () => {
      const { count, ...found } = await visitAll(descriptor, paths, first)
      assert.deepEqual(found, { faults: [], missing: {}, unseen: [] })
      reached += count
    })
  }

  after(() =>
    tellFigure({
      suite: 'markup in elements',
      what: `vectors and fragments that ran nothing by ${all} paths, by both sanitizers`,
      reached,
      toReach,
    }),
  )
})
