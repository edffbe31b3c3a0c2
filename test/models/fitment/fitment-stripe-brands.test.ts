import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import { cutText } from '../../../src/rules/cut-text.ts'
import { brandChoice } from '../../../src/widgets/fitment/fitment-stripe/brands.model.ts'
import {
  brandFilter,
  lacksData,
  type Brand,
} from '../../../src/widgets/fitment/fitment-stripe/dropdown.rules.ts'
import { messages } from '../../../src/widgets/fitment/fitment-stripe/fitment-stripe.messages.ts'
import { finderStripe } from '../../support/fitment-stripe.ts'

const brand = (label: string, value = label.toUpperCase()): Brand => ({ value, label })
const brands = [
  brand('Bosch'),
  brand('Brother'),
  brand('Siemens', 'BSH-SIEMENS'),
  brand('Ａｉｗａ', 'aiwa'),
  brand('ソニー', 'ｿﾆｰ'),
  brand('Black & Decker', 'BLACKDECKER'),
]
const labels = (kept: readonly Brand[]) => kept.map(({ label }) => label)
const kept = (typed: string) => labels(brandFilter(brands)(typed))

describe('the brand filter', () => {
  it('FIT-100 keeps brands whose label or value starts with the text, ignoring case', () => {
    assert.deepEqual(kept('bO'), ['Bosch'])
    assert.deepEqual(kept('bs'), ['Siemens'])
    assert.deepEqual(kept('B'), ['Bosch', 'Brother', 'Siemens', 'Black & Decker'])
    assert.deepEqual(kept('osch'), [])
  })

  it('FIT-100 keeps all for an empty text, and looks at no blank before it', () => {
    assert.equal(kept('').length, brands.length)
    assert.deepEqual(kept('  bro'), ['Brother'])
    assert.deepEqual(kept('black '), ['Black & Decker'])
  })

  it('FIT-101 takes full-width characters as their half-width forms, typed and listed', () => {
    assert.deepEqual(kept('ｂｏＳ'), ['Bosch'])
    assert.deepEqual(kept('ai'), ['Ａｉｗａ'])
    assert.deepEqual(kept('ｿﾆ'), ['ソニー'])
    assert.deepEqual(kept('ｂｌａｃｋ　＆'), ['Black & Decker'])
  })
})

const lacks = (list: string | undefined) => lacksData(list, brand('Bosch', 'Bosch'))

describe('a brand without fitment data', () => {
  it('FIT-106 is one of the list between number signs, whatever its letter case', () => {
    assert.deepEqual(
      ['BOSCH', 'miele#bosch', 'miele# bosch #', 'boschx#x', '', '#', undefined].map(lacks),
      [true, true, true, false, false, false, false],
    )
  })
})

describe('a long brand', () => {
  it('FIT-105 is cut to 15 characters and an ellipsis, 15 stay whole', () => {
    assert.equal(cutText('FifteenLetters!', 15), 'FifteenLetters!')
    assert.equal(cutText('SixteenLetters!!', 15), 'SixteenLetters!…')
    assert.equal(cutText('🧺🧺🧺', 2), '🧺🧺…')
  })
})

function make(config: object = {}) {
  const host = finderStripe({ brands, ...config })
  const chosen: Brand[] = []
  const choice = brandChoice(host.stripe, one => chosen.push(one))
  choice.toggle()
  return { ...host, choice, chosen, counted: host.told.counted, list: () => choice.$list.get() }
}

describe('the choice of a brand', () => {
  it('FIT-099 opens with all brands, and closes again', () => {
    const { choice, list } = make()
    assert.deepEqual([list()?.brands.length, list()?.active], [brands.length, -1])
    choice.toggle()
    assert.equal(list(), null)
  })

  it('FIT-099 filters brands that the page has brought since', () => {
    const { choice, configure, list } = make()
    configure({ brands: [brand('Zanussi')] })
    choice.type('z')
    assert.deepEqual(labels(list()?.brands ?? []), ['Zanussi'])
  })

  it('FIT-102 chooses by Enter the brand that alone is visible', () => {
    const { choice, chosen, list } = make()
    choice.type('bos')
    choice.enter()
    assert.deepEqual([labels(chosen), list()], [['Bosch'], null])
  })

  it('FIT-102 does nothing by Enter with several or none', () => {
    const { choice, chosen, list } = make()
    for (const typed of ['b', 'xyz']) {
      choice.type(typed)
      choice.enter()
    }
    assert.deepEqual([chosen, list()?.typed], [[], 'xyz'])
  })

  it('COR-101 chooses by Enter the row that the arrow keys have reached', () => {
    const { choice, chosen } = make()
    choice.type('b')
    assert.deepEqual(['ArrowDown', 'ArrowDown', 'a', 'Home'].map(choice.move), [
      true,
      true,
      false,
      false,
    ])
    choice.enter()
    assert.deepEqual(labels(chosen), ['Brother'])
  })

  it('COR-101 reaches the last row upwards, and stops at both ends', () => {
    const { choice, list } = make()
    const reached = (key: string) => {
      choice.move(key)
      return list()?.active
    }
    const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'ArrowUp', 'PageDown']
    assert.deepEqual(keys.map(reached), [5, 5, 0, 0, 5])
  })

  it('FIT-104 counts BrandNotFound once, 250 ms after the filter stopped matching', () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { choice, counted, said } = make()
    choice.type('x')
    mock.timers.tick(200)
    choice.type('xy')
    mock.timers.tick(49)
    const before = [...counted]
    mock.timers.tick(1)
    choice.type('xyz')
    mock.timers.tick(1000)
    mock.timers.reset()
    assert.deepEqual([before, counted], [[], ['BrandNotFound']])
    assert.deepEqual(said.announced, [messages['fitment.brandEmpty']])
  })

  for (const [way, act] of [
    ['it matches again', (made: ReturnType<typeof make>) => made.choice.type('b')],
    ['the popover closes', (made: ReturnType<typeof make>) => made.choice.close()],
    ['the element leaves', (made: ReturnType<typeof make>) => made.leave()],
  ] as const) {
    it(`FIT-104 counts nothing when ${way} before`, () => {
      mock.timers.enable({ apis: ['setTimeout'] })
      const made = make()
      made.choice.type('x')
      mock.timers.tick(249)
      act(made)
      mock.timers.tick(1000)
      mock.timers.reset()
      assert.deepEqual(made.counted, [])
    })
  }

  it('FIT-104 counts again when it stops matching anew', () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { choice, counted } = make()
    for (const typed of ['x', 'b', 'x']) {
      choice.type(typed)
      mock.timers.tick(250)
    }
    mock.timers.reset()
    assert.deepEqual(counted, ['BrandNotFound', 'BrandNotFound'])
  })

  it('FIT-136 has the favorites that are among the brands, in their order', () => {
    const { choice } = make({ favoriteBrands: ['BROTHER', 'NONE', 'BOSCH'] })
    assert.deepEqual(labels(choice.favorites()), ['Brother', 'Bosch'])
  })

  it('FIT-136 has the favorites that the page has changed since', () => {
    const { choice, configure } = make({ favoriteBrands: ['BROTHER'] })
    configure({ favoriteBrands: ['BOSCH'] })
    choice.close()
    choice.toggle()
    assert.deepEqual(labels(choice.favorites()), ['Bosch'])
  })
})
