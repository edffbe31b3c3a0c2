import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import * as fc from 'fast-check'
import { catalogue } from '../../elements/index.ts'
import type { CallSpec } from '../../src/contract/call.ts'
import { contract } from '../../src/contract/index.ts'
import { brokenStores } from '../support/broken/stores.ts'
import { requests, type Request as Example } from '../store/requests.ts'
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
import { startStore, visit, type TestStore } from '../support/store.ts'

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

/** A request of the call that succeeds. Each call has one. */
const exampleOf = ({ id }: CallSpec): Example => {
  const example = Object.entries(requests).find(([own]) => own === id)?.[1]
  assert.ok(example, `${id} has no example`)
  return example
}

/** The request that failed, and why. */
function reportOf({ counterexample, errorInstance }: fc.RunDetails<[HostileRequest]>): string {
  const [{ body = null, headers, path = '', query = [] } = {}] = counterexample ?? []
  const sent = { path, query, headers, body: new TextDecoder().decode(bytesOf(body ?? '')) }
  return `${JSON.stringify(sent, null, 2)}\n${String(errorInstance)}`
}

const idsOf = (some: readonly CallSpec[]) => some.map(({ id }) => id)

describe('Hostile requests to every call', () => {
  let store: TestStore
  /** Calls that answered one of the requests with success, and calls that refused one. */
  const succeeded = new Set<string>()
  const turnedAway = new Set<string>()
  const sent = new Map<string, number>()

  before(async () => {
    store = await startStore({ faults: true })
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
    const shopper = await visit(store, 'member')
    for (const { needs } of asked.map(exampleOf)) {
      if (needs) await shopper.post('/__fixtures', needs)
    }
    const anyOf = fc.oneof(...asked.map(call => hostileRequest(call, shopper, exampleOf(call))))
    const property = fc.asyncProperty(anyOf, async request => {
      const body = new TextDecoder().decode(bytesOf(request.body ?? ''))
      const answer = await answers(asRequest(request), body)
      if (answer.ok) succeeded.add(request.call.id)
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
      succeeded.clear()
      turnedAway.clear()
      const result = await holds(asked, bodiesFuzzed, sound)
      sent.set(group, result.numRuns)
      assert.ok(!result.failed, reportOf(result))
      assert.deepEqual(idsOf(asked.filter(({ id }) => !succeeded.has(id))), [], 'never succeed')
      const open = asked.filter(({ body, id, query }) => (query ?? body) && !turnedAway.has(id))
      assert.deepEqual(idsOf(open), [], 'never turned away')
    })
  }
})
