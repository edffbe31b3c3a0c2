import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { messages } from '../../../src/widgets/fitment/fitment-stripe/fitment-stripe.messages.ts'
import { machineOf } from '../../../src/widgets/fitment/fitment-stripe/hits.rules.ts'
import { numbering } from '../../../src/widgets/fitment/fitment-stripe/suggestions.model.ts'
import { textFinder } from '../../../src/widgets/fitment/fitment-stripe/text.model.ts'
import { answered, failed, finderStripe } from '../../support/fitment-stripe.ts'

const fields = (modelnumber: string) => ({ brand: 'LG', series: 'Door', modelnumber })
const hits = (count: number, total = count) =>
  answered({
    hits: { hit: Array.from({ length: count }, (_, index) => ({ fields: fields(`M${index}`) })) },
    total,
  })
const listed = (saved: number, popular: number) => ({
  saved: Array.from({ length: saved }, (_, index) => ({
    ...machineOf(fields(`S${index}`)),
    isSavedModel: true,
  })),
  popular: Array.from({ length: popular }, (_, index) => machineOf(fields(`P${index}`))),
})

function make(
  t: TestContext,
  config?: Parameters<typeof finderStripe>[0],
  known?: ReturnType<typeof listed>,
) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const made = finderStripe({ autocompleteDelay: 400, ...config }, known)
  const list = textFinder(made.stripe).suggestions
  const names = () =>
    list.shown()?.groups.map(({ label, options }) => [label, options.map(({ text }) => text)])
  const wait = (ms: number) => t.mock.timers.tick(ms)
  const type = (text: string, composing = false) => void list.type(text, composing)
  /** Typed, and waited for. */
  const suggest = (text: string) => {
    type(text)
    wait(400)
  }
  return { ...made, list, names, wait, type, suggest }
}

describe('suggestions while a model number is typed', () => {
  it('FIT-091 asks for suggestions with isDetail, group and category', t => {
    const { asked, suggest } = make(t, {
      pageType: 'search',
      queryGroup: 'kitchen',
      category: 'grill',
    })
    suggest('ls x')
    assert.deepEqual(asked(), [
      { qtype: 'modelSuggest', q: 'lsx', qGroup: 'kitchen', isDetail: '1', qCategory: 'grill' },
    ])
  })

  it('FIT-092 asks once the last keystroke is 400 ms old', t => {
    const { asked, type, wait } = make(t)
    type('l')
    wait(399)
    type('ls')
    wait(399)
    assert.deepEqual(asked(), [])
    wait(1)
    assert.deepEqual(
      asked().map(({ q }) => q),
      ['ls'],
    )
  })

  it('FIT-092 waits as long as the page says', t => {
    const { asked, type, wait } = make(t, { autocompleteDelay: 50 })
    type('l')
    wait(50)
    assert.equal(asked().length, 1)
  })

  it('FIT-093 begins at the length that the page says, blanks aside', t => {
    const { asked, suggest } = make(t, { autocompleteMinLength: 3 })
    suggest(' ls ')
    suggest('lsx')
    assert.deepEqual(
      asked().map(({ q }) => q),
      ['lsx'],
    )
  })

  it('FIT-094 asks for nothing when the list is opened', t => {
    const { asked, list, wait } = make(t)
    void list.open('lsx')
    wait(1000)
    assert.deepEqual(asked(), [])
  })

  it('FIT-095 FIT-096 shows at most 20, and says of how many', async t => {
    const { answer, list, suggest, said, names } = make(t)
    suggest('l')
    await answer(hits(25, 134))
    assert.equal(names()?.[0]?.[1]?.length, 20)
    assert.equal(list.shown()?.summary, 'Models: 20 of 134')
    assert.deepEqual(said.announced, ['Models: 20 of 134'])
  })

  it('FIT-095 shows at most 20 of all groups together', async t => {
    const { list, names, settled } = make(t, {}, listed(12, 15))
    void list.open('')
    await settled()
    assert.deepEqual(
      names()?.map(([, options]) => options?.length),
      [12, 8],
    )
  })

  it('FIT-098 announces that there are none', async t => {
    const { answer, suggest, said } = make(t)
    suggest('l')
    await answer(hits(0))
    assert.deepEqual(said.announced, [messages['fitment.noResults']])
  })

  it('FIT-097 drops an answer to any but the newest', async t => {
    const { answer, list, suggest, said, settled } = make(t)
    suggest('l')
    suggest('ls')
    await answer(hits(2))
    said.calls[0]?.answer(hits(5))
    await settled()
    assert.deepEqual([list.$list.get()?.text, list.$list.get()?.total], ['ls', 2])
  })

  it('FIT-097 drops an answer to a text that is typed no longer', async t => {
    const { answer, list, suggest, type } = make(t)
    suggest('l')
    type('ls')
    await answer(hits(2))
    assert.equal(list.$list.get(), null)
  })

  it('FIT-097 numbers from 1, and from 1 again after 65000', () => {
    const { next, isNewest } = numbering()
    const numbers = Array.from({ length: 65_000 }, next)
    assert.deepEqual([numbers[0], numbers.at(-1)], [1, 65_000])
    const last = numbers.at(-1)!
    assert.equal(next(), 1)
    assert.deepEqual([isNewest(1), isNewest(last)], [true, false])
  })

  it('FIT-140 closes at a failure, counts it once, and asks again at the next key', async t => {
    const { answer, asked, list, shown, suggest, told } = make(t)
    suggest('l')
    await answer(hits(2))
    suggest('ls')
    await answer(failed('timeout'))
    assert.deepEqual([list.$list.get(), shown().said], [null, null])
    assert.deepEqual(told.counted, ['ModelSuggestFailed'])
    suggest('lsx')
    await answer(hits(1))
    assert.deepEqual([asked().length, list.$list.get()?.total], [3, 1])
  })

  it('COR-032 counts nothing when it leaves the page', async t => {
    const { answer, suggest, told } = make(t)
    suggest('l')
    await answer(failed('aborted'))
    assert.deepEqual(told.counted, [])
  })

  it('FIT-020 stays closed, and opens again with what is known', async t => {
    const { answer, asked, list, suggest } = make(t)
    suggest('l')
    await answer(hits(2))
    list.close()
    assert.equal(list.$list.get(), null)
    void list.open('l')
    assert.deepEqual([list.$list.get()?.total, asked().length], [2, 1])
  })

  it('FIT-020 shows nothing that was asked for before it was closed', async t => {
    const { answer, list, suggest, type, wait, asked } = make(t)
    suggest('l')
    list.close()
    await answer(hits(2))
    assert.equal(list.$list.get(), null)
    type('ls')
    list.close()
    wait(400)
    assert.equal(asked().length, 1)
  })

  it('asks for nothing while an input method composes', t => {
    const { asked, type, wait } = make(t)
    type('k', true)
    wait(400)
    assert.deepEqual(asked(), [])
    type('か')
    wait(400)
    assert.deepEqual(
      asked().map(({ q }) => q),
      ['か'],
    )
  })
})

describe('saved and popular models', () => {
  it('FIT-088 FIT-089 FIT-138 list those of the shopper first, and mark them', async t => {
    const { asked, list, names, settled, said } = make(t, {}, listed(1, 1))
    void list.open('')
    await settled()
    assert.deepEqual(names(), [
      ['Recently Searched Models', ['LG Door S0']],
      ['Popular models', ['LG Door P0']],
    ])
    const marks = list.shown()?.groups.map(({ options }) => options[0]?.mark)
    assert.deepEqual([marks, list.shown()?.summary], [['Saved', undefined], undefined])
    assert.deepEqual([asked(), said.announced], [[], ['Models: 2 of 2']])
  })

  it('FIT-077 FIT-138 are asked for, but not listed, when the input is given focus', async t => {
    const { list, names, said, settled, told } = make(t, {}, listed(1, 1))
    void list.open('', true)
    await settled()
    assert.deepEqual([told.listedFor.length, names(), said.announced], [1, undefined, []])
    void list.open('')
    await settled()
    assert.equal(names()?.length, 2)
  })

  it('FIT-138 come back with the empty input, and give way to what is typed', async t => {
    const { list, names, settled, type } = make(t, {}, listed(1, 0))
    void list.open('')
    await settled()
    type('l')
    assert.equal(names(), undefined)
    type('')
    await settled()
    assert.deepEqual(names()?.[0]?.[1], ['LG Door S0'])
  })

  it('FIT-139 are not missed, and not announced', async t => {
    const { list, said, settled } = make(t)
    void list.open('')
    await settled()
    assert.deepEqual(
      list.shown()?.groups.flatMap(({ options }) => options),
      [],
    )
    assert.deepEqual(said.announced, [])
  })

  it('FIT-138 are no answer to a text that was typed meanwhile', async t => {
    const { list, names, settled, type } = make(t, {}, listed(1, 0))
    void list.open('')
    type('l')
    await settled()
    assert.equal(names(), undefined)
  })

  it('FIT-138 give the model of an option over all groups', async t => {
    const { list, settled } = make(t, {}, listed(1, 2))
    void list.open('')
    await settled()
    assert.deepEqual(
      ['0', '2', '3'].map(id => list.machineOf(id)?.model),
      ['S0', 'P1', undefined],
    )
  })
})
