import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ownersOf } from '../../bench/owners.ts'
import { filesOf, nameOf, worstOf, type PageFiles } from '../../bench/page-files.ts'

const tags = ['dp-buy-box', 'dp-expander', 'dp-fitment-stripe', 'dp-quantity-selector']

const file = (sources: string[], imports: string[] = []) => ({
  sources: sources.map(source => `../../${source}`),
  imports: imports.map(name => `/dist/chunks/${name}.js`),
})
const owners = ownersOf(
  new Map([
    ['/dist/dp.js', file(['src/loader/dp.ts'])],
    ['/dist/elements/dp-buy-box.js', file([], ['core-1', 'own-1', 'reason-1', 'selector-1'])],
    ['/dist/elements/dp-expander.js', file(['elements/expander.ts'], ['lit-1', 'host-1'])],
    ['/dist/elements/dp-quantity-selector.js', file([], ['core-1', 'selector-1'])],
    ['/dist/chunks/own-1.js', file(['src/widgets/buying/buy-box/view.tsx', 'src/parts/x.ts'])],
    [
      '/dist/chunks/core-1.js',
      file(['src/element/core.ts', 'src/page/page.ts', 'src/widgets/quantity-selector/a.ts']),
    ],
    ['/dist/chunks/selector-1.js', file(['src/widgets/quantity-selector/a.ts'], ['deep-1'])],
    ['/dist/chunks/deep-1.js', file(['src/rules/steps.ts'])],
    ['/dist/chunks/reason-1.js', file(['src/rules/reason.ts'], ['empty-1'])],
    ['/dist/chunks/empty-1.js', file([])],
    ['/dist/chunks/lit-1.js', file(['node_modules/lit-html/lit-html.js'])],
    ['/dist/chunks/host-1.js', file(['src/element/wrap.ts', 'src/styles/base.css'])],
  ]),
  tags,
)

const isOf = (name: string) => owners.get(`/dist/${name}.js`)

describe('bench owners of files', () => {
  it('give an entry to its tag, and the loader to nobody', () => {
    assert.equal(isOf('elements/dp-buy-box'), 'dp-buy-box')
    assert.equal(isOf('dp'), undefined)
  })

  it('give a file to the element that most of its modules are of, at any depth', () => {
    assert.equal(isOf('chunks/selector-1'), 'dp-quantity-selector')
    assert.equal(isOf('chunks/core-1'), undefined)
    const deep = file(['elements/fitment/fitment-stripe.ts', 'src/widgets/fitment/buy-box/a.ts'])
    const more = file([...deep.sources, 'src/widgets/fitment/fitment-stripe/finders/text.ts'])
    assert.equal(ownersOf(new Map([['/dist/chunks/a.js', deep]]), tags).size, 0)
    assert.deepEqual(
      [...ownersOf(new Map([['/dist/chunks/a.js', more]]), tags).values()],
      ['dp-fitment-stripe'],
    )
  })

  it('give a file without code of elements to the only one that leads to it', () => {
    assert.equal(isOf('chunks/reason-1'), 'dp-buy-box')
    assert.equal(isOf('chunks/empty-1'), 'dp-buy-box')
    assert.equal(isOf('chunks/own-1'), 'dp-buy-box')
    assert.equal(isOf('chunks/deep-1'), undefined)
  })

  it('share hosts and packages, even where only one element needs them', () => {
    assert.equal(isOf('chunks/lit-1'), undefined)
    assert.equal(isOf('chunks/host-1'), undefined)
  })
})

const smartbox = 'fitment-stripe.smartbox'
const stripeOwners = new Map(
  ['a', 'b', 'schedule', smartbox].map(name => [
    `/dist/chunks/${name}-01234567.js`,
    'dp-fitment-stripe',
  ]),
)

const judge = (names: string[]) =>
  filesOf({ path: '/', files: names.map(name => `/dist/chunks/${name}-01234567.js`) }, stripeOwners)

const ofSoMany = (count: number, atMost: number): PageFiles => ({
  ...judge(Array.from({ length: count }, (_, n) => `${n}`)),
  atMost,
})

describe('bench files of a page', () => {
  it('may be four for all, and one for each tag that has loaded any', () => {
    assert.equal(judge(['core', 'a']).atMost, 5)
    assert.deepEqual(judge(['core', 'a']).shared, ['/dist/chunks/core-01234567.js'])
    assert.equal(judge(['core']).atMost, 4)
  })

  it('may be one more for each family, which is not for all', () => {
    const { atMost, families, shared } = judge(['core', 'fitment', 'a'])
    assert.equal(atMost, 6)
    assert.deepEqual(families, ['/dist/chunks/fitment-01234567.js'])
    assert.deepEqual(shared, ['/dist/chunks/core-01234567.js'])
  })

  it('count the file of a family as such, also where most of it is of one tag', () => {
    const { atMost, families, own } = judge(['a', 'schedule'])
    assert.equal(atMost, 6)
    assert.deepEqual(families, ['/dist/chunks/schedule-01234567.js'])
    assert.deepEqual([...own.values()], [['/dist/chunks/a-01234567.js']])
  })

  it('may be one more for each variant', () => {
    assert.deepEqual(judge(['core', 'a', smartbox]).variants, [smartbox])
    assert.equal(judge(['core', 'a', smartbox]).atMost, 6)
    assert.equal(judge(['core', 'a', 'b']).atMost, 5)
  })

  it('are worst where most are too many', () => {
    const [many, over, more] = [ofSoMany(9, 9), ofSoMany(6, 5), ofSoMany(7, 6)]
    assert.equal(worstOf([many, over, more]), more)
    assert.throws(() => worstOf([]), RangeError)
  })

  it('are named without hashes', () => {
    assert.equal(nameOf('/dist/chunks/dp-buy-box.own-0123abcd.js'), 'dp-buy-box.own')
    assert.equal(nameOf('/dist/elements/dp-buy-box.js'), 'dp-buy-box')
  })
})
