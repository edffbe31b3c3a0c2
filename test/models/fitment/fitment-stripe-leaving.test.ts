import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  answered,
  asin,
  checkedStripe,
  failed,
  fits,
  lg,
  stripeOf,
  type StripeConfig,
} from '../../support/fitment-stripe.ts'

const search = 'dp-before-submit-search'
const save = 'my-model-save'
interface Search {
  action: string
  fields: Record<string, string>
}

/** The searches that a stripe submits; the page keeps the shopper here. */
function searchesOf(config: StripeConfig, act: (made: ReturnType<typeof stripeOf>) => unknown) {
  const made = stripeOf(config, ['dp-before-navigate'])
  act(made)
  return { ...made, searches: made.eventsOf(search) as Search[] }
}
const picked = (config: StripeConfig) => searchesOf(config, made => made.stripe.pick(lg))
const fieldsOf = (config: StripeConfig) => picked(config).searches[0]?.fields

const rpp = '{address}Black & Decker| side  by side |lsx-26366'

describe('the search that the stripe submits', () => {
  it('FIT-067 FIT-069 FIT-154 has exactly these fields on a search page', () => {
    const config = { keywords: 'pump', rh: 'n:1', browseNode: '12', rootBrowseNode: '1' }
    const { searches } = picked({ pageType: 'search', ...config })
    assert.deepEqual(searches, [
      {
        action: '/s/ref=sx_rpp_stripe_showallparts',
        fields: {
          keywords: 'pump',
          rh: 'n:1',
          node: '12',
          rpp,
          rd: '',
          rppModelNumber: 'lsx-26366',
          rppModelBrand: 'Black & Decker',
        },
      },
    ])
  })

  it('FIT-068 FIT-155 has the reftag of its page elsewhere', () => {
    const { searches } = picked({ pageType: 'browse' })
    assert.equal(searches[0]?.action, '/s/ref=dp_rpp_stripe_showallparts')
  })

  it('FIT-069 takes the root where there is no node', () => {
    assert.equal(fieldsOf({ pageType: 'search', rootBrowseNode: '1' })?.['node'], '1')
    assert.equal(fieldsOf({ pageType: 'search' })?.['node'], '')
  })

  it('FIT-070 FIT-071 names the model in one parameter, with the id that overrides the stripe', () => {
    const config = { pageType: 'search', searchParamPrefix: 'mod:' } as const
    assert.equal(fieldsOf(config)?.['rpp'], rpp.replace('{address}', 'mod:'))
    const overridden = fieldsOf({ ...config, overriddenStripeId: 's7' })
    assert.equal(overridden?.['rpp'], `${rpp.replace('{address}', 'mod:')}~s7`)
  })

  it('FIT-076 tells first of the search, then of the form; each can forbid it', () => {
    const { events } = picked({ pageType: 'search' }).said
    const after = events.filter(({ name }) => name.startsWith('dp-before'))
    assert.deepEqual(
      after.map(({ name }) => name),
      [search, 'dp-before-navigate'],
    )
    const { url, kind } = after[1]!.detail as { url: string; kind: string }
    const { pathname, searchParams } = new URL(url)
    assert.deepEqual(
      [kind, pathname, searchParams.get('rpp'), [...searchParams.keys()]],
      [
        'form',
        '/s/ref=sx_rpp_stripe_showallparts',
        rpp,
        Object.keys(fieldsOf({ pageType: 'search' }) ?? {}),
      ],
    )
    const forbidden = stripeOf({ pageType: 'search' }, [search])
    forbidden.stripe.pick(lg)
    assert.deepEqual(forbidden.eventsOf('dp-before-navigate'), [])
  })

  it('FIT-076 submits what a listener has changed', () => {
    const made = stripeOf({ pageType: 'search' }, ['dp-before-navigate'])
    const { emit } = made.ports
    made.ports.emit = (...event: Parameters<typeof emit>) => {
      if (event[0] === search) (event[1] as Search).fields['keywords'] = 'changed'
      return emit.call(made.ports, ...event)
    }
    made.stripe.pick(lg)
    const [{ url }] = made.eventsOf('dp-before-navigate') as [{ url: string }]
    assert.equal(new URL(url).searchParams.get('keywords'), 'changed')
  })

  it('FIT-078 clears on a search page with rd=1 and empty model fields', () => {
    const config = { pageType: 'search', stripeState: 'result-found', modelNumber: 'LSX' } as const
    const { searches, shown } = searchesOf(config, made => made.stripe.clear())
    const { rd, rpp: model, rppModelBrand, rppModelNumber } = searches[0]?.fields ?? {}
    assert.deepEqual([rd, model, rppModelBrand, rppModelNumber], ['1', '', '', ''])
    assert.equal(shown().state, 'result-found')
  })

  it('FIT-080 FIT-154 searches parts with the model kept, and the text as keywords alone', () => {
    const config = {
      pageType: 'search',
      stripeState: 'result-found',
      modelNumber: 'LSX',
      rh: 'n:1',
      keywords: 'old',
    } as const
    const { searches } = searchesOf(config, made => made.stripe.search('WR55'))
    const { keywords, rh, rppModelNumber } = searches[0]?.fields ?? {}
    assert.deepEqual([keywords, rh, rppModelNumber], ['WR55', 'n:1', 'LSX'])
  })

  it('FIT-080 searches for no text at all with nothing', () => {
    const { searches } = searchesOf({ pageType: 'search' }, made => made.stripe.search(''))
    assert.deepEqual(searches, [])
  })

  it('FIT-074 searches all parts of the model', () => {
    const config = { stripeState: 'no-result', modelNumber: 'LSX' } as const
    const { searches } = searchesOf(config, made => made.stripe.searchParts())
    assert.equal(searches[0]?.fields['rppModelNumber'], 'LSX')
  })

  it('FIT-148 leads on from an incomplete model with what is known', () => {
    const { searches } = searchesOf({}, made => {
      made.stripe.pick({ ...lg, series: '' })
      made.shown().said?.action?.run()
    })
    assert.equal(searches[0]?.fields['rpp'], '{address}Black & Decker||lsx-26366')
  })

  it('FIT-072 leads from a browse page to the address of the page, with the model in its query', () => {
    const config = { pageType: 'browse', widgetRedirectURL: '/parts?a=1' } as const
    const { eventsOf, searches } = picked(config)
    const [{ url, kind }] = eventsOf('dp-before-navigate') as [{ url: string; kind: string }]
    const { pathname, searchParams } = new URL(url)
    assert.deepEqual([kind, pathname, searches], ['page', '/parts', []])
    assert.deepEqual(Object.fromEntries(searchParams), {
      a: '1',
      rpp,
      rppModelNumber: 'lsx-26366',
      rppModelBrand: 'Black & Decker',
    })
  })
})

describe('saving the model', () => {
  const query = { brand: lg.brand, model: lg.model, series: lg.series, scope: 'default' }

  it('FIT-081 saves it with the product on a detail page, once the check has answered', async () => {
    const made = stripeOf()
    made.stripe.pick(lg)
    assert.deepEqual(made.callsOf(save), [])
    await made.answer('fitment-check', fits)
    assert.deepEqual(made.queryOf(save), { ...query, asin })
    assert.deepEqual((await checkedStripe(failed())).callsOf(save), [])
  })

  it('FIT-081 FIT-165 saves it without the product when it is picked elsewhere, and waits for nothing', () => {
    const { queryOf, searches } = picked({ pageType: 'search' })
    assert.deepEqual([queryOf(save), searches.length], [query, 1])
  })

  it('FIT-082 FIT-084 FIT-085 asks three times in all after timeouts, and says nothing', async () => {
    const made = await checkedStripe(fits)
    for (let time = 0; time < 4; time++) await made.answer(save, failed('timeout', 0))
    assert.deepEqual([made.callsOf(save).length, made.metrics()], [3, ['DataQueryFailed']])
    assert.deepEqual([made.shown().said, made.shown().state], [null, 'result-found'])
  })

  for (const [status, metric] of [
    [404, 'PutMyModelAjaxFailed'],
    [499, 'PutMyModelAjaxFailed'],
    [500, 'DataQueryFailed'],
    [503, 'DataQueryFailed'],
  ] as const) {
    it(`FIT-083 FIT-084 counts ${metric} after ${status}, and does not ask again`, async () => {
      const made = await checkedStripe(fits)
      await made.answer(save, failed('unavailable', status))
      assert.deepEqual([made.callsOf(save).length, made.metrics()], [1, [metric]])
    })
  }
})

describe('saved and popular models', () => {
  const load = 'my-model-load'
  const data = [
    { brand: 'LG', modelnumber: 'A', isSavedModel: true },
    { brand: 'LG', modelnumber: 'B' },
  ]
  const answer = answered({ myModels: { 'meta-data': { count: 1 }, data } })

  it('FIT-086 FIT-156 asks for them with the product on a detail page, else with the node', () => {
    const config = {
      browseNode: '12',
      category: 'HVAC',
      stripeParams: { scope: 'tools', category: 'no' },
    }
    const detail = stripeOf(config)
    void detail.stripe.listed('LG')
    const rest = { getMyModel: '1', brand: 'LG', scope: 'tools', category: 'homehvac' }
    assert.deepEqual(detail.queryOf(load), { ...rest, asin })
    const browse = stripeOf({ ...config, pageType: 'browse' })
    void browse.stripe.listed()
    const { brand: _, ...without } = rest
    assert.deepEqual(browse.queryOf(load), { ...without, browseNode: '12' })
  })

  it('FIT-090 FIT-138 asks once per brand', async () => {
    const made = stripeOf()
    const listed = made.stripe.listed('LG')
    await made.answer(load, answer)
    assert.deepEqual(
      (await listed).saved.map(({ model }) => model),
      ['A'],
    )
    assert.equal((await made.stripe.listed('LG')).saved.length, 1)
    assert.equal(made.callsOf(load).length, 1)
    void made.stripe.listed('GE')
    assert.equal(made.callsOf(load).length, 2)
  })

  it('FIT-138 asks again for a brand whose answer another has pushed aside', () => {
    const made = stripeOf()
    for (const brand of ['LG', 'GE', 'LG']) {
      void made.stripe.listed(brand)
    }
    assert.equal(made.callsOf(load).length, 3)
  })

  it('FIT-139 lists none after a failure, and counts it', async () => {
    const made = stripeOf()
    const listed = made.stripe.listed()
    await made.answer(load, failed())
    assert.deepEqual(await listed, { saved: [], popular: [] })
    assert.deepEqual(made.metrics(), ['DataQueryFailed'])
  })
})
