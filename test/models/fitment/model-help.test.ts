import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { modelHelp, type ModelHelp } from '../../../elements/fitment/model-help.ts'
import type { CallSpec, Outcome } from '../../../src/contract/call.ts'
import type { Config } from '../../../src/element/describe.ts'
import { messages } from '../../../src/widgets/fitment/model-help/model-help.messages.ts'
import { model } from '../../../src/widgets/fitment/model-help/model-help.model.ts'
import { categoryIds, filtersOf } from '../../../src/widgets/fitment/model-help/choice.rules.ts'
import { portsOf } from '../../support/ports.ts'

type Categories = Config<ModelHelp>['categories']

const categories: Categories = {
  hvac: { subcategories: [{ id: 'split', label: 'Split' }] },
  vacuum: {
    label: 'Vacuum cleaners',
    subcategories: [
      {
        id: 'upright',
        label: 'Upright',
        videoIds: ['a', 'b', 'c'],
        filters: [
          { id: 'cord', label: 'Corded', videoIds: ['c', 'a'] },
          { id: 'bag', label: 'With a bag' },
        ],
      },
      { id: 'robot', label: 'Robot', image: '/robot.png' },
    ],
  },
  Grills: { subSelectorLabel: 'Brand', subcategories: [{ id: 'weber', label: 'Weber' }] },
}

const answered = (value: unknown) => ({ ok: true, value, status: 200 }) as Outcome<CallSpec>
const videos = (...urls: string[]) =>
  answered({ swf: '/old.swf', videosInfo: urls.map(videoUrl => ({ videoUrl })) })
const fault = (problem: 'timeout' | 'aborted'): Outcome<CallSpec> => ({
  ok: false,
  problem,
  status: 0,
  code: '',
})

function make(config: Partial<Config<ModelHelp>> = {}) {
  const host = portsOf(modelHelp, { categories, ...config }, { messages })
  const help = model(host.ports)
  const { said, settled } = host
  const queries = () => said.calls.map(({ input }) => (input as { query: object }).query)
  const chosen = () => {
    const { category, filter, subcategory } = help.$choice.get()
    return [category.id, subcategory?.id, filter]
  }
  async function answer(outcome: Outcome<CallSpec>) {
    said.calls.at(-1)?.answer(outcome)
    await settled()
  }
  /** Asks for help as another element of the page does; whether it was taken up. */
  function request(category: string, isTaken = false) {
    let taken = isTaken
    const preventDefault = () => (taken = true)
    host.hears('dp-help-requested', { category }, { defaultPrevented: isTaken, preventDefault })
    return taken
  }
  return { ...host, help, queries, chosen, answer, request }
}

describe('model of the model help', () => {
  for (const [wanted, found] of [
    ['VACUUM', 'vacuum'],
    ['homehvac', 'hvac'],
    ['grill', 'Grills'],
    ['boats', 'hvac'],
  ] as const) {
    it(`MDL-001 opens with ${found} chosen when ${wanted} is asked for`, () => {
      const { chosen, help, request } = make()
      assert.equal(request(wanted), true)
      assert.deepEqual([help.isOpen(), chosen()[0]], [true, found])
    })
  }

  it('MDL-001 leaves a request alone that another has taken up', () => {
    const { help, request } = make()
    request('vacuum', true)
    assert.equal(help.isOpen(), false)
  })

  it('MDL-003 MDL-004 MDL-005 offers what is configured, in its own order', () => {
    const { chosen, help } = make()
    const shown = help.categories().map(({ id, label, offers }) => [id, label, offers])
    assert.deepEqual(shown, [
      ['hvac', undefined, 'subCategory'],
      ['vacuum', 'Vacuum cleaners', 'subCategory'],
      ['Grills', undefined, 'brand'],
    ])
    help.chooseCategory('vacuum')
    const { category } = help.$choice.get()
    assert.deepEqual(
      category.subcategories.map(({ id }) => id),
      ['upright', 'robot'],
    )
    assert.deepEqual(chosen(), ['vacuum', 'upright', ''])
  })

  it('MDL-003 warns of a category that it does not know', () => {
    const { help, said } = make({ categories: { ...categories, boats: {} } })
    assert.equal(help.categories().length, 3)
    assert.deepEqual(said.warnings, [
      'categories: boats is none of the known categories; it is not offered',
    ])
  })

  it('MDL-006 MDL-008 asks for the videos of the subcategory, narrowed by a filter', () => {
    const { help, queries, request, said } = make()
    request('vacuum')
    help.chooseFilter('cord')
    help.chooseFilter('bag')
    help.chooseSubcategory('robot')
    assert.equal(said.calls[0]?.id, 'help-videos')
    assert.deepEqual(queries(), [
      { category: 'vacuum', subCategory: 'upright', videoIds: 'a,b,c' },
      { category: 'vacuum', subCategory: 'upright', videoIds: 'a,c' },
      { category: 'vacuum', subCategory: 'upright', videoIds: 'a,b,c' },
      { category: 'vacuum', subCategory: 'robot', videoIds: undefined },
    ])
  })

  it('MDL-006 offers the filters of the category where a subcategory has none of its own', () => {
    const [own, common] = ['own', 'common'].map(id => [{ id, label: id, videoIds: ['b'] }])
    const { help, queries, request } = make({
      categories: {
        vacuum: {
          subcategories: [
            { id: 'upright', label: 'Upright', filters: own },
            { id: 'robot', label: 'Robot', videoIds: ['a', 'b'] },
            { id: 'hand', label: 'Hand', filters: [] },
          ],
          filters: common,
        },
      },
    })
    request('vacuum')
    const offers = () => filtersOf(help.$choice.get()).map(({ id }) => id)
    assert.deepEqual(offers(), ['own'])
    help.chooseSubcategory('hand')
    assert.deepEqual(offers(), [])
    help.chooseSubcategory('robot')
    assert.deepEqual(offers(), ['common'])
    help.chooseFilter('common')
    assert.deepEqual(queries().at(-1), {
      category: 'vacuum',
      subCategory: 'robot',
      videoIds: 'b',
    })
  })

  it('MDL-006 lets go of the filter with its subcategory', () => {
    const { chosen, help, request } = make()
    request('vacuum')
    help.chooseFilter('cord')
    help.chooseSubcategory('robot')
    assert.deepEqual(chosen(), ['vacuum', 'robot', ''])
  })

  it('MDL-008 MDL-009 plays the videos and takes nothing else of the answer', async () => {
    const { answer, help, request } = make()
    request('vacuum')
    await answer(videos('/a.webm', '/b.webm'))
    assert.deepEqual(help.$help.get(), { videos: ['/a.webm', '/b.webm'], left: '', right: '' })
    assert.equal(help.$state.get(), 'shown')
  })

  it('MDL-008 shows the picture alone when there is no video', async () => {
    const { answer, help, request } = make()
    request('vacuum')
    help.chooseSubcategory('robot')
    await answer(videos())
    assert.equal(help.isEmpty(), false)
  })

  for (const [hasLeftPanelContent, sent, left] of [
    [false, 'false', ''],
    [true, 'true', 'L'],
  ] as const) {
    it(`MDL-010 MDL-011 draws the panels (left: ${sent})`, async () => {
      const { answer, help, queries, request, said } = make({ layout: 'v2', hasLeftPanelContent })
      request('vacuum')
      assert.equal(said.calls[0]?.id, 'help-content')
      assert.deepEqual(queries(), [
        { category: 'vacuum', subCategory: 'upright', hasLeftPanelContent: sent },
      ])
      await answer(answered({ leftPanelHTML: 'L', rightPanelHTML: 'R' }))
      assert.deepEqual(help.$help.get(), { videos: [], left, right: 'R' })
    })
  }

  it('MDL-012 sends the category by the name that calls know', () => {
    const { queries, request } = make()
    request('Grills')
    request('HVAC')
    assert.deepEqual(
      queries().map(query => (query as { category: string }).category),
      ['grill', 'homehvac'],
    )
  })

  it('MDL-013 says that there is no help, or that it failed, and goes on from there', async () => {
    const { answer, help, request, said } = make()
    request('vacuum')
    await answer(videos())
    assert.deepEqual([help.$state.get(), help.isEmpty()], ['shown', true])
    help.chooseSubcategory('robot')
    await answer(fault('timeout'))
    assert.equal(help.$state.get(), 'failed')
    assert.deepEqual(said.announced, [messages['modelHelp.empty'], messages['modelHelp.failed']])
    assert.deepEqual(said.metrics, [
      { name: 'ModelHelpFailed', fields: { reason: 'timeout', status: 0 } },
    ])
    void help.retry()
    await answer(videos('/a.webm'))
    assert.equal(help.$state.get(), 'shown')
  })

  it('MDL-014 shows the help of the newest choice', async () => {
    const { answer, help, request, said, settled } = make()
    request('vacuum')
    const [first] = said.calls
    help.chooseSubcategory('robot')
    assert.equal(first?.options?.signal?.aborted, true)
    await answer(videos('/new.webm'))
    first?.answer(videos('/old.webm'))
    await settled()
    assert.deepEqual(help.$help.get().videos, ['/new.webm'])
  })

  it('MDL-016 opens by its own button with what is configured, and closes by it', () => {
    const { chosen, help, said } = make({ category: 'vacuum', subCategory: 'robot' })
    help.toggle()
    assert.deepEqual(
      [chosen(), [...said.states].toSorted()],
      [
        ['vacuum', 'robot', ''],
        ['loading', 'open'],
      ],
    )
    help.toggle()
    assert.equal(help.isOpen(), false)
  })

  it('MDL-017 offers all categories without a configuration, and asks by category alone', () => {
    const { help, queries } = make({ categories: undefined })
    assert.deepEqual(
      help.categories().map(({ id }) => id),
      [...categoryIds],
    )
    help.toggle()
    assert.deepEqual(queries(), [
      { category: 'major_appliance', subCategory: undefined, videoIds: undefined },
    ])
  })

  it('MDL-018 tells once that it opened and closed', () => {
    const { help, request, said } = make()
    request('vacuum')
    request('vacuum')
    help.chooseCategory('Grills')
    help.close()
    help.close()
    assert.deepEqual(said.events, [
      { name: 'dp-help-opened', detail: { category: 'vacuum', subCategory: 'upright' } },
      { name: 'dp-help-closed', detail: { category: 'Grills' } },
    ])
  })

  it('loads anew when what is configured changes while it is open, and keeps the choice', () => {
    const { chosen, configure, queries, request } = make()
    request('Grills')
    configure({ categories: { ...categories, hvac: {} } })
    assert.deepEqual([chosen(), queries().length], [['Grills', 'weber', ''], 2])
    configure({ layout: 'v2' })
    assert.equal(queries().length, 3)
  })

  it('COR-032 closes when it leaves the page, quietly', async () => {
    const { answer, help, leave, request, said } = make()
    request('vacuum')
    leave()
    await answer(fault('aborted'))
    assert.deepEqual([help.$state.get(), said.metrics], ['closed', []])
  })
})
