import assert from 'node:assert/strict'
import { families } from '../../elements/index.ts'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, it } from 'node:test'
import { changedSince, changedSinceAny, isOfSuite, touchedBy } from '../../build/changed.mjs'
import { costsBesideBudgets, ownCosts } from '../../build/cost-text.mjs'
import { breaks, isTaken } from '../../build/breaks-list.mjs'
import { addedUp, partsOf } from '../../build/counts.mjs'
import {
  budgets,
  costsByBudget,
  costsByElement,
  costsBySuite,
  counts,
  measured,
  projected,
  projectedByStep,
} from '../../build/costs.mjs'
import { schedule } from '../../build/schedule.mjs'
import {
  allTags,
  scopeOfFiles,
  scopeOfChanges,
  scopeOfProof,
  scopeOfTags,
  scopeOfWork,
  shares,
  tagsNamed,
  tagsThatRunWhole,
  zoneOf,
} from '../../build/scope.mjs'
import { filesOfSuites, suites } from '../../build/suites.mjs'
import {
  browserTests,
  engineTestsIn,
  filesOfTags,
  inTurn,
  isPageSuite,
  isSuite,
  isTestOf,
  longestFirst,
  nodeTests,
  otherEngines,
  pageTests,
  processOf,
  scopeIn,
} from '../../build/test-files.mjs'
import { zones } from '../support/zones.ts'
import {
  casesFor,
  casesInTurn,
  chosenIn,
  isChosen,
  selfChecks,
  waysFor,
  type Scope,
} from '../support/scope.ts'

/** How changes touch elements in a suite that loads them. */
const touchedIn = (suite: string, ...files: string[]) => Object.fromEntries(touchedBy(suite, files))
const touched = (...files: string[]) => touchedIn('fit', ...files)
/** One of how many tests a short run takes after a change to a file. */
const sharesAfter = (changed: string) => {
  const { every, everyOfCommon } = scopeOfWork({ turn: 0, seed: 1, changed: [changed] })
  const { host, parts, rules, store, tools } = everyOfCommon as Record<string, number>
  const [engines, inStore] = ['engines', 'store and pages'].map(
    suite => (every as Record<string, Record<string, number>>)[suite]?.['dp-deal-box'],
  )
  return { engines, inStore, host, parts, rules, store, tools }
}

const isCommonOfStore = (file: string) => /^test\/store\/(server\/|[\w-]+\.test)/.test(file)
const isOfHost = (file: string) => /^test\/elements\/[\w-]+\.test/.test(file)
const isOfRules = (file: string) => /^test\/models\/(rules|locale)-/.test(file)
const isOfParts = (file: string) => file.startsWith('test/parts/')
const isOfTools = (file: string) => /^test\/(bench|build|catalog|command)\//.test(file)
const commonAfter = (file: string) => scopeOfFiles([file], 0).everyOfCommon

/** What a run costs that has one file, and of the store one of four files. */
const costsOf = (file: string) =>
  measured({
    seconds: 30,
    steps: [{ name: 'node', cpu: 1, seconds: 30, times: [{ file, title: 'x', ms: 5 }] }],
    everyOfCommon: { store: 4 },
  })
const all = (how: string) => Object.fromEntries(allTags.map(tag => [tag, how]))

describe('A change', () => {
  it('touches the elements that import the file', () => {
    assert.deepEqual(touched('src/widgets/deals/deal-box/deal-box.model.ts'), {
      'dp-deal-box': 'own',
    })
    assert.deepEqual(touched('elements/deals/deal-box.failures.ts'), { 'dp-deal-box': 'own' })
  })

  it('touches a family by its contract, its part of the store and its pages', () => {
    for (const file of [
      'demo/store/deals/claim.ts',
      'demo/pages/deals/deal.css',
      'src/contract/deals/new.ts',
      'src/widgets/deals/deal-box/gone.ts',
    ]) {
      assert.deepEqual(touched(file), { 'dp-deal-box': 'own' }, file)
    }
  })

  it('touches all that several families share as shared, and what is of one as its own', () => {
    assert.deepEqual(touched('src/element/core.ts'), all('shared'))
    assert.deepEqual(touched('package-lock.json'), all('shared'))
    assert.deepEqual(touched('demo/store/server/session.ts'), all('shared'))
    assert.deepEqual(touched('test/support/drive.ts'), all('shared'))
    const both = touched('src/element/core.ts', 'elements/deals/deal-box.ts')
    assert.deepEqual(both, { ...all('shared'), 'dp-deal-box': 'own' })
  })

  it('of code for tests touches the suites whose tests import it', () => {
    assert.deepEqual(touchedIn('fit', 'test/support/judges/fit.ts'), all('shared'))
    assert.deepEqual(touchedIn('leaks', 'test/support/judges/fit.ts'), {})
    assert.deepEqual(touchedIn('fit', 'test/suites/views-by-mouse.browser.test.ts'), all('shared'))
    assert.deepEqual(touchedIn('policies', 'test/pages/policies-suite.e2e.ts'), all('shared'))
    const read = 'test/support/fonts.css'
    assert.deepEqual(touchedIn('leaks', read), all('shared'), 'no import tells')
  })

  it('of tests of an element touches it, in suites of which they are', () => {
    for (const file of ['test/elements/deals/deal-box.test.ts', 'test/support/deal-box.ts']) {
      assert.deepEqual(touchedIn('engines', file), { 'dp-deal-box': 'own' }, file)
      assert.deepEqual(touchedIn('fit', file), {}, file)
    }
    const some = touchedIn('engines', 'test/support/clock.ts')
    assert.deepEqual(new Set(Object.values(some)), new Set(['shared']))
  })

  it('of the build and of the test server touches all, and of what chooses tests nothing', () => {
    for (const file of ['build/chunks.mjs', 'build/test-server.mjs', 'build/shims/react.mjs']) {
      assert.deepEqual(touched(file), all('shared'), file)
    }
    for (const file of ['build/costs.mjs', 'build/scope.mjs', 'build/proof.mjs']) {
      assert.deepEqual(touched(file), {}, file)
    }
  })

  it('of pages for people and of tests touches no element', () => {
    assert.deepEqual(
      touched('docs/embedding.md', 'README.md', 'test/models/fits.test.ts', 'bench/main.ts'),
      {},
    )
  })

  it('is not known since a commit that is not here', () => {
    assert.equal(changedSince('0000000'), null)
    assert.ok(Array.isArray(changedSince('HEAD')))
  })

  it('since several commits is what changed since any of them, and nobody knows if one is not here', () => {
    const changes = new Map([
      ['a', ['x.ts', 'y.ts']],
      ['b', ['y.ts', 'z.ts']],
    ])
    const since = (commit: string) => changes.get(commit) ?? null
    assert.deepEqual(changedSinceAny(['a', 'b'], since), ['x.ts', 'y.ts', 'z.ts'])
    assert.equal(changedSinceAny(['a', 'c'], since), null)
    assert.equal(changedSinceAny([], since), null)
  })
})

/** The suites by whose names a file chooses cases. */
const suitesAskedBy = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /\b(?:chosen|isChosen|casesInTurn|elementsOn|isChosenOfMany|judge)\(\s*'([^']+)'|^const suite = '([^']+)'/gm,
    ),
  ].map(([, one = '', other = '']) => one || other)

const ofDealBox = (turn: number): Scope => scopeOfTags(['dp-deal-box'], { turn, seed: 1 })

describe('The cases of a run', () => {
  const cases = Array.from({ length: 8 }, (_, n) => ({
    tag: n % 2 ? 'dp-deal-box' : 'dp-expander',
    n,
  }))
  const every = { fit: { 'dp-deal-box': 1, 'dp-expander': 4 } }
  const run = (scope: Partial<Scope>, suite = 'fit') =>
    chosenIn({ turn: 0, seed: 1, isProof: false, ...scope }, suite, cases).map(({ n }) => n)

  it('are all of what changed, and a share of the rest', () => {
    assert.deepEqual(run({ every }), [0, 1, 3, 4, 5, 7])
    assert.deepEqual(run({ every }, 'access'), [0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('are all in four turns', () => {
    const turns = [0, 1, 2, 3].flatMap(turn => run({ every, turn }))
    assert.deepEqual(new Set(turns).size, cases.length)
  })

  it('are all in as many turns as the share has, whatever the turn is counted from', () => {
    const some = { fit: { 'dp-deal-box': shares.shared, 'dp-expander': shares.none } }
    for (const first of [0, 1, 467]) {
      const turns = [0, 1, 2, 3].flatMap(turn => run({ every: some, turn: first + turn }))
      assert.deepEqual(new Set(turns).size, cases.length, `from ${first}`)
    }
  })

  it('come to every time zone, however many turns apart they are', () => {
    for (const share of [shares.shared, shares.none]) {
      for (let first = 0; first < share; first += 1) {
        const turns = Array.from({ length: 24 }, (_, round) => first + round * share)
        assert.deepEqual(new Set(turns.map(zoneOf)), new Set(zones), `${first} of ${share}`)
      }
    }
  })

  it('of the suites themselves take turns, too, unless a suite changed', () => {
    const checks = ['a', 'b', 'c', 'd', 'e', 'f']
    const at = (turn: number, more = {}) =>
      selfChecks(checks, { turn, seed: 1, isProof: false, everyCheck: 4, ...more })
    assert.deepEqual(at(0), ['a', 'e'])
    assert.deepEqual(at(469), ['b', 'f'])
    assert.deepEqual([0, 1, 2, 3].flatMap(turn => at(turn)).toSorted(), checks)
    assert.deepEqual(at(0, { everyCheck: 1 }), checks)
    assert.deepEqual(at(0, { tags: ['dp-deal-box'] }), [])
    for (const file of [
      'test/support/judges/fit.ts',
      'test/support/fonts.css',
      'build/test-server.mjs',
      'package-lock.json',
    ])
      assert.ok(isOfSuite('fit', file), file)
    for (const file of [
      'src/element/core.ts',
      'docs/spec/core.md',
      'test/models/fits.test.ts',
      'test/suites/leaks.browser.test.ts',
      'build/scope.mjs',
    ])
      assert.ok(!isOfSuite('fit', file), file)
    assert.ok(isOfSuite('faults of calls', 'test/suites/faults-found.browser.test.ts'))
  })

  it('of all elements say by which shares the costs of further runs are told', () => {
    for (const scope of [scopeOfChanges(), scopeOfWork(), scopeOfProof(undefined)]) {
      assert.ok(scope.shares.shared > 1)
    }
  })

  it('of all elements take what belongs to no element whole after a change to it, else in turn', () => {
    const none = { host: 4, parts: 4, rules: 4, store: 4 }
    assert.deepEqual(commonAfter('elements/deals/deal-box.ts'), none)
    assert.deepEqual(commonAfter('demo/store/app.ts'), { ...none, store: 1 })
    assert.deepEqual(commonAfter('test/suites/store-crash.test.ts'), { ...none, store: 1 })
    assert.deepEqual(commonAfter('src/element/core.ts'), { ...none, host: 1 })
    assert.deepEqual(commonAfter('test/support/killed-stores.ts'), { ...none, store: 1 })
    const given = scopeOfChanges().everyOfCommon
    assert.ok(Object.values(given).every(share => share === 1 || share === shares.common))
    const crash = 'test/suites/store-crash.test.ts'
    const turns = [0, 1, 2, 3].map(turn =>
      inTurn(nodeTests, 'store and pages', { everyOfCommon: { store: 4 }, turn }).includes(crash),
    )
    assert.equal(turns.filter(Boolean).length, 1)
  })

  it('of work take what changed whole, and little of all else, in turn', () => {
    const scope = scopeOfWork({ turn: 0, seed: 1 })
    assert.deepEqual(Object.keys(scope.every).toSorted(), suites)
    for (const shareOf of Object.values(scope.every)) {
      assert.deepEqual(Object.keys(shareOf).toSorted(), allTags.toSorted())
      assert.ok(Object.values(shareOf).every(share => [1, 16, 32].includes(share)))
    }
  })

  it('of work take tests by what their code works with', () => {
    const none = { host: 32, parts: 32, rules: 32, store: 32, tools: 32 }
    for (const [changed, whole] of [
      ['src/element/core.ts', { engines: 16, inStore: 32, host: 1 }],
      ['src/rules/url.ts', { engines: 16, inStore: 16, host: 1, parts: 1, rules: 1, store: 1 }],
      ['src/parts/modal.tsx', { engines: 16, inStore: 32, parts: 1 }],
      ['src/widgets/deals/deal-box/deal-box.view.tsx', { engines: 1, inStore: 32 }],
      ['demo/store/deals/claim.ts', { engines: 1, inStore: 1, store: 1 }],
      ['bench/main.ts', { engines: 32, inStore: 32, tools: 1 }],
    ] as const) {
      assert.deepEqual(sharesAfter(changed), { ...none, ...whole }, changed)
    }
  })

  it('of one element take it through every suite, and to some pages', () => {
    const tags = ['dp-deal-box']
    const [tag = ''] = tags
    const turns = Array.from({ length: 24 }, (_, turn) => scopeOfTags(tags, { turn, seed: 1 }))
    for (const scope of turns) {
      assert.ok(isChosen('conformance', tag, 5, scope))
      const pages = Array.from({ length: 26 }, (_, at) => isChosen('hostile pages', tag, at, scope))
      assert.ok(pages.filter(Boolean).length > 0)
    }
    for (const at of Array.from({ length: 26 }).keys()) {
      assert.ok(turns.some(scope => isChosen('hostile pages', tag, at, scope)))
    }
  })

  it('of one element take eight cases of many, others in each turn, and all of few', () => {
    const views = Array.from({ length: 20 }, (_, at) => at)
    const turns = [0, 1, 2].map(turn => casesFor(views, ofDealBox(turn)))
    assert.deepEqual(
      turns.flat().toSorted((a, b) => a - b),
      views,
    )
    assert.ok(turns.every(some => some.length <= 8))
    const few = views.slice(0, 8)
    assert.deepEqual(casesFor(few, ofDealBox(5)), few)
    assert.deepEqual(casesFor([], ofDealBox(5)), [])
    assert.deepEqual(casesFor(views, { ...ofDealBox(0), isProof: true }), views)
    assert.deepEqual(casesFor(views, { turn: 0, seed: 1, isProof: false }), views)
  })

  it('of one element take turns: four turns see each case once, and a single case of elements in other turns', () => {
    const views = Array.from({ length: 10 }, (_, at) => at)
    const turns = Array.from({ length: 4 }, (_, turn) => ({
      every: { conformance: { 'dp-deal-box': 4, 'dp-tech-term': 1 } },
      turn,
      seed: 1,
      isProof: false,
    }))
    const ofElement = (tag: string, some: readonly number[], place: number) =>
      turns.map(turn => casesInTurn('conformance', tag, some, place, turn))
    assert.deepEqual(
      ofElement('dp-deal-box', views, 7)
        .flat()
        .toSorted((a, b) => a - b),
      views,
    )
    assert.deepEqual(ofElement('dp-tech-term', views, 7), [views, views, views, views])
    const when = [0, 1, 2, 3].map(place =>
      ofElement('dp-deal-box', [0], place).findIndex(x => x[0] === 0),
    )
    assert.equal(new Set(when).size, 4)
  })

  it('of one element look at some of many views, and at all of few', () => {
    const [many, few] = ['dp-deal-box', 'dp-tech-term'].map(
      tag => scopeOfTags([tag], { turn: 0, seed: 1 }).every['fit']?.[tag],
    )
    assert.ok(many! > 1)
    assert.equal(few, 1)
  })

  it('of one element differ from each other', () => {
    const turns = Array.from({ length: 20 }, () => scopeOfTags(['dp-deal-box']).turn)
    assert.ok(new Set(turns).size > 1)
  })

  it('are in files that the plan knows as those of the suite', () => {
    const files = [...browserTests, ...nodeTests, ...pageTests]
    for (const [suite, pattern] of Object.entries(filesOfSuites)) {
      assert.ok(
        files.some(file => pattern.test(file)),
        suite,
      )
    }
    const patterns = new Map(Object.entries(filesOfSuites))
    const asking = globSync('test/{suites,pages}/**/*.ts').flatMap(file =>
      suitesAskedBy(file).map(suite => ({ file, suite })),
    )
    assert.ok(asking.length > 8)
    for (const { file, suite } of asking) assert.match(file, patterns.get(suite)!)
  })

  it('are chosen by the names of suites that a plan knows', () => {
    const asked = globSync('test/{suites,pages,support}/**/*.ts').flatMap(suitesAskedBy)
    const others = ['engines', 'runtimes', 'store and pages']
    assert.deepEqual([...new Set([...asked, ...others])].toSorted(), suites)
  })

  it('are those of the tags of the run', () => {
    assert.deepEqual(run({ tags: ['dp-deal-box'] }), [1, 3, 5, 7])
    assert.deepEqual(run({ tags: [] }), [])
  })
})

/** The tests that another engine runs in a run of this scope. */
const testsIn = (engine: string, scope: { every?: object; turn: number }) =>
  engineTestsIn(engine, 'engines', scopeIn(engine, scope))

/** Number of files with tests of deals. */
const deals = (files: string[]) => files.filter(file => file.includes('/deals/')).length

describe('The tests of an element', () => {
  it('are found by its name, and by the name of its family', () => {
    assert.deepEqual(tagsNamed('deal-box'), ['dp-deal-box'])
    assert.deepEqual(tagsNamed('dp-deal-box'), ['dp-deal-box'])
    assert.deepEqual(tagsNamed('deals'), ['dp-deal-box'])
    assert.throws(() => tagsNamed('deal'), /No element or family is named "deal"\. There are: /)
  })

  it('are its own, all suites, and of the suites over pages one in turn', () => {
    const files = [...browserTests, ...nodeTests, ...pageTests]
    const tags = ['dp-deal-box']
    const ofPages = pageTests.filter(isPageSuite)
    const turns = ofPages.map((_, turn) => filesOfTags(files, { tags, turn }))
    for (const some of turns) {
      assert.equal(some.filter(isPageSuite).length, 1)
      const others = files.filter(file => isSuite(file) || isTestOf(file, tags))
      assert.deepEqual(
        some.filter(file => !isPageSuite(file)),
        others,
      )
    }
    assert.deepEqual(new Set(turns.flat().filter(isPageSuite)), new Set(ofPages))
    const proof = filesOfTags(files, { tags, turn: 0, isProof: true })
    assert.deepEqual(proof.filter(isPageSuite), ofPages)
  })

  it('are in files that begin with its name', () => {
    const files = globSync('test/{models,elements}/*/*.test.{ts,tsx}')
    assert.ok(files.length > 50)
    assert.deepEqual(
      files.filter(file => !isTestOf(file, allTags)).map(file => basename(file)),
      [],
    )
  })

  it('run in every engine if the family changed, else each in one of them when it is due', () => {
    const every = {
      engines: Object.fromEntries(allTags.map(tag => [tag, tag === 'dp-deal-box' ? 1 : 4])),
    }
    const whole = testsIn('firefox', { turn: 0 })
    for (const first of [0, 2, 471]) {
      const runs = [0, 1, 2, 3].flatMap(turn =>
        otherEngines.map(engine => testsIn(engine, { every, turn: first + turn })),
      )
      assert.deepEqual(new Set(runs.map(deals)).size, 1)
      const others = runs.flat().filter(file => file.includes('/fitment/'))
      const wanted = whole.filter(file => file.includes('/fitment/'))
      assert.deepEqual(others.toSorted(), wanted.toSorted(), 'once, in four turns')
      assert.deepEqual(new Set(runs.flat()), new Set(whole))
    }
    for (const engine of otherEngines) {
      const turns = Array.from({ length: 12 }, (_, turn) =>
        testsIn(engine, { every, turn: 471 + turn }),
      )
      const own = testsIn(engine, { turn: 0 })
      assert.deepEqual(new Set(turns.flat()), new Set(own), `${engine}, in twelve turns`)
    }
  })

  it('of a suite run of an element that did not change in one of the engines, too', () => {
    const cases = Array.from({ length: 24 }, (_, n) => ({
      tag: n < 12 ? 'dp-deal-box' : 'dp-expander',
      n,
    }))
    const every = { fit: { 'dp-deal-box': 1, 'dp-expander': 4 } }
    const casesIn = (engine: string, at: number) =>
      chosenIn(scopeIn(engine, { every, turn: at, seed: 1, isProof: false }), 'fit', cases).map(
        ({ n }) => n,
      )
    const runs = [0, 1, 2, 3].flatMap(at => otherEngines.map(engine => casesIn(engine, 471 + at)))
    for (const run of runs) assert.deepEqual(run.slice(0, 12), [...Array(12).keys()])
    assert.deepEqual(
      runs.flatMap(run => run.slice(12)).toSorted((a, b) => a - b),
      cases.slice(12).map(({ n }) => n),
      'once, in four turns',
    )
    for (const engine of otherEngines) {
      const turns = Array.from({ length: 12 }, (_, at) => casesIn(engine, at))
      assert.equal(new Set(turns.flat()).size, cases.length, `${engine}, in twelve turns`)
    }
  })

  it('take turns by the elements that they are named after, else by all elements of the family', () => {
    const every = {
      engines: { 'dp-model-help': 1, 'dp-fitment-stripe': 4, 'dp-fitment-feedback': 4 },
      'store and pages': { 'dp-model-help': 1, 'dp-fitment-stripe': 4 },
    }
    const runs = [0, 1, 2, 3].map(turn => inTurn(browserTests, 'engines', { every, turn }))
    const takes = (name: string) =>
      runs.map(some => some.filter(file => file.includes(`/fitment/${name}.`)).length)
    const once = [0, 0, 0, 1]
    assert.deepEqual(takes('model-help'), [1, 1, 1, 1])
    assert.deepEqual(takes('fitment-feedback').toSorted(), once)
    const ofStore = nodeTests.filter(file => file.startsWith('test/store/fitment/'))
    for (const turn of [0, 1, 2, 3]) {
      const some = inTurn(nodeTests, 'store and pages', { every, turn })
      assert.ok(ofStore.every(file => some.includes(file)))
    }
  })

  it('judge the views in every browser, and not once more on React', () => {
    const files = otherEngines.map(engine => engineTestsIn(engine, 'engines', { turn: 0 }))
    const judging = files.map(some => some.filter(file => file.includes('/views-')).length)
    assert.deepEqual(
      [otherEngines, judging],
      [
        ['firefox', 'webkit', 'react'],
        [2, 2, 0],
      ],
    )
  })

  it('take turns in Chromium, in the store and on pages if the family did not change', () => {
    const unchanged = families.map(({ name }) => name).filter(name => name !== 'deals')
    for (const [files, suite] of [
      [browserTests, 'engines'],
      [nodeTests, 'store and pages'],
      [pageTests, 'store and pages'],
    ] as const) {
      const every = {
        [suite]: Object.fromEntries(allTags.map(tag => [tag, tag === 'dp-deal-box' ? 1 : 4])),
      }
      const turns = [0, 1, 2, 3].map(turn => inTurn(files, suite, { every, turn }))
      assert.deepEqual(new Set(turns.flat()), new Set(files))
      assert.deepEqual(new Set(turns.map(deals)), new Set([deals(files)]))
      assert.ok(turns.every(some => some.length < files.length))
      const common = files.filter(file => !unchanged.some(name => file.includes(`/${name}/`)))
      for (const some of turns) assert.ok(common.every(file => some.includes(file)))
      assert.deepEqual(inTurn(files, suite, { turn: 0 }), files)
    }
    const models = nodeTests.filter(file => file.startsWith('test/models/'))
    const every = { 'store and pages': Object.fromEntries(allTags.map(tag => [tag, 4])) }
    const some = inTurn(nodeTests, 'store and pages', { every, turn: 1 })
    assert.ok(
      models.every(file => some.includes(file)),
      'models are quick',
    )
  })

  it('of a common part take turns in a short run that changes nothing of it', () => {
    for (const [part, files, isOfPart] of [
      ['store', nodeTests, isCommonOfStore],
      ['tools', nodeTests, isOfTools],
      ['rules', nodeTests, isOfRules],
      ['host', browserTests, isOfHost],
      ['parts', browserTests, isOfParts],
    ] as const) {
      const own = files.filter(isOfPart)
      assert.ok(own.length > 3)
      const turns = Array.from({ length: 3 }, (_, turn) =>
        inTurn(files, 'store and pages', { everyOfCommon: { [part]: 3 }, turn }),
      )
      const mine = turns.map(some => some.filter(isOfPart))
      assert.deepEqual(new Set(mine.flat()), new Set(own))
      assert.equal(mine.flat().length, own.length)
      assert.ok(mine.every(some => some.length < own.length))
      const always = /^test\/(models\/(?!rules|locale)|conformance\/)/
      const others = files.filter(file => always.test(file))
      assert.ok(turns.every(some => others.every(file => some.includes(file))))
    }
  })

  it('begin with the longest', () => {
    const [first, second, last] = longestFirst([
      'test/elements/inspector.test.ts',
      'test/suites/leaks.browser.test.ts',
      'test/suites/views-by-mouse.browser.test.ts',
    ])
    assert.match(`${first} ${second} ${last}`, /views.*leaks.*inspector/)
  })

  it('are not the suites', () => {
    assert.ok(isSuite('test/suites/views-by-mouse.browser.test.ts'))
    assert.ok(!isSuite('test/suites/store-load.test.ts'))
    assert.ok(!isSuite('test/suites/markup.browser.test.ts'))
  })
})

describe('The ways in which a run looks at a case', () => {
  const ways = ['light', 'dark', 'forced', 'turned']
  const here = { turn: 5, seed: 0, isProof: false }

  it('are all, but the first and one other for some tags', () => {
    assert.deepEqual(waysFor(ways, 0, here), ways)
    assert.deepEqual(waysFor(ways, 0, { ...here, tags: ['dp-a'], isProof: true }), ways)
    const few = [0, 1, 2].map(at => waysFor(ways, at, { ...here, tags: ['dp-a'] }))
    assert.deepEqual(
      few.map(([first]) => first),
      ['light', 'light', 'light'],
    )
    assert.deepEqual(few.map(([, other]) => other).toSorted(), ['dark', 'forced', 'turned'])
  })
})

describe('Node tests that share a process', () => {
  it('are the rules of the code, the models of a family, a part of the store, and the suites over pages', () => {
    assert.equal(processOf('test/models/deals/a.test.ts'), processOf('test/models/deals/b.test.ts'))
    assert.notEqual(processOf('test/models/deals/a.test.ts'), processOf('test/models/c.test.ts'))
    assert.ok(processOf('test/pages/hostile-suite.e2e.ts'))
    assert.equal(
      processOf('test/conformance/docs.test.ts'),
      processOf('test/conformance/style.test.ts'),
    )
    assert.equal(
      processOf('test/store/server/gate.test.ts'),
      processOf('test/store/server/logs.test.ts'),
    )
    assert.equal(
      processOf('test/store/deals/deals.test.ts'),
      processOf('test/store/deals/refusals.test.ts'),
    )
    assert.equal(processOf('test/store/seed.test.ts'), undefined)
    assert.equal(processOf('test/pages/loading.e2e.ts'), undefined)
  })

  it('run hooks only for their own tests: outside of a describe, a hook runs for every file', () => {
    const files = globSync(
      'test/{conformance/*.test.ts,models/**/*.test.ts,store/*/*.test.ts,pages/*-suite.e2e.ts}',
    )
    assert.ok(files.length > 30)
    const loose = files.filter(file =>
      /^(before|after|beforeEach|afterEach)\(/m.test(readFileSync(file, 'utf8')),
    )
    assert.deepEqual(loose, [])
  })

  it('take as long as their process, whatever runs at the same time in it', () => {
    const times = [
      { file: 'a', title: 'x', ms: 10 },
      { file: 'b', title: 'y', ms: 30 },
    ]
    assert.deepEqual(
      partsOf(20, times).map(({ ms }) => ms),
      [5, 15],
    )
    assert.deepEqual(partsOf(20, []), [])
  })

  it('count together with those that have their own process', () => {
    const one = { passed: 2, failed: 0, skipped: 1, failures: [], times: [1], isGreen: true }
    const two = { passed: 1, failed: 1, skipped: 0, failures: ['x'], times: [], isGreen: false }
    assert.deepEqual(addedUp([one, two]), {
      passed: 3,
      failed: 1,
      skipped: 1,
      failures: ['x'],
      times: [1],
      isGreen: false,
    })
  })
})

/** Jobs that note when they begin and end. */
function jobsOf(cpus: readonly number[]) {
  const log: string[] = []
  const ends: (() => void)[] = []
  const jobs = cpus.map((cpu, at) => ({
    cpu,
    run: () => {
      log.push(`${at} begins`)
      return new Promise<void>(resolve => {
        ends[at] = () => {
          log.push(`${at} ends`)
          resolve()
        }
      })
    },
  }))
  return { ends, jobs, log }
}
const turn = () => new Promise(resolve => setImmediate(resolve))

describe('The steps of a run', () => {
  it('run side by side as far as the processor carries them, in their order', async () => {
    const { ends, jobs, log } = jobsOf([1, 1, 1.5, 0.5])
    const done = schedule(jobs, 2)
    await turn()
    assert.deepEqual(log, ['0 begins', '1 begins'])
    ends[1]?.()
    await turn()
    assert.equal(log.length, 3, 'the third does not fit beside the first, and the fourth waits')
    ends[0]?.()
    await turn()
    assert.deepEqual(log.slice(3), ['0 ends', '2 begins', '3 begins'])
    ends[2]?.()
    ends[3]?.()
    await done
  })

  it('run alone if they need more than there is', async () => {
    const { ends, jobs, log } = jobsOf([4, 1])
    const done = schedule(jobs, 2)
    await turn()
    assert.deepEqual(log, ['0 begins'])
    ends[0]?.()
    await turn()
    ends[1]?.()
    await done
    assert.deepEqual(log.at(-1), '1 ends')
  })
})

describe('Places broken on purpose', () => {
  it('are twenty, each in another area, and each still as it was when it was chosen', () => {
    assert.ok(new Set(breaks.map(({ area }) => area)).size >= 20)
    for (const { area, file, from, to } of breaks) {
      const parts = readFileSync(file, 'utf8').split(from)
      assert.equal(parts.length, 2, `${area}: "${from}" is in ${file} ${parts.length - 1} times`)
      assert.notEqual(from, to)
    }
  })

  it('have a test that a run takes in one of any four turns', () => {
    for (const { area, file, test } of breaks) {
      const turns = [0, 1, 2, 3].filter(at => isTaken(test, scopeOfFiles([file], at)))
      assert.ok(turns.length > 0, `${area}: ${test}`)
    }
  })
})

const near = (one: number, two: number) => assert.ok(Math.abs(one - two) < 1e-9, `${one} ${two}`)

/** A step with a test that is about no element. */
const stepOf = (name: string, cpu: number, seconds: number) => ({
  name,
  cpu,
  seconds,
  times: [{ file: 'test/models/fits.test.ts', title: 'x', ms: 5 }],
})

describe('The costs of a run', () => {
  const times = [
    {
      file: 'test/suites/views-by-mouse.browser.test.ts',
      title: 'Views › <dp-deal-box>, x',
      ms: 2000,
    },
    {
      file: 'test/suites/views-by-mouse.browser.test.ts',
      title: 'Views › <dp-expander>, x',
      ms: 1000,
    },
    { file: 'test/models/deals/deal-box.test.ts', title: 'x', ms: 3000 },
    { file: 'test/models/fits.test.ts', title: 'x', ms: 6000 },
  ]

  const { largest, now } = counts

  it('are told by element and by suite: what they were, and what all cases would be', () => {
    const steps = [{ name: 'browser', cpu: 2, seconds: 60, times }]
    const every = { access: { 'dp-deal-box': 1, 'dp-expander': 4 } }
    const run = { seconds: 120, steps, every }
    assert.deepEqual(
      costsByElement(run).map(one => [one.tag, Math.round(one.seconds), Math.round(one.whole)]),
      [
        ['dp-deal-box', 50, 50],
        ['dp-expander', 10, 40],
      ],
    )
    const [views, ...others] = costsBySuite(run)
    assert.deepEqual(others, [])
    assert.equal(views?.file, times[0]?.file)
    near(views?.seconds ?? 0, 30)
    near(views?.each ?? 0, (20 + 4 * 10) / now)
  })

  it('have budgets: of the average element, of a single one, and of a suite', () => {
    const steps = [{ name: 'browser', cpu: 2, seconds: 60, times: times.slice(0, 2) }]
    const found = costsByBudget({ seconds: 120, steps })
    near(found.mean, 120 / now)
    assert.deepEqual(
      found.elements.map(one => [one.name, Math.round((100 * one.cost) / now), one.budget]),
      [
        ['<dp-deal-box>', 67, budgets.element],
        ['<dp-expander>', 33, budgets.element],
      ],
    )
    const name = 'test/suites/views-by-mouse.browser.test.ts'
    assert.deepEqual(found.suites, [{ name, cost: 100, budget: budgets.suites[name] }])
    const files = new Set([...browserTests, ...nodeTests, ...pageTests])
    for (const file of Object.keys(budgets.suites)) assert.ok(files.has(file), file)
  })

  it('are told beside their budgets, and what is over its budget is named', () => {
    const steps = [{ name: 'browser', cpu: 2, seconds: 60, times: times.slice(0, 2) }]
    const usual = budgets.mean * now
    const told = (seconds: number, slowness = 1) =>
      costsBesideBudgets({ seconds, steps }, slowness).split('\n')
    assert.match(told(usual)[0] ?? '', /at most 85 s, .* in all browsers\.$/)
    assert.match(told(usual + 60)[0] ?? '', / OVER ITS BUDGET$/)
    // A machine that is slow for all it does is no fault of the tests.
    assert.doesNotMatch(told(usual + 60, 1.1)[0] ?? '', /OVER/)
    const [, heading, dearest] = told(usual)
    assert.equal(heading, 'The most expensive elements:')
    assert.match(
      dearest ?? '',
      /^- <dp-deal-box>: \d+\.\d times the average, at most 4 OVER ITS BUDGET$/,
    )
    const suite = '- test/suites/views-by-mouse.browser.test.ts: 100.0 % of an element, at most 15'
    assert.equal(told(usual).at(-1), `${suite} OVER ITS BUDGET`)
  })

  it('of a part of the suites are told without budgets', () => {
    const steps = [{ name: 'browser', cpu: 2, seconds: 60, times: times.slice(0, 2) }]
    const told = ownCosts({ seconds: 120, steps })
    assert.match(told, /^Suites by cost:\n- test\/suites\/views-by-mouse[^\n]*: \d+ s\n/)
    assert.match(told, /\n\nElements by cost: dp-deal-box 80 s, dp-expander 40 s$/)
    assert.doesNotMatch(told, /BUDGET/)
    const checks = [{ name: 'types', cpu: 2, seconds: 10, times: [] }]
    assert.equal(ownCosts({ seconds: 10, steps: checks }), '')
  })

  it('of a family are those of its elements, in equal parts', () => {
    const file = 'test/store/services/offers.test.ts'
    const steps = [{ name: 'node', cpu: 1, seconds: 60, times: [{ file, title: 'x', ms: 5 }] }]
    const found = costsByElement({ seconds: 60, steps })
    const services = families.find(({ name }) => name === 'services')
    assert.equal(found.length, services?.elements.length)
    for (const { seconds } of found) near(seconds, 60 / found.length)
  })

  it('are those that do not grow, those of each element, and those of which a share runs', () => {
    const steps = [{ name: 'browser', cpu: 2, seconds: 60, times }]
    const every = { access: { 'dp-deal-box': 1, 'dp-expander': 4 } }
    const found = measured({ seconds: 120, steps, every })
    near(found.fixed, 60)
    near(found.always, 30 / now)
    near(found.whole, (20 + 4 * 10) / now)
  })

  it('share the time of the run by the cores that a step keeps busy', () => {
    const steps = [stepOf('browser', 2, 10), stepOf('react', 1, 20)]
    near(measured({ seconds: 30, steps }).fixed, 30)
    const checks = { name: 'types', cpu: 2, seconds: 10, times: [] }
    const found = measured({ seconds: 30, steps: [...steps, checks] })
    near(found.fixed, 20)
    near(found.always, 10 / now)
  })

  it('count the tests of shared code by how many of them came', () => {
    const modal = { file: 'test/parts/modal.test.tsx', title: 'x', ms: 5 }
    const steps = [{ name: 'elements', cpu: 2, seconds: 30, times: [modal] }]
    const found = measured({ seconds: 30, steps, everyOfCommon: { parts: 16 } })
    near(found.common, 30 * 16)
    near(found.fixed, 0)
  })

  it('count those in another engine by the third that it takes of what did not change', () => {
    const tests = [
      { file: 'test/parts/modal.test.tsx', title: 'x', ms: 5 },
      { file: 'test/suites/faults-1.browser.test.ts', title: '<dp-deal-box> x', ms: 5 },
    ]
    const every = { 'faults of calls': { 'dp-deal-box': 4 } }
    const steps = [{ name: 'webkit', cpu: 1, seconds: 30, times: tests }]
    const found = measured({ seconds: 30, steps, every, everyOfCommon: { parts: 4 } })
    near(found.enginesCommon, 15 * 4 * 3)
    near(found.engines, (15 * 4 * 3) / now)
  })

  it('count those of the store apart, and those of tools as they came', () => {
    near(costsOf('test/suites/store-crash.test.ts').apart, 30 * 4)
    near(costsOf('test/store/server/rates.test.ts').apart, 30 * 4)
    near(costsOf('test/build/sizes.test.ts').fixed, 30)
  })

  it('count the files of a family by the share of its elements, and pages by that of all', () => {
    const ms = 1000
    const every = Object.fromEntries(
      ['engines', 'runtimes', 'isolation'].map(suite => [
        suite,
        Object.fromEntries(allTags.map(tag => [tag, suite === 'runtimes' ? 3 : 4])),
      ]),
    )
    const file = 'test/elements/deals/deal-box.test.ts'
    const page = 'test/pages/isolation-suite.e2e.ts'
    const run = (name: string, test: object) =>
      measured({ seconds: 12, steps: [{ name, cpu: 1, seconds: 9, times: [test] }], every })
    near(run('browser', { file, title: 'x', ms }).whole, (12 * 4) / now)
    near(run('firefox', { file, title: 'x', ms }).engines, (12 * 4 * 3) / now)
    near(run('react', { file, title: 'x', ms }).engines, (12 * 3 * 3) / now)
    near(run('pages', { file: page, title: 'are those of a bare page', ms }).whole, (12 * 4) / now)
    near(run('pages', { file: page, title: 'COR-091 are found to differ', ms }).fixed, 12)
  })

  it('grow after a change to one family by that family whole, and by a share of all others', () => {
    const costs = {
      fixed: 100,
      common: 30,
      apart: 8,
      always: 1,
      whole: 10,
      engines: 6,
      enginesCommon: 24,
    }
    const { family, shared } = projected(costs, 56, { ...shares, common: 2 })
    const rest = (56 - largest) / shares.none
    near(family, 100 + 15 + 4 + 8 + 56 + 10 * (largest + rest) + 6 * (largest + rest / 3))
    near(shared, 100 + 30 + 24 + 8 + 56 + (10 * 56) / shares.shared + (6 * 56) / shares.shared / 3)
  })

  it('are told for each step, and add up to those of the run', () => {
    const steps = [{ name: 'browser', cpu: 2, seconds: 60, times }, stepOf('react', 1, 20)]
    const run = { seconds: 120, steps }
    const found = projectedByStep(run, 56, shares)
    assert.deepEqual(
      found.map(({ name }) => name),
      ['browser', 'react'],
    )
    near(
      found.reduce((seconds, step) => seconds + step.all, 0),
      projected(measured(run), 56, shares).family,
    )
    near(found[0]?.still ?? 0, ((120 * 120) / 140) * (6 / 12))
    near(found[1]?.still ?? 0, (120 * 20) / 140)
  })

  it('say what ran whole', () => {
    const every = { fit: Object.fromEntries(allTags.map((tag, at) => [tag, at === 0 ? 1 : 4])) }
    assert.deepEqual(tagsThatRunWhole({ every }), [allTags[0]])
  })
})

describe('Named files', () => {
  it('run, whichever has its turn, and no others', () => {
    const pages = ['test/pages/schedule/delivery.e2e.ts', 'test/pages/schedule/purchase.e2e.ts']
    const ofElement = 'test/elements/deals/deal-box.test.ts'
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const named = { ...scopeOfFiles([], at), files: [...pages, ofElement] }
      assert.deepEqual(inTurn(pageTests, 'store and pages', named), pages)
      assert.deepEqual(inTurn(nodeTests, 'store and pages', named), [])
      for (const engine of otherEngines) {
        assert.deepEqual(engineTestsIn(engine, 'engines', named), [ofElement])
      }
    }
  })
})
