import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '../../elements/index.ts'
import { run } from '../../command/run.ts'

async function tags(...words: string[]) {
  const said: string[] = []
  const complaints: string[] = []
  const status = await run(['tags', ...words], {
    say: text => said.push(text),
    complain: text => complaints.push(text),
    hasColors: false,
    library: '',
    version: '',
  })
  return { status, said: said.join('\n'), complaints: complaints.join('\n') }
}

describe('dp tags', () => {
  it('lists each tag with its sentence', async () => {
    const { status, said } = await tags()
    const lines = said.split('\n').map(line => line.split(/ {2,}/))
    assert.equal(status, 0)
    assert.deepEqual(
      lines,
      catalogue.map(({ tag, about }) => [tag, about]),
    )
  })

  for (const descriptor of catalogue) {
    it(`shows fields, events and examples of ${descriptor.tag}`, async () => {
      const { said } = await tags(descriptor.tag)
      const { fields, events, hears = {}, calls = [], keyboard, examples } = descriptor
      const abouts = [fields, events, hears].flatMap(Object.values).map(({ about }) => about)
      const names = [events, hears, keyboard].flatMap(Object.keys)
      const shown = [...examples.map(({ html }) => html), ...calls.map(({ path }) => path)]
      for (const text of [...abouts, ...names, ...shown]) assert.ok(said.includes(text), text)
      assert.doesNotMatch(said, /undefined|\[object/)
    })
  }

  it('COR-001 says which fields are written as attributes, and which in page state', async () => {
    const { said } = await tags('dp-quantity-selector')
    assert.match(said, /^ {2}data-max-quantity, a whole number/m)
    assert.match(said, /^ {2}qsItems \(page state\), JSON/m)
    assert.match(said, /^ {2}staticData \(page state\), any value$/m)
  })

  it('says what a field has to be, whether it is required, and its default', async () => {
    const { said } = await tags('dp-fitment-stripe')
    assert.match(said, /^ {2}data-page-type, one of detail, search, browse, required$/m)
    assert.match(said, /^ {2}data-finder, a text, default "text"$/m)
  })

  it('COR-003 says where else a field comes from', async () => {
    const { said } = await tags('dp-deal-box')
    assert.match(said, /^ {6}Anti-forgery token.* If not set: <meta name="dp-csrf-token">\.$/m)
    assert.match(said, /^ {6}The shopper is a member\. If not set: page store \$shopper\.prime\.$/m)
  })

  it('says what a method is called with', async () => {
    const { said } = await tags('dp-buy-box')
    assert.match(said, /^ {2}lock\(container\): Locks an offer container\.$/m)
  })

  it('finds a tag without its dp-', async () => {
    assert.deepEqual(await tags('deal-box'), await tags('dp-deal-box'))
  })

  it('names the nearest tag when there is none of a name', async () => {
    const { status, said, complaints } = await tags('dp-dealbox')
    assert.deepEqual([status, said], [2, ''])
    assert.match(complaints, /no element dp-dealbox: did you mean dp-deal-box\?/)
  })
})
