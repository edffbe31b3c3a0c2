import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import * as fc from 'fast-check'
import { catalogue } from '../../elements/index.ts'
import type { CallSpec } from '../../src/contract/call.ts'
import { contract } from '../../src/contract/index.ts'
import { exampleOf } from '../store/requests.ts'
import { brokenStores } from '../support/broken/stores.ts'
import { bodiesFuzzed } from '../support/budgets.node.ts'
import { tellFigure } from '../support/figure.ts'
import {
  asRequest,
  bytesOf,
  hostileRequest,
  type HostileRequest,
} from '../support/hostile-request.ts'
import { judgeAnswer } from '../support/judge-answer.ts'
import { isChosenForAny, scope } from '../support/scope.ts'
import { startStore, visit, type Shopper, type TestStore } from '../support/store.ts'

/** With it, the requests find each broken store. */
const knownSeed = 20_261

type Answers = (request: Request, body: string) => Promise<Response>

const calls: readonly CallSpec[] = contract
/** Calls by the start of their path. Such calls share code in the store. */
const groups = Map.groupBy(calls, ({ path }) => path.split('/').slice(0, 3).join('/'))

/** Elements that send one of the calls. All elements, if none sends any. */
function tagsOf(asked: readonly CallSpec[]): string[] {
  const ids = new Set(asked.map(({ id }) => id))
  const senders = catalogue.filter(({ calls: own = [] }) => own.some(({ id }) => ids.has(id)))
  return (senders.length > 0 ? senders : catalogue).map(({ tag }) => tag)
}
/** The groups of this run. */
const groupsHere = [...groups].filter(([, asked], at) =>
  isChosenForAny('store and pages', tagsOf(asked), at),
)

/** The request that failed, and why. */
function reportOf({ counterexample, errorInstance }: fc.RunDetails<[HostileRequest]>): string {
  const [{ body = null, headers, path = '', query = [] } = {}] = counterexample ?? []
  const sent = { path, query, headers, body: new TextDecoder().decode(bytesOf(body ?? '')) }
  return `${JSON.stringify(sent, null, 2)}\n${String(errorInstance)}`
}

const requestsOf = (call: CallSpec, own: Shopper) => hostileRequest(call, own, exampleOf(call))

const idsOf = (some: readonly CallSpec[]) => some.map(({ id }) => id)

describe('Hostile requests to every call', () => {
  let store: TestStore
  /** Calls that took one of the requests, and calls that turned one away. */
  const taken = new Set<string>()
  const turnedAway = new Set<string>()
  const sent = new Map<string, number>()

  before(async () => {
    store = await startStore()
  })
  after(async () => {
    await store.close()
    if (groupsHere.length === 0) return
    tellFigure({
      suite: 'hostile requests',
      what: 'requests to each group of calls',
      reached: Math.min(...groupsHere.map(([group]) => sent.get(group) ?? 0)),
      toReach: bodiesFuzzed,
    })
  })

  const sound: Answers = request => store.fetch(request)

  async function holds(
    asked: readonly CallSpec[],
    numRuns: number,
    answers: Answers,
    seed = scope.seed,
  ) {
    const member = await visit(store, 'member')
    const others = [await visit(store), await visit(store, 'business')]
    const anyOf = fc.oneof(
      ...asked.flatMap(call => [
        { weight: 4, arbitrary: requestsOf(call, member) },
        ...others.map(own => ({ weight: 1, arbitrary: requestsOf(call, own) })),
      ]),
    )
    const property = fc.asyncProperty(anyOf, async request => {
      const body = new TextDecoder().decode(bytesOf(request.body ?? ''))
      const answer = await answers(asRequest(request), body)
      if (answer.ok) taken.add(request.call.id)
      if ([400, 403, 413, 414, 415].includes(answer.status)) turnedAway.add(request.call.id)
      assert.equal(await judgeAnswer(request, answer), null)
    })
    return fc.check(property, { numRuns, seed })
  }

  for (const [name, broken] of Object.entries(brokenStores)) {
    it(`COR-071 finds a store that ${name}`, async () => {
      const answers: Answers = async (request, body) =>
        broken.break(`${request.method} ${request.url}${body}`, await sound(request, body))
      const asked = calls.filter(({ path }) => path === (broken.path ?? path))
      const result = await holds(asked, 2_000, answers, knownSeed)
      assert.match(String(result.errorInstance), broken.found)
    })
  }

  for (const [group, asked] of groupsHere) {
    it(`COR-071 gets an answer of its contract from ${group}/… when anything is sent`, async () => {
      taken.clear()
      turnedAway.clear()
      const result = await holds(asked, bodiesFuzzed, sound)
      sent.set(group, result.numRuns)
      assert.ok(!result.failed, reportOf(result))
      assert.deepEqual(idsOf(asked.filter(({ id }) => !taken.has(id))), [], 'never taken')
      const open = asked.filter(({ body, id, query }) => (query ?? body) && !turnedAway.has(id))
      assert.deepEqual(idsOf(open), [], 'never turned away')
    })
  }
})
