import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { textFinder } from '../../../src/widgets/fitment/fitment-stripe/text.model.ts'
import { messages } from '../../../src/widgets/fitment/fitment-stripe/fitment-stripe.messages.ts'
import { answered, failed, finderStripe } from '../../support/fitment-stripe.ts'

type Given = Parameters<typeof finderStripe>[0]

const hit = (brand: string, series: string, modelnumber: string) => ({
  fields: { brand, series, modelnumber },
})
const lg = hit('LG', 'Side by Side', 'LSXS26366S')
const lgDoor = hit('LG', 'French Door', 'LSXS26366S')
const bosch = hit('Bosch', 'Series 4', 'LSXS26366S')

function make(config?: Given) {
  const made = finderStripe(config)
  const finder = textFinder(made.stripe)
  const entries = () => finder.$picker.get()?.entries.map(({ text }) => text)
  const choose = (text: string) => finder.pickEntry(entries()!.indexOf(text))
  const saying = () => made.shown().said?.text
  return { ...made, finder, entries, choose, saying }
}

/** A number was submitted. */
function submitted(text: string, config?: Given) {
  const made = make(config)
  made.finder.$text.set(text)
  void made.finder.submit()
  return made
}

/** ... and looked up. */
async function found(hits: readonly object[], config?: Given) {
  const made = submitted('LSXS26366S', config)
  await made.answer(answered({ hits: { hit: hits, found: hits.length } }))
  return made
}

/** ... and no model has it. */
async function unknown(config?: Given, text = 'LSX-99') {
  const made = submitted(text, config)
  await made.answer(answered({ hits: { hit: [], found: 0 } }))
  return made
}

const meant = (...suggestions: string[]) =>
  answered({ suggest: { suggestions: suggestions.map(suggestion => ({ suggestion })) } })

async function withoutSuggestion(config?: Given, text?: string) {
  const made = await unknown(config, text)
  await made.answer(meant())
  return made
}

describe('the lookup of a model number', () => {
  it('FIT-022 FIT-026 asks for the text without any white space', () => {
    const { asked } = submitted(' LSX\u00a0S26\t366 S\u3000')
    assert.deepEqual(asked()[0], {
      qtype: 'modelInfo',
      q: 'LSXS26366S',
      qCategory: undefined,
      isDetail: '1',
    })
  })

  for (const text of ['', '   ', '\u00a0\u3000']) {
    it(`FIT-023 asks and says nothing for ${JSON.stringify(text)}`, () => {
      const { asked, shown } = submitted(text)
      assert.deepEqual([asked(), shown().said, shown().busy], [[], null, false])
    })
  }

  it('FIT-024 looks 49 characters up, blanks aside', () => {
    const { asked } = submitted(` ${'x'.repeat(20)} ${'y'.repeat(29)} `)
    assert.equal(asked()[0]?.q.length, 49)
  })

  it('FIT-025 finds no 50 characters, and makes no call', () => {
    const text = 'x'.repeat(50)
    const { asked, saying, shown } = submitted(text)
    assert.deepEqual([asked(), shown().busy], [[], false])
    assert.ok(saying()?.includes(text))
  })

  for (const [pageType, isDetail] of [
    ['detail', '1'],
    ['search', undefined],
    ['browse', undefined],
  ] as const) {
    it(`FIT-027 sends isDetail=${isDetail} on a ${pageType} page, and the category`, () => {
      const { asked } = submitted('x', { pageType, category: 'grill' })
      const [query] = asked()
      assert.deepEqual([query?.['isDetail'], query?.['qCategory']], [isDetail, 'grill'])
    })
  }

  it('FIT-032 picks the only hit', async () => {
    const { told, entries } = await found([lg])
    assert.deepEqual(
      [told.picked.map(({ model }) => model), entries()],
      [['LSXS26366S'], undefined],
    )
  })

  it('FIT-032 asks where more were found than the answer holds', async () => {
    const made = submitted('LSX')
    await made.answer(answered({ hits: { hit: [lg], found: 30 } }))
    assert.deepEqual([made.told.picked, made.entries()], [[], ['Side by Side LSXS26366S']])
  })

  it('FIT-033 offers one entry per hit of one brand, naming series and model', async () => {
    const { entries, finder, shown, said } = await found([lg, lgDoor])
    const title = messages['fitment.pickSeries']
    assert.equal(finder.$picker.get()?.title, title)
    assert.deepEqual(entries(), ['Side by Side LSXS26366S', 'French Door LSXS26366S'])
    assert.deepEqual([shown().busy, said.announced], [false, [title]])
  })

  it('FIT-034 offers each of several brands once', async () => {
    const { entries, finder } = await found([lg, bosch, lgDoor])
    assert.equal(finder.$picker.get()?.title, messages['fitment.pickBrand'])
    assert.deepEqual(entries(), ['LG', 'Bosch'])
  })

  it('FIT-035 picks the hit of a series, and closes', async () => {
    const { choose, told, finder } = await found([lg, lgDoor])
    await choose('French Door LSXS26366S')
    assert.deepEqual(
      told.picked.map(({ series }) => series),
      ['French Door'],
    )
    assert.equal(finder.$picker.get(), null)
  })

  it('FIT-035 picks the only hit of a brand', async () => {
    const { choose, told, finder } = await found([lg, bosch, lgDoor])
    await choose('Bosch')
    assert.deepEqual(
      told.picked.map(({ brand }) => brand),
      ['Bosch'],
    )
    assert.equal(finder.$picker.get(), null)
  })

  it('FIT-035 offers the series of a brand with several hits', async () => {
    const { choose, told, entries } = await found([lg, bosch, lgDoor])
    await choose('LG')
    assert.deepEqual(told.picked, [])
    assert.deepEqual(entries(), ['Side by Side LSXS26366S', 'French Door LSXS26366S'])
  })

  it('FIT-047 FIT-048 says that the lookup failed, and counts it once', async () => {
    const made = submitted('LSX')
    await made.answer(failed())
    assert.deepEqual(
      [made.saying(), made.shown().busy, made.told.counted],
      [messages['fitment.modelError'], false, ['ModelLookupFailed']],
    )
  })

  it('COR-032 ends quietly when it leaves the page', async () => {
    const made = submitted('LSX')
    await made.answer(failed('aborted'))
    assert.deepEqual([made.shown().said, made.shown().busy, made.told.counted], [null, false, []])
  })

  it('FIT-051 makes one call for two submits', () => {
    const { finder, asked } = submitted('LSX')
    void finder.submit()
    assert.equal(asked().length, 1)
  })

  it('FIT-097 drops an answer to any lookup but the newest', async () => {
    const { stripe, said, settled, told } = finderStripe()
    // Every lookup may run to its end here: the number alone tells them apart.
    const finder = textFinder({ ...stripe, begin: () => new AbortController().signal })
    finder.$text.set('LSX')
    void finder.submit()
    void finder.submit()
    said.calls[0]?.answer(answered({ hits: [bosch] }))
    await settled()
    assert.deepEqual(told.picked, [])
    said.calls[1]?.answer(answered({ hits: [lg] }))
    await settled()
    assert.deepEqual(
      told.picked.map(({ brand }) => brand),
      ['LG'],
    )
  })

  it('FIT-050 FIT-146 gives the lookup up when the text is edited', async () => {
    const made = submitted('LSX')
    void made.finder.edit('LSXS', false)
    await made.answer(answered({ hits: [lg] }))
    assert.deepEqual([made.told.picked, made.told.edits, made.shown().busy], [[], 1, false])
  })
})

describe('a model number that no model has', () => {
  it('FIT-036 asks once what may be meant, with the same text', async () => {
    const { asked } = await unknown({ category: 'grill' }, 'lsx 99')
    assert.deepEqual(asked().slice(1), [{ qtype: 'modelSearch', q: 'lsx99', qCategory: 'grill' }])
  })

  it('FIT-037 FIT-143 lists what may be meant, and none of it', async () => {
    const { answer, entries, finder } = await unknown({}, 'lsx 99')
    await answer(meant('LSX-90', 'LSX-98', 'LSX-90'))
    assert.equal(finder.$picker.get()?.title, "'lsx 99' not found. Did you mean:")
    assert.deepEqual(entries(), ['LSX-90', 'LSX-98', 'None of these'])
  })

  it('FIT-038 looks the chosen text up', async () => {
    const { answer, asked, choose, finder } = await unknown()
    await answer(meant('LSX-90'))
    void choose('LSX-90')
    assert.deepEqual([asked().at(-1)?.qtype, asked().at(-1)?.q], ['modelInfo', 'LSX-90'])
    assert.deepEqual([finder.$text.get(), finder.$picker.get()], ['LSX-90', null])
  })

  it('FIT-039 asks on a search page whether it is a part', async () => {
    const { asked } = await withoutSuggestion({ pageType: 'search' }, 'WR 55')
    assert.deepEqual(asked().slice(2), [{ qtype: 'partInfo', q: 'WR55' }])
  })

  for (const pageType of ['detail', 'browse'] as const) {
    it(`FIT-040 FIT-041 FIT-045 says on a ${pageType} page what was not found`, async () => {
      const { asked, saying, shown } = await withoutSuggestion({ pageType }, 'LSX 99')
      assert.equal(asked().length, 2)
      assert.deepEqual(
        [saying(), shown().said?.tone],
        ['We could not find the model "LSX 99". Check the number and try again.', 'error'],
      )
    })
  }

  it('FIT-042 FIT-043 tells of a part, and leads to it', async () => {
    const made = await withoutSuggestion({ pageType: 'search' })
    await made.answer(
      answered({ hits: { found: 2, hit: [{ fields: { partnumber: 'WR55X10025' } }] } }),
    )
    const { said } = made.shown()
    assert.deepEqual(
      [said?.tone, said?.text, said?.action?.label],
      ['info', '"WR55X10025" looks like a part number.', 'Search for part WR55X10025'],
    )
    assert.deepEqual(made.said.events, [
      { name: 'dp-part-detected', detail: { partNumber: 'WR55X10025' } },
    ])
    said?.action?.run()
    assert.deepEqual(made.told.searched, [{ keywords: 'WR55X10025', machine: undefined }])
  })

  const part = { fields: { partnumber: 'WR55' } }
  for (const hits of [{ found: 0 }, { found: 0, hit: [part] }, { found: 3, hit: [] }]) {
    it(`FIT-044 finds neither model nor part in ${JSON.stringify(hits)}`, async () => {
      const made = await withoutSuggestion({ pageType: 'search' })
      await made.answer(answered({ hits }))
      assert.ok(made.saying()?.includes('"LSX-99"'))
      assert.deepEqual(made.said.events, [])
    })
  }

  it('FIT-049 says that the search for a part failed', async () => {
    const made = await withoutSuggestion({ pageType: 'search' })
    await made.answer(failed('timeout'))
    assert.equal(made.saying(), messages['fitment.modelError'])
    assert.deepEqual(made.told.counted, ['PartInfoFailed'])
  })

  it('FIT-142 takes a failed model-search for no suggestion', async () => {
    const made = await unknown({ pageType: 'search' })
    await made.answer(failed())
    assert.deepEqual([made.asked().at(-1)?.qtype, made.shown().said], ['partInfo', null])
    assert.deepEqual(made.told.counted, ['ModelSearchFailed'])
  })

  it('FIT-143 goes on by "None of these" as without a suggestion', async () => {
    const search = await unknown({ pageType: 'search' })
    await search.answer(meant('LSX-90'))
    void search.choose('None of these')
    assert.deepEqual([search.asked().at(-1)?.qtype, search.shown().busy], ['partInfo', true])
    const detail = await unknown()
    await detail.answer(meant('LSX-90'))
    await detail.choose('None of these')
    assert.deepEqual([detail.asked().length, !!detail.saying()], [2, true])
  })
})

describe('the pickers', () => {
  it('FIT-145 are left by Back, and the text stays', async () => {
    const { finder, told, shown } = await found([lg, lgDoor])
    finder.back()
    assert.deepEqual([finder.$picker.get(), finder.$text.get()], [null, 'LSXS26366S'])
    assert.deepEqual([told.picked, shown().busy], [[], false])
  })

  it('FIT-145 are left by editing', async () => {
    const { finder } = await found([lg, lgDoor])
    void finder.edit('LSX', false)
    assert.deepEqual([finder.$picker.get(), finder.$text.get()], [null, 'LSX'])
  })

  it('FIT-077 FIT-151 are gone with another model, and at the beginning', async () => {
    const one = await found([lg, lgDoor])
    one.finder.show({ displayModel: 'WTG-86' } as Parameters<typeof one.finder.show>[0])
    assert.deepEqual([one.finder.$picker.get(), one.finder.$text.get()], [null, 'WTG-86'])
    const other = await found([lg, lgDoor])
    other.finder.reset()
    assert.deepEqual([other.finder.$picker.get(), other.finder.$text.get()], [null, ''])
  })
})
