import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { alike } from '../../build/mutate-alike.mjs'
import { candidates, sampleOf } from '../../build/mutate-candidates.mjs'
import { inNode, isOutdated } from '../../build/mutate-results.mjs'
import { broken, mutantsIn } from '../../build/mutate-rules.mjs'
import { areas, isInside } from '../../build/mutate-scope.mjs'
import { testsOf } from '../../build/mutate-tests.mjs'

/** What becomes of a line of code, by each rule. */
const mutants = (source: string): string[] =>
  mutantsIn(source).map(mutant => broken(source, mutant).replaceAll(/\s+/g, ' '))

describe('Mutants', () => {
  for (const [what, source, ...breaks] of [
    ['conditions', 'if (a) b = c', 'if (true) b = c', 'if (false) b = c', 'if (a) ;'],
    ['choices', 'f = a ? b : c', 'f = true ? b : c', 'f = false ? b : c'],
    ['loops', 'while (a) b', 'while (false) b', 'while (a) ;'],
    ['boundaries', 'x = a < b', 'x = a <= b'],
    ['comparisons', 'x = a === b', 'x = a !== b'],
    ['negations', 'x = !a', 'x = a'],
    ['sums', 'x = a /* + */ + b', 'x = a /* + */ - b'],
    ['and and or', 'x = a && b', 'x = a || b'],
    ['defaults', 'x = (a || b) ?? c', 'x = (a || b) ', 'x = (a && b) ?? c'],
    ['statements', 'a.b()', ';'],
    ['callbacks', 'x = () => a(b)', 'x = () => undefined'],
    ['calls that change a value', 'x = a?.trim()', 'x = a'],
    ['conditions of queries', 'x = and(a, b)', 'x = and(undefined, b)', 'x = and(a, undefined)'],
    ['numbers', 'x = [0, 1, 15]', 'x = []', 'x = [1, 1, 15]', 'x = [0, 0, 15]', 'x = [0, 1, 30]'],
    ['truth', 'x = true', 'x = false'],
    ['texts', "x = 'a'", "x = ''"],
    ['empty texts', "x = ''", "x = 'mutant'"],
    ['templates', 'x = `${a}!`', "x = ''"],
    ['counts', 'x = a++', 'x = a--'],
  ] as const) {
    it(`break ${what}`, () =>
      assert.deepEqual(
        mutants(source).filter(text => text !== ';' || breaks.includes(';' as never)),
        breaks.toSorted((a, b) => mutants(source).indexOf(a) - mutants(source).indexOf(b)),
      ))
  }

  it('leave types, names and messages of programming errors as they are', () => {
    for (const source of [
      "type A = 'a' | 1",
      "import { a } from 'b'",
      "export const a = { 'b-c': d }",
      "throw new TypeError('no shadow root')",
    ])
      assert.deepEqual(mutants(source), [])
  })

  it('say in which declaration they are', () => {
    const [first] = mutantsIn('class A { b() { const c = () => 1 } }')
    assert.equal(first?.inside, 'A.b.c')
  })

  it('are code that can be read', () => {
    assert.ok(candidates.length > 5000)
    for (const mutant of sampleOf(candidates, 500, 'any')) {
      assert.doesNotThrow(() => mutantsIn(broken(mutant.source, mutant)), mutant.id)
    }
  })

  it('have ids of their own, which make the same sample again', () => {
    assert.equal(new Set(candidates.map(({ id }) => id)).size, candidates.length)
    assert.deepEqual(sampleOf(candidates, 9, 1), sampleOf(candidates.toReversed(), 9, 1))
    assert.notDeepEqual(sampleOf(candidates, 9, 1), sampleOf(candidates, 9, 2))
  })

  it('are left out only with a reason', () => {
    for (const { why } of alike as readonly { why: string }[]) assert.ok(why.length > 20)
  })

  it('run the tests of their file, the nearest first', () => {
    const [deal] = testsOf('src/widgets/deals/deal-box/claim.model.ts').node
    assert.equal(deal, 'test/models/deals/deal-box-claim.test.ts')
    const { browser } = testsOf('src/element/form.ts')
    assert.equal(browser[0], 'test/elements/core-forms.test.ts')
    assert.ok(!browser.some(test => test.includes('/deals/')))
  })

  it('come from every file and declaration of an area', () => {
    const wanted = areas.flatMap(area =>
      Object.entries<true | string[]>(area.files as never).flatMap(([file, names]) =>
        names === true ? [{ file, name: '' }] : names.map(name => ({ file, name })),
      ),
    )
    assert.deepEqual(
      wanted.filter(
        ({ file, name }) =>
          !candidates.some(mutant => mutant.file === file && (!name || isInside(name, mutant))),
      ),
      [],
    )
  })

  it('are never without a test', () => {
    const files = new Set(candidates.map(({ file }) => file))
    const alone = [...files].filter(file => {
      const { browser, node } = testsOf(file)
      return browser.length + node.length === 0
    })
    assert.deepEqual(alone, [])
  })
})

const tests = () => ({ node: ['n'], browser: ['b'] })
const from = (...files: string[]) => files.map(file => [file, 'hash'])

describe('What became of a mutant', () => {
  it('is open again once another test runs the code, if no test noticed it', () => {
    assert.equal(isOutdated('x', { by: null, from: from('src', 'n', 'b') }, tests), false)
    assert.equal(isOutdated('x', { by: null, from: from('src', 'n') }, tests), true)
    assert.equal(isOutdated('x', { by: 'n', from: from('src', 'n') }, tests), false)
  })

  it('is for tests in Node the same, whatever runs in browsers', () => {
    const id = inNode({ id: 'x' })
    assert.equal(isOutdated(id, { by: null, from: from('src', 'n') }, tests), false)
    assert.equal(isOutdated(id, { by: null, from: from('src') }, tests), true)
  })
})
